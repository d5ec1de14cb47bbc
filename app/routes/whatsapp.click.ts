import type {ActionFunctionArgs} from '@remix-run/node'
import {countPost} from '~/forms/guard.server'
import {readForm} from '~/forms/read.server'
import {reportClick, saysNo} from '~/privacy/tracking.server'

/** `POST /whatsapp/click`: a visitor who agreed to reports has opened the chat. The visitor does not see the result. */
export async function action(args: ActionFunctionArgs) {
  const {request, context} = args
  const form = await readForm(request)
  if (!saysNo(request) && (await countPost(args)) === 0)
    await reportClick(context.address, form.get('consent'), String(form.get('click')))
  return new Response(null, {status: 204})
}

export const loader = () =>
  new Response('This address takes POST requests only.', {
    status: 405,
    headers: {Allow: 'POST', 'Content-Type': 'text/plain', 'Cache-Control': 'no-store'},
  })
