import type {ActionFunctionArgs} from '@remix-run/node'
import {secondsToWaitAfterStart, waiting} from '~/forms/guard.server'
import {ping} from '~/foundation/api.server'

/** `POST /wake`: a browser has started the app, so its visitor may write soon. The answer waits for nothing. */
export function action(args: ActionFunctionArgs) {
  const seconds = secondsToWaitAfterStart(args)
  if (seconds > 0) return new Response(null, waiting({seconds}))
  ping()
  return new Response(null, {status: 204})
}

export const loader = () =>
  new Response('This address is posted to.', {
    status: 405,
    headers: {Allow: 'POST', 'Content-Type': 'text/plain', 'Cache-Control': 'no-store'},
  })
