import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {setTimeout as sleep} from 'node:timers/promises'

/** A server of the product, in a child process that a test can stop and restart. */
export interface TestProcess {
  port: number
  /** Starts it and waits until it responds. */
  start(): Promise<void>
  /** Ends it, waits until it is gone, and returns its exit code, if any. */
  stop(signal?: NodeJS.Signals): Promise<number | undefined>
  pid(): number | undefined
  isRunning(): boolean
  /** Its output so far, on both streams, over all restarts. */
  log(): string
}

export interface ProcessOptions {
  script: string
  cwd: string
  env: NodeJS.ProcessEnv
  port: number
  /** Path that responds with a status below 500 once the process is ready. */
  readyPath: string
}

const startMs = 90_000
const endWithParent = new URL('../../local/end-with-parent.mjs', import.meta.url).href

/** Describes a process; nothing runs before `start`. It ends with this process, even after a crash. */
export function testProcess({script, cwd, env, port, readyPath}: ProcessOptions): TestProcess {
  let output = ''
  let child: ChildProcess | undefined
  const collect = (chunk: Buffer) => {
    output += chunk
  }
  return {
    port,
    log: () => output,
    pid: () => child?.pid,
    isRunning: () => child !== undefined && !hasEnded(child),
    async start() {
      if (child && !hasEnded(child))
        throw new Error(`A process that runs already was started again: ${script}`)
      const started = spawn(process.execPath, ['--import', endWithParent, script], {
        cwd,
        env,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      })
      child = started
      for (const stream of [started.stdout, started.stderr]) stream?.on('data', collect)
      await waitUntilUp(`http://127.0.0.1:${port}${readyPath}`, started, () => output)
    },
    async stop(signal = 'SIGTERM') {
      if (!child || hasEnded(child)) return child?.exitCode ?? undefined
      const closed = once(child, 'close')
      child.kill(signal)
      await closed
      return child.exitCode ?? undefined
    },
  }
}

const hasEnded = ({exitCode, signalCode}: ChildProcess) => exitCode !== null || signalCode !== null

async function waitUntilUp(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (const deadline = Date.now() + startMs; Date.now() < deadline; await sleep(25)) {
    if (hasEnded(child)) throw new Error(`A process ended before it responded at ${url}:\n${output()}`)
    const response = await fetch(url, {signal: AbortSignal.timeout(10_000)}).catch(() => undefined)
    await response?.body?.cancel()
    if (response && response.status < 500) return
  }
  child.kill('SIGKILL')
  throw new Error(`Nothing responds at ${url}:\n${output()}`)
}
