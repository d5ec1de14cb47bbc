import type {ActionFunctionArgs} from '@remix-run/node'
import {secondsToWait} from '~/forms/guard.server'
import {readForm} from '~/forms/read.server'
import {reportClick, saysNo} from '~/privacy/tracking.server'

/** `POST /whatsapp/click`: somebody who has agreed to that has opened the chat. Whatever comes of it is no visitor's affair. */
export async function action(args: ActionFunctionArgs) {
  const {request, context} = args
  const form = await readForm(request)
  if (!saysNo(request) && secondsToWait(args) === 0) await reportClick(context.address, form.get('consent'))
  return new Response(null, {status: 204})
}

export const loader = () =>
  new Response('This address is posted to.', {
    status: 405,
    headers: {Allow: 'POST', 'Content-Type': 'text/plain', 'Cache-Control': 'no-store'},
  })
