import {useActionData, useFetcher} from '@remix-run/react'
import {useEffect, useState} from 'react'
import type {FormResult, OutOfReach} from './result'

/** A form of a page and what has become of it, for all parts of the page that tell of it. */
export type Sending = ReturnType<typeof useSending>

/**
 * A form that is sent to the action of its page; with scripts, without leaving the page.
 * @param formId tells it apart from other forms
 * @param arrival the mark of the address, where that says that the form has arrived: without JavaScript
 */
export function useSending(formId: string, arrival: string | undefined) {
  // Without JavaScript the answer comes with the page. A fetcher's stays when the address changes within the page.
  const answered = useActionData<FormResult<string>>()
  const fetcher = useFetcher<FormResult<string> | OutOfReach>({key: formId})
  const latest = fetcher.data ?? answered
  const [dismissed, setDismissed] = useState<typeof latest>()
  const [scripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])
  const result = latest === dismissed ? undefined : latest
  return {
    formId,
    arrival,
    result,
    /** Whether the answer came without a new page. */
    byScript: fetcher.data !== undefined,
    arrived: latest ? result?.status === 'sent' : arrival !== undefined,
    errors: result?.status === 'invalid' ? result.errors : {},
    /** What the page came with, of what was typed. */
    values: answered && answered.status !== 'sent' ? answered.values : undefined,
    sending: fetcher.state !== 'idle',
    scripted,
    Form: fetcher.Form,
    /** Takes the answer away, with what it says. */
    dismiss: () => setDismissed(latest),
  }
}
