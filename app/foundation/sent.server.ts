import {mkdirSync} from 'node:fs'
import {dirname} from 'node:path'
import {DatabaseSync} from 'node:sqlite'

/**
 * What has been sent, for 24 hours: of each message its key, which tells nothing about it, and what became of it; and what
 * else all processes of a machine share in asking the API. One file for them all, so that each knows what the others send.
 */
export interface SentMessages {
  /**
   * Asks for the right to send a message; who gets it has it alone, and ends it with `end`. It is on disk before this returns.
   * @param until when it has ended at the latest, in milliseconds since 1970; if it has not by then, its fate is unclear
   * @param again whether a message whose fate is unclear may be sent again
   * @returns `yours`, `yours after unclear`, or the state in which the message is
   */
  begin(key: string, until: number, again: boolean): 'yours' | 'yours after unclear' | State
  /** Keeps what became of a message. */
  end(key: string, outcome: Outcome): void
  /**
   * Asks for the right to do what all processes together do at most once in a while.
   * @param until when it may be done again, in milliseconds since 1970
   */
  claim(what: string, until: number): boolean
  /**
   * Keeps the token that an API has given out, in place of the former one: the ping that brings it is one for all processes,
   * and not sent anew after each restart.
   * @param api its base address
   */
  keepToken(api: string, token: string): void
  tokenOf(api: string): string | undefined
  /** The state of a message, if one of that key is known. */
  stateOf(key: string): State | undefined
  close(): void
}

/**
 * What became of a message. `sent`: it has arrived. `failed`: it has not, and may be sent again. `unclear`: it was on its way,
 * and nobody has said that it arrived.
 */
export type Outcome = 'sent' | 'failed' | 'unclear'
export type State = Outcome | 'under way'

const keptMs = 24 * 60 * 60_000
/** Beyond so many, the oldest are forgotten: about ten megabytes. */
const mostMessages = 100_000
/** How long one process waits for another's write, in milliseconds. */
const busyMs = 2_000

/**
 * Opens the file, or makes it. All of this throws where the disk refuses.
 */
export function openSentMessages(file: string): SentMessages {
  mkdirSync(dirname(file), {recursive: true})
  const database = new DatabaseSync(file, {timeout: busyMs})
  database.exec(`
    PRAGMA journal_mode = WAL;
    PRAGMA synchronous = FULL;
    CREATE TABLE IF NOT EXISTS messages (
      number INTEGER PRIMARY KEY,
      key TEXT NOT NULL UNIQUE,
      state TEXT NOT NULL,
      at INTEGER NOT NULL -- since when, or until when where it is under way; in milliseconds since 1970
    ) STRICT;
    CREATE INDEX IF NOT EXISTS messages_at ON messages (at);
    CREATE TABLE IF NOT EXISTS claims (
      what TEXT PRIMARY KEY,
      until INTEGER NOT NULL -- in milliseconds since 1970
    ) STRICT;
    CREATE TABLE IF NOT EXISTS tokens (
      api TEXT PRIMARY KEY,
      token TEXT NOT NULL
    ) STRICT;`)
  const find = database.prepare('SELECT state, at FROM messages WHERE key = ?')
  const put = database.prepare(`INSERT INTO messages (key, state, at) VALUES (?, ?, ?)
    ON CONFLICT (key) DO UPDATE SET state = excluded.state, at = excluded.at`)
  const take = database.prepare(`INSERT INTO claims (what, until) VALUES (:what, :until)
    ON CONFLICT (what) DO UPDATE SET until = excluded.until WHERE claims.until <= :now`)
  const findToken = database.prepare('SELECT token FROM tokens WHERE api = ?')
  // The same again, as most answers bring it, writes nothing.
  const putToken = database.prepare(`INSERT INTO tokens (api, token) VALUES (?, ?)
    ON CONFLICT (api) DO UPDATE SET token = excluded.token WHERE token <> excluded.token`)
  const forgetOld = database.prepare('DELETE FROM messages WHERE at < ?')
  const forgetMany = database.prepare(
    'DELETE FROM messages WHERE number <= (SELECT max(number) FROM messages) - ?',
  )

  function stateOf(key: string): State | undefined {
    const known = find.get(key) as {state: State; at: number} | undefined
    // Whoever sent it has died over it.
    if (known?.state === 'under way' && known.at < Date.now()) return 'unclear'
    return known?.state
  }

  return {
    stateOf,
    begin(key, until, again) {
      database.exec('BEGIN IMMEDIATE')
      try {
        forgetOld.run(Date.now() - keptMs)
        forgetMany.run(mostMessages)
        const state = stateOf(key)
        const mine = state === undefined || state === 'failed' || (state === 'unclear' && again)
        if (mine) put.run(key, 'under way', until)
        database.exec('COMMIT')
        if (!mine) return state
        return state === 'unclear' ? 'yours after unclear' : 'yours'
      } catch (error) {
        if (database.isTransaction) database.exec('ROLLBACK')
        throw error
      }
    },
    claim: (what, until) => take.run({what, until, now: Date.now()}).changes === 1,
    keepToken(api, token) {
      putToken.run(api, token)
    },
    tokenOf: (api) => (findToken.get(api) as {token: string} | undefined)?.token,
    end(key, outcome) {
      put.run(key, outcome, Date.now())
    },
    close: () => database.close(),
  }
}
