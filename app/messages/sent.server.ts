import {mkdirSync} from 'node:fs'
import {dirname} from 'node:path'
import {DatabaseSync} from 'node:sqlite'

/**
 * The outcome of a message. `sent`: it has arrived. `failed`: it has not, and may be resent. `unclear`: it was sent,
 * but its arrival was not confirmed.
 */
export type Outcome = 'sent' | 'failed' | 'unclear'

export type SentMessages = ReturnType<typeof openSentMessages>

const keptMs = 24 * 60 * 60_000

/**
 * Stores the outcome of every message for 24 hours on disk, under a key that reveals nothing about the message.
 * @throws if the disk fails, as do the methods
 */
export function openSentMessages(file: string) {
  mkdirSync(dirname(file), {recursive: true})
  const database = new DatabaseSync(file)
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    CREATE TABLE IF NOT EXISTS messages (
      key TEXT PRIMARY KEY,
      state TEXT NOT NULL,
      at INTEGER NOT NULL -- in milliseconds since 1970
    ) STRICT;
    CREATE INDEX IF NOT EXISTS messages_at ON messages (at);`)
  const find = database.prepare('SELECT state FROM messages WHERE key = ? AND at >= ?')
  const put = database.prepare(`INSERT INTO messages (key, state, at) VALUES (?, ?, ?)
    ON CONFLICT (key) DO UPDATE SET state = excluded.state, at = excluded.at`)
  const deleteOld = database.prepare('DELETE FROM messages WHERE at < ?')

  return {
    outcomeOf(key: string): Outcome | undefined {
      const known = find.get(key, Date.now() - keptMs) as {state: Outcome} | undefined
      return known?.state
    },
    /** Writes to disk before it returns. */
    save(key: string, outcome: Outcome) {
      deleteOld.run(Date.now() - keptMs)
      put.run(key, outcome, Date.now())
    },
    close: () => database.close(),
  }
}
