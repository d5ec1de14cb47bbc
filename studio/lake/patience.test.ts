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

test('a question waits until the lake is there again', async () => {
  const port = await listen((_request, response) => response.end())
  const lake = `http://127.0.0.1:${port}`
  await close()
  const answer = patientFetch(lake, fetch)(`${lake}/data`)
  await listen((_request, response) => response.end('here'), port)
  expect(await (await answer).text()).toBe('here')
})

test('it waits as well while the site says that the lake is away', async () => {
  let away = 2
  const port = await listen((_request, response) => {
    response.statusCode = away-- > 0 ? 502 : 200
    response.end()
  })
  const lake = `http://127.0.0.1:${port}`
  expect((await patientFetch(lake, fetch)(`${lake}/data`)).status).toBe(200)
})

test('a write whose answer was lost counts as done when the lake has it', async () => {
  let taken = false
  const port = await listen((request, response) => {
    if (request.url === '/ping') return response.end()
    if (!taken) {
      taken = true
      return response.destroy()
    }
    response.statusCode = 409
    return response.end(JSON.stringify({error: {type: 'transactionAlreadyExistsError'}}))
  })
  const lake = `http://127.0.0.1:${port}`
  const answer = await patientFetch(lake, fetch)(`${lake}/data/actions/production`, write('tx1'))
  expect(await answer.json()).toEqual({transactionId: 'tx1'})
})

test('a conflict that is none of a repetition is told', async () => {
  const port = await listen((_request, response) => {
    response.statusCode = 409
    response.end('transactionAlreadyExistsError')
  })
  const lake = `http://127.0.0.1:${port}`
  expect((await patientFetch(lake, fetch)(`${lake}/data/actions/production`, write('tx1'))).status).toBe(409)
})

test('a write without the id of a transaction is sent once', async () => {
  const port = await listen((_request, response) => response.destroy())
  const lake = `http://127.0.0.1:${port}`
  await expect(patientFetch(lake, fetch)(`${lake}/data/mutate/production`, write())).rejects.toThrow()
})

test('who gives up does not wait', async () => {
  const port = await listen((_request, response) => response.destroy())
  const lake = `http://127.0.0.1:${port}`
  const answer = patientFetch(lake, fetch)(`${lake}/data`, {signal: AbortSignal.timeout(50)})
  await close()
  await expect(answer).rejects.toThrow()
})
