import type {SanityClient} from '@sanity/client'
import {beforeAll, describe, expect, test} from 'vitest'
import {lakeForFile} from './support.ts'

/** GROQ features that the lake affects: references, ids, texts and perspectives. groq-js tests the rest. */

const lake = lakeForFile()
let client: SanityClient

const reference = (_ref: string, fields: object = {}) => ({_type: 'reference', _ref, ...fields})
const block = (_key: string, text: string, fields: object = {}) => ({
  _key,
  _type: 'block',
  style: 'normal',
  markDefs: [],
  children: [{_key: 's', _type: 'span', marks: [], text}],
  ...fields,
})

beforeAll(async () => {
  client = lake.client()
  const linkTo = (_ref: string) => ({markDefs: [{_key: 'm', _type: 'pageLink', target: reference(_ref)}]})
  await client
    .transaction()
    .create({_id: 'am', _type: 'category', code: 'AM', orderRank: '0|b:', years: 16})
    .create({_id: 'b', _type: 'category', code: 'B', orderRank: '0|a:', years: 18, after: reference('am')})
    .create({_id: 'c', _type: 'category', code: 'C', years: 21, after: reference('b')})
    .create({
      _id: 'page',
      _type: 'page',
      title: {de: 'Über uns', en: 'About us'},
      lead: {de: 'Nur deutsch'},
      links: [
        {_key: 'x', target: reference('am')},
        {_key: 'y', target: reference('b')},
      ],
      body: [block('1', 'Hallo Welt'), block('2', 'mit Link', linkTo('c'))],
      tags: ['health', 'school', 'health'],
      demo: false,
      gone: reference('none', {_weak: true}),
      when: '2026-03-01T10:00:00Z',
    })
    .create({_id: 'dotted.page', _type: 'page', title: {en: 'Private'}})
    .create({_id: 'drafts.b', _type: 'category', code: 'B, new', years: 17})
    .commit()
})

const page = '*[_id == "page"][0]'

describe.each<[string, [query: string, expected: unknown, params?: Record<string, unknown>][]]>([
  [
    'references',
    [
      ['*[_id == "c"][0].after->after->code', 'AM'],
      [
        `${page}{"codes": links[].target->{code, "slug": lower(code)}}`,
        {
          codes: [
            {code: 'AM', slug: 'am'},
            {code: 'B', slug: 'b'},
          ],
        },
      ],
      [`${page}{"gone": gone->code}`, {gone: null}],
      ['*[references("am")] | order(_id) ._id', ['b', 'page']],
      ['*[references($ids)] | order(_id) ._id', ['b', 'c', 'page'], {ids: ['am', 'b']}],
      ['*[!references("am") && _type == "category"] | order(_id) ._id', ['am', 'c']],
      ['*[_type == "category"] | order(_id) {"by": count(*[references(^._id)])}.by', [2, 2, 1]],
      ['*[_id == "page"]{"is": references("am"), "isNot": references("x")}', [{is: true, isNot: false}]],
      ['*[_type == "category" && after->code == "AM"]._id', ['b']],
    ],
  ],
  [
    'filters',
    [
      ['*[_id in path("*") && _type == "page"]._id', ['page']],
      ['*[_id in path("**") && _type == "page"] | order(_id) ._id', ['dotted.page', 'page']],
      ['*[!(_type match "sys*") && _type == "page" && !(_id in path("dotted.**"))]._id', ['page']],
      ['*[title.de match "über*"]._id', ['page']],
      ['*[[title.en, title.de] match "uns"]._id', ['page']],
      ['*[pt::text(body) match "welt"]._id', ['page']],
    ],
  ],
])('%s', (_, cases) => {
  test.each(cases)('%s', async (query, expected, params = {}) => {
    expect(await client.fetch(query, params)).toEqual(expected)
  })
})

describe('drafts', () => {
  test('replace published documents, in references too', async () => {
    const drafts = lake.client({perspective: 'drafts'})
    expect(await drafts.fetch('*[_id == "c"][0].after->code')).toBe('B, new')
    expect(await drafts.fetch('*[_type == "category"] | order(years)._id')).toEqual(['am', 'b', 'c'])
    expect(await drafts.fetch('*[references("am")] | order(_id) ._id')).toEqual(['page'])
  })
})
