import {createPreviewSecret} from '@sanity/preview-url-secret/create-secret'
import {setSecretSearchParams} from '@sanity/preview-url-secret/without-secret-search-params'
import {useEffect, useState} from 'react'
import {useClient, useCurrentUser} from 'sanity'
import {apiVersion} from '../environment.ts'

/** How long the site and the lake may each take to answer, in milliseconds. */
const patience = 10_000

/**
 * Why no preview can be opened here. What the site itself lacks, its page says in the frame.
 *
 * `noSecret` without a reason: the lake has not answered in time. Should it do so later, the preview opens after all.
 */
export type Obstacle = {key: 'siteAway' | 'notAllowed'} | {key: 'noSecret'; reason?: string}

export type Opening =
  | {state: 'waiting'}
  | {state: 'refused'; obstacle: Obstacle}
  | {state: 'open'; addressOf(path: string): string}

/**
 * Asks whether the site can be shown in a frame of this Studio, and makes a secret that opens previews; a new one when the
 * former is too old, or when `attempt` changes.
 */
export function useOpening(site: string, attempt: number): Opening {
  const client = useClient({apiVersion})
  const userId = useCurrentUser()?.id
  const [renewals, setRenewals] = useState(0)
  const [opening, setOpening] = useState<Opening>({state: 'waiting'})

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt, or a renewal, is another opening
  useEffect(() => {
    let left = false
    let timer: ReturnType<typeof setTimeout>
    const settle = (next: Opening) => !left && setOpening(next)
    async function open() {
      setOpening((now) => (now.state === 'refused' ? {state: 'waiting'} : now))
      const key = await obstacleOf(site)
      // A secret that nobody waits for any more is one too many.
      if (left) return
      if (key) return settle({state: 'refused', obstacle: {key}})
      timer = setTimeout(() => settle({state: 'refused', obstacle: {key: 'noSecret'}}), patience)
      const making = createPreviewSecret(client, 'preview-pane', location.href, userId)
      const {secret, expiresAt} = await making.finally(() => clearTimeout(timer))
      settle({state: 'open', addressOf: (path) => addressWith(secret, site, path)})
      if (!left) timer = setTimeout(() => setRenewals((count) => count + 1), expiresAt.getTime() - Date.now())
    }
    open().catch((error: Error) =>
      settle({state: 'refused', obstacle: {key: 'noSecret', reason: error.message}}),
    )
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [client, userId, site, attempt, renewals])
  return opening
}

const addressWith = (secret: string, site: string, path: string) =>
  setSecretSearchParams(new URL('/preview/enable', site), secret, path, 'drafts').href

/** The site's answer can be read by Studios that it knows; that it answers at all, by everybody. */
async function obstacleOf(site: string): Promise<'siteAway' | 'notAllowed' | undefined> {
  const ask = (mode: RequestMode) =>
    fetch(`${site}/preview/status`, {mode, signal: AbortSignal.timeout(patience)})
  try {
    return (await ask('cors')).ok ? undefined : 'siteAway'
  } catch {
    return ask('no-cors').then(
      () => 'notAllowed',
      () => 'siteAway',
    )
  }
}
