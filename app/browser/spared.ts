import {useSyncExternalStore} from 'react'

/** What Chromium browsers report about the connection; others report nothing and count as fast. */
interface Connection extends EventTarget {
  saveData?: boolean
  effectiveType?: string
}

const connectionOf = (): Connection | undefined =>
  (navigator as Navigator & {connection?: Connection}).connection

function subscribe(onChange: () => void): () => void {
  const connection = connectionOf()
  connection?.addEventListener('change', onChange)
  return () => connection?.removeEventListener('change', onChange)
}

const isSpared = () => {
  const {saveData, effectiveType} = connectionOf() ?? {}
  return saveData === true || /^(slow-2g|2g|3g)$/.test(effectiveType ?? '')
}

/**
 * Whether only what is asked for is to be loaded: the visitor saves data, or the connection is slow. For what is done in the
 * browser alone, such as what happens when a link is touched: the app knows it from its first moment on.
 */
export const useSparedConnection = (): boolean => useSyncExternalStore(subscribe, isSpared, isSpared)
