// @vitest-environment node
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest'
import {type PageAnswer, pageAnswer} from './page-answer.ts'
import {createPageCache} from './page-cache.ts'

const home = {pathname: '/de', language: 'de', explicit: true}

/** A site whose pages say which state of the content they are from, and are rendered when it is told to. */
function pretendSite({limit = 1_000_000, status = 200} = {}) {
  const waiting: (() => void)[] = []
  const site = {version: 1 as number | undefined, text: 'one', rendered: 0, status, prompt: true, waiting}
  const cache = createPageCache({
    limit,
    contentVersion: () => site.version,
    async render({pathname, language}) {
      site.rendered += 1
      const answer = pageAnswer(site.status, {}, Buffer.from(`${language} ${pathname} ${site.text}`))
      if (!site.prompt) await new Promise<void>((resolve) => waiting.push(resolve))
      return answer
    },
  })
  const textOf = async (answer: PageAnswer | Promise<PageAnswer>) =>
    (await answer).bodies.identity.body.toString()
  const read = (page = home) => textOf(cache.answerTo(page))
  /** Content changes, and is fetched again at once. */
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
  it('is rendered once for everybody, also while it is being rendered', async () => {
    const {site, read} = pretendSite()
    expect(await Promise.all([read(), read(), read()])).toEqual(Array(3).fill('de /de one'))
    await read()
    expect(site.rendered).toBe(1)
  })

  it('without a language in its address is another one in each language', async () => {
    const {read} = pretendSite()
    const page = (language: string) => ({pathname: '/contact', language, explicit: false})
    expect(await read(page('de'))).toBe('de /contact one')
    expect(await read(page('en'))).toBe('en /contact one')
    expect(await read(page('de'))).toBe('de /contact one')
  })

  it('that is none is not kept', async () => {
    const {site, read} = pretendSite({status: 503})
    await read()
    await read()
    expect(site.rendered).toBe(2)
  })

  it('gives way to others when there are too many', async () => {
    const {site, read} = pretendSite({limit: 400})
    const page = (at: number) => ({...home, pathname: `/de/${at}`})
    for (let at = 0; at < 50; at += 1) await read(page(at))
    await read(page(49))
    expect(site.rendered).toBe(50)
    await read(page(0))
    expect(site.rendered).toBe(51)
  })
})

describe('after a change', () => {
  it('the former page is given for a second, and not longer', async () => {
    const {read, change} = pretendSite()
    await read()
    change('two')
    expect(await read()).toBe('de /de one')
    vi.advanceTimersByTime(999)
    expect(await read()).toBe('de /de one')
    vi.advanceTimersByTime(1)
    expect(await read()).toBe('de /de two')
  })

  it('everything that is kept is rendered again', async () => {
    const {site, cache, read, change} = pretendSite()
    await read()
    change('two')
    await cache.onRenewed()
    expect(site.rendered).toBe(2)
    expect(await read()).toBe('de /de two')
    expect(site.rendered).toBe(2)
  })

  it('a page whose rendering began before it is not kept', async () => {
    const {site, read, change} = pretendSite()
    site.prompt = false
    const first = read()
    change('two')
    site.waiting.shift()?.()
    expect(await first).toBe('de /de one')
    site.prompt = true
    expect(await read()).toBe('de /de two')
  })

  it('nobody joins a rendering that began before it', async () => {
    const {site, read, change} = pretendSite()
    site.prompt = false
    const first = read()
    change('two')
    const second = read()
    for (const go of site.waiting) go()
    expect([await first, await second]).toEqual(['de /de one', 'de /de two'])
  })

  it('while it is being fetched, what is rendered is not kept', async () => {
    const {site, cache, read} = pretendSite()
    cache.onStale()
    site.version = undefined
    await read()
    await read()
    expect(site.rendered).toBe(2)
  })

  it('a page that went away is kept no longer', async () => {
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
