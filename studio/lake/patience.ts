/** How often a lake that is away is looked for, in milliseconds. */
const LOOK_MS = 500

/**
 * A fetch for a lake that may be away for a while, as during a restart: what meets nobody waits until the lake answers
 * again. Without it the Studio gives up after some seconds, and with it what somebody has just typed. A write is sent
 * again only with the id of its transaction, under which the lake takes nothing twice.
 *
 * @param lake Absolute address of the lake.
 */
export function patientFetch(lake: string, fetchFromNetwork: typeof fetch): typeof fetch {
  let absence: Promise<void> | undefined

  async function waitForLake(): Promise<void> {
    do await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    while (!(await isThere(lake, fetchFromNetwork)))
    absence = undefined
  }

  return async (input, init) => {
    const attempt = () => fetchFromNetwork(input instanceof Request ? input.clone() : input, init)
    const method = init?.method ?? (input instanceof Request ? input.method : 'GET')
    const transaction = transactionOf(init?.body)
    if (!['GET', 'HEAD'].includes(method) && !transaction) return attempt()
    const signal = init?.signal ?? (input instanceof Request ? input.signal : undefined)
    for (let repeated = false; ; repeated = true) {
      const answer = await attempt().catch((error: unknown) => {
        if (signal?.aborted) throw error
        return undefined
      })
      if (answer && !isAway(answer))
        return repeated && transaction && (await isTakenAlready(answer))
          ? Response.json({transactionId: transaction})
          : answer
      absence ??= waitForLake()
      await Promise.race([absence, givingUp(signal)])
    }
  }
}

/** Whether the lake answers. */
export const isThere = async (lake: string, fetchFromNetwork: typeof fetch): Promise<boolean> =>
  !isAway(await fetchFromNetwork(`${lake}/ping`).catch(() => undefined))

/** Fails as soon as somebody gives up. */
const givingUp = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_resolve, reject) => {
    if (signal?.aborted) reject(signal.reason)
    signal?.addEventListener('abort', () => reject(signal.reason), {once: true})
  })

/** Nobody answers, or the site does in place of the lake. */
const isAway = (answer: Response | undefined) => !answer || answer.status === 502

/** The id of the transaction that a request asks for. */
function transactionOf(body: BodyInit | null | undefined): string | undefined {
  if (typeof body !== 'string') return undefined
  try {
    const {transactionId} = JSON.parse(body)
    return typeof transactionId === 'string' ? transactionId : undefined
  } catch {
    return undefined
  }
}

/** Whether the lake had taken a write before it went away, so that only its answer was lost. */
async function isTakenAlready(answer: Response): Promise<boolean> {
  return answer.status === 409 && (await answer.clone().text()).includes('transactionAlreadyExistsError')
}
