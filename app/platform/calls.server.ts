import {log} from './log.server'
import {reasonOf} from './reason'

/** Counts the outcomes of calls to the services behind the site, and remembers for `/readyz` whether each responds. */

/** `silent`: no connection, no response in time, or one that cannot be read. */
type CallOutcome = 'ok' | 'refused' | 'failed' | 'silent'
type Service = 'lake' | 'api'

export const callCounts: Record<Service, Record<CallOutcome, number>> = {
  lake: {ok: 0, refused: 0, failed: 0, silent: 0},
  api: {ok: 0, refused: 0, failed: 0, silent: 0},
}

/** When each service last responded, by the monotonic clock. */
const lastAnswer: Record<Service, number> = {lake: 0, api: 0}

interface Known {
  /** Times of the last outcome, of the last response, and of the first failure since, in milliseconds. */
  askedAt?: number
  answeredAt?: number
  awaySince?: number
}

const known: Record<Service, Known> = {lake: {}, api: {}}

/** Counts the outcome of a call, and remembers whether the service responds. Settles as the call does. */
export function noted<Result>(
  service: Service,
  call: Promise<Result>,
  statusOf: (result: Result) => number = () => 200,
): Promise<Result> {
  const begunAt = performance.now()
  return counted(service, call, statusOf, (outcome, error) =>
    remember(service, outcome === 'ok' || outcome === 'refused', error, begunAt),
  )
}

/** Like {@link noted}, for calls that another server such as a CDN may answer, so they do not show reachability. */
export async function counted<Result>(
  service: Service,
  call: Promise<Result>,
  statusOf: (result: Result) => number,
  onEnd: (outcome: CallOutcome, error?: unknown) => void = () => undefined,
): Promise<Result> {
  const end = (status: number | undefined, error?: unknown) => {
    const outcome = outcomeOf(status)
    callCounts[service][outcome] += 1
    onEnd(outcome, error)
  }
  try {
    const result = await call
    end(statusOf(result))
    return result
  } catch (error) {
    end(statusIn(error), error)
    throw error
  }
}

function outcomeOf(status: number | undefined): CallOutcome {
  if (status === undefined) return 'silent'
  if (status >= 500) return 'failed'
  return status >= 300 ? 'refused' : 'ok'
}

/** The status in an error of Sanity's client. */
function statusIn(error: unknown): number | undefined {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' ? status : undefined
}

function remember(service: Service, reached: boolean, error: unknown, begunAt: number) {
  // A call that began before the last answer may time out after it.
  if (!reached && begunAt < lastAnswer[service]) return
  if (reached) lastAnswer[service] = performance.now()
  const {answeredAt, awaySince} = known[service]
  const askedAt = Date.now()
  known[service] = reached
    ? {askedAt, answeredAt: askedAt}
    : {askedAt, answeredAt, awaySince: awaySince ?? askedAt}
  // Messages that the API refuses are logged one by one.
  if (service !== 'lake') return
  if (reached && awaySince !== undefined) log.info('the lake answers again')
  if (!reached && awaySince === undefined)
    log.error(
      {reason: reasonOf(error)},
      'the lake does not answer; serving the last good content, where there is any',
    )
}

/** Whether a service responded when last asked (null before the first call), and when. A 5xx counts as no response. */
export function reachability(service: Service) {
  const {askedAt, answeredAt, awaySince} = known[service]
  const asOf = askedAt === undefined ? null : new Date(askedAt).toISOString()
  if (awaySince !== undefined) return {reachable: false, since: new Date(awaySince).toISOString(), asOf}
  return {reachable: answeredAt === undefined ? null : true, asOf}
}

/** When the lake last answered, in milliseconds. */
export const lakeAnsweredAt = () => known.lake.answeredAt
