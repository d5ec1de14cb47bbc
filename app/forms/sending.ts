import {useActionData, useFetcher} from '@remix-run/react'
import {useEffect, useState} from 'react'
import type {FormResult, OutOfReach} from './result'
import {withTabStorage} from './tab-storage'

/** With this begins the key in `sessionStorage` of a form that was sent, and whose answer this tab has not had yet. */
const onItsWay = 'sending:'

/** What is known of such a form where nothing is sending it any more: its page was left, or loaded again, before. */
const lost: OutOfReach = {status: 'broken'}

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
  const key = onItsWay + formId
  const forget = () => withTabStorage((storage) => storage.removeItem(key))
  const [isLost, setLost] = useState(false)
  const latest = fetcher.data ?? answered ?? (isLost ? lost : undefined)
  const heard = fetcher.data ?? answered ?? arrival
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page comes, and with each answer
  useEffect(() => {
    if (fetcher.state !== 'idle') return
    if (heard !== undefined) forget()
    else setLost(withTabStorage((storage) => storage.getItem(key) !== null) ?? false)
  }, [fetcher.state, heard, key])
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
    /** To be called when the form is sent: should its page be left before the answer comes, the next one says so. */
    begin: () => withTabStorage((storage) => storage.setItem(key, '')),
    /** Takes the answer away, with what it says. */
    dismiss() {
      forget()
      setDismissed(latest)
    },
  }
}
