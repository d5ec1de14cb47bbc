import {useLocation, useSubmit} from '@remix-run/react'
import {useEffect} from 'react'
import {type Answers, answerFields} from './answers'

/**
 * A browser that loads the check again, or goes back to it, sends the form again. Once scripts run it does not: the router
 * makes a plain entry of the history of each page. So the answers stay with that entry, in this tab, as the form would have.
 */
export function useKeptAnswers(answers: Answers | undefined) {
  useEffect(() => {
    // What the router calls the state of a location.
    if (answers) history.replaceState({...history.state, usr: {answers}}, '')
  }, [answers])
}

/** Sends the answers again that were kept with this entry of the history. Whether there are any, the browser alone knows. */
export function useAnswersAgain(action: string, otherwise: () => void) {
  const {state} = useLocation()
  const submit = useSubmit()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history
  useEffect(() => {
    if (isKept(state)) submit(state.answers, {method: 'post', action, replace: true, state})
    else otherwise()
  }, [state])
}

const isKept = (state: unknown): state is {answers: Answers} => {
  const answers: unknown = (state as {answers?: unknown} | null)?.answers
  if (typeof answers !== 'object' || answers === null) return false
  return answerFields.every((name) => typeof (answers as Record<string, unknown>)[name] === 'string')
}
