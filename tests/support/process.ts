import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {setTimeout as sleep} from 'node:timers/promises'

/** A server of the product, as a process of its own that a test can end and start again. */
export interface TestProcess {
  port: number
  /** Starts it and waits until it answers. */
  start(): Promise<void>
  /** Ends it and waits until it is gone; `SIGKILL` leaves it no time for anything. Returns its exit code, if it has one. */
  stop(signal?: NodeJS.Signals): Promise<number | undefined>
  /** Its number in the system while it runs. */
  pid(): number | undefined
  /** What it has written so far, on both streams, over all its lives. */
  log(): string
}

export interface ProcessOptions {
  /** The script that Node is given. */
  script: string
  cwd: string
  env: NodeJS.ProcessEnv
  port: number
  /** Answers with less than 500 once the process is up. */
  readyPath: string
}

const startMs = 30_000
const endWithParent = new URL('../../local/end-with-parent.mjs', import.meta.url).href

/** Describes a process; nothing runs before `start`. It ends with this process, however that ends. */
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
    async start() {
      const started = spawn(process.execPath, ['--import', endWithParent, script], {
        cwd,
        env,
        stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      })
      child = started
      for (const stream of [started.stdout, started.stderr]) stream?.on('data', collect)
      await answers(`http://127.0.0.1:${port}${readyPath}`, started, () => output)
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

async function answers(url: string, child: ChildProcess, output: () => string): Promise<void> {
  for (const deadline = Date.now() + startMs; Date.now() < deadline; await sleep(25)) {
    if (hasEnded(child)) throw new Error(`A process ended before it answered at ${url}:\n${output()}`)
    const response = await fetch(url, {signal: AbortSignal.timeout(2_000)}).catch(() => undefined)
    await response?.body?.cancel()
    if (response && response.status < 500) return
  }
  child.kill('SIGKILL')
  throw new Error(`Nothing answers at ${url}:\n${output()}`)
}
