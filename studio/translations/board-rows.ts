import {getDraftId, getPublishedId, type SanityDocument, type SchemaType} from 'sanity'
import {isReviewed} from '../../app/content/reviewed.ts'
import type {Language} from '../../app/i18n/languages.ts'
import {type FormerReview, formerReview, reviewedTypes} from '../reviews/reviewed-texts.ts'
import {recordPrefix, type StoredRecord} from './record.ts'
import {
  type Fingerprints,
  fingerprintedPairs,
  type Standing,
  type StandingEntry,
  standingOf,
} from './standing.ts'
import type {TextPair} from './text-pairs.ts'

/** A document: published version, newest version, and the record of its translations. */
export interface DocumentVersions {
  id: string
  type: string
  published?: SanityDocument
  newest: SanityDocument
  record: StandingEntry[]
}

/** A text that needs attention, in one language. */
export interface TranslationRow {
  state: keyof Standing
  language: Language
  document: DocumentVersions
  pair: TextPair
  now: Fingerprints
  published?: Fingerprints
  entry?: StandingEntry
}

/** A document with medical texts that were never reviewed, or not since they changed. */
export interface ReviewRow {
  document: DocumentVersions
  /** The last valid review, if any. */
  former: FormerReview | undefined
}

/** Groups drafts, published versions and records by document. */
export function documentVersions(found: SanityDocument[]): DocumentVersions[] {
  const byId = new Map(found.map((document) => [document._id, document]))
  const isContent = ({_id}: SanityDocument) => !_id.startsWith(recordPrefix)
  const ids = new Set(found.filter(isContent).map(({_id}) => getPublishedId(_id)))
  return [...ids].flatMap((id) => {
    const published = byId.get(id)
    const newest = byId.get(getDraftId(id)) ?? published
    const record = byId.get(recordPrefix + id) as StoredRecord | undefined
    return newest ? [{id, type: newest._type, published, newest, record: record?.entries ?? []}] : []
  })
}

/** The texts of a document that need translation, or were dismissed, in the order of its form. */
export function translationRows(type: SchemaType, document: DocumentVersions): TranslationRow[] {
  const {published, newest, record} = document
  const before = fingerprintedPairs(type, published)
  const entries = new Map(record.map((entry) => [entry.path, entry]))
  return [...fingerprintedPairs(type, newest)].flatMap(([path, {pair, prints}]) => {
    const context = {
      document,
      pair,
      now: prints,
      published: before.get(path)?.prints,
      entry: entries.get(path),
    }
    const standing = standingOf(prints, context.entry, context.published)
    return (['missing', 'outdated', 'dismissed'] as const).flatMap((state) =>
      standing[state].map((language) => ({state, language, ...context})),
    )
  })
}

/** Whether a document's medical texts need a review. */
export function reviewRows(document: DocumentVersions): ReviewRow[] {
  const {type, newest, published} = document
  if (!reviewedTypes.includes(type) || isReviewed(newest)) return []
  return [{document, former: formerReview(newest, published)}]
}
