import {describe, expect, test} from 'vitest'
import {seedDocuments} from '../../studio/seed/index.ts'
import {coveredFields, coveredTexts, isReviewed, withReviewsThatCount} from './reviewed.ts'

/** Whether a medical review counts, in the Studio and on the site. */

type Plain = Record<string, unknown>

const seeded = (id: string): Plain => {
  const found = seedDocuments.find(({_id}) => _id === id)
  if (!found) throw new Error(id)
  return structuredClone(found)
}

const reviewed = (id: string): Plain => {
  const document = seeded(id)
  return {
    ...document,
    ...{reviewedBy: 'Dr. A', reviewedOn: '2026-11-21', reviewedTexts: coveredTexts(document)},
  }
}

const home = reviewed('homePage')
const education = home.education as {topics: Plain[]}

describe('a review counts', () => {
  test.each(['homePage', 'faq-cure', 'emergencyNote'])('for the texts of %s as they were then', (id) => {
    expect(coveredTexts(seeded(id))).not.toBe('')
    expect(isReviewed(reviewed(id))).toBe(true)
  })

  test('whatever becomes of other texts, the order of a list, and how a text is stored', () => {
    const topics = education.topics.toReversed().map((topic) => ({...topic, _key: `new-${topic._key}`}))
    expect(isReviewed({...home, heading: {de: 'Neu'}, education: {...education, topics}})).toBe(true)
  })

  test('with name and date, and for texts that it names', () => {
    for (const field of ['reviewedBy', 'reviewedOn', 'reviewedTexts'])
      expect(isReviewed({...home, [field]: undefined}), field).toBe(false)
    expect(isReviewed({_type: 'other', reviewedBy: 'A', reviewedOn: '2026-11-21', reviewedTexts: ''})).toBe(
      false,
    )
    expect(isReviewed(undefined)).toBe(false)
  })
})

describe('a review no longer counts', () => {
  test.each(Object.entries(coveredFields).flatMap(([type, fields]) => fields.map((field) => [type, field])))(
    'in %s without %s',
    (type, field) => {
      const id = type === 'faqEntry' ? 'faq-cure' : type
      const document = reviewed(id)
      const [name, below] = field.split('.') as [string, string?]
      if (below) delete (document[name] as Plain)[below]
      else delete document[name]
      expect(isReviewed(document)).toBe(false)
    },
  )

  test('with one other word in one language', () => {
    const {question, ...rest} = reviewed('faq-cure')
    expect(isReviewed({...rest, question: {...(question as Plain), en: 'Something else'}})).toBe(false)
  })
})

describe('items of a list', () => {
  const first = {
    _key: 'a',
    title: {de: 'Eins', en: 'One'},
    body: {de: 'Text zu eins', en: 'Text on one'},
    points: [{text: {de: 'Punkt'}}, {text: {de: 'Anderer'}}],
  }
  const second = {
    _key: 'b',
    title: {de: 'Zwei', en: 'Two'},
    body: {de: 'Text zu zwei', en: 'Text on two'},
    points: [{text: {de: 'Dritter'}}],
  }
  const printOf = (...steps: Plain[]) => coveredTexts({_type: 'homePage', firstSteps: {steps}})
  const before = printOf(first, second)

  test.each(['title', 'body', 'points'] as const)('are others when two have exchanged their %s', (name) => {
    expect(printOf({...first, [name]: second[name]}, {...second, [name]: first[name]})).not.toBe(before)
  })

  test('are others when one is missing, doubled, or has moved to another list', () => {
    expect(printOf(first)).not.toBe(before)
    expect(printOf(first, second, second)).not.toBe(before)
    const apart = {firstSteps: {steps: [first]}, education: {topics: [second]}}
    expect(coveredTexts({_type: 'homePage', ...apart})).not.toBe(before)
  })

  test('are the same in another order, at every depth, and beside an empty one', () => {
    expect(printOf({...second, _key: 'c'}, {...first, points: first.points.toReversed()})).toBe(before)
    expect(printOf(first, {_key: 'n', _type: 'titledText'}, second)).toBe(before)
  })
})

test('fingerprints stay what they are: datasets hold them, and another way to make them would end every review', () => {
  const answer = (word: string) => [
    {
      ...{_type: 'block', _key: 'a', style: 'normal'},
      markDefs: [{_key: 'm', _type: 'link', href: 'https://example.org'}],
      children: [
        {_type: 'span', _key: 'b', text: 'Eine ', marks: []},
        {_type: 'span', _key: 'c', text: word, marks: ['strong', 'm']},
      ],
    },
  ]
  const entry = {
    ...{_type: 'faqEntry', question: {de: 'Was ist das?', en: 'What is it?'}},
    answer: {de: answer('Krankheit'), en: answer('disease')},
  }
  const page = {
    _type: 'homePage',
    firstSteps: {
      heading: {de: 'Erste Schritte', en: 'First steps'},
      steps: [{_key: 'x', title: {de: 'Eins', en: 'One'}}],
    },
  }
  expect([coveredTexts(entry), coveredTexts(page)]).toEqual(['91b5108620220b61', '0ff18c781200163f'])
})

test('an answer to a query shows reviews that count, and nothing of how that was told', () => {
  const asked = ({reviewedBy, reviewedOn, reviewedTexts, ...covered}: Plain) => ({
    ...{_id: covered._id, question: 'In one language', sources: [], reviewedBy, reviewedOn},
    ...{reviewedTexts, covered: reviewedTexts ? covered : null},
  })
  const shown = {_id: 'faq-cure', question: 'In one language', sources: []}
  const good = reviewed('faq-cure')
  const other = {...good, question: {de: 'Anders', en: 'Other'}}
  const {reviewedTexts: _, ...old} = good
  const answer = {faq: [good, other, old].map(asked), heading: 'x', none: null}
  expect(withReviewsThatCount(answer)).toStrictEqual({
    faq: [
      {...shown, reviewedBy: 'Dr. A', reviewedOn: '2026-11-21'},
      {...shown, reviewedBy: null, reviewedOn: null},
      {...shown, reviewedBy: null, reviewedOn: null},
    ],
    ...{heading: 'x', none: null},
  })
})
