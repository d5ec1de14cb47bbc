import {askForToken, lakeIsAway, tell, tooManyTokens, wrongToken} from './dialogs.ts'

/** How often a lake that is away is asked again, in milliseconds. */
const RETRY_MS = 1000

/** How long to wait after too many wrong tokens where the answer does not say, in seconds. */
const USUAL_WAIT = 60

/**
 * Signs this browser in to the local lake, however long that takes: nothing of the Studio works before. A lake that demands
 * a token gets the one that is typed into a small form; from then on a cookie does it.
 *
 * @param lake Absolute address of the lake.
 * @param fetchFromNetwork The browser's own fetch: the Studio's waits until one is signed in.
 */
export async function beginSession(lake: string, fetchFromNetwork: typeof fetch): Promise<void> {
  let token: string | undefined
  let told: {message?: string; close?: () => void} = {}
  for (;;) {
    const answer = await fetchFromNetwork(`${lake}/v1/auth/session`, {
      method: 'POST',
      headers: {'content-type': 'application/json'},
      body: JSON.stringify({token}),
    }).catch(() => undefined)
    const {message, wait} = await obstacle(answer)
    // What is still true is not said again.
    if (message !== told.message) {
      told.close?.()
      told = {message, close: message ? tell(message) : undefined}
    }
    if (answer?.ok) return
    if (answer?.status === 401) token = await askForToken(token === undefined ? '' : wrongToken())
    else await new Promise((resolve) => setTimeout(resolve, wait))
  }
}

/** What there is to wait for, in words and in milliseconds. Where the lake refuses, it says itself what has to be mended. */
async function obstacle(answer: Response | undefined): Promise<{message?: string; wait: number}> {
  if (answer?.ok || answer?.status === 401) return {wait: 0}
  if (!answer || answer.status >= 500) return {message: lakeIsAway(), wait: RETRY_MS}
  if (answer.status !== 429) {
    const {message = answer.statusText}: {message?: string} = await answer.json().catch(() => ({}))
    return {message, wait: RETRY_MS}
  }
  const wait = (Number(answer.headers.get('retry-after')) || USUAL_WAIT) * 1000
  return {message: tooManyTokens(new Date(Date.now() + wait)), wait}
}
