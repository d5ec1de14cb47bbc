import {beforeAll, expect, test} from 'vitest'
import {lakeForFile} from './support.ts'

const lake = lakeForFile()
type Perspective = 'drafts' | 'published'
const image = `image-${'a'.repeat(40)}-1x1-png`

beforeAll(async () => {
  const parts = [
    {_key: "it's", _type: 'part', title: {de: 'Teil', en: 'Part'}},
    {_key: 'b', _type: 'part', title: {de: 'Zweiter'}},
  ]
  await lake
    .client()
    .transaction()
    .create({_id: image, _type: 'sanity.imageAsset', metadata: {isOpaque: true}})
    .create({_id: 'anna', _type: 'person', name: 'Anna', rank: 'b', slug: {current: 'anna'}})
    .create({_id: 'ab', _type: 'person', name: 'Anna', rank: 'ab', slug: {current: 'ab'}})
    .create({_id: 'page', _type: 'page', title: 'Published', names: ['one', 'two'], parts})
    .create({
      _id: 'drafts.page',
      _type: 'page',
      title: 'Draft',
      parts,
      author: {_ref: 'anna'},
      picture: {asset: {_ref: image}},
    })
    .commit()
})

/** The source document and path of a place in a result. */
async function sourceOf(query: string, place: string, perspective: Perspective) {
  const client = lake.client({perspective, resultSourceMap: 'withKeyArraySelector'})
  const {result, resultSourceMap: map} = await client.fetch(query, {}, {filterResponse: false})
  expect(result).toEqual(await lake.client({perspective}).fetch(query))
  const source = map?.mappings[place]?.source
  if (!map || source?.type !== 'documentValue') return undefined
  const {document, path} = source
  return `${map.documents[document]?._type} ${map.documents[document]?._id} ${map.paths[path]}`
}

test.each<[string, string, string, string | undefined, Perspective?]>([
  ['an attribute', '*[_id == "page"][0].title', '$', "page drafts.page $['title']"],
  ['a published one', '*[_id == "page"][0].title', '$', "page page $['title']", 'published'],
  [
    'an item of a list',
    '*[_id == "page"][0]{names}',
    "$['names'][1]",
    "page page $['names'][1]",
    'published',
  ],
  [
    'an item with a key',
    '*[_id == "page"][0].parts[]{"words": coalesce(title.en, title.de)}',
    "$[0]['words']",
    "page drafts.page $['parts'][?(@._key=='it\\'s')]['title']['en']",
  ],
  [
    'a fallback',
    '*[_id == "page"][0].parts[]{"words": coalesce(title.en, title.de)}',
    "$[1]['words']",
    "page drafts.page $['parts'][?(@._key=='b')]['title']['de']",
  ],
  ['a reference', '*[_id == "page"][0].author->name', '$', "person anna $['name']"],
  ['a document found by slug', '*[slug.current == "ab"][0].name', '$', "person ab $['name']"],
  ['a sorted list', '*[_type == "person"] | order(rank).name', '$[0]', "person ab $['name']"],
  ['a literal', '*[_id == "page"][0]{"a": "b"}', "$['a']", undefined],
  ['an id', '*[_id == "page"][0]{_id}', "$['_id']", undefined],
  ['a compared text', '*[title == "Draft"][0].title', '$', undefined],
  [
    'a picture',
    '*[_id == "page"][0]{"asset": picture.asset._ref, "opaque": picture.asset->metadata.isOpaque}',
    "$['asset']",
    "page drafts.page $['picture']['asset']['_ref']",
  ],
])('a source map names the source of %s', async (_name, query, place, source, perspective = 'drafts') => {
  expect(await sourceOf(query, place, perspective)).toBe(source)
})

test('there is none unless it is asked for', async () => {
  expect(await lake.client().fetch('"a"', {}, {filterResponse: false})).not.toHaveProperty('resultSourceMap')
})
