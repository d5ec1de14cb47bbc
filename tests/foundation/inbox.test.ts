// @vitest-environment node
import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {createServer} from 'node:net'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {openInbox} from '../../local/foundation/inbox.ts'
import {freePort} from '../support/free-port.ts'

const message = {firstName: 'A', email: '', phone: '1', subject: 'S', message: 'Grüße'}
let dir: string
let file: string

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'inbox-'))
  file = join(dir, 'foundation', 'inbox.ndjson')
})

afterEach(() => rmSync(dir, {recursive: true}))

function reopened() {
  const inbox = openInbox(file)
  inbox.close()
  return inbox.entries()
}

test('keeps messages and keys across openings', () => {
  const first = openInbox(file)
  const entry = first.add(message, 'k')
  first.close()
  const second = openInbox(file)
  expect(second.entries()).toEqual([entry])
  expect(second.add(message, 'k')).toEqual(entry)
  expect(second.add({...message, subject: 'T'}, 'k')).toBe('conflict')
  second.close()
  expect(reopened()).toHaveLength(1)
})

test('cuts off a torn last line and goes on after it', () => {
  const inbox = openInbox(file)
  const entry = inbox.add(message)
  inbox.close()
  const whole = readFileSync(file)
  for (let length = 1; length < whole.length; length += 7) {
    writeFileSync(file, Buffer.concat([whole, whole.subarray(0, length)]))
    const torn = openInbox(file)
    expect(torn.entries()).toEqual([entry])
    const next = torn.add({...message, message: 'next'})
    torn.close()
    expect(reopened()).toEqual([entry, next])
  }
})

test('passes over a line that is not a message', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  openInbox(file).close()
  appendFileSync(file, 'garbage\n{"id":1}\n')
  const inbox = openInbox(file)
  inbox.add(message)
  inbox.close()
  expect(reopened()).toHaveLength(1)
  expect(warn).toHaveBeenCalled()
  warn.mockRestore()
})

test('loses nothing that it has confirmed when it is killed in the middle of work', async () => {
  const port = await freePort()
  const address = `http://127.0.0.1:${port}/api/v1`
  const confirmed: string[] = []
  for (let round = 0; round < 4; round += 1) {
    const child = await startServer(port, address)
    const senders = Array.from({length: 4}, async (_, sender) => {
      for (let n = 0; ; n += 1) {
        const text = `${round}/${sender}/${n}`
        if (!(await wasConfirmed(address, text))) return
        confirmed.push(text)
        if (sender === 0 && n === 5) child.kill('SIGKILL')
      }
    })
    await Promise.all([once(child, 'exit'), ...senders])
  }
  const stored = reopened().map((entry) => entry.message.message)
  expect(confirmed.length).toBeGreaterThanOrEqual(24)
  expect(new Set(stored)).toEqual(new Set([...stored, ...confirmed]))
  expect(new Set(stored).size).toBe(stored.length)
}, 30_000)

test('listens for this machine alone', async ({skip}) => {
  const port = await freePort()
  skip(!(await canListen(port, '127.0.0.2')), 'this machine has no second address of its own: 127.0.0.2')
  const child = await startServer(port, `http://127.0.0.1:${port}/api/v1`)
  // It is an address of this machine too: what listens on every address answers there.
  const elsewhere = fetch(`http://127.0.0.2:${port}/api/v1/inbox`, {signal: AbortSignal.timeout(5_000)})
  await expect(elsewhere).rejects.toMatchObject({cause: {code: 'ECONNREFUSED'}})
  child.kill()
  await once(child, 'exit')
})

async function canListen(port: number, host: string): Promise<boolean> {
  const server = createServer().listen(port, host)
  const can = await once(server, 'listening').then(
    () => true,
    () => false,
  )
  if (can) await new Promise((closed) => server.close(closed))
  return can
}

async function wasConfirmed(address: string, text: string): Promise<boolean> {
  const headers = {'Content-Type': 'application/json', 'Idempotency-Key': text}
  const body = JSON.stringify({...message, message: text})
  const response = await fetch(`${address}/contact`, {method: 'POST', headers, body}).catch(() => undefined)
  return response?.status === 201
}

async function startServer(port: number, address: string): Promise<ChildProcess> {
  const env = {...process.env, FOUNDATION_PORT: String(port), DATA_DIR: dir}
  const child = spawn(process.execPath, [resolve('local/foundation/server.ts')], {env, stdio: 'inherit'})
  await vi.waitFor(async () => expect((await fetch(address)).ok).toBe(true), {timeout: 10_000})
  return child
}
