import {appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {openInbox} from '../../local/foundation/inbox.ts'

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
