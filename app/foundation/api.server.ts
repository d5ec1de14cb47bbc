import {env} from '~/env.server'
import {log} from '~/log.server'

/** Client of the foundation's API. */

/** A message to the foundation, in the API's own words. `lastName` only where a form asks for it. */
export interface Message {
  firstName: string
  lastName?: string
  email: string
  phone: string
  subject: string
  message: string
}

/** How long the foundation's API may take, in milliseconds. */
const timeout = 15_000

/**
 * Sends a message: `POST {api}/contact`, without authentication. Any 2xx answer means that it has arrived, its body is
 * not read; anything else, or no answer in time, means that it has not.
 */
export async function sendMessage(message: Message): Promise<{sent: boolean}> {
  try {
    const response = await fetch(`${env.foundationApi}/contact`, {
      method: 'POST',
      headers: {'Content-Type': 'application/json', 'No-Auth': 'True', 'Access-Token': ''},
      body: JSON.stringify(message),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    })
    await response.body?.cancel()
    if (!response.ok) log.error({status: response.status}, 'the foundation API refused a message')
    return {sent: response.ok}
  } catch (error) {
    log.error(
      {reason: error instanceof Error ? error.message : 'unknown'},
      'the foundation API did not answer',
    )
    return {sent: false}
  }
}
