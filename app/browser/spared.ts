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
 * Whether to load nothing in advance: the visitor saves data, or the connection is slow. For behaviour such as
 * prefetching, not for markup: hydration already uses the browser's value.
 */
export const useSparedConnection = (): boolean => useSyncExternalStore(subscribe, isSpared, isSpared)
