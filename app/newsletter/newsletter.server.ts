import {createClient} from '@sanity/client'
import {ownFetch} from '~/calls.server'
import {env} from '~/env.server'
import {newsletterDataset} from '~/environment'
import {log} from '~/log.server'
import {siteSecret} from '~/secret.server'
import {lakeSubscribers} from './subscribers.server'

/** The newsletter's subscribers, as this site is set up. */

const {newsletterToken: token} = env

const client =
  token &&
  createClient({
    ...env.sanity,
    ...ownFetch,
    dataset: newsletterDataset,
    token,
    useCdn: false,
    perspective: 'raw',
    maxRetries: 1,
  })

/** Undefined where there is nowhere to keep them: then nobody can subscribe. */
export const subscribers = client ? lakeSubscribers(client, siteSecret()) : undefined

const everyMs = 60 * 60_000

/** Deletes what was not confirmed in time, now and each hour, until the process ends. Several processes may do so. */
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

/** Why the lake failed, without its words: they may repeat what was sent. */
export function reasonOf(error: unknown): string | number {
  const {statusCode, code, name} = error as {statusCode?: number; code?: string; name?: string}
  return statusCode ?? code ?? name ?? 'unknown'
}
