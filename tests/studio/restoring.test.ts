import {expect, test} from 'vitest'
import {lakeForFile} from '../../lake/tests/lake-for-file.ts'
import {binPrefix, contentOf, moveToBin, restoreAsDraft, takeOut} from '../../studio/actions/bin.ts'
import {restorable, writeDraft} from '../../studio/actions/restorable.ts'
import {usesOf} from '../../studio/actions/uses.ts'

/** Restoring former versions and deleted documents, without the Studio's forms. */

const lake = lakeForFile()

const client = () => lake.client({perspective: 'raw'}) as never as Parameters<typeof moveToBin>[0]
const visitor = () => lake.client({token: undefined, perspective: 'published'})

const reference = (_ref: string, more = {}) => ({_type: 'reference', _ref, ...more})

const fields = ['portrait', 'friends', 'name', 'orderRank'].map((name) => ({name, type: {title: name}}))
const type = {name: 'teamMember', fields} as never

test('a version whose picture was deleted comes back without it, and keeps its place', async () => {
  const former = {
    _id: 'person',
    _type: 'teamMember',
    _rev: 'former',
    _createdAt: '2026-01-01T00:00:00Z',
    _updatedAt: '2026-01-01T00:00:00Z',
    name: 'Before',
    orderRank: 'a',
    portrait: {_type: 'picture', alt: 'A face', asset: reference('image-gone', {_weak: true})},
    friends: [reference('other', {_key: '1'}), reference('gone', {_key: '2'})],
    page: reference('later', {_weak: true, _strengthenOnPublish: {type: 'teamMember'}}),
  }
  await client().create({_id: 'other', _type: 'teamMember'})
  const present = await client().create({_id: 'person', _type: 'teamMember', name: 'After', orderRank: 'b'})
  const version = await restorable(client(), type, former)
  expect(version.lost).toEqual(['portrait', 'friends'])
  await writeDraft(client(), 'person', version.document, present)
  const restored = await client().getDocument('drafts.person')
  expect(restored).toMatchObject({
    name: 'Before',
    orderRank: 'b',
    portrait: {_type: 'picture', alt: 'A face'},
    friends: [{_ref: 'other'}],
    page: {_ref: 'later'},
  })
  expect(restored?.portrait).not.toHaveProperty('asset')
  const newer = {_type: 'picture', alt: 'A newer face'}
  const kept = await restorable(client(), type, former, {...present, portrait: newer})
  expect(kept).toMatchObject({lost: ['portrait', 'friends'], document: {name: 'Before', portrait: newer}})
})

/** A published person with a draft and a record of translations. */
async function person(id: string) {
  const documents = [
    {_id: id, _type: 'teamMember', name: 'Online', friends: [reference(`${id}-friend`)]},
    {_id: `drafts.${id}`, _type: 'teamMember', name: 'Newer', friends: [reference(`${id}-friend`)]},
    {_id: `translationStatus.${id}`, _type: 'translationStatus', entries: []},
  ]
  await client().create({_id: `${id}-friend`, _type: 'teamMember'})
  for (const document of documents) await client().create(document as {_type: string})
  return documents
}

const left = (id: string) =>
  client().fetch<{_id: string}[]>('*[string::split(_id, $id)[1] == ""] | order(_id) {_id, _type, name}', {id})

test('undoing a deletion brings back everything, and the bin is empty', async () => {
  await person('undone')
  const before = await left('undone')
  const deleted = await moveToBin(client(), 'undone', 'Ada')
  expect(await left('undone')).toEqual([{_id: `${binPrefix}undone`, _type: 'deletedDocument', name: null}])
  await takeOut(client(), deleted)
  expect(await left('undone')).toEqual(before)
})

test('the bin restores the newest version as a draft; a friend of it can be deleted meanwhile', async () => {
  await person('binned')
  const deleted = await moveToBin(client(), 'binned', 'Ada')
  expect(await usesOf(client(), 'binned-friend')).toEqual([])
  await client().delete('binned-friend')
  const document = contentOf(deleted)[0]
  const {document: restored, lost} = await restorable(client(), type, document as never)
  expect(lost).toEqual(['friends'])
  await restoreAsDraft(client(), deleted, restored)
  expect(await left('binned')).toMatchObject([
    {_id: 'drafts.binned', name: 'Newer'},
    {_id: 'translationStatus.binned'},
  ])
})

test('visitors cannot read the bin', async () => {
  await person('private')
  await moveToBin(client(), 'private', 'Ada')
  expect(await visitor().fetch('*[_type == "deletedDocument"]')).toEqual([])
})
