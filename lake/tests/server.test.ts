import {once} from 'node:events'
import {chmodSync, mkdirSync, readdirSync, statSync} from 'node:fs'
import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {drawClear} from './pictures.ts'
import {clientFor, end, makeFolder, removeFolder, spawnLake, startLakeProcess} from './support.ts'

let folder: string
beforeEach(() => {
  folder = makeFolder()
})
afterEach(() => removeFolder(folder))

/** Runs a lake that must fail; returns its exit code and output. */
async function failedStart(env: Record<string, string>) {
  const {child, output} = spawnLake({DATA_DIR: folder, LAKE_PORT: '0', ...env})
  const [code] = await once(child, 'close')
  return {code, lines: output().trim().split('\n')}
}

test('prints its address and shuts down cleanly on SIGTERM and SIGINT', async () => {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    const {child, url, output} = await startLakeProcess(folder)
    expect(output()).toMatch(/^lake: listening on http:\/\/127\.0\.0\.1:\d+, data in \S+\n$/)
    await clientFor(url).createOrReplace({_id: 'a', _type: 'page', signal})
    const stream = await fetch(`${url}/v1/data/listen/production?query=*`)
    expect(await end(child, signal)).toBe(0)
    expect(await stream.text()).toContain('welcome')
  }
})

test('has a longer idle timeout than the proxy that reuses connections', async () => {
  const {child, url} = await startLakeProcess(folder)
  const {headers} = await fetch(`${url}/ping`)
  const [, seconds] = /timeout=(\d+)/.exec(headers.get('keep-alive') ?? '') ?? []
  expect(Number(seconds)).toBeGreaterThanOrEqual(60)
  await end(child, 'SIGTERM')
})

test('rejects a second lake on the same folder until the first has ended, even by SIGKILL', async () => {
  const first = await startLakeProcess(folder)
  const {code, lines} = await failedStart({})
  expect(code).toBe(1)
  expect(lines).toEqual([expect.stringMatching(/Another lake is using .*DATA_DIR/)])
  await end(first.child, 'SIGKILL')
  const second = await startLakeProcess(folder)
  expect(await end(second.child, 'SIGTERM')).toBe(0)
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

test('names all invalid settings at once', async () => {
  const {code, lines} = await failedStart({
    LAKE_PORT: 'x',
    HOST: '0.0.0.0',
    LAKE_ORIGINS: 'http://a.test/path',
  })
  expect(code).toBe(1)
  expect(lines).toHaveLength(1)
  for (const key of ['LAKE_PORT', 'HOST', 'LAKE_ORIGINS']) expect(lines[0]).toContain(key)
})

test('other machines may call only where a token is demanded', async () => {
  const alone = await failedStart({HOST: '0.0.0.0'})
  expect(alone.lines).toEqual([expect.stringMatching(/^lake: HOST: without LAKE_TOKEN/)])
  const short = await failedStart({HOST: '0.0.0.0', LAKE_TOKEN: 'short'})
  expect(short.lines).toEqual([expect.stringMatching(/^lake: LAKE_TOKEN: needs at least 16 characters/)])

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

test('makes its data readable for its own user only, in older folders too', async () => {
  mkdirSync(join(folder, 'lake'))
  chmodSync(join(folder, 'lake'), 0o755)
  const {child, url} = await startLakeProcess(folder)
  const client = clientFor(url)
  await client.assets.upload('image', await drawClear(), {filename: 'a.png'})
  const found = readdirSync(join(folder, 'lake'), {recursive: true}).map(String)
  for (const part of ['lake.sqlite', 'lake.sqlite-wal', 'assets', '.png'])
    expect(found).toContainEqual(expect.stringContaining(part))
  const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
  for (const path of ['', ...found].map((name) => join(folder, 'lake', name)))
    expect([path, modeOf(path)]).toEqual([path, statSync(path).isDirectory() ? '700' : '600'])
  await end(child, 'SIGTERM')
})
