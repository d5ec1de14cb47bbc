import {createPreviewSecret} from '@sanity/preview-url-secret/create-secret'
import {setSecretSearchParams} from '@sanity/preview-url-secret/without-secret-search-params'
import {useEffect, useState} from 'react'
import {useClient, useCurrentUser} from 'sanity'
import {apiVersion} from '../environment.ts'

/** Why there is no preview secret. Problems of the site itself are shown by its page in the frame. */
type Obstacle = {key: 'noRight' | 'noSecret'; reason: string}

export type Opening =
  | {state: 'waiting'}
  | {state: 'refused'; obstacle: Obstacle}
  | {state: 'open'; addressOf(path: string): string}

/** Creates a preview secret; a new one when the former is too old, or on request. Open previews stay valid. */
export function useOpening(site: string): {opening: Opening; openAnew: () => void} {
  const client = useClient({apiVersion})
  const userId = useCurrentUser()?.id
  const [attempt, setAttempt] = useState(0)
  const [opening, setOpening] = useState<Opening>({state: 'waiting'})
  const tryAgain = () => setAttempt((count) => count + 1)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is another opening
  useEffect(() => {
    let left = false
    let timer: ReturnType<typeof setTimeout>
    const settle = (next: Opening) => !left && setOpening(next)
    async function open() {
      const {secret, expiresAt} = await createPreviewSecret(client, 'preview-pane', location.href, userId)
      settle({state: 'open', addressOf: (path) => addressWith(secret, site, path)})
      if (!left) timer = setTimeout(tryAgain, expiresAt.getTime() - Date.now())
    }
    open().catch((error: Error & {statusCode?: number}) => {
      const isForbidden = error.statusCode === 401 || error.statusCode === 403
      const key = isForbidden ? 'noRight' : 'noSecret'
      settle({state: 'refused', obstacle: {key, reason: error.message}})
    })
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [client, userId, site, attempt])

  const openAnew = () => {
    setOpening({state: 'waiting'})
    tryAgain()
  }
  return {opening, openAnew}
}

const addressWith = (secret: string, site: string, path: string) =>
  setSecretSearchParams(new URL('/preview/enable', site), secret, path, 'drafts').href
