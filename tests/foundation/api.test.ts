import {spawnSync} from 'node:child_process'
import {mkdtempSync, rmSync} from 'node:fs'
import type {AddressInfo} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import {statusFor} from '../../lake/tests/support.ts'
import {foundationApi} from '../../local/foundation/api.ts'
import {type Entry, type Inbox, openInbox} from '../../local/foundation/inbox.ts'

const message = {
  firstName: 'Zoë',
  email: 'zoe@example.org',
  phone: '',
  subject: 'Message from the website',
  message: 'Hello\nfrom Köln',
}

let dir: string
let inbox: Inbox
let server: ReturnType<typeof foundationApi>
let base: string

beforeEach(async () => {
  dir = mkdtempSync(join(tmpdir(), 'foundation-'))
  inbox = openInbox(join(dir, 'inbox.ndjson'))
  server = foundationApi(inbox, ['foundation'])
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/v1`
})

afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  inbox.close()
  rmSync(dir, {recursive: true})
})

function post(body: unknown, headers: Record<string, string> = {}) {
  return fetch(`${base}/contact`, {
    method: 'POST',
    headers: {'Content-Type': 'application/json', ...headers},
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

async function received(): Promise<Entry[]> {
  return (await fetch(`${base}/inbox`)).json()
}

describe('contact', () => {
  test('answers 201 and lists the message as it was sent', async () => {
    const response = await post({...message, lastName: 'Weiß'})
    expect(response.status).toBe(201)
    const {id} = await response.json()
    expect(await received()).toMatchObject([{id, message: {...message, lastName: 'Weiß'}}])
  })

  test('stores messages with the same key once, and equal messages without a key each time', async () => {
    const responses = await Promise.all(
      Array.from({length: 5}, () => post(message, {'Idempotency-Key': 'a'})),
    )
    const ids = await Promise.all(responses.map(async (response) => (await response.json()).id))
    expect(new Set(ids).size).toBe(1)
    expect(await received()).toHaveLength(1)
    await post(message)
    await post(message)
    expect(await received()).toHaveLength(3)
  })

  test('refuses another message under a known key', async () => {
    await post(message, {'Idempotency-Key': 'a'})
    expect((await post({...message, message: 'Other'}, {'Idempotency-Key': 'a'})).status).toBe(422)
    expect(await received()).toHaveLength(1)
  })

  test.each([
    ['what is not JSON', '{', 400],
    ['a missing field', {...message, email: undefined}, 422],
    ['an unknown field', {...message, site: 'x'}, 422],
    ['an empty message', {...message, message: ''}, 422],
    ['a field of another type', {...message, phone: 5}, 422],
    ['more than 64 kB', {...message, message: 'x'.repeat(70_000)}, 413],
  ])('refuses %s', async (_, body, status) => {
    const response = await post(body)
    expect(response.status).toBe(status)
    expect(await response.json()).toHaveProperty('error')
    expect(await received()).toEqual([])
  })

  test('refuses a form that another site could send from a browser', async () => {
    expect((await post(message, {'Content-Type': 'text/plain'})).status).toBe(415)
  })
})

describe('who may ask', () => {
  test.each([
    ['[::1]:4000', 200],
    ['foundation:4000', 200],
    ['evil.test', 421],
    ['localhost.evil.test:4000', 421],
  ])('for the host "%s": %i', async (host, status) => {
    expect(await statusFor(`${base}/inbox`, {host})).toBe(status)
  })

  test('needs host names to listen for other machines', () => {
    const script = join(import.meta.dirname, '../../local/foundation/server.ts')
    const env = {...process.env, HOST: '0.0.0.0', FOUNDATION_PORT: '0', DATA_DIR: dir}
    const {status, stderr} = spawnSync(process.execPath, [script], {env, encoding: 'utf8'})
    expect(status).toBe(1)
    expect(stderr).toContain('lets other machines send messages')
  })

  test.each([
    ['127.0.0.1', 200],
    ['::ffff:127.0.0.1', 200],
    ['192.0.2.2', 403],
    ['2001:db8::127', 403],
  ])('what has arrived is shown to %s: %i, whatever name it asks by', async (remoteAddress, status) => {
    server.prependOnceListener('connection', (socket) =>
      Object.defineProperty(socket, 'remoteAddress', {value: remoteAddress}),
    )
    const headers = {connection: 'close'}
    expect((await fetch(`${base}/inbox`, {headers})).status).toBe(status)
  })
})
