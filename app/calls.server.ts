import {onTold, tellOthers} from './workers.server'

/** How calls to what lies behind the site end: counted, and remembered for `/readyz`. */

/** `silent`: no connection, no answer in time, or one that is not understood. */
type CallOutcome = 'ok' | 'refused' | 'failed' | 'silent'
type Service = 'lake' | 'api'

/** How many calls of this process have ended how. */
export const callCounts: Record<Service, Record<CallOutcome, number>> = {
  lake: {ok: 0, refused: 0, failed: 0, silent: 0},
  api: {ok: 0, refused: 0, failed: 0, silent: 0},
}

interface Known {
  /** When it was last asked, when it last answered, and since when it has not, in milliseconds. */
  askedAt?: number
  answeredAt?: number
  awaySince?: number
}

const known: Record<Service, Known> = {lake: {}, api: {}}

// Each process asks the lake; the API is asked by whichever has something for it.
onTold('api reached', (reached) => remember('api', reached === 'yes'))

function remember(service: Service, reached: boolean) {
  const {answeredAt, awaySince} = known[service]
  const askedAt = Date.now()
  known[service] = reached
    ? {askedAt, answeredAt: askedAt}
    : {askedAt, answeredAt, awaySince: awaySince ?? askedAt}
}

/**
 * Awaits a call and notes how it ends. Rejects as the call does.
 * @param statusOf the status of its answer, where the call resolves whatever that is
 */
export const noted = <Result>(
  service: Service,
  call: Promise<Result>,
  statusOf: (result: Result) => number = () => 200,
): Promise<Result> => counted(service, call, statusOf, (outcome) => note(service, outcome))

/** As {@link noted}, for what may be answered by another server, a CDN for instance: it tells nothing of the service itself. */
export async function counted<Result>(
  service: Service,
  call: Promise<Result>,
  statusOf: (result: Result) => number,
  onEnd: (outcome: CallOutcome) => void = () => undefined,
): Promise<Result> {
  const end = (status: number | undefined) => {
    const outcome = outcomeOf(status)
    callCounts[service][outcome] += 1
    onEnd(outcome)
  }
  try {
    const result = await call
    end(statusOf(result))
    return result
  } catch (error) {
    end(statusIn(error))
    throw error
  }
}

function note(service: Service, outcome: CallOutcome) {
  const reached = outcome === 'ok' || outcome === 'refused'
  if (service === 'api') tellOthers('api reached', reached ? 'yes' : 'no')
  remember(service, reached)
}

function outcomeOf(status: number | undefined): CallOutcome {
  if (status === undefined) return 'silent'
  if (status >= 500) return 'failed'
  return status >= 300 ? 'refused' : 'ok'
}

/** The status that an error of Sanity's client tells of. */
function statusIn(error: unknown): number | undefined {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' ? status : undefined
}

/** Whether a service answers, as far as it was asked, and when that was: with 5xx it does not. */
export function reachability(service: Service) {
  const {askedAt, answeredAt, awaySince} = known[service]
  const asOf = askedAt === undefined ? null : new Date(askedAt).toISOString()
  if (awaySince !== undefined) return {reachable: false, since: new Date(awaySince).toISOString(), asOf}
  return {reachable: answeredAt === undefined ? null : true, asOf}
}

/** When the lake last answered, in milliseconds. */
export const lakeAnsweredAt = () => known.lake.answeredAt

const own: Pick<RequestInit, 'redirect'> = {redirect: 'error'}

/**
 * A connection for each call. One that is kept for the next may have died unnoticed in between, where packets vanish for a moment: then
 * whatever is asked on it waits for nothing, and after a change that is some two dozen questions.
 */
export const ownConnection = {Connection: 'close'}

/**
 * For every client of the lake: a redirect is an error, as it would lead to wherever the lake, or somebody in its place, likes. What is
 * asked this way needs a limit of its own, see {@link inTime}: the client's `timeout` does not count here.
 */
export const ownFetch = {fetch: own as object, headers: ownConnection}

/** How long an answer of the lake may take, in milliseconds. */
export const longestAnswer = 5_000

/** What has been asked of the lake, or an error where that takes too long. */
export async function inTime<Result>(call: PromiseLike<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined
  const tooLong = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${longestAnswer} ms`)), longestAnswer)
  })
  try {
    return await Promise.race([call, tooLong])
  } finally {
    clearTimeout(timer)
  }
}
