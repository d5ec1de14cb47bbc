import type {SanityDocument} from '@sanity/client'
import {afterEach, beforeEach, expect, test} from 'vitest'
import {startLake, type TestLake} from '../../lake/tests/support.ts'
import {schema, seeded, typeOf} from '../../studio/tests/fixture.ts'
import {documentVersions, translationRows} from '../../studio/translations/board-rows.ts'
import {catchUp} from '../../studio/translations/catch-up.ts'

/** The translation board after writes outside the Studio, on the real lake with the real client. */

let lake: TestLake
let client: ReturnType<TestLake['client']>

beforeEach(async () => {
  lake = await startLake()
  client = lake.client({perspective: 'raw'})
  const {_id, _type, question, answer} = seeded('faq-cure')
  await client.create({_id, _type, question, answer})
})
afterEach(() => lake.stop())

const everything = () => client.fetch<SanityDocument[]>('*[]')

/** Rows of the board after catching up: state, language and field. */
async function board(): Promise<string[]> {
  // The site's client is older than the Studio's, but the parts in use are the same.
  await catchUp(client as unknown as Parameters<typeof catchUp>[0], schema, await everything())
  return documentVersions(await everything()).flatMap((document) =>
    translationRows(typeOf(document.type), document).map(
      ({state, language, pair}) => `${language} ${state}: ${pair.key}`,
    ),
  )
}

/** Writes outside the Studio, like another client, an import or a migration. */
const write = (texts: Record<string, string>) => client.patch('faq-cure').set(texts).commit()

test('lists what changed in one language since the board was last opened', async () => {
  expect(await board()).toEqual([])
  await write({'question.de': 'Ist sie heilbar?'})
  expect(await board()).toEqual(['en outdated: question'])
  await write({'question.en': 'Is it curable?'})
  expect(await board()).toEqual([])
})

test('a document that was written whole over an older one is compared with that one', async () => {
  await board()
  const {_id, _type, question, answer} = seeded('faq-cure')
  await client.createOrReplace({
    _id,
    _type,
    answer,
    question: {...(question as object), en: 'Is it curable?'},
  })
  expect(await board()).toEqual(['de outdated: question'])
})

test('a dismissal in a draft lasts while the draft exists', async () => {
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

test('writes nothing without a change', async () => {
  await board()
  await write({'question.de': 'Ist sie heilbar?'})
  await board()
  const before = await client.fetch('*[]|order(_id){_id, _rev}')
  await board()
  expect(await client.fetch('*[]|order(_id){_id, _rev}')).toEqual(before)
})
