import type {SchemaType} from 'sanity'
import {fingerprint} from '../../app/content/fingerprint.ts'
import {type Language, languages} from '../../app/i18n/languages.ts'
import {type TextPair, textPairs} from './text-pairs.ts'

/**
 * Which of two texts is out of date. For every text pair a record keeps the fingerprints of both languages from when they
 * were last in step. If only one language has changed since, the other one is out of date.
 */

/** The fingerprint of a text in every language, empty without text. */
export type Fingerprints = Record<Language, string>

/** The record's entry of a text pair. */
export interface StandingEntry extends Fingerprints {
  _key: string
  path: string
  /** Texts that an editor dismissed, although only one language changed or exists. */
  dismissed?: Fingerprints
}

/** The languages in which a text is missing, out of date, or dismissed. */
export interface Standing {
  missing: Language[]
  outdated: Language[]
  dismissed: Language[]
}

/** A document's text pairs with their fingerprints, by path. */
export type FingerprintedPairs = Map<string, {pair: TextPair; prints: Fingerprints}>

const ofEach = (value: (id: Language) => string) =>
  Object.fromEntries(languages.map((id) => [id, value(id)])) as Fingerprints

const same = (a: Fingerprints | undefined, b: Fingerprints | undefined) =>
  a !== undefined && b !== undefined && languages.every((id) => a[id] === b[id])

/** The Studio's documents never change: an edit makes a new one. */
const known = new WeakMap<object, FingerprintedPairs>()

export function fingerprintedPairs(
  type: SchemaType,
  document: object | null | undefined,
): FingerprintedPairs {
  const found = document && known.get(document)
  if (found) return found
  const pairs = textPairs(type, document)
  const printed = new Map(
    pairs.map((pair) => [pair.key, {pair, prints: ofEach((id) => fingerprint(pair.texts[id]))}]),
  )
  if (document) known.set(document, printed)
  return printed
}

/**
 * The texts when last in step: as dismissed, once that is published; as recorded; else as published. Where the published texts
 * are not known, a dismissal counts as published.
 */
function baseline(entry: StandingEntry | undefined, published: Fingerprints | undefined) {
  const isPublished = !published || same(entry?.dismissed, published)
  return (isPublished && entry?.dismissed) || entry || published
}

/** The languages whose text is unchanged while another one was edited. */
function fallenBehind(then: Fingerprints, now: Fingerprints): Language[] {
  const filled = languages.filter((id) => now[id])
  // A new text is a translation, not a change to be translated.
  const rewritten = filled.some((id) => then[id] && then[id] !== now[id])
  return rewritten ? filled.filter((id) => then[id] === now[id]) : []
}

/** The state of a text pair, from its texts now, its entry in the record, and its texts in the published version. */
export function standingOf(
  now: Fingerprints,
  entry: StandingEntry | undefined,
  published: Fingerprints | undefined,
): Standing {
  const filled = languages.filter((id) => now[id])
  const missing = filled.length === 0 ? [] : languages.filter((id) => !now[id])
  if (entry && same(entry.dismissed, now)) {
    return {missing: [], outdated: [], dismissed: [...missing, ...fallenBehind(entry, now)]}
  }
  const then = same(entry, now) ? undefined : baseline(entry, published)
  return {missing, outdated: then ? fallenBehind(then, now) : [], dismissed: []}
}

const entryOf = (path: string, prints: Fingerprints): StandingEntry => ({
  _key: fingerprint(path),
  path,
  ...ofEach((id) => prints[id]),
})

/**
 * The record after publishing: pairs in step get their present fingerprints, the others keep theirs. What was dismissed stays
 * dismissed until one of its texts changes.
 */
export function recordOnPublish(
  record: StandingEntry[],
  published: FingerprintedPairs,
  publishing: FingerprintedPairs,
): StandingEntry[] {
  const entries = new Map(record.map((entry) => [entry.path, entry]))
  return [...publishing].flatMap(([path, {prints}]) => {
    if (languages.every((id) => !prints[id])) return []
    const before = published.get(path)?.prints
    const entry = entries.get(path)
    if (entry && same(entry.dismissed, prints)) return [entry]
    const {outdated} = standingOf(prints, entry, before)
    const then = outdated.length > 0 ? baseline(entry, before) : undefined
    return [entryOf(path, then ?? prints)]
  })
}

/** The entry that declares the present texts in step. */
export function dismissal(
  path: string,
  now: Fingerprints,
  entry: StandingEntry | undefined,
  published: Fingerprints | undefined,
): StandingEntry {
  return {...entryOf(path, baseline(entry, published) ?? now), dismissed: ofEach((id) => now[id])}
}

/** Entries to write and keys to remove so that one record becomes the other. */
export function changesBetween(before: StandingEntry[], after: StandingEntry[]) {
  const kept = new Map(before.map((entry) => [entry._key, entry]))
  const keys = new Set(after.map(({_key}) => _key))
  return {
    write: after.filter((entry) => {
      const old = kept.get(entry._key)
      const equal =
        same(old, entry) && (same(old?.dismissed, entry.dismissed) || !(old?.dismissed || entry.dismissed))
      return !equal
    }),
    remove: before.filter(({_key}) => !keys.has(_key)).map(({_key}) => _key),
  }
}
