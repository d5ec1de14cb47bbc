import {beforeAll, describe, expect, test, vi} from 'vitest'
import {de} from '../../app/i18n/de.ts'
import {en} from '../../app/i18n/en.ts'
import {documentOf, open, problemsIn, productForFile, request} from './support.ts'

/** Donations over HTTP, as a browser without scripts sends them: in test mode, then with an account to transfer to. */

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

async function post(path: string, fields: Fields) {
  const headers = {Origin: product.current.siteUrl}
  const body = new URLSearchParams(fields)
  const response = await request(product.current, path, {method: 'POST', headers, body})
  const html = await response.text()
  if (html.startsWith('<!DOCTYPE')) expect(await problemsIn(html)).toEqual([])
  return {
    status: response.status,
    location: response.headers.get('location'),
    cached: response.headers.get('cache-control'),
    cookie: response.headers.get('set-cookie'),
    html,
    document: documentOf(html),
  }
}

/** What the fields of a form would send, hidden ones as well. */
const valuesIn = (document: Document): Fields =>
  Object.fromEntries(
    Object.keys(answers).map((name) => {
      const fields = [...document.querySelectorAll<HTMLInputElement>(`main [name="${name}"]`)]
      return [name, fields.find(({type, checked}) => type !== 'radio' || checked)?.value ?? '']
    }),
  )

const errorsIn = (document: Document) =>
  [...document.querySelectorAll('.error-summary li')].map(({textContent}) => textContent)

/** What a list of answers says, by name. */
const listIn = (document: Document): Fields =>
  Object.fromEntries(
    [...document.querySelectorAll('dl.answers > div')].map((row) => [
      row.querySelector('dt')?.textContent ?? '',
      row.querySelector('dd')?.textContent ?? '',
    ]),
  )

const mainOf = (document: Document) => document.querySelector('main')?.textContent

async function resultOf(language: string, fields: Fields) {
  const {status, location} = await post(`/${language}/donate/check`, {...fields, intent: 'confirm'})
  expect(status).toBe(303)
  return {location: location ?? '', ...(await open(product.current, location ?? ''))}
}

describe('the form', () => {
  test('right answers go on to the check, with the same request', async () => {
    for (const prefix of ['', '/de', '/en']) {
      const {status, location} = await post(`${prefix}/donate`, answers)
      expect([status, location]).toEqual([307, `${prefix}/donate/check`])
    }
  })

  test.each([
    ['de', de, '12,50', 'Bitte wählen Sie eine der Möglichkeiten aus, zum Beispiel Testspende.'],
    ['en', en, '12.50', 'Please choose one of the options, for example Test Donation.'],
  ])('%s: an empty form names every field, in their order', async (language, texts, example, choice) => {
    const {status, document, cached} = await post(`/${language}/donate`, {})
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
    expect(cached).toBe('private, no-cache')
  })

  test.each([
    ['en', '1.234', '“1.234” can mean $1,234 or $1.23.'],
    ['de', '1,234', '„1,234“ kann 1.234\u00a0$ oder 1,23\u00a0$ heißen.'],
    ['en', '0.99', 'at least $1.'],
    ['de', '10.000,01', 'höchstens 10.000\u00a0$ ein.'],
    ['en', '50 €', 'in USD'],
    ['de', '٥٠', 'Ziffern 0 bis 9'],
    ['en', '$t(skipToContent)', 'as a number'],
  ])('%s: %s is refused, and every word kept', async (language, amount, told) => {
    const typed = {...answers, amount}
    const {status, document} = await post(`/${language}/donate`, typed)
    expect(status).toBe(422)
    expect(errorsIn(document)).toEqual([expect.stringContaining(told)])
    expect(valuesIn(document)).toEqual(typed)
  })

  test('without scripts, a chosen amount counts unless the field was changed', async () => {
    const amountOf = async (fields: Fields) =>
      listIn((await post('/en/donate/check', {...answers, shown: '100', ...fields})).document).Amount
    expect(await amountOf({amount: '100', preset: '50'})).toBe('$50 (USD)')
    expect(await amountOf({amount: '', preset: '200'})).toBe('$200 (USD)')
    expect(await amountOf({amount: '75', preset: '100'})).toBe('$75 (USD)')
    expect(await amountOf({amount: '100', preset: 'custom'})).toBe('$100 (USD)')
    expect(await amountOf({amount: '50', shown: '50', preset: '20'})).toBe('$20 (USD)')
    expect(await amountOf({amount: '30', preset: '31'})).toBe('$30 (USD)')
  })

  test('“5,00” is five in both languages', async () => {
    for (const [language, label] of [
      ['de', 'Betrag'],
      ['en', 'Amount'],
    ] as const) {
      const {document} = await post(`/${language}/donate/check`, {...answers, amount: '5,00'})
      expect(listIn(document)[label]).toMatch(/^(5\u00a0\$|\$5) \(USD\)$/)
    }
  })

  test('saving checks the details only, and says what has happened and what not', async () => {
    const {status, document} = await post('/en/donate', {...answers, amount: 'x', intent: 'save'})
    expect(status).toBe(200)
    expect(document.querySelector('[role=status].form-message')?.textContent).toContain('nothing is stored')
    expect(valuesIn(document)).toEqual({...answers, amount: 'x'})
    const wrong = await post('/en/donate', {...answers, amount: 'x', email: 'x', intent: 'save'})
    expect([wrong.status, errorsIn(wrong.document)]).toEqual([422, [en.form.emailInvalid]])
  })
})

describe('in test mode', () => {
  test('each step says so, shows no account, thanks for nothing, sets no cookie, sends nothing', async () => {
    const fields = {...answers, method: 'offline'}
    const form = (await open(product.current, '/en/donate')).document
    const check = await post('/en/donate/check', fields)
    const result = await resultOf('en', fields)
    for (const document of [form, check.document, result.document]) {
      expect(mainOf(document)).toContain('Test mode is on.')
      expect(mainOf(document)).not.toMatch(/DE00|BEISDE|thank/i)
    }
    for (const html of [check.html, result.html]) {
      expect(html).not.toMatch(/DE00|BEISDE/)
      expect(html).toContain('noindex')
    }
    expect(check.cookie ?? result.response.headers.get('set-cookie')).toBeNull()
    expect([check.cached, result.response.headers.get('cache-control')]).toEqual(
      Array(2).fill('private, no-cache'),
    )
    expect(listIn(result.document)).toEqual({
      Amount: '$12.50 (USD)',
      'How would you like to pay?': 'Offline Donation',
    })
    const onward = result.document.querySelector('main .actions a')
    expect([onward?.textContent, onward?.getAttribute('href')]).toEqual([en.toHome, '/en'])
    expect(await product.current.inbox()).toEqual([])
  })

  test('the check shows every answer, and leads back with all of them', async () => {
    const {document} = await post('/de/donate/check', answers)
    expect(listIn(document)).toEqual({
      Betrag: '12,50\u00a0$ (USD)',
      'Wie möchten Sie zahlen?': 'Testspende',
      'Ihre Angaben': `Zoë <b>Ü</b> Muster\n${answers.address}\n${answers.email}\n${answers.phone}`,
      'Nachricht (freiwillig)': answers.message,
    })
    expect(valuesIn(document)).toEqual(answers)
    const change = document.querySelector<HTMLButtonElement>('button[value=change]')
    expect(change?.getAttribute('formaction')).toBe('/de/donate#donation-amount')
    const back = await post('/de/donate', {...answers, intent: 'change'})
    expect([back.status, errorsIn(back.document), valuesIn(back.document)]).toEqual([200, [], answers])
  })

  test('the address of the result tells nobody who gave, and nobody else can make one', async () => {
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

  test('what is wrong at the check leads back to the form; a check without answers leads there too', async () => {
    const {status, location} = await post('/en/donate/check', {...answers, amount: '0', intent: 'confirm'})
    expect([status, location]).toEqual([307, '/en/donate'])
    const {document} = await open(product.current, '/en/donate/check')
    expect(document.querySelector('main a.button')?.getAttribute('href')).toBe('/en/donate')
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

  test('nothing speaks of it; transfer is chosen, the card cannot be', async () => {
    for (const path of ['/en/donate', '/de/donate']) {
      const {document, html} = await open(product.current, path)
      const form = document.querySelector('#donation')?.parentElement
      expect(form?.textContent).not.toMatch(/test/i)
      expect(html).not.toMatch(/DE00|BEISDE/)
      const methods = [...document.querySelectorAll<HTMLInputElement>('[name=method]')]
      expect(methods.map(({value, checked, disabled}) => [value, checked, disabled])).toEqual([
        ['offline', true, false],
        ['card', false, true],
      ])
    }
    for (const method of ['card', 'test']) {
      const {status, document} = await post('/en/donate', {...answers, method})
      const told = 'Please choose one of the options, for example Offline Donation.'
      expect([status, errorsIn(document)]).toEqual([422, [told]])
    }
  })

  test('the result says how to transfer, the same when asked again', async () => {
    const fields = {...answers, method: 'offline'}
    const {document} = await resultOf('de', fields)
    const list = listIn(document)
    expect(list).toEqual({
      Kontoname: 'Stiftung Sanfte Strömung (Beispiel)',
      IBAN: 'DE00 1234 5678 0000 0000 00',
      BIC: 'BEISDE00XXX',
      Bank: 'Beispielbank',
      Betrag: '12,50\u00a0$ (USD)',
      Verwendungszweck: expect.stringMatching(/^Spende [A-Z\d]{4}-[A-Z\d]{4}$/),
    })
    expect(mainOf(document)).not.toMatch(/Test|Dank|Zuwendung/i)
    expect(listIn((await resultOf('de', fields)).document)).toEqual(list)
    expect(await product.current.inbox()).toEqual([])
  })

  test('receipts are spoken of only where all particulars of the tax office are there', async () => {
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
      expect(await receipt()).toContain('Finanzamt Musterstadt, tax number 12/345, notice of 14 March 2025')
    }, 20_000)
  })

  test('a result of a test shows no account afterwards; without an account it is test mode again', async () => {
    await change({'donations.testMode': true}, (form) => !!mainOf(form)?.includes('Test mode is on.'))
    const {location} = await resultOf('en', answers)
    await change({'donations.testMode': false}, (form) => !mainOf(form)?.includes('Test mode is on.'))
    const {document} = await open(product.current, location)
    expect(mainOf(document)).not.toContain('DE00')
    await change(
      {'donations.bankAccount': {holder: 'Somebody'}},
      (form) => !!mainOf(form)?.includes('Test mode is on.'),
    )
  })

  test('settings without limits and currency, as an older dataset has them, break nothing', async () => {
    await product.current
      .content()
      .patch('siteSettings')
      .set({'donations.presets': [30]})
      .unset(['donations.minimum', 'donations.maximum', 'donations.currencyCode', 'donations.currencySymbol'])
      .commit()
    await product.current
      .content()
      .patch('donatePage')
      .unset(['checkHeading', 'donateAmountLabel', 'testConfirmLabel', 'savedNotice'])
      .commit()
    await vi.waitFor(async () => {
      const {document} = await open(product.current, '/en/donate')
      expect(document.querySelector('.choices')?.textContent).toBe('30Custom')
    }, 20_000)
    const {document} = await post('/en/donate/check', answers)
    expect(document.querySelector('h1')?.textContent).toBe('Help with a donation')
    expect(listIn(document).Amount).toBe('12.50')
    expect((await post('/en/donate', {...answers, amount: '10001'})).status).toBe(422)
  })
})
