import {isDeepStrictEqual} from 'node:util'
import {isReviewed} from '../../app/content/reviewed.ts'
import {isBrokenIban} from '../schemaTypes/formats.ts'
import type {SeedDocument} from '../seed/index.ts'
import {seedSource} from '../seed/write.ts'
import {counted, some} from './command.ts'
import {isContent, type StoredDocument} from './documents.ts'
import type {Finding} from './findings.ts'
import {everyString, everyValue, type Found} from './walk.ts'

/** What in the content is not yet fit for visitors: example particulars, texts that nobody has reviewed or translated. */

export interface Content {
  /** Everything that the dataset holds, records of pictures included. */
  documents: StoredDocument[]
  /** What the dataset was seeded with. */
  seed: SeedDocument[]
  /** Types whose texts need a medical review. */
  medicalTypes: string[]
}

type Check = (content: Content, published: StoredDocument[]) => Finding[]

/** All findings about the published documents; drafts are not what visitors see. */
export function contentFindings(content: Content): Finding[] {
  const published = content.documents.filter(
    ({_id, _type}) => !_id.includes('.') && !_type.startsWith('sanity.'),
  )
  return checks.flatMap((check) => check(content, published))
}

/** One finding about several places, or none. */
const found = (
  places: string[],
  what: string,
  mend: string,
  severity: Finding['severity'] = 'warning',
): Finding[] => (places.length > 0 ? [{severity, what: `${what}: ${some([...new Set(places)])}`, mend}] : [])

const demo: Check = (_, published) =>
  found(
    published.filter((document) => document.demo === true).map(({_id}) => _id),
    'The settings say that this is an example foundation',
    'Every page has a ribbon and search engines stay out. Switch it off last (Settings → General).',
  )

const exampleMembers: Check = (_, published) =>
  found(
    published.filter((document) => document.example === true).map(({name, _id}) => String(name ?? _id)),
    'Invented people',
    'Replace them by people who have agreed, or delete them (Team).',
  )

const asSeeded: Check = ({seed}, published) => {
  const seeded = new Map(seed.map((document) => [document._id, comparable(document)]))
  return found(
    published
      .filter((document) => isDeepStrictEqual(comparable(document), seeded.get(document._id)))
      .map(({_id}) => _id),
    'Documents that still are as the example has them',
    'Read each; the legal pages need particulars of your own.',
  )
}

/** The content of a document without what a dataset adds, and without pictures, whose ids the seed does not know. */
function comparable(document: object): unknown {
  return JSON.parse(JSON.stringify(document), (key, value) =>
    ['_rev', '_createdAt', '_updatedAt', 'asset'].includes(key) ? undefined : value,
  )
}

const examplePictures: Check = ({documents}, published) => {
  const used = JSON.stringify(published)
  const examples = documents.filter(
    ({_id, source}) =>
      (source as {name?: string} | undefined)?.name === seedSource && used.includes(`"${_id}"`),
  )
  return found(
    examples.map(({originalFilename, _id}) => String(originalFilename ?? _id)),
    `${counted(examples.length, 'picture')} of the example`,
    'Upload your own logo, icon, share picture and portraits; the other drawings may stay (CC BY 4.0).',
  )
}

const placeholders: [what: string, isOne: (text: string) => boolean, mend: string][] = [
  [
    'Addresses that lead nowhere',
    (text) => /\bexample\.(org|com|net)\b|\.(example|test|invalid)\b/i.test(text),
    'Put in addresses that somebody reads.',
  ],
  [
    'Phone numbers that are kept free for fiction',
    hasFictionalNumber,
    'Put in numbers that somebody answers.',
  ],
  [
    'Account numbers whose check digits are wrong',
    isBrokenIban,
    'Put in the account of the foundation (Settings → Donations).',
  ],
  [
    'Words of the example, or of a text to be written',
    (text) =>
      /lorem ipsum|\bTODO\b|\bTBD\b|(?<!zum )\bBeispiel|(?<!for )\bexample\b(?!\.(org|com|net))/i.test(text),
    'Read these places.',
  ],
]

const placeholderTexts: Check = (_, published) => {
  const texts = published.flatMap((document) =>
    [...everyString(document)]
      .filter(({path}) => !/(^|\.)_\w+$/.test(path))
      .map(({path, value}) => ({path: `${document._id}.${fieldOf(path)}`, value})),
  )
  return placeholders.flatMap(([what, isOne, mend]) =>
    found(
      texts.filter(({value}) => isOne(value)).map(({path}) => path),
      what,
      mend,
    ),
  )
}

/** A place in a formatted text is found by its field: `body.de[7].children[3].text` becomes `body.de`. */
const fieldOf = (path: string) => path.replace(/\.(de|en)\[.*$/, '.$1')

/** Numbers that the Bundesnetzagentur gives to nobody, for use in books and films, without country code and zero. */
const fictional = /^(3023125|6990009|4066969|2214710|8999998)\d{3}$/

function hasFictionalNumber(text: string): boolean {
  const numbers = text.match(/(?:\+|\b0)\d[\d\s()/-]{5,}\d/g) ?? []
  return numbers.some((number) => fictional.test(number.replace(/\D/g, '').replace(/^(0049|49|0)/, '')))
}

const notReviewed: Check = ({medicalTypes}, published) =>
  found(
    published
      .filter((document) => medicalTypes.includes(document._type) && !isReviewed(document))
      .map(({_id}) => _id),
    'Medical texts that nobody has reviewed as they are',
    'Let somebody with medical training read them, then fill in who and when.',
  )

const notTranslated: Check = (_, published) =>
  found(
    published.flatMap((document) =>
      [...everyValue(document)].filter(lacksLanguage).map(({path}) => `${document._id}.${path}`),
    ),
    'Texts in one language only',
    'Visitors see the other language there. Translate them.',
  )

/** A text in both languages of which one is empty; where both are, nothing was wanted. */
function lacksLanguage({value}: Found<unknown>): boolean {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  const names = Object.keys(value).filter((name) => !name.startsWith('_'))
  if (names.length === 0 || !names.every((name) => name === 'de' || name === 'en')) return false
  const {de, en} = value as {de?: unknown; en?: unknown}
  return hasWords(de) !== hasWords(en)
}

const hasWords = (text: unknown): boolean =>
  typeof text === 'string'
    ? text.trim() !== ''
    : [...everyString(text)].some(({path, value}) => path.endsWith('.text') && value.trim() !== '')

const testMode: Check = (_, published) =>
  found(
    published
      .filter(({donations}) => (donations as {testMode?: boolean} | undefined)?.testMode === true)
      .map(({_id}) => _id),
    'Donations are in test mode',
    'Nothing is charged and every step says so. That is true as long as no payment service is connected.',
    'note',
  )

const notPublished: Check = ({documents}) =>
  found(
    documents
      .filter((document) => isContent(document) && document._id.startsWith('drafts.'))
      .map(({_id}) => _id.slice('drafts.'.length)),
    'Changes that are not published',
    'They come along as drafts; visitors do not see them.',
    'note',
  )

const checks: Check[] = [
  demo,
  exampleMembers,
  placeholderTexts,
  asSeeded,
  examplePictures,
  notReviewed,
  notTranslated,
  testMode,
  notPublished,
]
