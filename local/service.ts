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
  name: string
  /** Resolves when the service is up; rejects with the reason if it does not start. */
  ready: Promise<void>
  /** Resolves when the process and its children are gone, with the cause: "ended with code 1". */
  ended: Promise<string>
  /** Ends the service and all of its processes, killing them after a time limit. */
  stop(): Promise<void>
}

const READY_MS = 60_000

const endWithParent = new URL('./end-with-parent.mjs', import.meta.url).href

/**
 * Starts a service.
 *
 * @param print Prints a line of its output.
 */
export function runService(service: Service, print: (line: string) => void): RunningService {
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

  async function becomeReady(): Promise<void> {
    const {name, readyUrl} = service
    if (await responds(readyUrl, ended)) return
    killGroup(child)
    throw new Error(`${name} did not start: ${await ended} before it responded at ${readyUrl}.`)
  }

  const ready = becomeReady()
  // It may reject before the caller awaits it.
  ready.catch(() => undefined)
  return {
    name: service.name,
    ready,
    ended,
    async stop() {
      child.kill('SIGTERM')
      const patience = setTimeout(() => killGroup(child), service.graceMs)
      await ended
      clearTimeout(patience)
    },
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
async function responds(url: string, ended: Promise<string>): Promise<boolean> {
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
