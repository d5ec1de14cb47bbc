import {execFile} from 'node:child_process'
import {availableParallelism} from 'node:os'
import {join} from 'node:path'
import {promisify} from 'node:util'
import type {TestProcess} from '../tests/support/process.ts'

const run = promisify(execFile)

export interface Figures {
  perSecond: number
  /** 99th percentile, in milliseconds. */
  p99: number
}

export interface Load {
  url: string
  connections: number
  encoding: 'br' | 'identity'
}

// Server and client have a processor each, so that neither waits for the other.
const canPin = process.platform === 'linux' && availableParallelism() > 1

/** Gives a server the first processor; its threads share it. */
export async function pin(server: TestProcess): Promise<void> {
  if (canPin) await run('taskset', ['-a', '-c', '-p', '0', String(server.pid())])
}

/** @throws Error with the command to install `wrk` */
export async function checkClient(): Promise<void> {
  // No option of wrk exits with code 0.
  await run('wrk', ['-v']).catch(({code}: NodeJS.ErrnoException) => {
    if (code === 'ENOENT') throw new Error('The benchmark of the site needs wrk: sudo apt-get install wrk')
  })
}

/** Requests a page over and over. @throws Error if one fails */
export async function load({url, connections, encoding}: Load, seconds: number): Promise<Figures> {
  const wrk = [
    'wrk',
    '-t1',
    `-c${connections}`,
    `-d${seconds}s`,
    '--timeout',
    '10s',
    '-s',
    join(import.meta.dirname, 'wrk.lua'),
  ]
  const [command = '', ...options] = canPin ? ['taskset', '-c', '1', ...wrk] : wrk
  const {stdout} = await run(command, [...options, '-H', `Accept-Encoding: ${encoding}`, url])
  const {requests, microseconds, p99, errors} = JSON.parse(stdout.slice(stdout.lastIndexOf('{')))
  if (errors > 0) throw new Error(`${url}: ${errors} errors`)
  return {perSecond: requests / (microseconds / 1e6), p99: p99 / 1e3}
}
