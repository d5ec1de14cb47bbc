import {spawn} from 'node:child_process'
import {once} from 'node:events'
import {text} from 'node:stream/consumers'
import {setTimeout as sleep} from 'node:timers/promises'
import {stripVTControlCharacters} from 'node:util'
import type {Cluster} from './cluster.ts'
import {missingPrograms} from './nginx.ts'
import {milliseconds, type Row} from './report.ts'
import type {Answer} from './visitor.ts'

/** slowhttptest's four modes with 500 connections, while another address reads pages. */

const seconds = 20
const modes: [name: string, path: string, ...args: string[]][] = [
  ['slow headers', '/en', '-H'],
  ['slow body', '/en/contact', '-B', '-s', '8192'],
  ['slow read', '/en', '-X', '-w', '1', '-y', '64', '-n', '5', '-z', '5', '-k', '3'],
  // nginx refuses so many ranges at once: none stays connected.
  ['ranges', '/en', '-R'],
]

export async function slowClients(cluster: Cluster): Promise<Row[]> {
  if (missingPrograms(['slowhttptest']).length > 0)
    return [{what: 'slow clients', seen: 'not run: install slowhttptest', goal: '', holds: false}]
  const rows: Row[] = []
  for (const mode of modes) rows.push(await attack(cluster, mode))
  return rows
}

async function attack({nginx, visit}: Cluster, [name, path, ...args]: (typeof modes)[number]): Promise<Row> {
  const address = ['-u', `https://127.0.0.1:${nginx.port}${path}`]
  const load = ['-c', '500', '-r', '250', '-i', '5', '-x', '24', '-l', String(seconds), '-p', '5']
  const child = spawn('slowhttptest', [...load, ...args, ...address], {stdio: ['ignore', 'pipe', 'ignore']})
  const output = text(child.stdout)
  const ended = once(child, 'exit')
  const {ask} = visit('127.0.8.1')
  const probes: Answer[] = []
  for (let number = 0; child.exitCode === null; number += 1) {
    // A cached page and one that is rendered.
    probes.push(await ask(number % 2 === 0 ? '/en/about' : `/en/licences?age=${number}`, {timeoutMs: 5_000}))
    await sleep(100)
  }
  await ended
  const failed = probes.filter(({status}) => status !== 200).length
  const connected = Math.max(
    0,
    ...[...stripVTControlCharacters(await output).matchAll(/connected:\s+(\d+)/g)].map(([, count]) =>
      Number(count),
    ),
  )
  const longest = Math.max(...probes.map(({from, to}) => to - from))
  return {
    what: `slowhttptest, ${name}, 500 connections for ${seconds} s: most at once; probes, failed, longest`,
    seen: `${connected}; ${probes.length}, ${failed}, ${milliseconds(longest)}`,
    goal: '0 failed',
    holds: failed === 0 && probes.length > seconds,
  }
}
