import {types} from 'node:util'
import {createContext, Script} from 'node:vm'

/** How long a query may take, in milliseconds, as nobody else is answered meanwhile. */
const MOST_MS = 5_000
/** The same for one of a browser: several times what the longest of the Studio takes, its first search in 10,000 documents. */
const MOST_OF_BROWSERS_MS = 3_000

/** @param ofBrowser whether it came through the site */
export const mostQueryMs = (ofBrowser: boolean): number => (ofBrowser ? MOST_OF_BROWSERS_MS : MOST_MS)

const context: {work?: () => unknown} = createContext({})
const call = new Script('work()')
const tooLate = 'ERR_SCRIPT_EXECUTION_TIMEOUT'

/**
 * What a piece of work returns, if it is done in time. Work that is not asynchronous holds up everybody else, and nothing but
 * Node's limit for scripts ends it from outside: it is just dropped, so it must leave nothing half done.
 * @returns undefined when it took longer than `mostMs`
 */
export function within<Result>(mostMs: number, work: () => Result): {result: Result} | undefined {
  context.work = work
  try {
    return {result: call.runInContext(context, {timeout: mostMs})}
  } catch (error) {
    // An error of that other context is no instance of our `Error`.
    const isTooLate = types.isNativeError(error) && 'code' in error && error.code === tooLate
    if (isTooLate) return undefined
    throw error
  } finally {
    context.work = undefined
  }
}
