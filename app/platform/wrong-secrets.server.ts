import {env} from './env.server'
import {rateLimit} from './rate-limit.server'

/** Counts wrong signatures of webhooks and wrong tokens of the local lake; right ones are not limited. */
export const wrongSecrets = rateLimit(env.postsPerMinute)
