import {studioLanguage} from '../i18n/language.ts'
import {t} from '../i18n/texts/sign-in.ts'
import {askForToken, showMessage} from './dialogs.ts'

/** Interval between requests to an unreachable lake, in milliseconds. */
const RETRY_MS = 1000

/** Wait after too many wrong tokens if the response has no `Retry-After`, in seconds. */
const USUAL_WAIT = 60

/**
 * Signs this browser in to the local lake. Nothing of the Studio works before, so it retries without end. If the lake has an
 * access key, a small form asks for it; later requests use a cookie.
 *
 * @param lake Absolute address of the lake.
 * @param fetchFromNetwork The browser's own fetch: the Studio's waits for the sign-in.
 */
export async function beginSession(lake: string, fetchFromNetwork: typeof fetch): Promise<void> {
  let token: string | undefined
  let shown: {message?: string; close?: () => void} = {}
  for (;;) {
    const response = await fetchFromNetwork(`${lake}/v1/auth/session`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({token}),
    }).catch(() => undefined)
    const {message, wait} = await obstacle(response)
    // Do not repeat an unchanged message.
    if (message !== shown.message) {
      shown.close?.()
      shown = {message, close: message ? showMessage(message) : undefined}
    }
    if (response?.ok) return
    if (response?.status === 401) token = await askForToken(token === undefined ? '' : t('wrong'))
    else await new Promise((resolve) => setTimeout(resolve, wait))
  }
}

/** Message and delay in milliseconds until the next attempt. A lake that refuses says what to fix. */
async function obstacle(response: Response | undefined): Promise<{message?: string; wait: number}> {
  if (response?.ok || response?.status === 401) return {wait: 0}
  if (!response || response.status >= 500) return {message: t('unreachable'), wait: RETRY_MS}
  if (response.status !== 429) {
    const {message = response.statusText}: {message?: string} = await response.json().catch(() => ({}))
    return {message, wait: RETRY_MS}
  }
  const wait = (Number(response.headers.get('retry-after')) || USUAL_WAIT) * 1000
  const time = new Date(Date.now() + wait).toLocaleTimeString(studioLanguage)
  return {message: t('tooMany', {time}), wait}
}
