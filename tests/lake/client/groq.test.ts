// @vitest-environment node
import type {SanityClient} from '@sanity/client'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {type ClientLake, openLake} from './support.ts'

/** What of GROQ the queries of the site (app/content/queries.ts) and of the Studio are made of, piece by piece. */

let lake: ClientLake
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
  lake = await openLake()
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
      gone: reference('nobody', {_weak: true}),
      when: '2026-03-01T10:00:00Z',
    })
    .create({_id: 'dotted.page', _type: 'page', title: {en: 'Private'}})
    .create({_id: 'drafts.b', _type: 'category', code: 'B, new', years: 17})
    .commit()
})
afterAll(() => lake.stop())

const page = '*[_id == "page"][0]'

describe.each<[string, [query: string, expected: unknown, params?: Record<string, unknown>][]]>([
  [
    'picking one language or the other',
    [
      [`${page}{"t": select($lang == "en" => title.en, title.de)}`, {t: 'About us'}, {lang: 'en'}],
      [`${page}{"t": select($lang == "en" => title.en, title.de)}`, {t: 'Über uns'}, {lang: 'de'}],
      [`${page}{"t": coalesce(lead.en, lead.de)}`, {t: 'Nur deutsch'}],
      [`${page}{"t": coalesce(none.en, none.de, "")}`, {t: ''}],
      [
        `${page}{links[]{_key, "standIn": !defined(^.lead.en)}}`,
        {
          links: [
            {_key: 'x', standIn: true},
            {_key: 'y', standIn: true},
          ],
        },
      ],
      [
        `${page}{links[]{"standIn": select($lang == "de" && !defined(^.lead.de) => "en", null)}}`,
        {links: [{standIn: null}, {standIn: null}]},
        {lang: 'de'},
      ],
      [`${page}{"t": title[$lang]}`, {t: 'About us'}, {lang: 'en'}],
      [`${page}{"t": select(_type == "category" => 1)}`, {t: null}],
    ],
  ],
  [
    'projections',
    [
      [`${page}{_id, demo, none}`, {_id: 'page', demo: false, none: null}],
      [
        `${page}{"on": demo == true, "off": demo != true, "unset": none != false}`,
        {on: false, off: true, unset: true},
      ],
      [`${page}{title{en}}`, {title: {en: 'About us'}}],
      [`${page}{..., "title": 1}{title, demo}`, {title: 1, demo: false}],
      [`${page}{_type == "page" => {"is": true}, _type == "x" => {"isNot": true}}`, {is: true}],
      [`${page}.title.de`, 'Über uns'],
      ['{"a": 1, "pages": count(*[_type == "page"])}', {a: 1, pages: 2}],
    ],
  ],
  [
    'arrays',
    [
      [`${page}.links[].target._ref`, ['am', 'b']],
      [`${page}.links[_key == "y"][0].target->code`, 'B'],
      [`${page}.tags[0...2]`, ['health', 'school']],
      [`${page}.tags[0..1]`, ['health', 'school']],
      [`${page}.tags[-1]`, 'health'],
      [`array::unique(${page}.tags)`, ['health', 'school']],
      [`array::compact([1, null, 2])`, [1, 2]],
      [`array::join(["a", "b"], "-")`, 'a-b'],
      [`count(${page}.tags[@ == "health"])`, 2],
      [`${page}{"all": coalesce(none[]{x}, [])}`, {all: []}],
      [`${page}{"found": "school" in tags, "not": "x" in tags}`, {found: true, not: false}],
      [`[1, 2] + [3]`, [1, 2, 3]],
    ],
  ],
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
      [`${page}{"gone": gone->{code}}`, {gone: null}],
      ['*[references("am")] | order(_id) ._id', ['b', 'page']],
      ['*[references($ids)] | order(_id) ._id', ['b', 'c', 'page'], {ids: ['am', 'b']}],
      ['*[references("c")]._id', ['page']],
      ['*[references("nobody", "nothing")]._id', ['page']],
      ['*[!references("am") && _type == "category"] | order(_id) ._id', ['am', 'c']],
      ['*[_type == "category" && references("nothing") || _id == "am"]._id', ['am']],
      ['*[_type == "category"] | order(_id) {"by": count(*[references(^._id)])}.by', [2, 2, 1]],
      ['*[_id == "page"][0].links[references("b")]._key', ['y']],
      ['*[_id == "page"]{"is": references("am"), "isNot": references("x")}', [{is: true, isNot: false}]],
      ['*[_type == "category" && after->code == "AM"]._id', ['b']],
    ],
  ],
  [
    'order and slices',
    [
      ['*[_type == "category"] | order(orderRank)._id', ['b', 'am', 'c']],
      ['*[_type == "category"] | order(orderRank asc, code)._id', ['b', 'am', 'c']],
      ['*[_type == "category"] | order(years desc)._id', ['c', 'b', 'am']],
      ['*[_type == "category"] | order(lower(code) desc) [0...2]._id', ['c', 'b']],
      ['*[_type == "category"] | order(years)[1]._id', 'b'],
      ['*[_type == "category"] | order(years)[5]', null],
      ['*[_type == "category"] | order(years)[0...$limit]._id', ['am'], {limit: 1}],
    ],
  ],
  [
    'filters',
    [
      ['*[_type in ["category", "page"] && defined(years)] | order(_id) ._id', ['am', 'b', 'c']],
      [
        '*[_type in $types && years > 16 && years <= 21] | order(_id) ._id',
        ['b', 'c'],
        {types: ['category']},
      ],
      ['*[years in 16..18] | order(_id) ._id', ['am', 'b']],
      ['*[_id in path("*") && _type == "page"]._id', ['page']],
      ['*[_id in path("dotted.*")]._id', ['dotted.page']],
      ['*[_id in path("**") && _type == "page"] | order(_id) ._id', ['dotted.page', 'page']],
      ['*[!(_type match "sys*") && _type == "page" && !(_id in path("dotted.**"))]._id', ['page']],
      ['*[title.de match "über*"]._id', ['page']],
      ['*[title.en match ["about", "us"]]._id', ['page']],
      ['*[title.en match "bout"]._id', []],
      ['*[[title.en, title.de] match "uns"]._id', ['page']],
      ['*[pt::text(body) match "welt"]._id', ['page']],
      ['*[string::startsWith(code, "A")]._id', ['am']],
      ['*[dateTime(when) < dateTime("2026-04-01T00:00:00Z")]._id', ['page']],
      ['*[_type == "category" && years > none]._id', []],
    ],
  ],
  [
    'formatted text',
    [
      [`pt::text(${page}.body)`, 'Hallo Welt\n\nmit Link'],
      [
        `${page}.body[]{_key, markDefs[]{..., _type == "pageLink" => {"target": target->{code}}}}`,
        [
          {_key: '1', markDefs: []},
          {_key: '2', markDefs: [{_key: 'm', _type: 'pageLink', target: {code: 'C'}}]},
        ],
      ],
      [`count(${page}.body[style == "normal"])`, 2],
      [`${page}.body[].children[].text`, ['Hallo Welt', 'mit Link']],
    ],
  ],
  [
    'strings, numbers and times',
    [
      ['[lower("ÄB"), upper("äb"), string(1), length("abc"), length([1, 2])]', ['äb', 'ÄB', '1', 3, 2]],
      ['string::split("a,b", ",")', ['a', 'b']],
      ['"a" + "b"', 'ab'],
      ['[round(1.26, 1), math::sum([1, 2]), math::max([1, 2]), 7 % 4, 2 ** 3]', [1.3, 3, 2, 3, 8]],
      ['dateTime("2026-01-02T00:00:00Z") - dateTime("2026-01-01T00:00:00Z")', 86_400],
      ['now() > "2026"', true],
    ],
  ],
])('%s', (_, cases) => {
  test.each(cases)('%s', async (query, expected, params = {}) => {
    expect(await client.fetch(query, params)).toEqual(expected)
  })
})

describe('drafts', () => {
  test('are laid over what they replace, also where references lead', async () => {
    const drafts = lake.client({perspective: 'drafts'})
    expect(await drafts.fetch('*[_id == "c"][0].after->code')).toBe('B, new')
    expect(await drafts.fetch('*[_type == "category"] | order(years)._id')).toEqual(['am', 'b', 'c'])
    expect(await drafts.fetch('*[references("am")] | order(_id) ._id')).toEqual(['page'])
  })

  test('and published documents side by side', async () => {
    const raw = lake.client({perspective: 'raw'})
    const query = '*[_type == "category" && (_id in path("drafts.**") || _id == "b")] | order(_id) ._id'
    expect(await raw.fetch(query)).toEqual(['b', 'drafts.b'])
    expect(await raw.fetch('*[_id in [$id, "drafts." + $id]] | order(_id) ._id', {id: 'b'})).toEqual([
      'b',
      'drafts.b',
    ])
  })
})

test('a score puts what fits better first', async () => {
  const query = `*[_type == "category"] | score(boost(code match "B*", 3), years > 17)
    | order(_score desc, _id) [_score > 0]{_id, "orderings": [_score > 1]}`
  expect(await client.fetch(query)).toEqual([
    {_id: 'b', orderings: [true]},
    {_id: 'c', orderings: [false]},
  ])
})
