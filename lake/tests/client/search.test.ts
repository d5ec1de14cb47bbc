import type {SanityClient} from '@sanity/client'
import {beforeAll, describe, expect, test} from 'vitest'
import {refusal} from '../support.ts'
import {lakeForFile} from './support.ts'

const lake = lakeForFile()
let client: SanityClient

beforeAll(async () => {
  client = lake.client({perspective: 'raw'})
  const text = (...words: string[]) => [
    {_key: 'x', _type: 'block', children: words.map((word) => ({text: word}))},
  ]
  await client
    .transaction()
    .create({
      _id: 'clinic',
      _type: 'page',
      title: {de: 'Unsere Klinik', en: 'Our clinic'},
      mail: 'info@clinic.example',
    })
    .create({
      _id: 'nurses',
      _type: 'page',
      title: {de: 'Pflegekräfte'},
      body: text('Ärztinnen', 'und Pflege'),
    })
    .create({
      _id: 'board',
      _type: 'person',
      title: 'Ada',
      body: text('She leads our clinic-board since 2019.'),
    })
    .create({_id: 'drafts.new-clinic', _type: 'page', title: {en: 'A second clinic'}})
    .commit()
})

const search = (text: string) =>
  client.fetch('*[[@, _id] match text::query($text)] | order(_id) ._id', {text})

describe('the whole document', () => {
  test.each<[string, string[]]>([
    ['clinic', ['board', 'clinic', 'drafts.new-clinic']],
    ['clin', []],
    ['clin*', ['board', 'clinic', 'drafts.new-clinic']],
    ['second clin*', ['drafts.new-clinic']],
    ['c*in*c', ['board', 'clinic', 'drafts.new-clinic']],
    ['clinic -second', ['board', 'clinic']],
    ['-clinic', ['nurses']],
    ['"our clinic"', ['board', 'clinic']],
    ['info@clinic.example', ['clinic']],
    ['*', ['board', 'clinic', 'drafts.new-clinic', 'nurses']],
    ['', []],
  ])('%s', async (text, ids) => {
    expect(await search(text)).toEqual(ids)
  })

  test('its implementation is not visible', async () => {
    const [found] = await client.fetch('*[@ match text::query("ada")]{..., "keys": @}')
    const keys = ['_createdAt', '_id', '_rev', '_type', '_updatedAt', 'body', 'keys', 'title']
    expect(Object.keys(found)).toEqual(expect.arrayContaining(keys))
    expect(Object.keys(found).sort()).toEqual(keys.sort())
    expect(JSON.stringify(await client.getDocument('board'))).not.toContain('words of')
  })

  test('finds the new text at once and the old one no longer', async () => {
    await client.create({_id: 'changing', _type: 'note', text: 'before'})
    expect(await search('before')).toEqual(['changing'])
    await client.patch('changing').set({text: 'after'}).commit()
    expect([await search('before'), await search('after')]).toEqual([[], ['changing']])
    await client.delete('changing')
  })
})

test('one field', async () => {
  const titles = '*[title.de match text::query($text)]._id'
  expect(await client.fetch(titles, {text: 'unsere kli*'})).toEqual(['clinic'])
  expect(await client.fetch(titles, {text: 'clinic'})).toEqual([])
})

test('the Studio’s query for a list', async () => {
  const query = `*[_type in $__types] | score(
      boost(_type in ["page"] && title.en match text::query($__query), 10),
      ([@, _id] match text::query($__query) || references($__rawQuery))
    )[_score > 0] | order(_score desc) [0...10]{_type, _id, _originalId}`
  const params = {__types: ['page', 'person'], __query: 'clinic*', __rawQuery: 'clinic'}
  const found = await client.fetch(query, params, {perspective: 'drafts'})
  expect(found.map(({_id}: {_id: string}) => _id)).toEqual(['clinic', 'new-clinic', 'board'])
  expect(found[1]._originalId).toBe('drafts.new-clinic')
})

test.each(['*[text::query("a")]', '{"a": text::query("a")}'])('%s: 400', async (query) => {
  const {statusCode, details} = await refusal(client.fetch(query))
  expect(statusCode).toBe(400)
  expect(details.description).toContain('text::query()')
})
