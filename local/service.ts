import {type ChildProcess, spawn} from 'node:child_process'
import {createInterface} from 'node:readline'
import {setTimeout as sleep} from 'node:timers/promises'

/** A server that runs as a child process on this Node. */
export type Service = {
  name: string
  /** Arguments of Node: the script and its own arguments. */
  args: string[]
  env: NodeJS.ProcessEnv
  cwd?: string
  /** Address that responds with a status below 500 once the service is up. */
  readyUrl: string
  /** Time to end before it is killed, in milliseconds. */
  graceMs: number
}

export type RunningService = {
  /** Resolves when the service is up; rejects with the reason if its first start fails. */
  ready: Promise<void>
  /** Resolves when the service has failed to start too often and is given up. */
  givenUp: Promise<void>
  /** Ends the service and all of its processes, killing them after a time limit. */
  stop(): Promise<void>
}

/** One process of a service. */
type Run = {
  /** Resolves when the process and its children are gone, with the cause: "ended with code 1". */
  ended: Promise<string>
  askToEnd(): void
  kill(): void
}

const READY_MS = 60_000
/** Failed restarts in a row before a service is given up; a service that comes up is always restarted. */
const MOST_FAILED_RESTARTS = 5
const FIRST_DELAY_MS = 200

const endWithParent = new URL('./end-with-parent.mjs', import.meta.url).href

/**
 * Starts a service, and restarts it with increasing delays when it crashes.
 *
 * @param print Prints a line: output of the service, or a change of its state.
 */
export function runService(service: Service, print: (line: string) => void): RunningService {
  const stopping = new AbortController()
  const ready = Promise.withResolvers<void>()
  const givenUp = Promise.withResolvers<void>()
  // It may reject before the caller awaits it.
  ready.promise.catch(() => undefined)
  let run = launch(service, print)

  async function keepRunning(): Promise<void> {
    let failedRestarts = 0
    for (let wasUp = false; ; run = launch(service, print)) {
      if (await becomesReady(service.readyUrl, run.ended)) {
        wasUp = true
        failedRestarts = 0
        ready.resolve()
      } else {
        failedRestarts += 1
        run.kill()
      }
      const ending = await run.ended
      // The service has printed why.
      if (stopping.signal.aborted || !wasUp)
        return ready.reject(
          new Error(`${service.name} did not start: ${ending} before it responded at ${service.readyUrl}.`),
        )
      if (failedRestarts === MOST_FAILED_RESTARTS) {
        print(
          `${service.name}: ${ending}; ${failedRestarts} restarts have failed, so it is not started again.`,
        )
        return givenUp.resolve()
      }
      print(`${service.name}: ${ending}; restarting it.`)
      await sleep(FIRST_DELAY_MS * 2 ** failedRestarts, undefined, stopping).catch(() => undefined)
      if (stopping.signal.aborted) return
    }
  }

  const running = keepRunning()
  return {
    ready: ready.promise,
    givenUp: givenUp.promise,
    async stop() {
      stopping.abort()
      run.askToEnd()
      const patience = setTimeout(() => run.kill(), service.graceMs)
      await running
      clearTimeout(patience)
    },
  }
}

function launch(service: Service, print: (line: string) => void): Run {
  const child = spawn(process.execPath, ['--import', endWithParent, ...service.args], {
    env: service.env,
    cwd: service.cwd,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // A separate process group: Ctrl-C in the terminal reaches only us, and we can end its children.
    detached: process.platform !== 'win32',
  })
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    createInterface({input: stream}).on('line', (line) => print(`${service.name} | ${line}`))
  }
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`could not be started (${error.message})`))
    child.once('exit', () => killGroup(child))
    child.once('close', (code, signal) => resolve(signal ? `ended by ${signal}` : `ended with code ${code}`))
  })
  return {
    ended,
    askToEnd: () => child.kill('SIGTERM'),
    kill: () => killGroup(child),
  }
}

/** Kills a process and its children. */
function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill('SIGKILL')
    else process.kill(-child.pid, 'SIGKILL')
  } catch (error) {
    // No process is left in the group.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Polls an address until it responds, the process ends, or a minute has passed. */
async function becomesReady(url: string, ended: Promise<string>): Promise<boolean> {
  let alive = true
  void ended.then(() => {
    alive = false
  })
  for (const deadline = Date.now() + READY_MS; alive && Date.now() < deadline; await sleep(100)) {
    const response = await fetch(url, {signal: AbortSignal.timeout(2000)}).catch(() => undefined)
    await response?.body?.cancel()
    if (response && response.status < 500) return true
  }
  return false
}
