import {type RunningService, runService, type Service} from './service.ts'

/** The product as a list of steps and services. */
export type Plan = {
  /** Runs before everything else. */
  prepare(): Promise<void>
  localServices: Service[]
  /** Runs after the local services have started and before the site starts. */
  fill(): Promise<void>
  site: Service
  /** Printed once the site is up. */
  announcement: string
  /** Runs while the site is up. Its failure does not stop the product. */
  afterwards?(): Promise<void>
}

/**
 * Runs the product until it is interrupted (Ctrl-C, SIGTERM) or one of its services ends. When this returns, all
 * processes have ended.
 *
 * @returns Exit code: 0 if interrupted, else 1.
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
    // The site ends first, as its open requests may need the local services.
    for (const service of started.toReversed()) await service.stop()
  }
}

async function serve(plan: Plan, started: RunningService[], interruption: AbortSignal): Promise<never> {
  const start = (service: Service) => {
    interruption.throwIfAborted()
    const running = runService(service, (line) => console.log(line))
    started.push(running)
    return running
  }
  await plan.prepare()
  await Promise.all(plan.localServices.map((service) => start(service).ready))
  await plan.fill()
  const site = start(plan.site)
  await site.ready
  console.log(plan.announcement)
  plan.afterwards?.().catch((error: unknown) => console.error(error instanceof Error ? error.message : error))
  const endings = started.map(async ({name, ended}) => `${name} ${await ended}; stopping the others.`)
  throw new Error(await Promise.race(endings))
}
