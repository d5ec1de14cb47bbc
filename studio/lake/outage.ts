import {connectionIsInterrupted, tell} from './dialogs.ts'

/** How long nothing may have been asked before the Studio counts as up to date, in milliseconds. */
const QUIET_MS = 700
/** How often that is looked at. */
const LOOK_MS = 100
/** How long a Studio that is never quiet keeps its staff waiting once the lake is back. */
const MOST_MS = 10_000

export interface OutageGuard {
  /** A stream of events has ended by itself: the lake is away, or was. */
  lost(): void
  /** A stream of events has begun. */
  opened(): void
  /** Something is asked of the lake, until it is answered. */
  asked<Answer>(answer: Promise<Answer>): Promise<Answer>
}

/**
 * Keeps staff from typing while the lake is away, and until the Studio has asked for everything again. Its form takes letters
 * in between and puts them together in another order, and says that it has saved them.
 *
 * @param isThere whether the lake answers
 */
export function guardOutage(isThere: () => Promise<boolean>): OutageGuard {
  let streamsMissing = 0
  let underWay = 0
  let lastSign = 0
  let isGuarded = false
  let isLeaving = false
  addEventListener('pagehide', () => {
    isLeaving = true
  })
  addEventListener('pageshow', () => {
    isLeaving = false
  })
  const sign = () => {
    lastSign = performance.now()
  }
  const pause = () => new Promise((resolve) => setTimeout(resolve, LOOK_MS))

  async function guard() {
    const goOn = placeOfTyping()
    const end = tell(connectionIsInterrupted())
    const isQuiet = () => streamsMissing === 0 && underWay === 0 && performance.now() - lastSign > QUIET_MS
    do {
      while (!(await isThere())) await pause()
      sign()
      const back = lastSign
      while (!isQuiet() && performance.now() - back < MOST_MS) await pause()
      // It may have gone again meanwhile.
    } while (!(await isThere()))
    streamsMissing = 0
    isGuarded = false
    end()
    goOn()
  }

  return {
    lost() {
      if (isLeaving) return
      streamsMissing += 1
      sign()
      if (isGuarded) return
      isGuarded = true
      void guard()
    },
    opened() {
      streamsMissing = Math.max(0, streamsMissing - 1)
      sign()
    },
    async asked(answer) {
      underWay += 1
      sign()
      try {
        return await answer
      } finally {
        underWay -= 1
        sign()
      }
    },
  }
}

/** Remembers the field in which somebody types, and where in it. The form may empty it meanwhile, or make it anew. */
function placeOfTyping(): () => void {
  const field = document.activeElement
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return () => {}
  const {id, selectionStart, selectionEnd} = field
  return () => {
    const present = field.isConnected ? field : (document.getElementById(id) as typeof field | null)
    present?.focus()
    // Fields of addresses and numbers do not tell their place.
    if (selectionStart !== null) present?.setSelectionRange(selectionStart, selectionEnd)
  }
}
