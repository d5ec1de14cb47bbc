import {type ChildProcess, spawn} from 'node:child_process'
import {createInterface} from 'node:readline'
import {setTimeout as sleep} from 'node:timers/promises'
import {hintFor} from './hints.mjs'

/** A server that runs as a process of its own, on this Node. */
export type Service = {
  /** Stands before each line of its output. */
  name: string
  /** What Node is given: the script and its arguments. */
  args: string[]
  env: NodeJS.ProcessEnv
  /** Directory that it runs in; by default ours. */
  cwd?: string
  /** Address that answers with less than 500 once the service is up. */
  readyUrl: string
  /** How long it may take to end before it is killed, in milliseconds. */
  graceMs: number
}

export type RunningService = {
  /** Resolves when the service is up; rejects, telling why, when its first start fails. */
  ready: Promise<void>
  /** Resolves when the service has died too often and is not started again. */
  givenUp: Promise<void>
  /** Asks the service to end, kills it when it takes too long; nothing of it is left afterwards. */
  stop(): Promise<void>
}

/** One process of a service. */
type Run = {
  /** Resolves when the process and all that it started are gone, with how it ended: "ended with code 1". */
  ended: Promise<string>
  lastLines: string[]
  askToEnd(): void
  kill(): void
}

const READY_MS = 60_000
/** A service that dies sooner than this after its start has died quickly. */
const STEADY_MS = 30_000
const MOST_QUICK_DEATHS = 5
const FIRST_DELAY_MS = 200
const KEPT_LINES = 30

const endWithParent = new URL('./end-with-parent.mjs', import.meta.url).href

/**
 * Starts a service, and starts it again, ever more slowly, whenever it dies after having been up.
 *
 * @param print Takes a line for people: output of the service, or what became of it.
 */
export function runService(service: Service, print: (line: string) => void): RunningService {
  const stopping = new AbortController()
  const ready = settleLater()
  const givenUp = settleLater()
  let run = launch(service, print)

  async function keepRunning(): Promise<void> {
    let quickDeaths = 0
    for (let wasUp = false; ; run = launch(service, print)) {
      const startedAt = Date.now()
      if (await becomesReady(service.readyUrl, run.ended)) {
        wasUp = true
        ready.resolve()
      } else run.kill()
      const ending = await run.ended
      if (stopping.signal.aborted || !wasUp) return ready.reject(failedStart(service, ending, run.lastLines))
      quickDeaths = Date.now() - startedAt < STEADY_MS ? quickDeaths + 1 : 1
      if (quickDeaths === MOST_QUICK_DEATHS) {
        print(`${service.name}: ${ending}, ${quickDeaths} times in short order; it is not started again.`)
        return givenUp.resolve()
      }
      print(`${service.name}: ${ending}; starting it again.`)
      await sleep(FIRST_DELAY_MS * 2 ** (quickDeaths - 1), undefined, stopping).catch(() => undefined)
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
    // A group of its own: Ctrl-C in the terminal reaches us alone, and we can end all that it started.
    detached: process.platform !== 'win32',
  })
  const lastLines: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue
    createInterface({input: stream}).on('line', (line) => {
      lastLines.push(line)
      if (lastLines.length > KEPT_LINES) lastLines.shift()
      print(`${service.name} | ${line}`)
    })
  }
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(`could not be started (${error.message})`))
    child.once('exit', () => killGroup(child))
    child.once('close', (code, signal) => resolve(signal ? `ended by ${signal}` : `ended with code ${code}`))
  })
  return {
    ended,
    lastLines,
    askToEnd: () => child.kill('SIGTERM'),
    kill: () => killGroup(child),
  }
}

/** Kills a process and everything that it started. */
function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return
  try {
    if (process.platform === 'win32') child.kill('SIGKILL')
    else process.kill(-child.pid, 'SIGKILL')
  } catch (error) {
    // Nobody is left in the group.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

/** Asks an address again and again until it answers, the process ends, or a minute has passed. */
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

/** What the service said of it has been printed. */
function failedStart(service: Service, ending: string, lastLines: string[]): Error {
  const message = `${service.name} did not start: ${ending} before it answered at ${service.readyUrl}.`
  return new Error([message, hintFor(lastLines.join('\n'))].filter(Boolean).join('\n'))
}

function settleLater() {
  let resolve = () => {}
  let reject = (_error: Error) => {}
  const promise = new Promise<void>((onResolve, onReject) => {
    resolve = onResolve
    reject = onReject
  })
  // Who does not wait for it is not interested in its failure.
  promise.catch(() => undefined)
  return {promise, resolve, reject}
}
