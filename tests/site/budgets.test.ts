import {get} from 'node:http'
import {expect, test} from 'vitest'
import {de} from '../../app/i18n/de.ts'
import {languages} from '../../app/i18n/languages.ts'
import {urlOf} from '../../bench/measured-pages.ts'
import {differingAddresses, open, type PageAddress, productForFile} from './support.ts'

/** Budgets of each page: bytes that a browser transfers, bytes of HTML, and number of elements. */

const product = productForFile()

const budgets = {
  reading: {scripts: 92_000, styles: 12_000, fonts: 26_000},
  forms: {scripts: 100_000, styles: 12_000, fonts: 26_000},
}

/** Bytes of a page before compression. */
const largestPage = 80_000

/** Compressed bytes of a page: with its headers they fit into TCP's first ten packets. One more costs a round trip. */
const firstPackets = 13_800

/** Slow phones need time for each element, first to render the page and then to hydrate it. */
const mostElements = 1_100

/** Pages with their own form, or the result of one; all others have only the newsletter form. */
const formPages = ['/contact', '/donate', '/donate/result', '/licences']

/** Pages without a document in the dataset, except the offline page, which needs no scripts. */
const others = languages.flatMap((language) =>
  ['/newsletter', '/donate/result'].map((path) => ({
    language,
    path,
    address: `/${language}${path}`,
  })),
)

const formOrReading = ({path}: PageAddress) => (formPages.includes(path) ? 'forms' : 'reading')

test.each([...differingAddresses, ...others])(
  '$address stays within the budget, with no more elements than a slow telephone can do with',
  async (page) => {
    const {pathname, search} = new URL(await urlOf(product.current.siteUrl, page.address))
    const {document, html} = await open(product.current, pathname + search)
    expect(document.querySelectorAll('*').length).toBeLessThanOrEqual(mostElements)
    expect(Buffer.byteLength(html), 'bytes of HTML').toBeLessThanOrEqual(largestPage)
    expect(await transferred(pathname + search), 'bytes of the page').toBeLessThanOrEqual(firstPackets)
    const files = filesOf(document, html)
    for (const [kind, budget] of Object.entries(budgets[formOrReading(page)])) {
      const sizes = await Promise.all(files[kind as keyof typeof files].map(transferred))
      expect(sizes.length, kind).toBeGreaterThan(0)
      const sum = sizes.reduce((total, size) => total + size)
      expect(sum, `bytes of ${kind}`).toBeLessThanOrEqual(budget)
    }
  },
)

test('a page brings along the fixed texts that it may show, and no others', async () => {
  const shown = de.licences.glance
  const saidByServer = [de.form.nameMissing, de.donate.firstNameMissing, de.licences.countNone]
  for (const {path, address} of differingAddresses.filter(({language}) => language === 'de')) {
    const {html} = await open(product.current, address)
    for (const text of saidByServer) expect(html, address).not.toContain(text)
    expect(html.includes(shown), address).toBe(path.startsWith('/licences'))
  }
})

/** Paths of the built files that a page loads without user input. */
function filesOf(document: Document, html: string) {
  const linked = (selector: string) =>
    [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '')
  const imported = [...html.matchAll(/import[^;"]*"(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? '')
  return {
    scripts: [...new Set([...linked('link[rel=modulepreload]'), ...imported])],
    styles: linked('link[rel=stylesheet]'),
    fonts: linked('link[rel=preload][as=font]'),
  }
}

/** Compressed length of a file; `fetch` would decompress it. */
function transferred(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {'accept-encoding': 'gzip, deflate, br', connection: 'close'}
    get(`${product.current.siteUrl}${path}`, {headers}, async (response) => {
      let length = 0
      for await (const chunk of response) length += chunk.length
      if (response.statusCode === 200) resolve(length)
      else reject(new Error(`${path} answers ${response.statusCode}`))
    }).on('error', reject)
  })
}
