import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {join} from 'node:path'
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest'
import {freePort} from '../support/free-port.ts'

const script = join(import.meta.dirname, 'fixtures/product.ts')
let ports: number[]
let product: ChildProcess
let output: string
/** Every process, so that a failing test leaves none running. */
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

/** The ids of a service and of its child process. */
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

  test('ends with all its processes when one of its services is killed', async () => {
    start()
    await printed('All is up')
    const pids = await allPids()
    process.kill((await pidsOf(ports[0]))[0] ?? 0, 'SIGKILL')
    expect(await once(product, 'close')).toEqual([1, null])
    expect(output).toContain('lake ended by SIGKILL; stopping the others.')
    await allGone(pids)
  }, 30_000)

  test('leaves no process when it is killed itself', async () => {
    start()
    await printed('All is up')
    const pids = await allPids()
    product.kill('SIGKILL')
    await allGone(pids)
  }, 30_000)

  test('kills processes that do not end', async () => {
    start(['stubborn'])
    await printed('All is up')
    const pids = await allPids()
    product.kill('SIGTERM')
    await printed('lake | not yet')
    await once(product, 'exit')
    await allGone(pids)
  }, 30_000)

  test.each([
    ['lake', ['broken']],
    ['site', ['plain', 'plain', 'broken']],
  ])(
    'ends at once, and says once why, when the %s cannot start',
    async (name, manners) => {
      start(manners)
      expect(await once(product, 'close')).toEqual([1, null])
      expect(output.split('ENOSPC: no space left')).toHaveLength(2)
      expect(output).toContain(`${name} did not start: ended with code 1`)
      expect(output).not.toContain('All is up')
      await expect(pidsOf(ports[1])).rejects.toThrow()
    },
    30_000,
  )
})
