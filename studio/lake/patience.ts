/** Interval between checks for an unreachable lake, in milliseconds. */
const LOOK_MS = 500

/**
 * A fetch for a lake that may be unreachable, as during a restart: failed requests wait until the lake responds again.
 * Otherwise the Studio gives up after some seconds and loses the last input. A write is retried only with a transaction
 * id, which the lake accepts only once.
 *
 * @param lake Absolute address of the lake.
 */
export function patientFetch(lake: string, fetchFromNetwork: typeof fetch): typeof fetch {
  let outage: Promise<void> | undefined

  async function waitForLake(): Promise<void> {
    do await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    while (!(await isReachable(lake, fetchFromNetwork)))
    outage = undefined
  }

  return async (input, init) => {
    const attempt = () => fetchFromNetwork(input instanceof Request ? input.clone() : input, init)
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
    const transaction = transactionOf(init?.body)
    if (!['GET', 'HEAD'].includes(method) && !transaction) return attempt()
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined)
    for (let repeated = false; ; repeated = true) {
      const response = await attempt().catch((error: unknown) => {
        if (signal?.aborted) throw error
        return undefined
      })
      if (response && !isUnreachable(response))
        return repeated && transaction && (await isStored(response))
          ? Response.json({transactionId: transaction})
          : response
      outage ??= waitForLake()
      await Promise.race([outage, rejectOnAbort(signal)])
    }
  }
}

const isReachable = async (lake: string, fetchFromNetwork: typeof fetch): Promise<boolean> =>
  !isUnreachable(await fetchFromNetwork(`${lake}/ping`).catch(() => undefined))

const rejectOnAbort = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason), {once: true})
  })

/** No response, or the 502 of the site's proxy. */
const isUnreachable = (response: Response | undefined) => !response || response.status === 502

function transactionOf(body: BodyInit | null | undefined): string | undefined {
  if (typeof body !== 'string') return undefined
  try {
    const {transactionId} = JSON.parse(body)
    return typeof transactionId === 'string' ? transactionId : undefined
  } catch {
    return undefined
  }
}

/** Whether the lake had stored a write whose response was lost. */
async function isStored(response: Response): Promise<boolean> {
  return response.status === 409 && (await response.clone().text()).includes('transactionAlreadyExistsError')
}
