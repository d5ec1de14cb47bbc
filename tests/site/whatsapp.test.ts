import {afterAll, beforeAll, beforeEach, describe, expect, test, vi} from 'vitest'
import {type Product, startProduct} from '../support/product.ts'
import {open, productForFile, request} from './support.ts'

/** Reports of WhatsApp clicks: none unless services, staff and visitor all say yes. */

const visitor = '198.51.100.23'
const forwarded = {'X-Forwarded-For': visitor}
const product = productForFile({lookups: true, env: {TRUST_PROXY: '1'}})

const lookupsOf = ({foundationUrl}: Product) => foundationUrl.replace('/api/v1', '/lookups')
const asked = async (of: Product = product.current): Promise<string[]> =>
  (await fetch(`${lookupsOf(of)}/asked`)).json()

async function lookupsFail(behaviour: object) {
  const headers = {'Content-Type': 'application/json'}
  const body = JSON.stringify(behaviour)
  await fetch(`${lookupsOf(product.current)}/behaviour`, {method: 'PUT', headers, body})
}

/** The version of the text, as a page tells it to the script that sends it; nothing where nobody is asked. */
async function versionIn(of: Product = product.current, path = '/de'): Promise<string | undefined> {
  const {html} = await open(of, path)
  return /"consentVersion","([\w-]+)"/.exec(html.replaceAll('\\"', '"'))?.[1]
}

async function settings(set: Record<string, unknown>) {
  await product.current.content().patch('siteSettings').set(set).commit()
}

const click = (consent: string | undefined, headers: Record<string, string> = forwarded) =>
  request(product.current, '/whatsapp/click', {
    method: 'POST',
    headers: {Origin: product.current.siteUrl, ...headers},
    body: new URLSearchParams(consent === undefined ? {} : {consent}),
  })

const preview = (headers: Record<string, string> = forwarded) =>
  request(product.current, '/whatsapp/preview', {
    method: 'POST',
    headers: {Origin: product.current.siteUrl, ...headers},
  })

/** What a piece of work has asked the services, and what has arrived at the foundation by it. */
async function comingOf(work: () => Promise<unknown>) {
  const before = {asked: await asked(), inbox: await product.current.inbox()}
  await work()
  return {
    asked: (await asked()).slice(before.asked.length),
    arrived: (await product.current.inbox()).slice(before.inbox.length),
  }
}

const nothing = {asked: [], arrived: []}
/** How long an edit may take to show on a busy machine. */
const patience = {timeout: 20_000, interval: 100}
let addresses = 0
/** A visitor like no other: a report like the last one would not be sent. */
const another = () => ({'X-Forwarded-For': `198.51.100.${100 + ++addresses}`})

beforeEach(() => lookupsFail({fail: null}))

test('switched off, nobody is asked, and nothing is looked up or sent', async () => {
  expect(await versionIn()).toBeUndefined()
  const {document} = await open(product.current, '/en/privacy')
  expect(document.querySelector('#whatsapp-consent')).toBeNull()
  const come = await comingOf(async () => {
    for (const consent of [undefined, '', 'anything']) expect((await click(consent)).status).toBe(204)
    expect(await (await preview()).text()).toContain('failed')
  })
  expect(come).toEqual(nothing)
})

describe('switched on', () => {
  let version: string

  beforeAll(async () => {
    await settings({'whatsappTracking.enabled': true})
    version = await vi.waitFor(async () => (await versionIn()) ?? expect.fail('not yet'), patience)
  })

  test('the privacy page asks, in both languages about the same, and no other page does', async () => {
    for (const [path, recipient] of [
      ['/de/privacy', 'Unsere Stiftung.'],
      ['/en/privacy', 'Our foundation.'],
    ] as const) {
      const {document} = await open(product.current, path)
      const section = document.querySelector('section:has(#whatsapp-consent)')
      expect([...(section?.querySelectorAll('dd') ?? [])].map((one) => one.textContent)).toHaveLength(4)
      expect(section?.textContent).toContain(recipient)
      expect(await versionIn(product.current, path)).toBe(version)
    }
    const {html} = await open(product.current, '/en/contact')
    expect(html).not.toContain('Our foundation. To learn the place')
  })

  test('a click of somebody who has agreed is reported, in exactly these fields', async () => {
    const come = await comingOf(async () => expect((await click(version)).status).toBe(204))
    expect(come.asked).toEqual([`/lookups/geolocation?ip=${visitor}&token=token-of-the-tests`])
    expect(come.arrived).toEqual([
      {
        firstName: 'New WhatsApp Click Data',
        email: 'None',
        phone: 'None',
        subject: 'WhatsApp button click tracking data',
        message: `IP address: ${visitor}\nCountry: DE\nCity: Musterstadt\nOrganization: AS64496 Example Network`,
      },
    ])
  })

  test('in the site’s own network, the public address is looked up', async () => {
    const come = await comingOf(() => click(version, {'X-Forwarded-For': '10.0.0.7'}))
    expect(come.asked[0]).toBe('/lookups/ip')
    expect(come.arrived[0]?.message).toContain('203.0.113.7')
    expect(come.arrived[0]?.message).not.toContain('10.0.0.7')
  })

  test.each<[string, () => Promise<unknown>]>([
    ['without consent', () => click(undefined, another())],
    ['with consent to another text', () => click('Q'.repeat(16), another())],
    ['of a browser with Global Privacy Control', () => click(version, {...another(), 'Sec-GPC': '1'})],
    ['of a browser with Do Not Track', () => click(version, {...another(), DNT: '1'})],
    ['from another site', () => click(version, {...another(), Origin: 'https://elsewhere.example'})],
  ])('a click %s comes to nothing', async (_name, work) => {
    expect(await comingOf(work)).toEqual(nothing)
  })

  test('what would be sent is shown to who wants to see it, and sent to nobody', async () => {
    const headers = another()
    const come = await comingOf(async () => {
      const text = await (await preview(headers)).text()
      expect(text).toContain(`IP address: ${headers['X-Forwarded-For']}\\nCountry: DE`)
    })
    expect(come).toMatchObject({asked: [expect.stringContaining('geolocation')], arrived: []})
    expect(await comingOf(() => preview({...another(), 'Sec-GPC': '1'}))).toEqual(nothing)
  })

  test.each([
    [{fail: 'status', status: 500}],
    [{fail: 'garbage'}],
    [{fail: 'endless'}],
    [{fail: 'reset'}],
    [{fail: 'hang'}],
  ])('services that fail are no visitor’s affair: %j', async (behaviour) => {
    await lookupsFail(behaviour)
    const headers = another()
    const come = await comingOf(async () => {
      expect((await click(version, headers)).status).toBe(204)
      if (behaviour.fail !== 'hang') expect(await (await preview(headers)).text()).toContain('failed')
    })
    expect(come.arrived).toEqual([])
    expect(product.current.siteLog()).toContain('a connection could not be looked up')
    expect(product.current.siteLog()).not.toMatch(/198\.51\.100|token-of-the-tests/)
  })

  test('a changed word in either language asks for consent anew', async () => {
    await settings({'whatsappTracking.country.en': 'Germany and France.'})
    await expect.poll(() => versionIn(), patience).not.toBe(version)
    expect(await comingOf(() => click(version, another()))).toEqual(nothing)
    expect((await comingOf(async () => click(await versionIn(), another()))).arrived).toHaveLength(1)
  })

  test('a text that is missing in one language asks nobody', async () => {
    const last = await versionIn()
    await product.current.content().patch('siteSettings').unset(['whatsappTracking.purpose.en']).commit()
    await expect.poll(() => versionIn(), patience).toBeUndefined()
    expect(await comingOf(() => click(last, another()))).toEqual(nothing)
  })
})

test('the address is posted to, and neither found nor cached otherwise', async () => {
  for (const path of ['/whatsapp/click', '/whatsapp/preview']) {
    const response = await request(product.current, path)
    expect([response.status, response.headers.get('allow')]).toEqual([405, 'POST'])
  }
})

describe('without the services', () => {
  let plain: Product
  beforeAll(async () => {
    plain = await startProduct()
  })
  afterAll(() => plain.stop())

  test('nobody is asked, also where staff have switched it on', async () => {
    await plain
      .content()
      .patch('siteSettings')
      .set({'whatsappTracking.enabled': true, copyright: {de: 'Neu', en: 'Brand-new'}})
      .commit()
    await expect.poll(async () => (await open(plain, '/en')).html, patience).toContain('Brand-new')
    expect(await versionIn(plain)).toBeUndefined()
    expect((await open(plain, '/en/privacy')).document.querySelector('#whatsapp-consent')).toBeNull()
    expect(await asked(plain)).toEqual([])
  })
})

test('who clicks too often is not reported any more, and not told', async () => {
  const limited = await startProduct({lookups: true, env: {POSTS_PER_MINUTE: '1'}})
  try {
    await limited.content().patch('siteSettings').set({'whatsappTracking.enabled': true}).commit()
    await expect.poll(() => versionIn(limited), patience).toBeDefined()
    const body = new URLSearchParams({consent: (await versionIn(limited)) ?? ''})
    const init = {method: 'POST', headers: {Origin: limited.siteUrl}, body}
    for (const path of ['/whatsapp/click', '/whatsapp/click'])
      expect((await request(limited, path, init)).status).toBe(204)
    expect((await request(limited, '/whatsapp/preview', init)).status).toBe(429)
    expect((await asked(limited)).filter((line) => line === '/lookups/ip')).toHaveLength(1)
  } finally {
    await limited.stop()
  }
})
