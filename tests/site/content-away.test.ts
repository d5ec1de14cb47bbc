import {rm} from 'node:fs/promises'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {coveredTexts} from '../../app/content/reviewed.ts'
import {seedDocuments} from '../../studio/seed/index.ts'
import {seededDocuments} from '../support/seeded-data.ts'
import {differingAddresses, documentOf, open, problemsIn, productForFile, request} from './support.ts'

/** Pages without content, after an edit, and while the lake does not respond. */

const headingsOf = (document: Document) =>
  [...document.querySelectorAll('main :is(h1, h2)')].map((heading) => heading.textContent)

const notThere = {de: 'Diese Seite ist noch nicht fertig', en: 'This page is not ready yet'}

describe('an empty dataset', () => {
  const product = productForFile({seed: false})

  const answer = async (path: string) => {
    const response = await request(product.current, path)
    const html = await response.text()
    expect(await problemsIn(html)).toEqual([])
    return {response, document: documentOf(html)}
  }
  const statusOf = async (path: string) => (await request(product.current, path)).status

  test.each([
    ['/de', 'de', [notThere.de, notThere.en]],
    ['/en/contact', 'en', [notThere.en, notThere.de]],
  ])(
    '%s says in both languages, its own first, that there is no content yet',
    async (path, lang, headings) => {
      const {response, document} = await answer(path)
      expect(response.status).toBe(503)
      expect(response.headers.get('retry-after')).toBe('30')
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(headingsOf(document)).toEqual(headings)
      expect([document.documentElement.lang, document.title]).toEqual([lang, headings[0]])
      expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
    },
  )

  test.each(['/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/favicon.ico', '/licences.json'])(
    '%s answers 503',
    async (path) => expect(await statusOf(path)).toBe(503),
  )

  test('accepts no message', async () => {
    const fields = {firstName: 'A', email: 'a@example.org', phone: '030 23125 1', message: 'M'}
    const body = new URLSearchParams(fields)
    expect((await request(product.current, '/contact', {method: 'POST', body})).status).toBe(503)
    expect(await product.current.inbox()).toEqual([])
  })

  test('turns into a site without a restart once it has content', async () => {
    const transaction = product.current.content().transaction()
    for (const document of await seededDocuments()) transaction.createOrReplace(document)
    await transaction.commit()
    await expect.poll(() => statusOf('/de/contact')).toBe(200)
  })

  test('fails on one page only where one document is missing', async () => {
    const transaction = product.current.content().transaction()
    await transaction
      .patch('siteSettings', {unset: ['footerColumns']})
      .delete('accessibilityPage')
      .commit()
    await expect.poll(() => statusOf('/en/accessibility')).toBe(503)
    const {document} = await answer('/en/accessibility')
    expect(headingsOf(document)).toEqual([notThere.en])
    expect(document.querySelector('footer')).not.toBeNull()
    expect(await statusOf('/en/about')).toBe(200)
  })
})

describe('a site with content', () => {
  const product = productForFile({env: {FOUNDATION_PHONE: '+49 30 23125 100'}})
  const content = () => product.current.content({maxRetries: 0})

  const heading = async () => headingsOf((await open(product.current, '/en/about')).document)[0]
  const rename = (english: string) => content().patch('aboutPage').set({'heading.en': english}).commit()
  const team = async () => {
    const {document} = await open(product.current, '/en/team')
    const members = [...document.querySelectorAll('main :is(article, li):has(img)')]
    return members.map((member) => ({
      name: member.querySelector('h2, h3')?.textContent,
      picture: member.querySelector('img')?.getAttribute('src')?.split('?')[0],
    }))
  }
  const names = async () => (await team()).map(({name}) => name)
  const visitAll = async () => {
    for (const {address} of differingAddresses) await open(product.current, address)
  }
  const timesLogged = (message: string) => product.current.siteLog().split(message).length - 1

  // The polls below need the listener: the check for missed events runs only once a minute.
  test('shows what is published, and no draft', async () => {
    const draft = {...(await content().getDocument('aboutPage')), _id: 'drafts.aboutPage'}
    await content().createOrReplace({...draft, _type: 'aboutPage', heading: {de: 'Über uns', en: 'Edited'}})
    expect(await heading()).toBe('About us')
    await content().action({
      actionType: 'sanity.action.document.publish',
      draftId: 'drafts.aboutPage',
      publishedId: 'aboutPage',
    })
    await expect.poll(heading).toBe('Edited')
  })

  test('shows a new order and another picture', async () => {
    const [first, second, ...others] = await names()
    const [, {picture} = {}] = await team()
    const rank = await content().fetch('*[_id == "team-2"][0].orderRank')
    const portrait = await content().fetch('*[_id == "team-2"][0].portrait')
    await content()
      .patch('team-1')
      .set({orderRank: `${rank}x`, portrait})
      .commit()
    await expect.poll(names).toEqual([second, first, ...others])
    expect((await team())[1]?.picture).toBe(picture)
  })

  test('no longer shows unpublished or deleted content', async () => {
    const [, , third, fourth] = await names()
    await content().action({
      actionType: 'sanity.action.document.unpublish',
      publishedId: 'team-1',
      draftId: 'drafts.team-1',
    })
    await content().delete('team-2')
    await expect.poll(names).toEqual([third, fourth])
  })

  test('shows a medical review only while the reviewed texts are unchanged', async () => {
    const causes = seedDocuments.find(({_id}) => _id === 'faq-causes')
    const mark = {reviewedBy: 'Dr. Two', reviewedOn: '2026-01-02', reviewedTexts: coveredTexts(causes)}
    const isShown = async (path: string) => (await open(product.current, path)).html.includes('Dr. Two')
    await content().patch('faq-causes').set(mark).commit()
    for (const path of ['/en', '/de']) await expect.poll(() => isShown(path)).toBe(true)
    // The review covers both languages.
    await content().patch('faq-causes').set({'question.en': 'What are the causes?'}).commit()
    for (const path of ['/en', '/de']) await expect.poll(() => isShown(path)).toBe(false)
  })

  test('stays complete when the lake hangs, and after a restart', async () => {
    const {lake, site} = product.current
    process.kill(lake.pid() as number, 'SIGSTOP')
    try {
      await visitAll()
      await site.stop('SIGKILL')
      await site.start()
      // From the cache on disk; the next test visits all pages.
      expect(await heading()).toBe('Edited')
    } finally {
      process.kill(lake.pid() as number, 'SIGCONT')
    }
    await rename('After the pause')
    await expect.poll(heading).toBe('After the pause')
  })

  test('stays complete when the lake is away, and after a restart; the log says so once', async () => {
    const {lake, site} = product.current
    const message = 'the lake does not answer'
    const before = timesLogged(message)
    await lake.stop('SIGKILL')
    await visitAll()
    await expect.poll(() => timesLogged(message)).toBe(before + 1)
    await visitAll()
    expect(timesLogged(message)).toBe(before + 1)
    await site.stop('SIGKILL')
    await site.start()
    await visitAll()
    expect(await heading()).toBe('After the pause')
  })

  test('shows edits again when the lake is back, and the log says so', async () => {
    const before = timesLogged('the lake answers again')
    await product.current.lake.start()
    await rename('Back again')
    await expect.poll(heading).toBe('Back again')
    expect(timesLogged('the lake answers again')).toBe(before + 1)
  })

  test('shows phone numbers if the lake never responded', async () => {
    const {lake, site, dataDir} = product.current
    await Promise.all([lake.stop('SIGKILL'), site.stop('SIGKILL')])
    await rm(join(dataDir, 'site'), {recursive: true})
    await site.start()
    const response = await request(product.current, '/de/imprint')
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '30'])
    const document = documentOf(await response.text())
    expect(headingsOf(document)).toEqual(['Gerade nicht erreichbar', 'Not available right now'])
    const numbers = [...document.querySelectorAll('main section a[href^="tel:"]')]
    const number = ['tel:+493023125100', '+49 30 23125 100']
    expect(numbers.map((link) => [link.getAttribute('href'), link.textContent])).toEqual([number, number])
    await lake.start()
    await expect.poll(async () => (await request(product.current, '/de/imprint')).status).toBe(200)
  })
})
