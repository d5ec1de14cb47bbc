import {DatabaseSync} from 'node:sqlite'
import {setTimeout as sleep} from 'node:timers/promises'

const lookEveryMs = 200
/** https://www.sqlite.org/rescode.html */
const SQLITE_BUSY = 5

/**
 * Runs a task under a lock, across processes. SQLite holds the lock, so the system releases it even if the process crashes.
 *
 * @param file The lock file, one per task; it stays empty.
 * @param onWait Called once if the lock is taken.
 */
export async function oneAtATime<Result>(
  file: string,
  work: () => Promise<Result>,
  onWait: () => void,
): Promise<Result> {
  const lock = new DatabaseSync(file)
  try {
    if (!take(lock)) onWait()
    while (!lock.isTransaction && !take(lock)) await sleep(lookEveryMs)
    return await work()
  } finally {
    lock.close()
  }
}

function take(lock: DatabaseSync): boolean {
  try {
    lock.exec('BEGIN EXCLUSIVE')
    return true
  } catch (error) {
    if ((error as {errcode?: number}).errcode === SQLITE_BUSY) return false
    throw error
  }
}
