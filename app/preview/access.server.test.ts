import {createServer} from 'node:http'
import type {AddressInfo} from 'node:net'
import {afterAll, beforeEach, expect, it, vi} from 'vitest'

let status = 200
const lake = createServer((_request, response) =>
  response.writeHead(status, {'Content-Type': 'application/json'}).end('{"ms": 1, "result": ""}'),
)
await new Promise<void>((resolve) => lake.listen(0, '127.0.0.1', resolve))
vi.stubEnv('LAKE_PORT', String((lake.address() as AddressInfo).port))
vi.stubEnv('LOG_LEVEL', 'silent')
const {checkToken} = await import('./access.server')
const {log} = await import('~/platform/log.server')
const error = vi.spyOn(log, 'error')

beforeEach(() => error.mockClear())
afterAll(() => {
  vi.unstubAllEnvs()
  lake.close()
})

it.each([
  [401, 1],
  [403, 1],
  [200, 0],
  [400, 0],
])('reports a refused token at the start: status %i, %i log lines', async (given, lines) => {
  status = given
  await checkToken()
  expect(error).toHaveBeenCalledTimes(lines)
})
