import {once} from 'node:events'
import {createServer, type RequestListener, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {afterEach, expect, test} from 'vitest'
import {patientFetch} from './patience.ts'

let server: Server | undefined

async function listen(listener: RequestListener, port = 0): Promise<number> {
  server = createServer(listener).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return (server.address() as AddressInfo).port
}

async function close() {
  const closed = server && once(server, 'close')
  server?.close().closeAllConnections()
  server = undefined
  await closed
}

afterEach(close)

const write = (transactionId?: string) => ({
  method: 'POST',
  body: JSON.stringify({actions: [], transactionId}),
})

test('retries a query until the lake is back', async () => {
  const port = await listen((_request, response) => response.end())
  const lake = `http://127.0.0.1:${port}`
  await close()
  const response = patientFetch(lake, fetch)(`${lake}/data`)
  await listen((_request, response) => response.end('here'), port)
  expect(await (await response).text()).toBe('here')
})

test('retries while the site responds that the lake is away', async () => {
  let away = 2
  const port = await listen((_request, response) => {
    response.statusCode = away-- > 0 ? 502 : 200
    response.end()
  })
  const lake = `http://127.0.0.1:${port}`
  expect((await patientFetch(lake, fetch)(`${lake}/data`)).status).toBe(200)
})

test('a write whose response was lost counts as done if the lake has it', async () => {
  let stored = false
  const port = await listen((request, response) => {
    if (request.url === '/ping') return response.end()
    if (!stored) {
      stored = true
      return response.destroy()
    }
    response.statusCode = 409
    return response.end(JSON.stringify({error: {type: 'transactionAlreadyExistsError'}}))
  })
  const lake = `http://127.0.0.1:${port}`
  const response = await patientFetch(lake, fetch)(`${lake}/data/actions/production`, write('tx1'))
  expect(await response.json()).toEqual({transactionId: 'tx1'})
})

test('reports a conflict that is not caused by a retry', async () => {
  const port = await listen((_request, response) => {
    response.statusCode = 409
    response.end('transactionAlreadyExistsError')
  })
  const lake = `http://127.0.0.1:${port}`
  expect((await patientFetch(lake, fetch)(`${lake}/data/actions/production`, write('tx1'))).status).toBe(409)
})

test('does not retry a write without a transaction id', async () => {
  const port = await listen((_request, response) => response.destroy())
  const lake = `http://127.0.0.1:${port}`
  await expect(patientFetch(lake, fetch)(`${lake}/data/mutate/production`, write())).rejects.toThrow()
})

test('rejects at once when aborted', async () => {
  const port = await listen((_request, response) => response.destroy())
  const lake = `http://127.0.0.1:${port}`
  const response = patientFetch(lake, fetch)(`${lake}/data`, {signal: AbortSignal.timeout(50)})
  await close()
  await expect(response).rejects.toThrow()
})
