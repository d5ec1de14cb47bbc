import type {ActionFunctionArgs} from '@remix-run/node'
import {countPost, waiting} from '~/forms/guard.server'
import type {ReportPreview} from '~/privacy/consent'
import {reportFor, saysNo, trackingOffer} from '~/privacy/tracking.server'

const answer = (preview: ReportPreview, init?: ResponseInit) => Response.json(preview, init)

/** `POST /whatsapp/preview`: shows visitors what would be sent, before they decide. Sends nothing to the foundation. */
export async function action(args: ActionFunctionArgs) {
  const seconds = await countPost(args)
  if (seconds > 0) return answer({seconds}, waiting({seconds}))
  const offered = !saysNo(args.request) && (await trackingOffer())
  const report = offered ? await reportFor(args.context.address) : undefined
  return answer(report ? {report} : {failed: true})
}

export {loader} from './whatsapp.click'
