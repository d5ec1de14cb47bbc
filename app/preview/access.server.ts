import {ClientError, createClient} from '@sanity/client'
import {validatePreviewUrl} from '@sanity/preview-url-secret'
import {inTime, noted, ownFetch} from '~/calls.server'
import {env} from '~/env.server'
import {log} from '~/log.server'
import {ownPath} from './own-path'
import {canSign} from './session.server'

/** Why there is no preview; `words.server.ts` says it to people. */
export type Problem =
  /** The site has no token that reads drafts. */
  | 'no-token'
  /** The site has no key to sign previews with. */
  | 'no-session-secret'
  /** The lake does not accept the token. */
  | 'token-refused'
  /** The lake does not answer. */
  | 'lake-away'
  /** The secret in the address is missing, unknown or too old. */
  | 'wrong-secret'
  /** The browser has not kept the cookie. */
  | 'no-cookie'
  /** The preview is over. */
  | 'ended'

const client = createClient({
  ...env.sanity,
  ...ownFetch,
  token: env.preview.token,
  useCdn: false,
  maxRetries: 1,
})

/** What keeps every preview of this site from working, or nothing. */
export async function problemOfSite(): Promise<Problem | undefined> {
  const unset = notSet()
  if (unset) return unset
  try {
    await noted('lake', inTime(client.fetch('now()')))
    return undefined
  } catch (error) {
    return problemOfLake(error)
  }
}

/** Checks the address that the Studio opens a preview with. Returns the path to show, or why there is no preview. */
export async function admit(address: string): Promise<{to: string} | {problem: Problem}> {
  const problem = notSet()
  if (problem) return {problem}
  try {
    const {isValid, redirectTo} = await noted('lake', inTime(validatePreviewUrl(client, address)))
    return isValid ? {to: ownPath(redirectTo)} : {problem: 'wrong-secret'}
  } catch (error) {
    return {problem: problemOfLake(error)}
  }
}

function notSet(): Problem | undefined {
  if (!env.preview.token) return 'no-token'
  return canSign ? undefined : 'no-session-secret'
}

function problemOfLake(error: unknown): Problem {
  log.warn({reason: String(error)}, 'a preview could not be opened')
  return error instanceof ClientError && [401, 403].includes(error.statusCode) ? 'token-refused' : 'lake-away'
}
