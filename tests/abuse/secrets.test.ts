import {readdirSync, readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {languages} from '../../app/i18n/languages.ts'
import {pageAddresses, pagePaths, productForFile, request} from '../site/support.ts'

/** Secrets of the environment reach no browser and no log. */

const secrets = {
  SESSION_SECRET: 'geheim-session-0123456789-0123456789',
  LAKE_TOKEN: 'geheim-lake-0123456789',
  SANITY_TOKEN: 'geheim-sanity-0123456789',
  SANITY_WRITE_TOKEN: 'geheim-write-0123456789',
  SANITY_WEBHOOK_SECRET: 'geheim-webhook-0123456789',
  GEOLOCATION_TOKEN: 'geheim-geolocation-0123456789',
}

const product = productForFile({lookups: true, env: {...secrets, LOG_LEVEL: 'debug'}})

/** As they are, and as they may be written in addresses, headers and archives. */
const written = Object.values(secrets).flatMap((value) => [
  value,
  encodeURIComponent(value),
  Buffer.from(value).toString('base64').replace(/=+$/, ''),
  Buffer.from(value).toString('hex'),
])
const secretsIn = (text: string) => written.filter((value) => text.includes(value))

const addresses = [
  ...pageAddresses.map(({address}) => address),
  ...pagePaths,
  ...pageAddresses.map(({address}) => `${address}.data`),
  ...languages.map((language) => `/${language}/offline`),
  '/_root.data',
  '/de/nothing',
  '/robots.txt',
  '/sitemap.xml',
  '/licences.json',
  '/manifest.webmanifest',
  '/sw.js',
  '/.well-known/security.txt',
  '/healthz',
  '/readyz',
  '/studio',
  '/preview/status',
  '/preview/enable?sanity-preview-secret=wrong',
  '/preview/begun?to=/de',
  '/preview/ended',
  '/preview/changes',
  '/lake/v1/ping',
  '/lake/v1/users/me',
  '/lake/v1/auth/providers',
  '/lake/v1/projects/local',
  '/media/nothing',
  '/%zz',
]

test('no answer of a crawl has one, also while lake and API fail', {timeout: 120_000}, async () => {
  const {current} = product
  const crawl = async (visited: string[]) => {
    for (const address of visited) {
      const answer = await request(current, address)
      const text = JSON.stringify([...answer.headers]) + (await answer.text())
      expect(secretsIn(text), address).toEqual([])
    }
    const body = new URLSearchParams({
      firstName: 'A',
      lastName: 'A',
      email: 'a@example.org',
      phone: '030 23125 1',
      message: String(Math.random()),
      amount: '20',
    })
    for (const address of [
      '/de/contact',
      '/en/licences',
      '/de/newsletter',
      '/en/donate',
      '/whatsapp/preview',
    ]) {
      const answer = await request(current, address, {method: 'POST', body})
      const text = JSON.stringify([...answer.headers]) + (await answer.text())
      expect(secretsIn(text), address).toEqual([])
    }
  }
  await crawl(addresses)
  await current.foundationFails({fail: 'status', status: 500})
  await current.lake.stop('SIGKILL')
  await crawl([
    '/de',
    '/en/about',
    '/about.data',
    '/de/licences?age=17',
    '/studio',
    '/lake/v1/ping',
    '/preview/status',
  ])
  await current.lake.start()
})

test('no log has one', async () => {
  const {site, siteWith, lake, foundation} = product.current
  await site.stop()
  expect(site.log()).toContain('the site listens')
  // What a wrong environment says names variables, and nothing of what is in them.
  const wrong = siteWith({
    PORT: 'nonsense',
    SESSION_SECRET: 'geheim',
    LAKE_TOKEN: 'geheim',
    SANITY_WEBHOOK_SECRET: 'geheim',
  })
  await expect(wrong.start()).rejects.toThrow('SESSION_SECRET')
  expect(wrong.log()).not.toContain('geheim')
  expect(wrong.log()).toMatch(/^The environment is not right.*:\n( {2}[A-Z_]+: .*\n)+$/)
  for (const {log} of [site, lake, foundation]) expect(secretsIn(log())).toEqual([])
})

/** The text of every file of a build. */
const textsOf = (folder: string) =>
  readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !/\.(br|gz|woff2|png|ico)$/.test(entry.name))
    .map(({parentPath, name}) => ({name, text: readFileSync(join(parentPath, name), 'utf8')}))

test.each(['build/client', 'build/studio'])('%s has none', (folder) => {
  expect(textsOf(folder).length).toBeGreaterThan(10)
  for (const {name, text} of textsOf(folder)) expect(secretsIn(text), name).toEqual([])
})

test('nothing for browsers holds the module that reads them', () => {
  const words = [...Object.keys(secrets), 'needs at least 32 characters']
  for (const {name, text} of textsOf('build/client'))
    expect(
      words.filter((word) => text.includes(word)),
      name,
    ).toEqual([])
})

test('bundlers put no secret into a build by its name', () => {
  expect(Object.keys(secrets).filter((name) => /^(VITE_|SANITY_STUDIO_)/.test(name))).toEqual([])
})
