import {ping} from '~/messages/api.server'

/**
 * `POST /wake`: a browser has started the app, so its visitor may write soon. Does not wait for the API. No rate limit:
 * all visitors cause at most one ping in five minutes, and a refusal would be an error in browser consoles.
 */
export function action() {
  ping()
  return new Response(null, {status: 204})
}

export {loader} from './whatsapp.click'
