import {mostQueryMs} from './bounded.ts'
import {httpError} from './errors.ts'

/** Does a piece of work that holds up everybody else when it is its turn. @throws LakeError 408 where nobody waits for it any more */
type Unhurried = <Result>(gone: AbortSignal, work: () => Result) => Promise<Result>

/**
 * One piece of work after the other, in the order in which they came. After each there is a pause as long as it took, in which
 * everybody else is answered: however many there are, half of the time is left.
 */
export function createUnhurried(): Unhurried {
  let turn: Promise<void> = Promise.resolve()

  return async (gone, work) => {
    const mine = turn
    let pass = () => {}
    turn = new Promise((resolve) => {
      pass = resolve
    })
    await mine
    const start = performance.now()
    try {
      if (gone.aborted) throw httpError(408, 'Nobody waits for this answer any more')
      return work()
    } finally {
      // A process that stood still meanwhile has not worked.
      setTimeout(pass, Math.min(performance.now() - start, mostQueryMs(true)))
    }
  }
}
