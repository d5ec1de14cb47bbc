import {expect, test} from 'vitest'
import {coveredTexts} from '../../app/content/reviewed.ts'
import {seedSource} from '../seed/write.ts'
import {type Content, contentFindings} from './content-checks.ts'
import type {StoredDocument} from './documents.ts'

const day = '2026-01-01T00:00:00Z'

const stored = (document: {_id: string; _type: string; [field: string]: unknown}): StoredDocument => ({
  _rev: 'a',
  _createdAt: day,
  _updatedAt: day,
  ...document,
})

/** What is said about one document, as lines. */
function said(document: Record<string, unknown>, rest: Partial<Content> = {}): string[] {
  const documents = [stored({_id: 'page', _type: 'page', ...document}), ...(rest.documents ?? [])]
  const content = {seed: [], medicalTypes: ['faqEntry'], ...rest, documents}
  return contentFindings(content).map(({severity, what}) => `${severity} ${what}`)
}

test('says nothing about content that is ready', () => {
  const ready = {
    title: {de: 'Über uns', en: 'About us'},
    body: {de: 'Zum Beispiel morgens, zum Beispiel abends.', en: 'Mornings, for example.'},
    phone: '+49 30 9018 20',
    email: 'info@stiftung.de',
    iban: 'DE89 3704 0044 0532 0130 00',
    nothing: {de: '', en: ' '},
    demo: false,
    example: false,
  }
  expect(said(ready)).toEqual([])
  const text = {_type: 'faqEntry', question: {de: 'Was tun?', en: 'What to do?'}}
  const mark = {reviewedBy: 'Dr. A, haematologist', reviewedOn: '2026-01-01'}
  expect(said({...text, ...mark, reviewedTexts: coveredTexts(text)})).toEqual([])
})

test.each<[string, Record<string, unknown>, string]>([
  [
    'the example foundation',
    {demo: true},
    'warning The settings say that this is an example foundation: page',
  ],
  ['an invented person', {example: true, name: 'Amina'}, 'warning Invented people: Amina'],
  [
    'an address',
    {emails: [{_key: 'a', address: 'info@example.org'}]},
    'warning Addresses that lead nowhere: page.emails[0].address',
  ],
  [
    'a phone number',
    {phone: '+49 30 23125 100'},
    'warning Phone numbers that are kept free for fiction: page.phone',
  ],
  [
    'a phone number at home',
    {text: {de: 'Rufen Sie 030/23125-100 an', en: 'Call us'}},
    'warning Phone numbers that are kept free for fiction: page.text.de',
  ],
  [
    'an account',
    {iban: 'DE00 1234 5678 0000 0000 00'},
    'warning Account numbers whose check digits are wrong: page.iban',
  ],
  ['a word', {bank: 'Beispielbank'}, 'warning Words of the example, or of a text to be written: page.bank'],
  ['a text to come', {note: 'TODO'}, 'warning Words of the example, or of a text to be written: page.note'],
  ['one language', {title: {de: 'Hallo', en: ' '}}, 'warning Texts in one language only: page.title'],
  [
    'one language of formatted text',
    {
      body: {
        en: [{_type: 'block', children: [{_type: 'span', text: 'Hello'}]}],
        de: [{_type: 'block', children: [{_type: 'span', text: ''}]}],
      },
    },
    'warning Texts in one language only: page.body',
  ],
  ['no review', {_type: 'faqEntry'}, 'warning Medical texts that nobody has reviewed as they are: page'],
  [
    'a review of another text',
    {_type: 'faqEntry', reviewedBy: 'Dr. A', reviewedOn: '2026-01-01', reviewedTexts: 'of another text'},
    'warning Medical texts that nobody has reviewed as they are: page',
  ],
  [
    'half a review',
    {_type: 'faqEntry', reviewedBy: 'Dr. A'},
    'warning Medical texts that nobody has reviewed as they are: page',
  ],
  ['test mode', {donations: {testMode: true}}, 'note Donations are in test mode: page'],
])('%s', (_, document, line) => {
  expect(said(document)).toEqual([line])
})

test('a document that is as it was seeded, until somebody edits it', () => {
  const seed = [
    {_id: 'page', _type: 'page', title: 'Imprint', logo: {_type: 'picture', asset: {_ref: 'picture:logo'}}},
  ]
  const asset = {_type: 'reference', _ref: 'image-abc'}
  const logo = {_type: 'picture', asset}
  expect(said({title: 'Imprint', logo}, {seed})).toEqual([
    'warning Documents that still are as the example has them: page',
  ])
  expect(said({title: 'Our imprint', logo}, {seed})).toEqual([])
})

test('pictures of the example that are in use', () => {
  const picture = (_id: string, source?: string) =>
    stored({
      _id,
      _type: 'sanity.imageAsset',
      originalFilename: `${_id}.png`,
      source: source && {id: 'x', name: source},
    })
  const documents = [picture('image-1', seedSource), picture('image-2', seedSource), picture('image-3')]
  const pictures = ['image-1', 'image-3'].map((_ref) => ({asset: {_ref}}))
  expect(said({pictures}, {documents})).toEqual(['warning 1 picture of the example: image-1.png'])
})

test('drafts are announced and not judged; keys to previews are none', () => {
  const documents = [
    stored({_id: 'drafts.page', _type: 'page', demo: true, title: {de: 'Nur deutsch'}}),
    stored({_id: 'drafts.abc', _type: 'sanity.previewUrlSecret'}),
  ]
  expect(said({}, {documents})).toEqual(['note Changes that are not published: page'])
})

test('of many places some are named', () => {
  const lines = Object.fromEntries(Array.from({length: 8}, (_, index) => [`line${index}`, 'a@example.org']))
  expect(said(lines)[0]).toMatch(/page\.line4 and 3 more$/)
})
