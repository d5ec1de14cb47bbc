import {describe, expect, test} from 'vitest'
import {entries} from '../../app/card/entries.ts'
import * as formats from '../../studio/schemaTypes/formats.ts'
import {schemaTypes} from '../../studio/schemaTypes/index.ts'
import {storedSeed} from '../../studio/tests/fixture.ts'
import {validateDocuments} from '../../studio/tests/validate-documents.ts'

/** Validation messages of single values, and their places. */

type Check = (value: string | undefined, context: never) => unknown

const judge =
  (check: Check, document: object = {}) =>
  (value: string) =>
    check(value, {document} as never) === true

describe.each([
  {
    check: formats.isPhone,
    good: ['+49 30 23125 100', '030 23125-100', '030/23125 (100)', '+1 202 555 0100'],
    bad: ['23125100', '+49 (0)30 23125 100', '030 23125 ext 4', '+49', 'call us', '+4930231251001234567'],
  },
  {
    check: formats.isInternationalPhone,
    good: ['+49 30 23125 900', '+4917612345678'],
    bad: ['030 23125 900', '+49 (0)30 23125 900', '+0 30 23125', '0049 30 23125 900'],
  },
  {check: formats.isEmergencyPhone, good: ['112', '999', '+49 30 23125 100'], bad: ['12', 'one one two']},
  {
    check: formats.isEmail,
    good: ['name@example.org', 'first.last+tag@sub.example.org'],
    bad: ['name@example', 'name at example.org', '@example.org', 'name@@example.org', 'a b@example.org'],
  },
  {
    check: formats.isHttps,
    good: ['https://www.example.org', 'https://example.org/a?b=c#d'],
    bad: ['http://example.org', 'www.example.org', 'https://', 'https://example', 'javascript:alert(1)'],
  },
  {
    check: formats.isOutside,
    good: ['https://example.org', 'mailto:name@example.org?subject=x', 'tel:+493023125100', 'tel:112'],
    bad: ['http://example.org', 'javascript:alert(1)', 'mailto:name', 'tel:x', '/contact', 'contact'],
  },
  {check: formats.isCurrency, good: ['EUR', 'USD'], bad: ['eur', '€', 'EURO', 'XQQ']},
  {check: formats.hasHundredths, good: ['EUR', 'USD', 'CHF'], bad: ['JPY', 'KWD']},
  {check: formats.isBic, good: ['ABCDDEFF', 'ABCDDEFFXXX'], bad: ['ABCDDEF', 'abcddeff']},
  {check: formats.isVatId, good: ['DE123456789'], bad: ['123456789', 'DE 123 456 789']},
  {check: formats.isNotInFuture, good: ['2020-02-29'], bad: ['2999-01-01']},
  {check: formats.isRecent, good: ['2999-01-01'], bad: ['2020-07-02']},
])('$check.name', ({check, good, bad}) => {
  const accepts = judge(check as Check)
  test('accepts valid values', () => expect(good.filter((value) => !accepts(value))).toEqual([]))
  test('refuses invalid values, and says what is expected', () => {
    expect(bad.filter((value) => accepts(value))).toEqual([])
    for (const value of bad) expect((check as Check)(value, {} as never)).toMatch(/(example|today|newer)/)
  })
  test('ignores an empty field', () => expect((check as Check)(undefined, {} as never)).toBe(true))
})

test('an account number is compared with its check digits; for the example foundation, they only warn', () => {
  const iban = 'DE00 1234 5678 0000 0000 00'
  expect(judge(formats.isIban as Check)('DE89 3704 0044 0532 0130 00')).toBe(true)
  expect(judge(formats.isIban as Check)(iban)).toBe(false)
  expect(judge(formats.isIban as Check, {demo: true})(iban)).toBe(true)
  expect(judge(formats.isIban as Check, {demo: true})('12345')).toBe(false)
  expect(judge(formats.isIban as Check, {demo: true, donations: {testMode: false}})(iban)).toBe(false)
  expect(judge(formats.isRealIban as Check, {demo: true})(iban)).toBe(false)
  // Elsewhere it is an error already.
  expect(judge(formats.isRealIban as Check)(iban)).toBe(true)
})

test('a link to this website by its address is pointed out', () => {
  const isElsewhere = judge(formats.isElsewhere(() => 'www.foundation.example') as Check)
  expect(isElsewhere('https://foundation.example/de/kontakt')).toBe(false)
  expect(isElsewhere('https://other.example/')).toBe(true)
  expect(isElsewhere('mailto:name@foundation.example')).toBe(true)
})

/** Validation messages of a seeded document after a change. */
async function remarks(id: string, change: (document: Record<string, object>) => void): Promise<string[]> {
  const documents = structuredClone(storedSeed)
  const judged = documents.filter(({_id}) => _id === id)
  for (const document of judged) change(document as never)
  const reports = await validateDocuments(documents, judged)
  return reports.flatMap(({markers}) => markers.map(({path, message}) => `${path.join('.')}: ${message}`))
}

describe('a text in two languages', () => {
  test('that lost one of them is named at that language, with what happens meanwhile', async () => {
    const found = await remarks('contactPage', (page) => Object.assign(page.heading ?? {}, {en: undefined}))
    expect(found).toEqual([
      expect.stringMatching(/^heading\.en: The translation is missing \(English\)\. Until/),
    ])
  })

  test('that was never written is asked for in as many languages as it needs', async () => {
    const page = await remarks('contactPage', (one) => Object.assign(one, {heading: {}}))
    expect(page).toContain('heading: Please write this text in at least one language.')
    const note = await remarks('emergencyNote', (one) => Object.assign(one, {heading: {}}))
    expect(note).toContain('heading: Please write this text in both languages.')
  })

  test('that is too long is named at its language, with both lengths', async () => {
    const found = await remarks('contactPage', (page) =>
      Object.assign(page.heading ?? {}, {de: 'x'.repeat(91)}),
    )
    expect(found).toEqual(['heading.de: Too long: 91 characters. Please shorten this to 90.'])
  })

  test('may be empty where it is optional, but not in one language alone', async () => {
    const empty = await remarks('contactPage', (page) => Object.assign(page, {phoneHours: undefined}))
    expect(empty).toEqual([])
    const half = await remarks('contactPage', (page) => Object.assign(page, {phoneHours: {en: 'Mondays'}}))
    expect(half).toEqual([expect.stringMatching(/^phoneHours\.de: The translation is missing/)])
  })

  test('of spaces alone is refused in each language, as the page would show it and not the other one', async () => {
    const found = await remarks('contactPage', (page) => Object.assign(page.heading ?? {}, {en: ' '}))
    expect(found).toEqual([
      'heading.en: This field has only spaces or empty lines. Please write a text, or delete them.',
    ])
  })
})

describe('donations', () => {
  const about = (change: object) =>
    remarks('siteSettings', ({donations}) => void Object.assign(donations ?? {}, change))

  test.each([
    [{presets: [50, 20, 100]}, 'donations.presets: Sort the amounts, the smallest first.'],
    [{presets: [100, 20_000]}, 'donations.presets: Each amount must be between'],
    [{minimum: 500}, 'donations.presets: Each amount must be between'],
    [{maximum: 1}, 'donations.maximum: Enter an amount above the minimum'],
    [{minimum: 1.5}, 'donations.minimum: Must be an integer'],
    [{currencyCode: 'JPY'}, 'donations.currencyCode: Choose a currency with cents'],
    [{testMode: false, bankAccount: {holder: 'A'}}, 'donations.testMode: Fill in the account holder'],
  ])('%j is refused', async (change, told) => {
    expect(await about(change)).toContainEqual(expect.stringContaining(told))
  })

  test('test mode may end once there is an account', async () => {
    const bankAccount = {holder: 'A', iban: 'DE89 3704 0044 0532 0130 00'}
    const warning = 'donations.testMode: The website still says that this foundation does not exist.'
    expect(await about({testMode: false, bankAccount})).toEqual([expect.stringContaining(warning)])
    const change = (settings: object) => Object.assign(settings, {demo: false})
    expect(await remarks('siteSettings', change)).not.toContainEqual(expect.stringContaining(warning))
  })

  test('shares of donations cannot be more than the whole', async () => {
    const uses = [60, 41].map((share) => ({_key: String(share), _type: 'donationUse', share}))
    const found = await remarks('donatePage', (page) => Object.assign(page.panel ?? {}, {uses}))
    expect(found).toContainEqual('panel.uses: The shares add up to 101%. Lower them to 100% or less.')
  })

  test('the button that says the amount has a place for it, in each language', async () => {
    const found = await remarks('donatePage', (page) =>
      Object.assign(page.donateAmountLabel ?? {}, {de: 'Jetzt spenden'}),
    )
    expect(found).toEqual([expect.stringMatching(/^donateAmountLabel\.de: Please write …/)])
  })
})

test('a medical text without a source is remarked on', async () => {
  const found = await remarks('emergencyNote', (note) => Object.assign(note, {sources: []}))
  expect(found).toEqual(['sources: Medical statements need a source.'])
})

test('a limit of a vehicle in another unit, or with a digit too few, is refused', async () => {
  const limits = {maxSpeedKmh: 3, maxMassKg: 3.5, maxSeats: 9, trailer: {upToKg: 750}}
  const found = await remarks('licence-am', (category) => Object.assign(category, {limits}))
  const named = found.map((remark) => remark.split(':')[0]).filter((path) => path?.startsWith('limits'))
  expect(named).toEqual(['limits.maxSpeedKmh', 'limits.maxMassKg'])
})

/** Levels of the message for a missing translation in a field. */
function levelsOf(validation: unknown): string[] {
  const record = (level: string): {level: string} =>
    new Proxy(
      {level},
      {
        get: (_, name) => (name === 'level' ? level : () => record(name === 'warning' ? 'warning' : level)),
      },
    )
  return (validation as (rule: object) => {level: string}[])(record('error')).map(({level}) => level)
}

test('a missing translation blocks in emergency, legal and alternative texts, and nowhere else', () => {
  interface Part {
    name?: string
    type?: string
    fields?: Part[]
    of?: Part[]
    validation?: unknown
  }
  const blocking: string[] = []
  const walk = (part: Part, path: string) => {
    if (part.type?.startsWith('locale') && !levelsOf(part.validation).includes('warning')) blocking.push(path)
    for (const inner of [...(part.fields ?? []), ...(part.of ?? [])]) walk(inner, `${path}.${inner.name}`)
  }
  for (const type of schemaTypes) walk(type as Part, type.name)
  expect(blocking.toSorted()).toEqual(
    [
      ...['privacyPage', 'accessibilityPage', 'imprintPage'].flatMap((page) =>
        ['title', 'description', 'heading', 'body'].map((field) => `${page}.${field}`),
      ),
      ...['legalForm', 'country', 'supervisoryAuthority', 'register'].map((field) => `imprintPage.${field}`),
      ...['heading', 'body', 'moreLabel', 'more', 'callLabel'].map((field) => `emergencyNote.${field}`),
      // The emergency card always shows both languages.
      ...['cardTitle', 'audience', 'wording'].map((field) => `emergencyCardPage.${field}`),
      ...entries.map(({name}) => `emergencyCardPage.${name}.label`),
      'picture.alt',
      // Notes with legal weight.
      'siteSettings.medicalDisclaimer',
      'siteSettings.donations.testNotice',
      ...['purpose', 'recipient', 'country', 'duration'].map(
        (field) => `siteSettings.whatsappTracking.${field}`,
      ),
      'donatePage.testResultText',
      'licencePage.notice',
      'licencePage.noticeLine',
      'licencePage.scopeNote',
    ].toSorted(),
  )
})

test('a picture whose file was deleted counts as missing', async () => {
  const [member] = storedSeed.filter(({_type}) => _type === 'teamMember')
  const portrait = {_type: 'picture', alt: {de: 'Ein Gesicht', en: 'A face'}}
  const [report] = await validateDocuments([{...member, portrait} as never])
  expect(report?.markers).toMatchObject([{path: ['portrait'], message: 'Please choose a picture.'}])
})

describe('the mark of a review', () => {
  const said = async (mark: object) => {
    const reports = await validateDocuments(
      storedSeed.filter(({_id}) => _id === 'faq-cure').map((document) => ({...document, ...mark})),
    )
    return reports.flatMap(({markers}) =>
      markers
        .filter(({path}) => String(path[0]).startsWith('reviewed'))
        .map(({level, path, message}) => `${level} ${path.join('.')}: ${message}`),
    )
  }
  const shown = 'the website says that this text has not been reviewed.'

  test.each([
    [{}, []],
    [{reviewedBy: 'Dr. Test', reviewedOn: '2026-01-02'}, []],
    [{reviewedBy: 'Dr. Test'}, [`warning reviewedOn: Without the day, ${shown}`]],
    [{reviewedOn: '2026-01-02'}, [`warning reviewedBy: Without the name, ${shown}`]],
  ])('%j', async (mark, remarks) => {
    expect(await said(mark)).toEqual(remarks)
  })
})

describe('the address of an answer', () => {
  test.each([
    ['How do I prevent a crisis?', 'how-do-i-prevent-a-crisis'],
    ['Was tun bei Schmerzen? Größe, Höhe & Co.', 'was-tun-bei-schmerzen-groesse-hoehe-co'],
    ['Çà et là, un œuvre', 'ca-et-la-un-oeuvre'],
    ['How can I tell apart an infection and pain?', 'how-can-i-tell-apart-an-infection-and'],
    ['Krankenhaus'.repeat(4), 'krankenhaus'.repeat(4)],
    [`${'Krankenhaus'.repeat(4)} heute`, 'krankenhaus'.repeat(4)],
    ['???', ''],
  ])('is made of its question: %s', (question, address) => {
    expect(formats.asAddress(question)).toBe(address)
  })

  test('has small letters, digits and hyphens only', () => {
    const judged = (current: string) => formats.isAddress({current}, {} as never) === true
    expect(['symptoms', 'pain-crisis-2'].every(judged)).toBe(true)
    expect(['Pain', 'pain crisis', 'pain/crisis', 'schmerzen-ä', '-pain', 'pain--crisis'].some(judged)).toBe(
      false,
    )
  })
})
