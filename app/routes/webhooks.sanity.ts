import type {ActionFunctionArgs} from '@remix-run/node'
import {isValidSignature, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {contentChanged} from '~/content/content.server'
import {env} from '~/env.server'
import {countWrongSecret, secondsUntilNextTry} from '~/forms/wrong-secrets.server'

/** `POST /webhooks/sanity`: Sanity tells that something was published. What it says is not believed, only that it said it. */
export async function action({request, context: {address}}: ActionFunctionArgs) {
  if (!env.webhookSecret) return answer(404, 'No webhook is set up here: SANITY_WEBHOOK_SECRET is not set.')
  const seconds = secondsUntilNextTry(address)
  if (seconds > 0) return answer(429, 'Too many wrong signatures.', {'Retry-After': String(seconds)})
  const signature = request.headers.get(SIGNATURE_HEADER_NAME) ?? ''
  const isGenuine = await isValidSignature(await request.text(), signature, env.webhookSecret).catch(
    () => false,
  )
  if (!isGenuine) {
    countWrongSecret(address)
    return answer(401, 'The signature is missing or does not fit SANITY_WEBHOOK_SECRET.')
  }
  contentChanged()
  return answer(200, 'Thank you.')
}

export const loader = () => answer(405, 'Webhooks are posted.', {Allow: 'POST'})

const answer = (status: number, message: string, headers: Record<string, string> = {}) =>
  new Response(message, {
    status,
    headers: {...headers, 'Content-Type': 'text/plain', 'Cache-Control': 'no-store'},
  })
