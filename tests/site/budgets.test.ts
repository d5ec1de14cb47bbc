import {get} from 'node:http'
import {describe, expect, test} from 'vitest'
import {de} from '../../app/i18n/de.ts'
import {languages} from '../../app/i18n/languages.ts'
import {urlOf} from '../../bench/measured-pages.ts'
import {open, type PageAddress, pageAddresses, productForFile} from './support.ts'

/** What each page makes a browser load, in bytes as they come over the wire, and take in. */

const product = productForFile()

const budgets = {
  reading: {scripts: 95_000, styles: 12_000, fonts: 60_000},
  forms: {scripts: 105_000, styles: 12_000, fonts: 60_000},
}

/** A slow telephone takes its time for each of them, before the page is there and when the app takes it over. */
const mostElements = 1_100

/** Pages with a form of their own; the others have that of the newsletter alone. */
const formPages = ['/contact', '/donate', '/donate/check', '/licences']

/** Pages that no document of the dataset stands for, and the static one needs no script. */
const others = languages.flatMap((language) =>
  ['/newsletter', '/donate/check', '/donate/result'].map((path) => ({
    language,
    path,
    address: `/${language}${path}`,
  })),
)

const formOrReading = ({path}: PageAddress) => (formPages.includes(path) ? 'forms' : 'reading')

describe.each([...pageAddresses, ...others])('$address', (page) => {
  test(`stays within the budget for ${formOrReading(page)}`, async () => {
    const {pathname, search} = new URL(await urlOf(product.current.siteUrl, page.address))
    const files = await filesOf(pathname + search)
    for (const [kind, budget] of Object.entries(budgets[formOrReading(page)])) {
      const sizes = await Promise.all(files[kind as keyof typeof files].map(transferred))
      expect(sizes.length, kind).toBeGreaterThan(0)
      const sum = sizes.reduce((total, size) => total + size)
      expect(sum, `bytes of ${kind}`).toBeLessThanOrEqual(budget)
    }
  })

  test('has no more elements than a slow telephone can do with', async () => {
    const {pathname, search} = new URL(await urlOf(product.current.siteUrl, page.address))
    const {document} = await open(product.current, pathname + search)
    expect(document.querySelectorAll('*').length).toBeLessThanOrEqual(mostElements)
  })
})

test('a page brings along the fixed texts that it may show, and no others', async () => {
  const shown = de.licences.ageHint
  const saidByServer = [de.form.nameMissing, de.donate.firstNameMissing, de.licences.countNone]
  for (const {path, address} of pageAddresses.filter(({language}) => language === 'de')) {
    const {html} = await open(product.current, address)
    for (const text of saidByServer) expect(html, address).not.toContain(text)
    expect(html.includes(shown), address).toBe(path.startsWith('/licences'))
  }
})

/** Addresses of the built files that a page loads by itself. */
async function filesOf(address: string) {
  const {document, html} = await open(product.current, address)
  const linked = (selector: string) =>
    [...document.querySelectorAll(selector)].map((link) => link.getAttribute('href') ?? '')
  const imported = [...html.matchAll(/import[^;"]*"(\/assets\/[^"]+\.js)"/g)].map(([, path]) => path ?? '')
  return {
    scripts: [...new Set([...linked('link[rel=modulepreload]'), ...imported])],
    styles: linked('link[rel=stylesheet]'),
    fonts: linked('link[rel=preload][as=font]'),
  }
}

/** The length of a file as a browser gets it; `fetch` would unpack it. */
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
