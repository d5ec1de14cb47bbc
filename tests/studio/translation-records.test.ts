import type {SanityDocument} from '@sanity/client'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {documentVersions, translationRows} from '../../studio/translations/board-rows.ts'
import {catchUp} from '../../studio/translations/catch-up.ts'
import {schema, seeded, typeOf} from '../../studio/translations/fixture.ts'
import {startLake, type TestLake} from '../lake/support.ts'

/** The translation board after writes past the Studio, of which nobody tells it: on the real lake, with the real client. */

let lake: TestLake
let client: ReturnType<TestLake['client']>

beforeEach(async () => {
  lake = await startLake()
  client = lake.client({perspective: 'raw'})
  const {_id, _type, question, answer} = seeded('faq-cure')
  await client.create({_id, _type, question, answer})
})
afterEach(() => lake.stop())

const everything = async () => documentVersions(await client.fetch<SanityDocument[]>('*[]'))

/** What the board lists, once it has caught up: state, language and field. */
async function board(): Promise<string[]> {
  // The site's client is a version behind that of the Studio; what is used of it is the same.
  await catchUp(client as unknown as Parameters<typeof catchUp>[0], schema, await everything())
  return (await everything()).flatMap((document) =>
    translationRows(typeOf(document.type), document).map(
      ({state, language, pair}) => `${language} ${state}: ${pair.key}`,
    ),
  )
}

/** As another client writes, an import or a migration. */
const write = (texts: Record<string, string>) => client.patch('faq-cure').set(texts).commit()

test('what was changed in one language before anybody looked at the board is listed', async () => {
  await write({'question.de': 'Ist sie heilbar?'})
  expect(await board()).toEqual(['en outdated: question'])
  await write({'question.en': 'Is it curable?'})
  expect(await board()).toEqual([])
})

test('a document that was written whole over an older one is compared with that one', async () => {
  const {_id, _type, question, answer} = seeded('faq-cure')
  await client.createOrReplace({
    _id,
    _type,
    answer,
    question: {...(question as object), en: 'Is it curable?'},
  })
  expect(await board()).toEqual(['de outdated: question'])
})

test('texts that stand as they were first published are in step, and each later change is noticed', async () => {
  expect(await board()).toEqual([])
  for (const round of ['1', '2']) {
    await write({'question.de': `Ist sie heilbar? ${round}`})
    expect(await board()).toEqual(['en outdated: question'])
    await write({'question.en': `Is it curable? ${round}`})
    expect(await board()).toEqual([])
  }
  await write({'question.en': 'Can one be cured?'})
  expect(await board()).toEqual(['de outdated: question'])
})

test('a document that somebody publishes past the Studio is in step as it came', async () => {
  const {question} = seeded('faq-cure')
  await client.create({_id: 'faq-new', _type: 'faqEntry', question})
  await client.patch('faq-new').set({orderRank: '0|000001:'}).commit()
  expect(await board()).toEqual([])
})

test('what was dismissed in a draft stays so while the draft is there', async () => {
  await board()
  const {_rev, ...published} = (await client.getDocument('faq-cure')) as SanityDocument
  const question = {...(published.question as object), de: 'Heilbar?'}
  await client.create({...published, _id: 'drafts.faq-cure', question})
  const key = await client.fetch<string>(
    '*[_id == "translationStatus.faq-cure"][0].entries[path == "question"][0]._key',
  )
  const dismissed = {de: 'as in the draft', en: 'as in the draft'}
  await client
    .patch('translationStatus.faq-cure')
    .set({[`entries[_key=="${key}"].dismissed`]: dismissed})
    .commit()
  await board()
  expect(
    await client.fetch('*[_id == "translationStatus.faq-cure"][0].entries[path == "question"][0].dismissed'),
  ).toEqual(dismissed)
})

test('where nothing has changed, nothing is written', async () => {
  await write({'question.de': 'Ist sie heilbar?'})
  await board()
  const before = await client.fetch('*[]|order(_id){_id, _rev}')
  await board()
  expect(await client.fetch('*[]|order(_id){_id, _rev}')).toEqual(before)
})
