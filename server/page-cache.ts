import {LRUCache} from 'lru-cache'
import type {PageAnswer} from './page-answer.ts'

/**
 * Whole pages in memory, by address and language. A page is given for as long as it is known to be right; after a change
 * the former one for a second at most, while everything that is kept is rendered again.
 */

/** A page that everybody shares who asks for this address in this language. */
export interface SharedPage {
  pathname: string
  language: string
  /** Whether the address says the language. */
  explicit: boolean
}

interface Options {
  /** Renders a page anew; its answer is the same for everybody. */
  render: (page: SharedPage) => Promise<PageAnswer>
  /** The state of the content that pages are rendered from; `undefined` while it may be a former one. */
  contentVersion: () => number | undefined
  /** What the kept pages may take up together, in bytes, all encodings included. */
  limit: number
}

interface Kept {
  page: SharedPage
  answer: PageAnswer
  version: number
  /** When it became known that it may be wrong, in milliseconds. */
  staleSince?: number
}

/** How long the former page may be given while the new one is rendered, in milliseconds. */
const longestStale = 1_000

export type PageCache = ReturnType<typeof createPageCache>

export function createPageCache({render, contentVersion, limit}: Options) {
  const kept = new LRUCache<string, Kept>({maxSize: limit, sizeCalculation: ({answer}) => answer.size})
  const rendering = new Map<string, {version: number | undefined; answer: Promise<PageAnswer>}>()

  /** Renders a page once for everybody who wants it in the present state of the content, and keeps it if that did not change meanwhile. */
  function renderOnce(key: string, page: SharedPage): Promise<PageAnswer> {
    const version = contentVersion()
    const running = rendering.get(key)
    if (running && running.version === version) return running.answer
    const answer = render(page)
    const current = {version, answer}
    rendering.set(key, current)
    const forget = () => {
      if (rendering.get(key) === current) rendering.delete(key)
    }
    answer.then((rendered) => {
      forget()
      const isRight = version !== undefined && version === contentVersion()
      if (!isRight) return
      if (rendered.keepable) kept.set(key, {page, answer: rendered, version})
      else kept.delete(key)
    }, forget)
    return answer
  }

  const counts = {hit: 0, stale: 0, miss: 0}

  /** Whether a kept page is right, or was so until a moment ago. */
  function resultFor(entry: Kept | undefined): keyof typeof counts {
    if (entry?.version === undefined) return 'miss'
    if (entry.version === contentVersion()) return 'hit'
    return entry.staleSince !== undefined && Date.now() - entry.staleSince < longestStale ? 'stale' : 'miss'
  }

  return {
    /** How often a page was kept, kept and being renewed, or had to be rendered. */
    counts: counts as Readonly<typeof counts>,

    /** The answer for a page: at once where it is kept and right. */
    answerTo(page: SharedPage): PageAnswer | Promise<PageAnswer> {
      const key = page.explicit ? page.pathname : `${page.language} ${page.pathname}`
      const entry = kept.get(key)
      const result = resultFor(entry)
      counts[result] += 1
      return entry && result !== 'miss' ? entry.answer : renderOnce(key, page)
    },

    /** What is kept may be wrong from now on. */
    onStale() {
      const now = Date.now()
      for (const entry of kept.values()) entry.staleSince ??= now
    },

    /** Renders everything that is kept again, what was asked for last first, until the next change. */
    async onRenewed() {
      const version = contentVersion()
      for (const [key, {page}] of [...kept.entries()]) {
        if (contentVersion() !== version) return
        await renderOnce(key, page).catch(() => undefined)
      }
    },
  }
}
