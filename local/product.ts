import {type RunningService, runService, type Service} from './service.ts'

/** The product as a list of things to run. */
export type Plan = {
  /** What must be done before anything runs. */
  prepare(): Promise<void>
  standIns: Service[]
  /** What must be done between the start of the stand-ins and that of the site. */
  fill(): Promise<void>
  site: Service
  /** Printed once the site answers. */
  announcement: string
  /** What is done while the site runs already. Its failure ends nothing. */
  afterwards?(): Promise<void>
}

/**
 * Runs the product until it is interrupted (Ctrl-C, SIGTERM) or the site cannot be kept running.
 * Stand-ins and site that die are started again; when this returns, none of them is left.
 *
 * @returns Exit code: 0 when it was interrupted, else 1.
 */
export async function runProduct(plan: Plan): Promise<number> {
  const started: RunningService[] = []
  const interruption = new AbortController()
  const interrupted = new Promise<number>((resolve) => {
    const interrupt = () => {
      interruption.abort()
      resolve(0)
    }
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, interrupt)
  })
  try {
    return await Promise.race([interrupted, serve(plan, started, interruption.signal)])
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}\n`)
    return 1
  } finally {
    // The site goes first: the requests that it finishes may need the stand-ins.
    for (const service of started.toReversed()) await service.stop()
  }
}

async function serve(plan: Plan, started: RunningService[], interruption: AbortSignal): Promise<number> {
  const start = (service: Service) => {
    interruption.throwIfAborted()
    const running = runService(service, (line) => console.log(line))
    started.push(running)
    return running
  }
  await plan.prepare()
  await Promise.all(plan.standIns.map((standIn) => start(standIn).ready))
  await plan.fill()
  const site = start(plan.site)
  await site.ready
  console.log(plan.announcement)
  plan.afterwards?.().catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
  await site.givenUp
  return 1
}
