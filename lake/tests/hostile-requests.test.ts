import {once} from 'node:events'
import {connect} from 'node:net'
import {setTimeout as sleep} from 'node:timers/promises'
import {afterAll, beforeAll, expect, test} from 'vitest'
import {API_VERSION, end, type LakeProcess, makeFolder, removeFolder, startLakeProcess} from './support.ts'

/** A failed request affects neither the process nor other requests. */

const folder = makeFolder()
let lake: LakeProcess
beforeAll(async () => {
  lake = await startLakeProcess(folder)
})
afterAll(async () => {
  await end(lake.child, 'SIGKILL')
  removeFolder(folder)
})

/** Sends raw bytes; waits for the end of the response, or disconnects after some milliseconds. */
async function send(text: string, breakOffAfterMs?: number): Promise<string> {
  const socket = connect(Number(new URL(lake.url).port), '127.0.0.1')
  let response = ''
  socket.on('data', (chunk) => {
    response += chunk
  })
  socket.on('error', () => {})
  socket.write(text)
  if (breakOffAfterMs !== undefined) {
    await sleep(breakOffAfterMs)
    socket.resetAndDestroy()
    return response
  }
  socket.setTimeout(2000, () => socket.destroy())
  if (!socket.destroyed) await once(socket, 'close').catch(() => {})
  return response
}

const request = (line: string, headers: string[], body = '') =>
  [`${line} HTTP/1.1`, 'Host: localhost', 'Authorization: Bearer x', ...headers, '', body].join('\r\n')

async function expectAlive() {
  expect(await (await fetch(`${lake.url}/ping`)).json()).toEqual({pong: true})
  expect(lake.child.exitCode).toBe(null)
}

const listen = `GET /v${API_VERSION}/data/listen/production?query=*`
const upload = `POST /v${API_VERSION}/assets/files/production?filename=a.txt`
const mutate = `POST /v${API_VERSION}/data/mutate/production`
const upgrade = ['Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']
const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=='

test.each([
  ['no path', 'GET nowhere'],
  ['another scheme', 'GET ftp://a/b'],
  ['a broken escape', 'GET /v1/data/query/%ff'],
  ['two slashes', 'GET //evil'],
  ['a method without a body', 'TRACE /ping'],
  ['a tunnel', 'CONNECT a:1'],
])('a target that is wrong (%s) is refused', async (_, line) => {
  expect(await send(request(line, ['Connection: close']))).toMatch(/^HTTP\/1\.1 (?:400|404|405)|^$/)
  await expectAlive()
})

test.each([
  ['an upload', request(upload, ['Content-Length: 90000'], 'x'.repeat(1000))],
  ['a chunked upload', request(upload, ['Transfer-Encoding: chunked'], '5\r\nhello\r\n')],
  ['a broken chunk', request(upload, ['Transfer-Encoding: chunked'], '5\r\nhello\r\nzz\r\n')],
  ['a mutation', request(mutate, ['Content-Type: application/json', 'Content-Length: 900'], '{"mut')],
  ['a refused body', request(upload, ['Content-Length: 99999999999'], 'x'.repeat(1000))],
  ['a listener', request(listen, [])],
  ['a refused WebSocket', request('GET /v1/elsewhere', [...upgrade, key])],
  ['a WebSocket without a key', request('GET /v1/socket/a', upgrade)],
  ['a WebSocket with a broken frame', request('GET /v1/socket/a', [...upgrade, key], '\xff\xff\xff\xff')],
  [
    'a stream over a WebSocket',
    request('GET /stream?path=%2Fv1%2Fdata%2Flisten%2Fa%3Fquery%3D*', [...upgrade, key]),
  ],
])('%s that breaks off ends alone', async (_, text) => {
  await Promise.all([0, 0, 0, 0, 1, 1, 1, 2, 3, 20, 200].map((after) => send(text, after)))
  await expectAlive()
})
