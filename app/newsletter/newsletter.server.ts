import {lakeClient} from '~/lake/ask.server'
import {env} from '~/platform/env.server'
import {newsletterDataset} from '~/platform/environment'
import {log} from '~/platform/log.server'
import {reasonOf} from '~/platform/reason'
import {siteSecret} from '~/platform/secret.server'
import {lakeSubscribers} from './subscribers.server'

/** The newsletter's subscribers, configured by the environment. */

const {newsletterToken: token} = env

const client = token && lakeClient({dataset: newsletterDataset, token, perspective: 'raw'})

/** Undefined without a write token: subscribing is then closed. */
export const subscribers = client ? lakeSubscribers(client, siteSecret()) : undefined

const everyMs = 60 * 60_000

/** Deletes subscriptions that were not confirmed in time, now and each hour, until the process ends. */
export function forgetExpiredSubscriptions() {
  if (!subscribers) return
  const {forgetExpired} = subscribers
  const forget = () =>
    forgetExpired().then(
      (count) => count > 0 && log.info({count}, 'unconfirmed newsletter subscriptions have expired'),
      (error) => log.warn({reason: reasonOf(error)}, 'expired newsletter subscriptions could not be deleted'),
    )
  void forget()
  setInterval(forget, everyMs).unref()
}
