import {execFile, execFileSync} from 'node:child_process'
import {readFileSync} from 'node:fs'
import {promisify} from 'node:util'
import {quantile} from '../measure.ts'
import type {Cluster, Replica} from './cluster.ts'
import {pathsOf} from './edits.ts'
import {missingPrograms} from './nginx.ts'
import {milliseconds, type Row} from './report.ts'

/** The cost of one replica: CPU time per request, memory, time to start. */

const seconds = 8
const starts = 5

export async function capacity(cluster: Cluster): Promise<Row[]> {
  if (missingPrograms(['wrk']).length > 0)
    return [{what: 'requests a CPU-second', seen: 'not run: install wrk', goal: '', holds: false}]
  const [one] = cluster.replicas
  if (!one) throw new Error('There is no replica.')
  const startTimes: number[] = []
  for (let start = 0; start < starts; start += 1) {
    await one.stop()
    const from = performance.now()
    await one.start()
    await (await fetch(`http://127.0.0.1:${one.port}/de`)).text()
    startTimes.push(performance.now() - from)
  }
  const rows = [
    figure('start of a replica to its first page, median of five', milliseconds(quantile(startTimes, 0.5))),
    figure('memory after the first page', memoryOf(one)),
  ]
  const paths = await pathsOf(cluster)
  for (const path of paths) await (await fetch(`http://127.0.0.1:${one.port}${path}`)).text()
  rows.push(figure(`memory with ${paths.length} pages cached`, memoryOf(one)))
  rows.push(await perCpuSecond(one, 'cached page', '/de', 50))
  rows.push(await perCpuSecond(one, 'uncached page', '/de/contact?sent=0', 10))
  rows.push(figure('memory after both', memoryOf(one)))
  return rows
}

const figure = (what: string, seen: string): Row => ({what, seen, goal: ''})

const memoryOf = ({pid}: Replica) =>
  `${Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid()}/status`, 'utf8'))?.[1]) / 1024)} MB`

/** CPU time of a process, in seconds. */
function cpuOf({pid}: Replica): number {
  const fields = readFileSync(`/proc/${pid()}/stat`, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ')
  const ticks = Number(execFileSync('getconf', ['CLK_TCK'], {encoding: 'utf8'}))
  return (Number(fields[11]) + Number(fields[12])) / ticks
}

async function perCpuSecond(one: Replica, name: string, path: string, connections: number): Promise<Row> {
  const url = `http://127.0.0.1:${one.port}${path}`
  const load = async (duration: number) => {
    const args = [
      '-t',
      '1',
      '-c',
      String(connections),
      '-d',
      `${duration}s`,
      '-H',
      'Accept-Encoding: br',
      url,
    ]
    const {stdout} = await promisify(execFile)('wrk', args)
    if (/Non-2xx|Socket errors/.test(stdout)) throw new Error(stdout)
    return Number(/(\d+) requests in/.exec(stdout)?.[1])
  }
  await load(2)
  const before = cpuOf(one)
  const requests = await load(seconds)
  const cpu = cpuOf(one) - before
  return figure(
    `${name}, ${connections} connections: requests a CPU-second; a second`,
    `${Math.round(requests / cpu)}; ${Math.round(requests / seconds)}`,
  )
}
