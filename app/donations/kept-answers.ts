import {useLocation, useSubmit} from '@remix-run/react'
import {useEffect} from 'react'
import {withTabStorage} from '~/forms/tab-storage'
import {type Answers, answerFields} from './answers'

/**
 * A browser that loads the check again, or goes back to it, sends the form again. Once scripts run it does not: the router
 * makes a plain entry of the history of each page. So the answers stay in this tab, as the form would have: in its storage,
 * where visitors find and delete them (docs/decisions/0037), under a name that the entry of the history knows. When the donation
 * is finished, nothing of them stays.
 */
const prefix = 'answers:'

/** Keeps the answers of the check; `otherwise` is called where a browser puts back a page whose donation is finished. */
export function useKeptAnswers(answers: Answers | undefined, otherwise: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for all answers
  useEffect(() => {
    if (!answers) return
    // What the router calls the state of a location.
    const name = nameIn(history.state?.usr) ?? `${prefix}${Date.now()}`
    withTabStorage((storage) => storage.setItem(name, JSON.stringify(answers)))
    history.replaceState({...history.state, usr: {answers: name}}, '')
    const onShow = ({persisted}: PageTransitionEvent) => {
      if (persisted && withTabStorage((storage) => storage.getItem(name) === null)) otherwise()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
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

/** Forgets all answers of this tab. What has been typed for another donation stays in its form. */
export function forgetAnswers() {
  withTabStorage((storage) => {
    for (const key of Object.keys(storage)) if (key.startsWith(prefix)) storage.removeItem(key)
  })
}

function nameIn(state: unknown): string | undefined {
  const {answers} = Object(state)
  return typeof answers === 'string' && answers.startsWith(prefix) ? answers : undefined
}

function keptUnder(name: string | undefined): Answers | undefined {
  const kept = name && withTabStorage((storage) => JSON.parse(storage.getItem(name) ?? 'null'))
  return answerFields.every((field) => typeof Object(kept)[field] === 'string') ? kept : undefined
}
