// @vitest-environment node
import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {join} from 'node:path'
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {freePort} from '../support/free-port.ts'

const script = join(import.meta.dirname, 'fixtures/product.ts')
let ports: number[]
let product: ChildProcess
let output: string
/** Every process seen, so that a failing test leaves none behind. */
let seen: Set<number>

beforeEach(async () => {
  ports = await Promise.all([freePort(), freePort(), freePort()])
  output = ''
  seen = new Set()
})

afterEach(async () => {
  product.kill('SIGTERM')
  if (product.exitCode === null && product.signalCode === null) await once(product, 'exit')
  for (const pid of seen) if (isAlive(pid)) process.kill(pid, 'SIGKILL')
})

function start(manners: string[] = []) {
  const args = ports.flatMap((port, n) => [String(port), manners[n] ?? 'plain'])
  product = spawn(process.execPath, [script, ...args])
  for (const stream of [product.stdout, product.stderr]) stream?.on('data', (chunk) => (output += chunk))
}

function printed(text: string | RegExp) {
  return vi.waitFor(() => expect(output).toMatch(text), {timeout: 20_000})
}

/** The ids of a service and of the process that it has started. */
async function pidsOf(port: number | undefined): Promise<number[]> {
  const pids: number[] = await (await fetch(`http://127.0.0.1:${port}/`)).json()
  for (const pid of pids) seen.add(pid)
  return pids
}

async function allPids(): Promise<number[]> {
  return (await Promise.all(ports.map(pidsOf))).flat()
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function allGone(pids: number[]) {
  return vi.waitFor(() => expect(pids.filter(isAlive)).toEqual([]), {timeout: 10_000})
}

describe('the product', () => {
  test('starts in order, says so, and ends with all its processes on SIGTERM', async () => {
    start()
    await printed('All is up')
    expect(output.indexOf('step done')).toBeLessThan(output.indexOf('lake | listening'))
    expect(output.lastIndexOf('step done')).toBeLessThan(output.indexOf('site | listening'))
    const pids = await allPids()
    product.kill('SIGTERM')
    expect(await once(product, 'close')).toEqual([0, null])
    await allGone(pids)
  }, 30_000)

  test('starts a killed stand-in again while the others stay', async () => {
    start()
    await printed('All is up')
    const [lake, foundation, site] = await Promise.all(ports.map(pidsOf))
    process.kill(lake?.[0] ?? 0, 'SIGKILL')
    await printed(/lake: ended by SIGKILL; starting it again/)
    const again = await vi.waitFor(() => pidsOf(ports[0]), {timeout: 10_000})
    expect(again[0]).not.toBe(lake?.[0])
    await allGone(lake ?? [])
    expect(await pidsOf(ports[1])).toEqual(foundation)
    expect(await pidsOf(ports[2])).toEqual(site)
  }, 30_000)

  test('leaves no process when it is killed itself', async () => {
    start()
    await printed('All is up')
    const pids = await allPids()
    product.kill('SIGKILL')
    await allGone(pids)
  }, 30_000)

  test('kills what does not end', async () => {
    start(['stubborn'])
    await printed('All is up')
    const pids = await allPids()
    product.kill('SIGTERM')
    await printed('lake | not yet')
    await once(product, 'exit')
    await allGone(pids)
  }, 30_000)

  test('ends at once, and says once why, when the site cannot start', async () => {
    start(['plain', 'plain', 'broken'])
    expect(await once(product, 'close')).toEqual([1, null])
    expect(output.split('MISSING_KEY is not set')).toHaveLength(2)
    expect(output).toContain('site did not start: ended with code 1')
    expect(output).not.toContain('All is up')
    expect(output).not.toContain('starting it again')
    await expect(pidsOf(ports[0])).rejects.toThrow()
  }, 30_000)

  test('gives a stand-in up that keeps dying, and goes on without it', async () => {
    start()
    await printed('All is up')
    for (let deaths = 0; deaths < 5; deaths += 1) {
      await vi.waitFor(() => pidsOf(ports[0]), {timeout: 10_000})
      await fetch(`http://127.0.0.1:${ports[0]}/die`).catch(() => undefined)
    }
    await printed('lake: ended with code 3, 5 times in short order; it is not started again')
    expect(await pidsOf(ports[2])).toHaveLength(2)
  }, 30_000)
})
