import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {fingerprint, plainText} from '../../app/content/fingerprint.ts'
import {coveredTexts} from '../../app/content/reviewed.ts'
import {block, seeded, typeOf} from '../tests/fixture.ts'
import {documentVersions, reviewRows, translationRows} from './board-rows.ts'
import {
  changesBetween,
  dismissal,
  type FingerprintedPairs,
  type Fingerprints,
  fingerprintedPairs,
  recordOnPublish,
  type StandingEntry,
  standingOf,
} from './standing.ts'
import {isNeededInBoth, textPairs} from './text-pairs.ts'

/** Missing and outdated texts, without the Studio. */

describe('text pairs', () => {
  test('are found in fields, objects, pictures and lists, and named by keys', () => {
    const document = {
      _type: 'homePage',
      title: {de: 'Start', en: 'Home'},
      picture: {asset: {_ref: 'image-x'}, alt: {de: 'Bild'}},
      doors: [{_key: 'help', title: {en: 'Help'}, link: {label: {de: 'Hier', en: 'Here'}}}],
      firstSteps: {steps: [{_key: 's', _type: 'titledText', body: {de: [block('Ruhe')]}}]},
      slidesName: undefined,
      doors2: {de: 'not a field'},
    }
    const pairs = textPairs(typeOf('homePage'), document)
    expect(pairs.map(({key}) => key)).toEqual([
      'title',
      'picture.alt',
      'doors[_key=="help"].title',
      'doors[_key=="help"].link.label',
      'firstSteps.steps[_key=="s"].body',
    ])
    expect(pairs[2]?.trail.map((part) => (typeof part === 'number' ? part : part.title))).toEqual([
      typeOf('homePage') && 'Two entry points',
      1,
      'Heading',
    ])
  })
})

describe('fingerprints', () => {
  test('ignore what a reader does not see', () => {
    expect(fingerprint(' Hello  world\n')).toBe(fingerprint('Hello world'))
    const split = block('', {
      _key: 'other',
      style: undefined,
      markDefs: undefined,
      children: [{text: 'Hel'}, {text: 'lo', marks: []}],
    })
    expect(fingerprint([split])).toBe(fingerprint([block('Hello')]))
  })

  test('are empty without words', () => {
    for (const empty of [undefined, null, '', '  ', [], [block('')], [block(' ')]]) {
      expect(fingerprint(empty)).toBe('')
    }
  })

  test('see words, paragraphs, styles, marks and where links lead', () => {
    const linked = (href: string) =>
      block('', {
        markDefs: [{_type: 'link', _key: href, href}],
        children: [{_type: 'span', text: 'Hello', marks: [href]}],
      })
    const texts = [
      [block('Hello')],
      [block('Hallo')],
      [block('Hello', {style: 'h2'})],
      [block('Hello', {listItem: 'bullet', level: 1})],
      [block('', {children: [{text: 'Hello', marks: ['strong']}]})],
      [block('Hel'), block('lo')],
      [linked('https://a.example')],
      [linked('https://b.example')],
    ]
    expect(new Set(texts.map(fingerprint)).size).toBe(texts.length)
  })

  test('tell texts apart', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (a, b) => {
        expect(fingerprint(a) === fingerprint(b)).toBe(plainText(a) === plainText(b))
      }),
    )
  })
})

const prints = (de: string, en: string): Fingerprints => ({de, en})
const inStep = {missing: [], outdated: [], dismissed: []}

const published = (entry: StandingEntry | undefined, before: Fingerprints, now: Fingerprints) =>
  recordOnPublish(entry ? [entry] : [], pairs(before), pairs(now))[0]

/** A document with a single text pair. */
const pairs = (now: Fingerprints): FingerprintedPairs =>
  new Map([
    ['title', {pair: {path: ['title'], key: 'title', trail: [], texts: {de: '', en: ''}}, prints: now}],
  ])

describe('a text pair', () => {
  test('that was never recorded is in step as it was published', () => {
    expect(standingOf(prints('A', 'a'), undefined, undefined)).toEqual(inStep)
    expect(standingOf(prints('A', 'a'), undefined, prints('A', 'a'))).toEqual(inStep)
    expect(standingOf(prints('A', 'b'), undefined, prints('A', 'a')).outdated).toEqual(['de'])
  })

  test('falls behind in one language, and stays so when it is published', () => {
    const entry = published(undefined, prints('A', 'a'), prints('A', 'b'))
    expect(entry).toMatchObject({path: 'title', de: 'A', en: 'a'})
    expect(standingOf(prints('A', 'b'), entry, prints('A', 'b')).outdated).toEqual(['de'])
    expect(standingOf(prints('A', 'c'), entry, prints('A', 'b')).outdated).toEqual(['de'])
  })

  test('is in step again when the other language follows, or when the change is taken back', () => {
    const entry = published(undefined, prints('A', 'a'), prints('A', 'b'))
    expect(standingOf(prints('B', 'b'), entry, prints('A', 'b'))).toEqual(inStep)
    expect(published(entry, prints('A', 'b'), prints('B', 'b'))).toMatchObject(prints('B', 'b'))
    expect(standingOf(prints('A', 'a'), entry, prints('A', 'b'))).toEqual(inStep)
  })

  test('can be missing in one language; its first translation is no change', () => {
    const entry = published(undefined, prints('', 'a'), prints('', 'b'))
    expect(standingOf(prints('', 'b'), entry, prints('', 'b'))).toEqual({...inStep, missing: ['de']})
    expect(standingOf(prints('B', 'b'), entry, prints('', 'b'))).toEqual(inStep)
    expect(published(entry, prints('', 'b'), prints('B', 'b'))).toMatchObject(prints('B', 'b'))
    expect(standingOf(prints('', ''), undefined, undefined)).toEqual(inStep)
  })

  test('is not listed any more once it was dismissed, until it changes', () => {
    const entry = dismissal('title', prints('A', 'b'), undefined, prints('A', 'a'))
    expect(entry).toMatchObject({...prints('A', 'a'), dismissed: prints('A', 'b')})
    expect(standingOf(prints('A', 'b'), entry, prints('A', 'a'))).toEqual({...inStep, dismissed: ['de']})
    expect(standingOf(prints('A', 'c'), entry, prints('A', 'a')).outdated).toEqual(['de'])
  })

  test('that was dismissed and published is compared with what was dismissed', () => {
    const entry = dismissal('title', prints('A', 'b'), undefined, prints('A', 'a'))
    expect(published(entry, prints('A', 'a'), prints('A', 'b'))).toEqual(entry)
    expect(standingOf(prints('B', 'b'), entry, prints('A', 'b')).outdated).toEqual(['en'])
    expect(standingOf(prints('A', 'a'), entry, prints('A', 'b'))).toEqual(inStep)
  })
})

describe('a text that is missing in one language', () => {
  const entry = dismissal('title', prints('A', ''), undefined, undefined)

  test('is not listed after an editor dismissed it, published or not, until it changes', () => {
    const dismissed = {...inStep, dismissed: ['en']}
    expect(standingOf(prints('A', ''), entry, undefined)).toEqual(dismissed)
    const after = published(entry, prints('', ''), prints('A', ''))
    expect(standingOf(prints('A', ''), after, prints('A', ''))).toEqual(dismissed)
    expect(standingOf(prints('B', ''), after, prints('A', '')).missing).toEqual(['en'])
    expect(standingOf(prints('A', 'a'), after, prints('A', ''))).toEqual(inStep)
  })

  test('is needed where it is about emergencies, the law or pictures', () => {
    const needed = (id: string) =>
      [...fingerprintedPairs(typeOf(seeded(id)._type), seeded(id)).values()]
        .filter(({pair}) => isNeededInBoth(pair))
        .map(({pair}) => pair.key)
    expect(needed('emergencyNote')).toEqual(['heading', 'body', 'callLabel', 'moreLabel', 'more'])
    expect(needed('faq-cure')).toEqual([])
    expect(needed('team-1')).toEqual(['portrait.alt'])
  })
})

describe('over any course of edits', () => {
  const text = fc.constantFrom('', 'a', 'b', 'c')
  const version = fc.record({de: text, en: text})
  type Step = {now: Fingerprints; publish: boolean; dismiss: boolean}
  const step: fc.Arbitrary<Step> = fc.record({now: version, publish: fc.boolean(), dismiss: fc.boolean()})

  /** Edits, dismisses and publishes one after the other. */
  function follow(steps: Step[], first: Fingerprints) {
    let live = first
    let entry: StandingEntry | undefined
    for (const {now, publish, dismiss} of steps) {
      if (dismiss) entry = dismissal('title', now, entry, live)
      if (!publish) continue
      entry = published(entry, live, now)
      live = now
    }
    return {entry, live}
  }

  test('no text is both missing and out of date, and never are both languages out of date', () => {
    fc.assert(
      fc.property(version, fc.array(step), version, (first, steps, now) => {
        const {entry, live} = follow(steps, first)
        const standing = standingOf(now, entry, live)
        expect(standing.outdated.filter((id) => standing.missing.includes(id))).toEqual([])
        expect(standing.outdated.length).toBeLessThan(2)
        expect(standing.outdated.length === 0 || standing.dismissed.length === 0).toBe(true)
      }),
    )
  })

  test('publishing keeps the state of a pair', () => {
    fc.assert(
      fc.property(version, fc.array(step), version, (first, steps, now) => {
        const {entry, live} = follow(steps, first)
        const after = standingOf(now, published(entry, live, now), now)
        expect(after).toEqual(standingOf(now, entry, live))
      }),
    )
  })

  test('writing only what differs leads to the same record', () => {
    const record = fc
      .uniqueArray(fc.record({path: fc.constantFrom('a', 'b', 'c', 'd'), de: text, en: text}), {
        selector: ({path}) => path,
      })
      .map((entries) => entries.map((entry) => ({...entry, _key: fingerprint(entry.path)})))
    fc.assert(
      fc.property(record, record, (before, after) => {
        const {write, remove} = changesBetween(before, after)
        const gone = new Set([...remove, ...write.map(({_key}) => _key)])
        const result = [...before.filter(({_key}) => !gone.has(_key)), ...write]
        const sorted = (entries: StandingEntry[]) => entries.toSorted((a, b) => (a.path < b.path ? -1 : 1))
        expect(sorted(result)).toEqual(sorted(after))
      }),
    )
  })
})

describe('rows', () => {
  const meta = {_rev: '1', _createdAt: '', _updatedAt: ''}

  test('look at the draft, compare with the published version, and name field and language', () => {
    const live = {...seeded('faq-cure'), ...meta}
    const draft = {...structuredClone(live), _id: 'drafts.faq-cure', question: {de: 'Heilbar?', en: ''}}
    const [version] = documentVersions([live, draft])
    if (!version) throw new Error('no version')
    const [row, ...others] = translationRows(typeOf('faqEntry'), version)
    expect(others).toEqual([])
    expect(row).toMatchObject({state: 'missing', language: 'en', document: {id: 'faq-cure'}})
    expect(row?.pair.key).toBe('question')
  })

  test('say of a text that was changed who had reviewed it, also once the change is published', () => {
    const faq = {...seeded('faq-cure'), ...meta}
    const mark = {reviewedBy: 'Dr. Test', reviewedOn: '2026-01-02', reviewedTexts: coveredTexts(faq)}
    const reviewed = {...faq, ...mark}
    const formerReview = {by: 'Dr. Test', on: '2026-01-02'}
    const rows = (...found: (typeof faq & {formerReview?: object; question?: object})[]) =>
      documentVersions(found).flatMap(reviewRows)
    expect(rows(faq)).toMatchObject([{former: undefined}])
    expect(rows(reviewed)).toEqual([])
    const changed = {...faq, formerReview}
    expect(rows(reviewed, {...changed, _id: 'drafts.faq-cure'})).toMatchObject([{former: formerReview}])
    expect(rows(changed)).toMatchObject([{former: formerReview}])
    expect(rows({...reviewed, formerReview})).toEqual([])
    // A change outside the form leaves the review set.
    expect(rows({...reviewed, question: {de: 'Neu', en: 'New'}})).toMatchObject([{former: formerReview}])
  })

  test('take the record into account', () => {
    const live = {...seeded('faq-cure'), ...meta}
    const now = fingerprintedPairs(typeOf('faqEntry'), live).get('question')?.prints
    if (!now) throw new Error('no question')
    const entry = {_key: 'k', path: 'question', de: now.de, en: 'older'}
    const record = {...meta, _id: 'translationStatus.faq-cure', _type: 'translationStatus', entries: [entry]}
    const versions = documentVersions([live, record])
    const rows = versions.flatMap((version) => translationRows(typeOf('faqEntry'), version))
    expect(rows.map(({state, language, pair}) => [state, language, pair.key])).toEqual([
      ['outdated', 'de', 'question'],
    ])
  })
})
