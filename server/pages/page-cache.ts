import type {SharedPage} from '~/content/page-address'
import type {RenderedPage} from './rendered-page'

/**
 * Whole pages in memory, by address and language; a few megabytes, as only pages that exist are cached. After a change,
 * a stale page is sent for half a second at most while all cached pages are rendered again.
 */

interface Options {
  /** Renders a page; its response is the same for all visitors. */
  render: (page: SharedPage) => Promise<RenderedPage>
  /** The state of the content; `undefined` while it may be stale. */
  contentVersion: () => number | undefined
}

interface Kept {
  page: SharedPage
  rendered: RenderedPage
  version: number
  /** When it became stale, in milliseconds. */
  staleSince?: number
}

/** How long a stale page may be sent while the new one is rendered, in milliseconds: an edit shows within a second. */
const maxStale = 500

export type PageCache = ReturnType<typeof createPageCache>

export function createPageCache({render, contentVersion}: Options) {
  const kept = new Map<string, Kept>()
  const rendering = new Map<string, {version: number | undefined; rendered: Promise<RenderedPage>}>()

  /** Renders a page once for all concurrent requests, and caches it if the content did not change meanwhile. */
  function renderOnce(key: string, page: SharedPage): Promise<RenderedPage> {
    const version = contentVersion()
    const running = rendering.get(key)
    if (running && running.version === version) return running.rendered
    const promise = render(page)
    const current = {version, rendered: promise}
    rendering.set(key, current)
    const forget = () => {
      if (rendering.get(key) === current) rendering.delete(key)
    }
    promise.then((rendered) => {
      forget()
      const isRight = version !== undefined && version === contentVersion()
      if (!isRight) return
      if (rendered.isCacheable) kept.set(key, {page, rendered, version})
      else kept.delete(key)
    }, forget)
    return promise
  }

  const counts = {hit: 0, stale: 0, miss: 0}

  /** Whether a cached page is fresh, or stale for less than the limit. */
  function resultFor(entry: Kept | undefined): keyof typeof counts {
    if (entry?.version === undefined) return 'miss'
    if (entry.version === contentVersion()) return 'hit'
    return entry.staleSince !== undefined && Date.now() - entry.staleSince < maxStale ? 'stale' : 'miss'
  }

  return {
    /** Counts of fresh, stale and rendered responses. */
    counts: counts as Readonly<typeof counts>,

    /** The response for a page: at once if it is cached. */
    get(page: SharedPage): RenderedPage | Promise<RenderedPage> {
      const key = page.explicit ? page.pathname : `${page.language} ${page.pathname}`
      const entry = kept.get(key)
      const result = resultFor(entry)
      counts[result] += 1
      // A requested page is rendered before the other stale pages.
      if (result === 'stale' && contentVersion() !== undefined) renderOnce(key, page).catch(() => undefined)
      return entry && result !== 'miss' ? entry.rendered : renderOnce(key, page)
    },

    /** Marks all cached pages as stale. */
    onStale() {
      const now = Date.now()
      for (const entry of kept.values()) entry.staleSince ??= now
    },

    /** Renders all cached pages again, until the next change. */
    async onRenewed() {
      const version = contentVersion()
      for (const [key, {page}] of [...kept]) {
        if (contentVersion() !== version) return
        await renderOnce(key, page).catch(() => undefined)
      }
    },
  }
}
