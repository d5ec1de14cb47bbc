import {randomUUID} from 'node:crypto'
import {closeSync, fsyncSync, ftruncateSync, mkdirSync, openSync, readFileSync, writeSync} from 'node:fs'
import {dirname} from 'node:path'
import {z} from 'zod'

/** What the site sends: the contact message, whose fields may be empty strings except the last two. */
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
  /** Idempotency key that it was sent with, if any. */
  key: z.string().optional(),
  message: Message,
})

export type Message = z.infer<typeof Message>
export type Entry = z.infer<typeof Entry>

export type Inbox = {
  /** Oldest first. */
  entries(): readonly Entry[]
  /**
   * Stores a message before it returns; one with a key of the last 24 hours is not stored again.
   *
   * @returns The stored entry, or 'conflict' when its key belongs to another message.
   * @throws The file system's error, after which nothing of the message is left.
   */
  add(message: Message, key?: string): Entry | 'conflict'
  close(): void
}

/** So long a key is known. */
const KEY_MS = 24 * 60 * 60_000

/**
 * Opens the messages kept in a file, one JSON object per line. What was written and not completed
 * (power cut, kill) was never confirmed to anybody and is cut off.
 */
export function openInbox(file: string): Inbox {
  mkdirSync(dirname(file), {recursive: true})
  const descriptor = openSync(file, 'a+')
  const content = readFileSync(descriptor, 'utf8')
  const complete = content.slice(0, content.lastIndexOf('\n') + 1)
  let size = Buffer.byteLength(complete)
  ftruncateSync(descriptor, size)
  syncDirectory(dirname(file))

  const entries = complete.split('\n').flatMap(parseLine)
  const byKey = new Map(entries.flatMap((entry) => (entry.key ? [[entry.key, entry] as const] : [])))

  return {
    entries: () => entries,
    add(message, key) {
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

/** Appends a line so that it is there whole and on disk, or not at all. Returns the new size of the file. */
function append(descriptor: number, size: number, line: string): number {
  const bytes = Buffer.from(line)
  try {
    for (let written = 0; written < bytes.length; ) written += writeSync(descriptor, bytes, written)
    fsyncSync(descriptor)
  } catch (error) {
    ftruncateSync(descriptor, size)
    throw error
  }
  return size + bytes.length
}

function parseLine(line: string): Entry[] {
  if (line === '') return []
  try {
    return [Entry.parse(JSON.parse(line))]
  } catch {
    console.warn(`A line of the inbox is not a message and is passed over: ${line.slice(0, 60)}…`)
    return []
  }
}

/** A new file is safe only when its directory is on disk too; Windows cannot open directories. */
function syncDirectory(dir: string): void {
  if (process.platform === 'win32') return
  const descriptor = openSync(dir, 'r')
  fsyncSync(descriptor)
  closeSync(descriptor)
}
