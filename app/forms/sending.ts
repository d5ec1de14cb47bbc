import {useActionData, useFetcher} from '@remix-run/react'
import {type FormEvent, useEffect, useState} from 'react'
import type {FormResult, OutOfReach} from './result'

/** A form of a page and its result, for all parts of the page that show it. */
export type Sending = ReturnType<typeof useSending>

/**
 * A form that is sent to the action of its page; with scripts, without leaving the page.
 * @param formId tells it apart from other forms
 * @param arrival the mark in the address of the confirmation page, without JavaScript
 */
export function useSending(formId: string, arrival: string | undefined) {
  // Without JavaScript, the result comes with the page. A fetcher keeps its result when the address changes.
  const posted = useActionData<FormResult<string>>()
  const fetcher = useFetcher<FormResult<string> | OutOfReach>({key: formId})
  const latest = fetcher.data ?? posted
  const [dismissed, setDismissed] = useState<typeof latest>()
  const [scripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  const result = latest === dismissed ? undefined : latest
  return {
    formId,
    arrival,
    result,
    /** Whether the result came without a new page. */
    byScript: fetcher.data !== undefined,
    arrived: latest ? result?.status === 'sent' : arrival !== undefined,
    errors: result?.status === 'invalid' ? result.errors : {},
    /** The visitor's input that came with the page. */
    values: posted && posted.status !== 'sent' ? posted.values : undefined,
    sending: fetcher.state !== 'idle',
    scripted,
    /** Sends the form; `flushSync` sets `sending` before the second click of a double click. */
    send: ({currentTarget, nativeEvent}: FormEvent<HTMLFormElement>) => {
      const button = (nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null
      fetcher.submit(button ?? currentTarget, {flushSync: true})
    },
    /** Removes the result and its text. */
    dismiss: () => setDismissed(latest),
  }
}
