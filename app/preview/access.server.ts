import {ClientError} from '@sanity/client'
import {validatePreviewUrl} from '@sanity/preview-url-secret'
import type {PreviewProblem} from '~/i18n/preview-texts.server'
import {lakeClient} from '~/lake/ask.server'
import {noted} from '~/platform/calls.server'
import {env} from '~/platform/env.server'
import {log} from '~/platform/log.server'
import {ownPath} from './own-path'
import {canSign} from './session.server'

const client = lakeClient({token: env.preview.token})

/** Checks the address that the Studio opens a preview with. Returns the path to show, or why there is no preview. */
export async function admit(address: string): Promise<{to: string} | {problem: PreviewProblem}> {
  const problem = notSet()
  if (problem) return {problem}
  try {
    const {isValid, redirectTo} = await noted('lake', validatePreviewUrl(client, address))
    return isValid ? {to: ownPath(redirectTo)} : {problem: 'wrong-secret'}
  } catch (error) {
    return {problem: problemOfLake(error)}
  }
}

/** Logs at startup if the lake refuses the site's token, before an editor finds out in a preview. */
export async function checkToken(): Promise<void> {
  if (!env.preview.token) return
  await client.fetch('now()').catch((error: unknown) => {
    if (isRefusal(error)) log.error('the lake refuses SANITY_TOKEN (for the local lake: LAKE_TOKEN)')
  })
}

const isRefusal = (error: unknown) => error instanceof ClientError && [401, 403].includes(error.statusCode)

function notSet(): PreviewProblem | undefined {
  if (!env.preview.token) return 'no-token'
  return canSign ? undefined : 'no-session-secret'
}

function problemOfLake(error: unknown): PreviewProblem {
  log.warn({reason: String(error)}, 'a preview could not be opened')
  return isRefusal(error) ? 'token-refused' : 'lake-away'
}
