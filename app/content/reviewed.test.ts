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
  expect([coveredTexts(entry), coveredTexts(page)]).toEqual(['91b5108620220b61', 'e233747be93371cc'])
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
