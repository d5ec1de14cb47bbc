import {evaluateSync, parse, toJS} from 'groq-js'
import {expect, test} from 'vitest'
import {isFirstWith} from './first-come.ts'

/** Of several questions with the same address, the published or else the oldest one keeps it. */

const question = (_id: string, day: number, current = 'symptoms') => ({
  _id,
  _type: 'faqEntry',
  _createdAt: `2026-01-0${day}T00:00:00Z`,
  slug: {current},
})

const original = question('original', 1)
const itsDraft = question('drafts.original', 5)
const copy = question('drafts.copy', 3)
const otherType = {...question('other', 1), _type: 'licenceCategory'}

/** Whether a stored document may keep its address, given other documents. */
const isFree = (document: ReturnType<typeof question>, ...others: object[]) =>
  isFreeIn([document, ...others], document)

function isFreeIn(dataset: object[], document: ReturnType<typeof question>) {
  const client = {
    withConfig: () => client,
    fetch: async (query: string, params: Record<string, unknown>) =>
      toJS(evaluateSync(parse(query, {params}), {dataset, params})),
  }
  return isFirstWith('slug.current', document.slug.current, {document, getClient: () => client} as never)
}

test('an unused address is free', async () => {
  expect(await isFree(original, otherType, question('elsewhere', 1, 'causes'))).toBe(true)
  expect(await isFree(itsDraft, original)).toBe(true)
})

test('an unused address is free before the edit is stored', async () => {
  expect(await isFreeIn([question('drafts.original', 5, 'former'), copy], itsDraft)).toBe(false)
  expect(await isFreeIn([question('drafts.original', 5, 'former')], itsDraft)).toBe(true)
})

test('the copy of a question has to change it, and the question can be published meanwhile', async () => {
  expect(await isFree(itsDraft, original, copy)).toBe(true)
  expect(await isFree(original, itsDraft, copy)).toBe(true)
  expect(await isFree(copy, original, itsDraft)).toBe(false)
})

test('the address of a published document is taken, even for an older draft', async () => {
  const published = question('younger', 4)
  expect(await isFree(itsDraft, question('original', 1, 'causes'), published)).toBe(false)
  expect(await isFree(published, itsDraft)).toBe(true)
})

test('of two that are published, or of two that are not, the older has it', async () => {
  expect(await isFree(original, question('younger', 4))).toBe(true)
  expect(await isFree(question('younger', 4), original)).toBe(false)
  expect(await isFree(copy, question('drafts.younger', 4))).toBe(true)
  expect(await isFree(question('drafts.younger', 4), copy)).toBe(false)
})

test('of two that came at once, only one has it', async () => {
  const [first, second] = [question('a', 1), question('b', 1)]
  expect([await isFree(first, second), await isFree(second, first)]).toEqual([true, false])
})
