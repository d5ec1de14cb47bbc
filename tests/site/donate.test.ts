import {beforeAll, describe, expect, test, vi} from 'vitest'
import {de} from '../../app/i18n/de.ts'
import {en} from '../../app/i18n/en.ts'
import {errorsIn, open, postForm, productForFile, request, valuesIn} from './support.ts'

/** Donations over HTTP, without JavaScript: first in test mode, then with a bank account. */

const product = productForFile()

type Fields = Record<string, string>

const answers = {
  amount: '12.50',
  method: 'test',
  firstName: 'Zoë <b>Ü</b>',
  lastName: 'Muster',
  email: 'zoe@example.org',
  phone: '+49 (30) 23125-111',
  address: 'Musterweg 1\n12345 Musterstadt',
  message: '"Gern" & oft',
}

const post = (path: string, fields: Fields) => postForm(product.current, path, fields)
const answersIn = (document: Document) => valuesIn(document, Object.keys(answers))

/** Values of the list on the result page, by label. */
const listIn = (document: Document): Fields =>
  Object.fromEntries(
    [...document.querySelectorAll('dl.detail-list > div')].map((row) => [
      row.querySelector('dt')?.textContent ?? '',
      row.querySelector('dd')?.textContent ?? '',
    ]),
  )

const mainOf = (document: Document) => document.querySelector('main')?.textContent

async function resultOf(language: string, fields: Fields) {
  const {status, location} = await post(`/${language}/donate`, fields)
  expect(status).toBe(303)
  return {location: location ?? '', ...(await open(product.current, location ?? ''))}
}

describe('the form', () => {
  test('right answers lead to the result, in the style of the address', async () => {
    for (const prefix of ['', '/de', '/en']) {
      const {status, location} = await post(`${prefix}/donate`, answers)
      expect([status, location?.split('?')[0]]).toEqual([303, `${prefix}/donate/result`])
    }
  })

  test.each([
    ['de', de, '12,50', 'Bitte wählen Sie eine der Möglichkeiten aus, zum Beispiel Testspende.'],
    ['en', en, '12.50', 'Choose one of the options, for example Test Donation.'],
  ])('%s: an empty form names every field, in their order', async (language, texts, example, choice) => {
    const {status, document, headers} = await post(`/${language}/donate`, {})
    expect(status).toBe(422)
    expect(errorsIn(document)).toEqual([
      texts.donate.amount.empty.replace('{{example}}', example),
      choice,
      texts.donate.firstNameMissing,
      texts.donate.lastNameMissing,
      texts.form.emailMissing,
      texts.form.phoneMissing,
      texts.donate.addressMissing,
    ])
    expect(headers.get('cache-control')).toBe('private, no-cache')
  })

  test.each([
    ['en', '1.234', '“1.234” can mean $1,234 or $1.23.'],
    ['de', '10.000,01', 'höchstens 10.000\u00a0$ ein.'],
    ['en', '$t(skipToContent)', 'as a number'],
  ])('%s: refuses %s and keeps the input', async (language, amount, told) => {
    const typed = {...answers, amount}
    const {status, document} = await post(`/${language}/donate`, typed)
    expect(status).toBe(422)
    expect(errorsIn(document)).toEqual([expect.stringContaining(told)])
    expect(answersIn(document)).toEqual(typed)
  })

  test('without scripts, a chosen amount counts unless the field was changed', async () => {
    const amountOf = async (fields: Fields) =>
      listIn((await resultOf('en', {...answers, shown: '100', ...fields})).document).Amount
    expect(await amountOf({amount: '100', preset: '50'})).toBe('$50 (USD)')
    expect(await amountOf({amount: '', preset: '200'})).toBe('$200 (USD)')
    expect(await amountOf({amount: '75', preset: '100'})).toBe('$75 (USD)')
    expect(await amountOf({amount: '100', preset: 'custom'})).toBe('$100 (USD)')
    expect(await amountOf({amount: '50', shown: '50', preset: '20'})).toBe('$20 (USD)')
    expect(await amountOf({amount: '30', preset: '31'})).toBe('$30 (USD)')
  })

  test('saving checks the details only, and says what has happened and what not', async () => {
    const {status, document} = await post('/en/donate', {...answers, amount: 'x', intent: 'save'})
    expect(status).toBe(200)
    expect(document.querySelector('[role=status].form-message')?.textContent).toContain(
      'we do not store them',
    )
    expect(answersIn(document)).toEqual({...answers, amount: 'x'})
    const wrong = await post('/en/donate', {...answers, amount: 'x', email: 'x', intent: 'save'})
    expect([wrong.status, errorsIn(wrong.document)]).toEqual([422, [en.form.emailInvalid]])
  })
})

describe('in test mode', () => {
  test('each step says so, leads to no account, thanks for nothing, sets no cookie, sends nothing', async () => {
    const fields = {...answers, method: 'offline'}
    const form = (await open(product.current, '/en/donate')).document
    const result = await resultOf('en', fields)
    expect(mainOf(form)).toContain('Test mode is on.')
    expect(mainOf(result.document)).toContain('Nothing was charged, stored or sent.')
    for (const document of [form, result.document]) expect(mainOf(document)).not.toMatch(/thank/i)
    expect(result.html).not.toMatch(/DE00|BEISDE/)
    expect(result.html).toContain('noindex')
    expect(result.response.headers.get('set-cookie')).toBeNull()
    expect(result.response.headers.get('cache-control')).toBe('private, no-cache')
    expect(listIn(result.document)).toEqual({
      Amount: '$12.50 (USD)',
      'Payment method': 'Offline Donation',
    })
    const onward = result.document.querySelector('main .actions a')
    expect([onward?.textContent, onward?.getAttribute('href')]).toEqual([en.toHome, '/en'])
    expect(await product.current.inbox()).toEqual([])
  })

  test('the address of the result holds no personal data, and is signed', async () => {
    const {location} = await resultOf('en', answers)
    const marker = new URL(location, product.current.siteUrl).searchParams.get('donation') ?? ''
    const [text = ''] = marker.split('.')
    const said = Buffer.from(text, 'base64url').toString()
    expect(said).toContain('1250')
    expect(said).not.toMatch(/Zo|Muster|example|23125|Gern/)
    expect(product.current.siteLog()).not.toMatch(/Muster|zoe@|23125-111/)
    const forged = Buffer.from(said.replace('1250', '9950')).toString('base64url')
    for (const wrong of ['', 'x', marker.replace(text, forged), text, `${text}.`, `${marker}x`]) {
      const {status, headers} = await request(product.current, `/en/donate/result?donation=${wrong}`)
      expect([status, headers.get('location')]).toEqual([302, '/en/donate'])
    }
  })
})

describe('out of test mode', () => {
  const tax = {office: 'Finanzamt Musterstadt', number: '12/345', noticeDate: '2025-03-14'}
  const change = async (set: Record<string, unknown>, isThere: (form: Document) => boolean) => {
    await product.current.content().patch('siteSettings').set(set).commit()
    await vi.waitFor(async () => {
      expect(isThere((await open(product.current, '/en/donate')).document)).toBe(true)
    }, 20_000)
  }

  beforeAll(() =>
    change({'donations.testMode': false}, (form) => !mainOf(form)?.includes('Test mode is on.')),
  )

  test('does not mention test mode; transfer is preselected, cards are not accepted', async () => {
    for (const path of ['/en/donate', '/de/donate']) {
      const {document, html} = await open(product.current, path)
      const form = document.querySelector('#donation')?.parentElement
      expect(form?.textContent).not.toMatch(/test/i)
      expect(html).toContain('DE00 1234 5678 0000 0000 00')
      const methods = [...document.querySelectorAll<HTMLInputElement>('[name=method]')]
      expect(methods.map(({value, checked}) => [value, checked])).toEqual([
        ['offline', true],
        ['card', false],
      ])
    }
    for (const [method, told] of [
      ['card', en.donate.cardNotAccepted],
      ['test', 'Choose one of the options, for example Offline Donation.'],
    ] as const) {
      const {status, document} = await post('/en/donate', {...answers, method})
      expect([status, errorsIn(document)]).toEqual([422, [told]])
      expect(answersIn(document)).toEqual({...answers, method: method === 'card' ? 'card' : 'offline'})
    }
  })

  test('the result says how to transfer, the same when asked again', async () => {
    const fields = {...answers, method: 'offline'}
    const {document} = await resultOf('de', fields)
    const list = listIn(document)
    expect(list).toEqual({
      Kontoinhaber: 'Stiftung Sanfte Strömung (Demo)',
      IBAN: 'DE00 1234 5678 0000 0000 00',
      BIC: 'BEISDE00XXX',
      Bank: 'Demo-Bank',
      Betrag: '12,50\u00a0$ (USD)',
      Verwendungszweck: expect.stringMatching(/^Spende [A-Z\d]{4}-[A-Z\d]{4}$/),
    })
    expect(mainOf(document)).not.toMatch(/Test|Dank/i)
    expect(listIn((await resultOf('de', fields)).document)).toEqual(list)
    expect(await product.current.inbox()).toEqual([])
  })

  test('mentions receipts only with all details of the tax office', async () => {
    const fields = {...answers, method: 'offline'}
    const receipt = async () =>
      (await resultOf('en', fields)).document.querySelector('[aria-labelledby=receipt]')?.textContent
    await product.current
      .content()
      .patch('siteSettings')
      .set({'donations.tax': {office: tax.office}})
      .commit()
    expect(await receipt()).toBeUndefined()
    await product.current.content().patch('siteSettings').set({'donations.tax': tax}).commit()
    await vi.waitFor(async () => {
      expect(await receipt()).toContain(
        'Finanzamt Musterstadt, tax number 12/345, notice of 14\u00a0March\u00a02025',
      )
    }, 20_000)
  })

  test('has a GiroCode in euros only', async () => {
    const code = async () =>
      (await resultOf('en', {...answers, method: 'offline'})).document.querySelector(
        `svg[aria-label="${en.donate.giroCode}"] path`,
      )
    expect(await code()).toBeNull()
    await change({'donations.currencyCode': 'EUR'}, (form) => !!mainOf(form)?.includes('in EUR'))
    expect(await code()).not.toBeNull()
  })

  test('a result of a test shows no account afterwards; without an account it is test mode again', async () => {
    await change({'donations.testMode': true}, (form) => !!mainOf(form)?.includes('Test mode is on.'))
    const {location} = await resultOf('en', answers)
    await change({'donations.testMode': false}, (form) => !mainOf(form)?.includes('Test mode is on.'))
    const {document} = await open(product.current, location)
    expect(mainOf(document)).not.toContain('DE00')
    await change(
      {'donations.bankAccount': {holder: 'Any Name'}},
      (form) => !!mainOf(form)?.includes('Test mode is on.'),
    )
  })
})
