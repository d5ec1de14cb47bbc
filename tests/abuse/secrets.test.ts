import {expect, test} from 'vitest'
import {languages} from '../../app/i18n/languages.ts'
import {differingAddresses, productForFile, request} from '../site/support.ts'
import {secrets, secretsIn} from './secrets.ts'

/** Neither browsers nor logs receive secrets of the environment or the site. */

const product = productForFile({lookups: true, env: {...secrets, LOG_LEVEL: 'debug'}})

const addresses = [
  ...differingAddresses.map(({address}) => address),
  ...differingAddresses.map(({address}) => `${address}.data`),
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

/** Requests addresses and sends forms; no response may contain one of the values. */
async function crawl(visited: string[], values?: string[]) {
  const expectNone = async (address: string, response: Response) => {
    const text = JSON.stringify([...response.headers]) + (await response.text())
    expect(secretsIn(text, values), address).toEqual([])
  }
  expect((await request(product.current, '/de')).status).toBe(200)
  for (const address of visited) await expectNone(address, await request(product.current, address))
  const body = new URLSearchParams({
    firstName: 'A',
    lastName: 'A',
    email: 'a@example.org',
    phone: '030 23125 1',
    message: String(Math.random()),
    amount: '20',
  })
  for (const address of ['/de/contact', '/en/licences', '/de/newsletter', '/en/donate', '/whatsapp/preview'])
    await expectNone(address, await request(product.current, address, {method: 'POST', body}))
}

test('no response of a crawl has one, also while lake and API fail', async () => {
  const {current} = product
  await crawl(addresses)
  await current.foundationFails({fail: 'status', status: 500})
  await current.lake.stop('SIGKILL')
  await crawl(['/de', '/en/about', '/about.data', '/de/licences?age=17', '/studio', '/lake/v1/ping'])
  await current.lake.start()
})

test('no log has one', async () => {
  const {site, siteWith, lake, foundation} = product.current
  await site.stop()
  expect(site.log()).toContain('the site is listening')
  // Errors of a wrong environment name variables, never their values.
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
