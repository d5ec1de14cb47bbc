import {useLocation, useSubmit} from '@remix-run/react'
import {useEffect} from 'react'
import {withTabStorage} from '~/forms/tab-storage'
import {type Answers, answerFields} from './answers'

/**
 * A browser that loads the check again, or goes back to it, sends the form again. Once scripts run it does not: the router
 * makes a plain entry of the history of each page. So the answers stay in this tab, as the form would have: in its storage,
 * where visitors find and delete them (docs/decisions/0037), under a name that the entry of the history knows.
 */
const prefix = 'answers:'

export function useKeptAnswers(answers: Answers | undefined) {
  useEffect(() => {
    if (!answers) return
    // What the router calls the state of a location.
    const name = nameIn(history.state?.usr) ?? `${prefix}${Date.now()}`
    withTabStorage((storage) => storage.setItem(name, JSON.stringify(answers)))
    history.replaceState({...history.state, usr: {answers: name}}, '')
  }, [answers])
}

/** Sends the answers again that were kept for this entry of the history. Whether there are any, the browser alone knows. */
export function useAnswersAgain(action: string, otherwise: () => void) {
  const {state} = useLocation()
  const submit = useSubmit()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history
  useEffect(() => {
    const answers = keptUnder(nameIn(state))
    if (answers) submit(answers, {method: 'post', action, replace: true, state})
    else otherwise()
  }, [state])
}

function nameIn(state: unknown): string | undefined {
  const {answers} = Object(state)
  return typeof answers === 'string' && answers.startsWith(prefix) ? answers : undefined
}

function keptUnder(name: string | undefined): Answers | undefined {
  const kept = name && withTabStorage((storage) => JSON.parse(storage.getItem(name) ?? 'null'))
  return answerFields.every((field) => typeof Object(kept)[field] === 'string') ? kept : undefined
}
