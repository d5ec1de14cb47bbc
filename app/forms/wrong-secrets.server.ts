import {env} from '~/env.server'
import {onTold, tellOthers} from '~/workers.server'
import {keyOf} from './address-key.server'
import {countAttempts} from './attempts.server'

/** Who tries out secrets: signatures of webhooks, tokens of the local lake. Wrong ones alone count: of right ones, many come. */

/** As many as forms, and counted apart from them. */
const wrong = countAttempts({most: env.postsPerMinute, windowMs: 60_000, mostKeys: 10_000})

onTold('wrong secret', (address) => wrong.add(keyOf(address)))

/** After how many seconds an address may try a secret again, or 0 where it may now. */
export const secondsUntilNextTry = (address: string): number => wrong.wait(keyOf(address))

/** Counts a secret that was wrong. */
export function countWrongSecret(address: string): void {
  wrong.add(keyOf(address))
  tellOthers('wrong secret', address)
}
