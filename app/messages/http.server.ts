import {LRUCache} from 'lru-cache'

interface CallResult {
  status: number
  headers: Headers
  /** Empty unless `readsBody`. */
  text: string
}

interface CallOptions {
  method: 'GET' | 'HEAD' | 'POST'
  headers?: Record<string, string>
  body?: string
  timeoutMs: number
  readsBody?: boolean
  /** Neither reads nor fills the cache. */
  fresh?: boolean
}

export type Call = (address: string, options: CallOptions) => Promise<CallResult>

/** Cached addresses may hold a visitor's IP address, so they do not stay for long. */
const newCache = () => new LRUCache<string, CallResult>({max: 100, ttl: 60_000, ttlAutopurge: true})

/** The HTTP layer of all calls to other services: GET and HEAD are cached, any other method clears the cache. */
export function httpLayer(): Call {
  let cache = newCache()
  const clear = () => {
    cache.clear()
    // A GET in flight must not fill the new cache.
    cache = newCache()
  }
  return async (address, {fresh = false, ...options}) => {
    const {method} = options
    if (method !== 'GET' && method !== 'HEAD') {
      clear()
      return exchange(address, options).finally(clear)
    }
    if (fresh) return exchange(address, options)
    const current = cache
    const key = `${method} ${address}`
    const known = current.get(key)
    if (known) return known
    const answer = await exchange(address, options)
    if (answer.status >= 200 && answer.status < 300 && current === cache) current.set(key, answer)
    return answer
  }
}

async function exchange(
  address: string,
  {headers, timeoutMs, readsBody = false, ...init}: Omit<CallOptions, 'fresh'>,
): Promise<CallResult> {
  const response = await fetch(address, {
    ...init,
    // On a connection kept from an earlier call, a message can get lost before the service sees it.
    headers: {...headers, Connection: 'close'},
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  })
  const text = readsBody ? await response.text() : ''
  if (!readsBody) response.body?.cancel().catch(() => undefined)
  return {status: response.status, headers: response.headers, text}
}

const neverConnected = new Set([
  'CERT_HAS_EXPIRED',
  'DEPTH_ZERO_SELF_SIGNED_CERT',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'ERR_TLS_CERT_ALTNAME_INVALID',
  'SELF_SIGNED_CERT_IN_CHAIN',
  'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
  'UND_ERR_CONNECT_TIMEOUT',
])

/** Whether an error says that not one byte of the request was sent. */
export const isNeverConnected = (error: unknown): boolean =>
  error instanceof Error && neverConnected.has((error.cause as NodeJS.ErrnoException | undefined)?.code ?? '')
