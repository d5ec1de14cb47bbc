import type {ActionFunctionArgs} from '@remix-run/node'
import {isValidSignature, SIGNATURE_HEADER_NAME} from '@sanity/webhook'
import {contentChanged} from '~/content/content.server'
import {env} from '~/platform/env.server'
import {wrongSecrets} from '~/platform/wrong-secrets.server'

/** `POST /webhooks/sanity`: Sanity reports a publication. Its payload is not used: it only triggers a refresh. */
export async function action({request, context: {address}}: ActionFunctionArgs) {
  if (!env.webhookSecret) return answer(404, 'No webhook is set up here: SANITY_WEBHOOK_SECRET is not set.')
  const seconds = await wrongSecrets.count(address)
  if (seconds > 0) return answer(429, 'Too many wrong signatures.', {'Retry-After': String(seconds)})
  const signature = request.headers.get(SIGNATURE_HEADER_NAME) ?? ''
  const isGenuine = await isValidSignature(await request.text(), signature, env.webhookSecret).catch(
    () => false,
  )
  if (!isGenuine) return answer(401, 'The signature is missing or does not match SANITY_WEBHOOK_SECRET.')
  await wrongSecrets.uncount(address)
  contentChanged()
  return answer(200, 'Thank you.')
}

export const loader = () => answer(405, 'This address takes POST requests only.', {Allow: 'POST'})

const answer = (status: number, message: string, headers: Record<string, string> = {}) =>
  new Response(message, {
    status,
    headers: {...headers, 'Content-Type': 'text/plain', 'Cache-Control': 'no-store'},
  })
