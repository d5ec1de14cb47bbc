// @vitest-environment node
import {once} from 'node:events'
import {mkdirSync, writeFileSync} from 'node:fs'
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {clientFor, end, makeFolder, removeFolder, spawnLake, startLakeProcess} from './support.ts'

// Starting a process takes a while where others are at work.
vi.setConfig({testTimeout: 30_000})

let folder: string
beforeEach(() => {
  folder = makeFolder()
})
afterEach(() => removeFolder(folder))

/** Runs a lake that is expected to give up; its exit code and what it said. */
async function failedStart(env: Record<string, string>) {
  const {child, output} = spawnLake({DATA_DIR: folder, LAKE_PORT: '0', ...env})
  const [code] = await once(child, 'exit')
  return {code, lines: output().trim().split('\n')}
}

test('says where it listens, and ends in order on SIGTERM and SIGINT', async () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const {child, url, output} = await startLakeProcess(folder)
    expect(output()).toMatch(/^lake: listening on http:\/\/127\.0\.0\.1:\d+, data in \S+\n$/)
    await clientFor(url).createOrReplace({_id: 'a', _type: 'page', signal})
    const stream = await fetch(`${url}/v1/data/listen/production?query=*`)
    expect(await end(child, signal)).toBe(0)
    expect(await stream.text()).toContain('welcome')
  }
})

test('keeps an idle connection longer than whoever may use it again', async () => {
  const {child, url} = await startLakeProcess(folder)
  const {headers} = await fetch(`${url}/ping`)
  const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? []
  expect(Number(seconds)).toBeGreaterThanOrEqual(60)
  await end(child, 'SIGTERM')
})

test('a second lake on the same folder is refused, until the first has gone, even by force', async () => {
  const first = await startLakeProcess(folder)
  const {code, lines} = await failedStart({})
  expect(code).toBe(1)
  expect(lines).toEqual([expect.stringMatching(/Another lake is using .*DATA_DIR/)])
  await end(first.child, 'SIGKILL')
  const second = await startLakeProcess(folder)
  expect(await end(second.child, 'SIGTERM')).toBe(0)
})

test('a listener finds back to a lake that was killed and started again', async () => {
  const first = await startLakeProcess(folder)
  const events: string[] = []
  const patience = {timeout: 10_000}
  const options = {events: ['welcome' as const, 'mutation' as const]}
  const subscription = clientFor(first.url)
    .listen('*', {}, options)
    .subscribe((event) => events.push(event.type === 'mutation' ? event.documentId : event.type))
  await expect.poll(() => events, patience).toEqual(['welcome'])
  await end(first.child, 'SIGKILL')
  const second = await startLakeProcess(folder, new URL(first.url).port)
  await expect.poll(() => events, patience).toEqual(['welcome', 'welcome'])
  await clientFor(second.url).create({_id: 'after', _type: 'page'})
  await expect.poll(() => events, patience).toEqual(['welcome', 'welcome', 'after'])
  subscription.unsubscribe()
  await end(second.child, 'SIGTERM')
})

test('a taken port is named, with the variable that changes it', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve))
  const port = String((other.address() as AddressInfo).port)
  const {code, lines} = await failedStart({LAKE_PORT: port})
  other.close()
  expect(code).toBe(1)
  expect(lines).toEqual([`lake: port ${port} is taken; choose another one with LAKE_PORT`])
})

test('every bad setting is named at once', async () => {
  const {code, lines} = await failedStart({
    LAKE_PORT: 'x',
    HOST: '0.0.0.0',
    LAKE_ORIGINS: 'http://a.test/path',
  })
  expect(code).toBe(1)
  expect(lines).toHaveLength(1)
  for (const key of ['LAKE_PORT', 'HOST', 'LAKE_ORIGINS']) expect(lines[0]).toContain(key)
})

test('a damaged data file is reported and left alone', async () => {
  mkdirSync(join(folder, 'lake'))
  writeFileSync(join(folder, 'lake', 'lake.sqlite'), 'this is no database'.repeat(100))
  const {code, lines} = await failedStart({})
  expect(code).toBe(1)
  expect(lines).toEqual([expect.stringMatching(/Cannot open .*lake\.sqlite/)])
})

test('other machines may call only where a token is demanded', async () => {
  const alone = await failedStart({HOST: '0.0.0.0'})
  expect(alone.lines).toEqual([expect.stringMatching(/^lake: HOST: without LAKE_TOKEN/)])
  const short = await failedStart({HOST: '0.0.0.0', LAKE_TOKEN: 'short'})
  expect(short.lines).toEqual([
    expect.stringMatching(/^lake: LAKE_TOKEN: needs at least 16 characters.*no spaces, no umlauts$/),
  ])

  const token = 'a-long-token-of-this-lake'
  const {child, output} = spawnLake({DATA_DIR: folder, LAKE_PORT: '0', HOST: '0.0.0.0', LAKE_TOKEN: token})
  await expect.poll(output, {timeout: 20_000}).toContain('listening on http://0.0.0.0:')
  const url = `http://127.0.0.1:${/:(\d+),/.exec(output())?.[1]}`
  const write = (given: string) =>
    clientFor(url, {token: given})
      .create({_type: 'page'})
      .then(
        () => 'written',
        ({statusCode}) => statusCode,
      )
  expect([await write('other'), await write(token)]).toEqual([401, 'written'])
  await end(child, 'SIGTERM')
})
