import {DatabaseSync} from 'node:sqlite'
import {setTimeout as sleep} from 'node:timers/promises'

const lookEveryMs = 200
/** https://www.sqlite.org/rescode.html */
const SQLITE_BUSY = 5

/**
 * Does something while nobody else does it, in this process or another one. The lock is SQLite's, so that the system opens it
 * when its process has ended, however it ended.
 *
 * @param file Stands for what is done; it stays empty.
 * @param onWait Called once if somebody else is at it.
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
