import {type ChildProcess, spawn} from 'node:child_process'
import type {ExitCode} from './counts.ts'

const running = new Set<ChildProcess>()
process.once('exit', () => {
  for (const child of running) child.kill('SIGTERM')
})

/** On SIGINT or SIGTERM, ends this process and its commands. */
export function endOnInterrupt(): void {
  process.once('SIGINT', () => process.exit(130))
  process.once('SIGTERM', () => process.exit(143))
}

/** Runs a Node script that prints to our output. @param limitMs after this time, the script is ended */
export function runShown(
  args: string[],
  {cwd, env, limitMs}: {cwd: string; env?: NodeJS.ProcessEnv; limitMs: number},
): Promise<ExitCode> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, args, {cwd, env, stdio: ['ignore', 'inherit', 'inherit']})
    running.add(child)
    const limit = setTimeout(() => {
      console.error(`Ended after ${limitMs / 60_000} minutes: node ${args.join(' ')}`)
      child.kill('SIGTERM')
      setTimeout(() => child.kill('SIGKILL'), 10_000).unref()
    }, limitMs)
    const settle = (code: ExitCode) => {
      clearTimeout(limit)
      running.delete(child)
      resolve(code)
    }
    child.once('error', (error) => {
      console.error(error.message)
      settle(null)
    })
    child.once('exit', settle)
  })
}
