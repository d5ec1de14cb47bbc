import {createServer, type RequestListener} from 'node:http'
import type {AddressInfo} from 'node:net'
import {afterAll, expect, it, vi} from 'vitest'

let handle: RequestListener
const server = createServer((request, response) => handle(request, response))
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
vi.stubEnv('LAKE_PORT', String((server.address() as AddressInfo).port))
vi.stubEnv('LOG_LEVEL', 'silent')
const {askLake, documentShape, lakeClient, listShape} = await import('./ask.server')
const {reachability} = await import('~/platform/calls.server')

afterAll(() => {
  vi.unstubAllEnvs()
  server.close()
})

const client = lakeClient()
const ask = (shape: typeof documentShape | typeof listShape = documentShape) =>
  askLake<unknown>(client, shape, '*[0]', {})
const json = (body: unknown): RequestListener => {
  return (_request, response) =>
    response.writeHead(200, {'Content-Type': 'application/json'}).end(JSON.stringify(body))
}

it.each([
  ['a document', documentShape, {_id: 'a'}],
  ['no document', documentShape, null],
  ['a list', listShape, [{_id: 'a'}]],
])('returns %s', async (_name, shape, result) => {
  handle = json({ms: 1, result})
  expect(await ask(shape)).toEqual(result)
})

it.each<[string, RequestListener]>([
  ['a page of a proxy', (_request, response) => response.writeHead(200).end('<h1>It works!</h1>')],
  ['JSON of another server', json({result: null})],
  ['a list in place of a document', json({ms: 1, result: []})],
  ['no result', json({ms: 1})],
  ['an error', (_request, response) => response.writeHead(503).end()],
])('rejects %s', async (_name, listener) => {
  handle = listener
  await expect(ask()).rejects.toThrow()
})

it('rejects a response that breaks off, at the latest after five seconds', async () => {
  handle = (_request, response) =>
    response.writeHead(200, {'Content-Length': '99'}).write('{', () => response.destroy())
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.timeout(100))
  await expect(ask()).rejects.toThrow()
  expect(timeout).toHaveBeenLastCalledWith(5_000)
})

it('notes whether the lake answers', async () => {
  handle = (_request, response) => response.writeHead(503).end()
  await ask().catch(() => undefined)
  expect(reachability('lake').reachable).toBe(false)
  handle = json({ms: 1, result: null})
  await ask()
  expect(reachability('lake').reachable).toBe(true)
})
