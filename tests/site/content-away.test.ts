import {existsSync} from 'node:fs'
import {rm, utimes, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {seededDocuments} from '../support/seeded-data.ts'
import {documentOf, open, problemsIn, productForFile, request} from './support.ts'

/** What visitors get when there is no content, and when the lake that holds it is away. */

const headingsOf = (document: Document) =>
  [...document.querySelectorAll('main :is(h1, h2)')].map((heading) => heading.textContent)

const notThere = {de: 'Der Inhalt ist noch nicht da', en: 'The content is not there yet'}

describe('an empty dataset', () => {
  const product = productForFile({seed: false})

  const answer = async (path: string) => {
    const response = await request(product.current, path)
    const html = await response.text()
    expect(await problemsIn(html)).toEqual([])
    return {response, document: documentOf(html)}
  }

  test.each(['/', '/de', '/en/contact', '/licences/b', '/donate'])(
    '%s says in both languages, its own first, that the content is not there yet',
    async (path) => {
      const {response, document} = await answer(path)
      expect(response.status).toBe(503)
      expect(response.headers.get('retry-after')).toBe('30')
      expect(response.headers.get('cache-control')).toBe('no-store')
      const both = path.startsWith('/en') ? [notThere.en, notThere.de] : [notThere.de, notThere.en]
      expect(headingsOf(document)).toEqual(both)
      expect(document.querySelectorAll('h1')).toHaveLength(1)
      expect(document.documentElement.lang).toBe(path.startsWith('/en') ? 'en' : 'de')
      expect(document.title).toBe(both[0])
      expect(document.title).not.toBe('')
      expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    },
  )

  test.each(['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/favicon.ico', '/licences.json'])(
    '%s is not available, and gives nothing away',
    async (path) => {
      const response = await request(product.current, path)
      expect(response.status).toBe(503)
      expect(await response.text()).not.toMatch(/node_modules|\.ts:/)
    },
  )

  test('a message cannot be sent, and a visitor is told so', async () => {
    const body = new URLSearchParams({
      firstName: 'A',
      email: 'a@example.org',
      phone: '030 23125 1',
      message: 'M',
    })
    const {status} = await request(product.current, '/contact', {method: 'POST', body})
    expect(status).toBe(503)
    expect(await product.current.inbox()).toEqual([])
  })

  test('the log says how to seed', () => {
    expect(product.current.siteLog()).toContain(
      'the dataset has no document of type siteSettings: run \\"npm run seed\\"',
    )
  })

  test('once content is there, the site works without a restart', async () => {
    const transaction = product.current.content().transaction()
    for (const document of await seededDocuments()) transaction.createOrReplace(document)
    await transaction.commit()
    await expect.poll(async () => (await answer('/de/contact')).response.status, {timeout: 15_000}).toBe(200)
  })

  test('where one document is missing, its page alone says so', async () => {
    const transaction = product.current.content().transaction()
    await transaction
      .patch('siteSettings', {unset: ['footerColumns']})
      .delete('accessibilityPage')
      .commit()
    await expect
      .poll(async () => (await answer('/en/accessibility')).response.status, {timeout: 15_000})
      .toBe(503)
    const {document} = await answer('/en/accessibility')
    expect(headingsOf(document)).toEqual([notThere.en])
    expect(document.querySelector('footer')).not.toBeNull()
    expect((await answer('/en/about')).response.status).toBe(200)
    expect(product.current.siteLog()).toContain('no document of type accessibilityPage')
  })
})

describe('the lake', () => {
  const product = productForFile()

  const heading = async () => headingsOf((await open(product.current, '/en/about')).document)[0]

  const rename = (english: string) =>
    product.current.content({maxRetries: 0}).patch('aboutPage').set({'heading.en': english}).commit()

  /** What a process leaves that is killed while it writes. */
  async function halfWritten() {
    const draft = join(product.current.dataDir, 'site/last-good/a.json.draft')
    await writeFile(draft, '{"key"')
    const hourAgo = new Date(Date.now() - 3_600_000)
    await utimes(draft, hourAgo, hourAgo)
    return draft
  }

  const timesLogged = (message: string) => product.current.siteLog().split(message).length - 1

  test('tells of an edit, which shows soon; a draft does not show', async () => {
    expect(await heading()).toBe('About us')
    await rename('About us, edited')
    await expect.poll(heading, {timeout: 5_000, interval: 50}).toBe('About us, edited')
    const draft = {_id: 'drafts.aboutPage', _type: 'aboutPage', heading: {en: 'A draft'}}
    await product.current.content().createOrReplace(draft)
    expect(await heading()).toBe('About us, edited')
  })

  test('a seed that comes again changes nothing', async () => {
    const content = product.current.content()
    const before = await content.fetch('*[]{_id, _rev} | order(_id)')
    expect(before.length).toBeGreaterThan(80)
    await product.current.seed()
    expect(await content.fetch('*[]{_id, _rev} | order(_id)')).toEqual(before)
  })

  test('goes away: pages that were visited are served, and the log says so once', async () => {
    await open(product.current, '/de/team')
    await product.current.lake.stop('SIGKILL')
    for (let visit = 0; visit < 3; visit += 1) {
      expect(await heading()).toBe('About us, edited')
      await open(product.current, '/de/team')
    }
    await expect
      .poll(async () => {
        await heading()
        return timesLogged('serving the last good content')
      })
      .toBe(1)
    await open(product.current, '/de/team')
    expect(timesLogged('serving the last good content')).toBe(1)
  })

  test('is still away when the site starts again: they are served all the same', async () => {
    await product.current.site.stop('SIGKILL')
    const draft = await halfWritten()
    await product.current.site.start()
    expect(await heading()).toBe('About us, edited')
    await expect.poll(() => existsSync(draft)).toBe(false)
    await open(product.current, '/de/team')
  })

  test('and so are pages that nobody has visited', async () => {
    await open(product.current, '/de/imprint')
    await open(product.current, '/en/licences/ce')
  })

  test('comes back: an edit shows again, and the log says so', async () => {
    await product.current.lake.start()
    await expect.poll(() => timesLogged('the lake answers again'), {timeout: 3_000}).toBe(1)
    await rename('About us, edited again')
    await expect.poll(heading, {timeout: 5_000, interval: 50}).toBe('About us, edited again')
  }, 40_000)
})

/** What staff do with the team, by name: who is on the page afterwards, and with which picture. */
describe('an edit of the team shows soon', () => {
  const product = productForFile()
  const content = () => product.current.content()

  const team = async () => {
    const {document} = await open(product.current, '/en/team')
    const members = [...document.querySelectorAll('main article, main li')].filter((item) =>
      item.querySelector('img'),
    )
    return members.map((member) => ({
      name: member.querySelector('h2, h3')?.textContent,
      picture: member.querySelector('img')?.getAttribute('src')?.split('?')[0],
    }))
  }

  const names = async () => (await team()).map(({name}) => name)

  const soon = {timeout: 5_000, interval: 50}

  test('a new order', async () => {
    const [first, second, ...others] = await names()
    const rank = await content().fetch('*[_id == "team-2"][0].orderRank')
    await content()
      .patch('team-1')
      .set({orderRank: `${rank}x`})
      .commit()
    await expect.poll(names, soon).toEqual([second, first, ...others])
  })

  test('another picture', async () => {
    const [first, second] = await team()
    await content()
      .patch('team-2')
      .set({portrait: await content().fetch('*[_id == "team-1"][0].portrait')})
      .commit()
    await expect.poll(async () => (await team())[0]?.picture, soon).toBe(second?.picture)
    expect(first?.picture).not.toBe(second?.picture)
  })

  test('somebody who is unpublished, and somebody who is deleted', async () => {
    const [, , third, fourth] = await names()
    await content().action({
      actionType: 'sanity.action.document.unpublish',
      publishedId: 'team-1',
      draftId: 'drafts.team-1',
    })
    await content().delete('team-2')
    await expect.poll(names, soon).toEqual([third, fourth])
  })
})

describe('the lake, away before the site ever asked it', () => {
  const product = productForFile({env: {FOUNDATION_PHONE: '+49 30 23125 100'}})

  test('leaves pages that say when to come back, and whom to call', async () => {
    const {lake, site, dataDir} = product.current
    await Promise.all([lake.stop('SIGKILL'), site.stop('SIGKILL')])
    await rm(join(dataDir, 'site'), {recursive: true, force: true})
    const before = product.current.siteLog().length
    await site.start()
    const response = await request(product.current, '/de/imprint')
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
    const document = documentOf(await response.text())
    expect(headingsOf(document)).toEqual(['Gerade nicht erreichbar', 'Not available right now'])
    const numbers = [...document.querySelectorAll('main section a[href^="tel:"]')]
    expect(numbers.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([
      ['tel:+493023125100', '+49 30 23125 100'],
      ['tel:+493023125100', '+49 30 23125 100'],
    ])
    const log = product.current.siteLog().slice(before)
    expect(log.split('some pages have no last good content')).toHaveLength(2)
    expect(log).not.toContain('serving the last good content')
    await lake.start()
    await expect
      .poll(async () => (await request(product.current, '/de/imprint')).status, {timeout: 5_000})
      .toBe(200)
  }, 40_000)
})
