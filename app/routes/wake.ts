import {ping} from '~/messages/api.server'

/**
 * `POST /wake`: a browser has started the app, so its visitor may write soon. The answer waits for nothing. There is no limit for
 * an address: the API is asked at most once in five minutes for everybody, and a refusal would show in a school's consoles.
 */
export function action() {
  ping()
  return new Response(null, {status: 204})
}

export {loader} from './whatsapp.click'
