import {beforeAll, beforeEach, describe, expect, test, vi} from 'vitest'
import {open, productForFile, request} from './support.ts'

/** Reports of WhatsApp clicks: none unless staff and visitor both agree. */

const visitor = '198.51.100.23'
const forwarded = {'X-Forwarded-For': visitor}
const product = productForFile({lookups: true, env: {TRUST_PROXY: '1'}})

const lookupsUrl = () => product.current.foundationUrl.replace('/api/v1', '/lookups')
const asked = async (): Promise<string[]> => (await fetch(`${lookupsUrl()}/asked`)).json()

async function lookupsFail(behaviour: object) {
  const headers = {'Content-Type': 'application/json'}
  const body = JSON.stringify(behaviour)
  await fetch(`${lookupsUrl()}/behaviour`, {method: 'PUT', headers, body})
}

/** Version of a page's consent text; undefined if the page asks for no consent. */
async function versionIn(path = '/de'): Promise<string | undefined> {
  const {html} = await open(product.current, path)
  return /"consentVersion":"([\w-]+)"/.exec(html)?.[1]
}

async function settings(set: Record<string, unknown>) {
  await product.current.content().patch('siteSettings').set(set).commit()
}

const click = (consent: string | undefined, headers: Record<string, string> = forwarded, id = '1') =>
  request(product.current, '/whatsapp/click', {
    method: 'POST',
    headers: {Origin: product.current.siteUrl, ...headers},
    body: new URLSearchParams(consent === undefined ? {} : {consent, click: id}),
  })

const preview = (headers: Record<string, string> = forwarded) =>
  request(product.current, '/whatsapp/preview', {
    method: 'POST',
    headers: {Origin: product.current.siteUrl, ...headers},
  })

/** The look-ups and messages that `work` causes. */
async function comingOf(work: () => Promise<unknown>) {
  const before = {asked: await asked(), inbox: await product.current.inbox()}
  await work()
  return {
    asked: (await asked()).slice(before.asked.length),
    arrived: (await product.current.inbox()).slice(before.inbox.length),
  }
}

const nothing = {asked: [], arrived: []}
const patience = {timeout: 20_000, interval: 100}
let addresses = 0
/** A new visitor each time, because of the rate limit. */
const another = () => ({'X-Forwarded-For': `198.51.100.${100 + ++addresses}`})

beforeEach(() => lookupsFail({fail: null}))

test('switched off, the site asks no visitor, looks nothing up and sends nothing', async () => {
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
      expect(await versionIn(path)).toBe(version)
    }
    const {html} = await open(product.current, '/en/contact')
    expect(html).not.toContain('Our foundation. To learn the place')
  })

  test('a click after consent is reported, in exactly these fields', async () => {
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

  test('each click of a visitor is reported, and the same one once', async () => {
    const headers = another()
    const come = await comingOf(async () => {
      for (const id of ['first', 'second', 'second']) await click(version, headers, id)
    })
    expect(come.arrived).toHaveLength(2)
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

  test('the preview shows the report without sending it', async () => {
    const headers = another()
    const come = await comingOf(async () => {
      const text = await (await preview(headers)).text()
      expect(text).toContain(`IP address: ${headers['X-Forwarded-For']}\\nCountry: DE`)
    })
    expect(come).toMatchObject({asked: [expect.stringContaining('geolocation')], arrived: []})
    expect(await comingOf(() => preview({...another(), 'Sec-GPC': '1'}))).toEqual(nothing)
  })

  test('a visitor does not notice that the services fail', async () => {
    await lookupsFail({fail: 'status', status: 500})
    const headers = another()
    const come = await comingOf(async () => {
      expect((await click(version, headers)).status).toBe(204)
      expect(await (await preview(headers)).text()).toContain('failed')
    })
    expect(come.arrived).toEqual([])
    expect(product.current.siteLog()).toContain('a connection could not be looked up')
    expect(product.current.siteLog()).not.toMatch(/198\.51\.100|token-of-the-tests/)
  })

  test('a change of the text in either language asks for consent again', async () => {
    await settings({'whatsappTracking.country.en': 'Germany and France.'})
    await expect.poll(() => versionIn(), patience).not.toBe(version)
    expect(await comingOf(() => click(version, another()))).toEqual(nothing)
    expect((await comingOf(async () => click(await versionIn(), another()))).arrived).toHaveLength(1)
  })

  test('no visitor is asked where the text is missing in one language', async () => {
    const last = await versionIn()
    await product.current.content().patch('siteSettings').unset(['whatsappTracking.purpose.en']).commit()
    await expect.poll(() => versionIn(), patience).toBeUndefined()
    expect(await comingOf(() => click(last, another()))).toEqual(nothing)
  })
})
