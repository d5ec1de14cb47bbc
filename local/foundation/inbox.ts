import {randomUUID} from 'node:crypto'
import {appendFileSync, closeSync, ftruncateSync, mkdirSync, openSync, readFileSync} from 'node:fs'
import {dirname} from 'node:path'
import {z} from 'zod'

/** A contact message of the site; all fields except the last two may be empty. */
export const Message = z.strictObject({
  firstName: z.string().max(500),
  lastName: z.string().max(500).optional(),
  email: z.string().max(500),
  phone: z.string().max(500),
  subject: z.string().min(1).max(500),
  message: z.string().min(1).max(60_000),
})

const Entry = z.object({
  id: z.string(),
  receivedAt: z.iso.datetime(),
  /** Idempotency key of its request, if any. */
  key: z.string().optional(),
  message: Message,
})

export type Message = z.infer<typeof Message>
export type Entry = z.infer<typeof Entry>

export type Inbox = ReturnType<typeof openInbox>

/** How long a key is remembered. */
const KEY_MS = 24 * 60 * 60_000

/**
 * Opens the file of messages, one JSON object per line. Cuts off an incomplete last line, which was never confirmed.
 */
export function openInbox(file: string) {
  mkdirSync(dirname(file), {recursive: true, mode: 0o700})
  const descriptor = openSync(file, 'a+', 0o600)
  const content = readFileSync(descriptor, 'utf8')
  const complete = content.slice(0, content.lastIndexOf('\n') + 1)
  let size = Buffer.byteLength(complete)
  ftruncateSync(descriptor, size)
  const entries = complete.split('\n').flatMap(parseLine)
  const byKey = new Map(entries.flatMap((entry) => (entry.key ? [[entry.key, entry] as const] : [])))
  return {
    /** Oldest first. */
    entries: (): readonly Entry[] => entries,
    /**
     * Stores a message on disk before it returns, unless its key was used in the last 24 hours.
     * @returns the stored entry, or 'conflict' when its key belongs to another message
     */
    add(message: Message, key?: string): Entry | 'conflict' {
      const known = key === undefined ? undefined : byKey.get(key)
      if (known && Date.now() - Date.parse(known.receivedAt) < KEY_MS)
        return JSON.stringify(known.message) === JSON.stringify(message) ? known : 'conflict'
      const entry: Entry = {
        id: randomUUID(),
        receivedAt: new Date().toISOString(),
        ...(key && {key}),
        message,
      }
      size = append(descriptor, size, `${JSON.stringify(entry)}\n`)
      entries.push(entry)
      if (key) byKey.set(key, entry)
      return entry
    },
    close: () => closeSync(descriptor),
  }
}

/** Appends a line completely or not at all. Returns the new size of the file. */
function append(descriptor: number, size: number, line: string): number {
  try {
    appendFileSync(descriptor, line, {flush: true})
  } catch (error) {
    ftruncateSync(descriptor, size)
    throw error
  }
  return size + Buffer.byteLength(line)
}

function parseLine(line: string): Entry[] {
  if (line === '') return []
  try {
    return [Entry.parse(JSON.parse(line))]
  } catch {
    console.warn(`Skipping a line of the inbox that is not a message: ${line.slice(0, 60)}…`)
    return []
  }
}
