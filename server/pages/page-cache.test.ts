import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'
import type {SharedPage} from '~/content/page-address'
import {createPageCache} from './page-cache.ts'
import {encodePage, type RenderedPage} from './rendered-page.ts'

const home: SharedPage = {pathname: '/de', language: 'de', explicit: true}

/** A site whose pages contain the current text; tests decide when rendering ends. */
function pretendSite({status = 200} = {}) {
  const waiting: (() => void)[] = []
  const site = {version: 1 as number | undefined, text: 'one', rendered: 0, status, prompt: true, waiting}
  const cache = createPageCache({
    contentVersion: () => site.version,
    async render({pathname, language}) {
      site.rendered += 1
      const rendered = encodePage(site.status, {}, Buffer.from(`${language} ${pathname} ${site.text}`))
      if (!site.prompt) await new Promise<void>((resolve) => waiting.push(resolve))
      return rendered
    },
  })
  const textOf = async (rendered: RenderedPage | Promise<RenderedPage>) =>
    (await rendered).bodies.identity.body.toString()
  const read = (page = home) => textOf(cache.get(page))
  /** Changes the content; the new version is available at once. */
  const change = (text: string) => {
    cache.onStale()
    site.text = text
    site.version = (site.version ?? 0) + 1
  }
  return {site, cache, read, change}
}

beforeEach(() => void vi.useFakeTimers({toFake: ['Date']}))
afterEach(() => void vi.useRealTimers())

describe('a page', () => {
  it('is rendered once, and concurrent requests share the rendering', async () => {
    const {site, read} = pretendSite()
    expect(await Promise.all([read(), read(), read()])).toEqual(Array(3).fill('de /de one'))
    await read()
    expect(site.rendered).toBe(1)
  })

  it('without a language in its address is cached per language', async () => {
    const {read} = pretendSite()
    const page = (language: 'de' | 'en') => ({pathname: '/contact', language, explicit: false})
    expect(await read(page('de'))).toBe('de /contact one')
    expect(await read(page('en'))).toBe('en /contact one')
    expect(await read(page('de'))).toBe('de /contact one')
  })

  it('that failed is not cached', async () => {
    const {site, read} = pretendSite({status: 503})
    await read()
    await read()
    expect(site.rendered).toBe(2)
  })
})

describe('after a change', () => {
  it('serves the stale page for half a second only', async () => {
    const {read, change} = pretendSite()
    await read()
    change('two')
    expect(await read()).toBe('de /de one')
    vi.advanceTimersByTime(499)
    expect(await read()).toBe('de /de one')
    vi.advanceTimersByTime(1)
    expect(await read()).toBe('de /de two')
  })

  it('renders all cached pages again', async () => {
    const {site, cache, read, change} = pretendSite()
    await read()
    change('two')
    await cache.onRenewed()
    expect(site.rendered).toBe(2)
    expect(await read()).toBe('de /de two')
    expect(site.rendered).toBe(2)
  })

  it('renders a page at once that is read', async () => {
    const {site, read, change} = pretendSite()
    await read()
    change('two')
    await read()
    expect(site.rendered).toBe(2)
  })

  it('neither joins nor caches a rendering that began before it, even one that ends last', async () => {
    const {site, read, change} = pretendSite()
    site.prompt = false
    const first = read()
    change('two')
    const second = read()
    site.waiting[1]?.()
    expect(await second).toBe('de /de two')
    site.waiting[0]?.()
    expect(await first).toBe('de /de one')
    site.prompt = true
    expect([await read(), site.rendered]).toEqual(['de /de two', 2])
  })

  it('does not cache pages while content is being fetched', async () => {
    const {site, cache, read} = pretendSite()
    cache.onStale()
    site.version = undefined
    await read()
    await read()
    expect(site.rendered).toBe(2)
  })

  it('drops a page that is gone', async () => {
    const {site, cache, read, change} = pretendSite()
    await read()
    change('two')
    site.status = 302
    await cache.onRenewed()
    site.rendered = 0
    await read()
    expect(site.rendered).toBe(1)
  })
})
