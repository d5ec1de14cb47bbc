import {expect, test} from 'vitest'
import {lakeForFile} from '../../lake/tests/lake-for-file.ts'
import {previousRevision, publishAgain} from '../../studio/actions/revisions.ts'

/** Undoing a publication, without the Studio's forms. */

const lake = lakeForFile()

const raw = () => lake.client({perspective: 'raw'})
const former = (id: string) => previousRevision(raw() as never, id)

/** Publishes a person as the Studio does: creates a draft and publishes it. */
async function publish(_id: string, name: string, orderRank: string) {
  const draftId = `drafts.${_id}`
  await raw().createOrReplace({_id: draftId, _type: 'teamMember', name, orderRank})
  const actionType = 'sanity.action.document.publish'
  await raw().action({actionType, publishedId: _id, draftId})
}

const move = (id: string, orderRank: string) => raw().patch(id).set({orderRank}).commit()

async function undo(id: string) {
  const revision = await former(id)
  const present = await raw().getDocument(id)
  if (typeof revision === 'string' || !present) throw new Error(`Nothing to undo: ${revision}`)
  await publishAgain(raw() as never, revision, present)
}

test('a change of order is no version: undoing goes past it, and moves nothing', async () => {
  await publish('moved', 'right', 'a')
  const since = (await raw().getDocument('moved'))?._updatedAt ?? ''
  await move('moved', 'b')
  await publish('moved', 'wrong', 'b')
  await move('moved', 'c')
  await move('moved', 'd')
  expect(await former('moved')).toMatchObject({document: {name: 'right'}, time: new Date(since)})
  for (const name of ['right', 'wrong', 'right']) {
    await undo('moved')
    expect(await raw().getDocument('moved')).toMatchObject({name, orderRank: 'd'})
    await move('moved', 'e')
    await move('moved', 'd')
  }
})

test('a document that was only moved has no former version', async () => {
  await publish('only-moved', 'same', 'a')
  await move('only-moved', 'b')
  expect(await former('only-moved')).toBe('nothing')
})

test('searches behind many moves, up to a limit', async () => {
  await publish('often', 'right', 'a')
  await publish('often', 'wrong', 'a')
  for (let place = 0; place < 40; place += 1) await move('often', `b${place}`)
  expect(await former('often')).toMatchObject({document: {name: 'right'}})
  for (let place = 0; place < 30; place += 1) await move('often', `c${place}`)
  expect(await former('often')).toBe('notRecently')
})

test('does not restore a document that was deleted in between', async () => {
  await publish('gone', 'before', 'a')
  await raw().delete('gone')
  await publish('gone', 'after', 'a')
  expect(await former('gone')).toBe('nothing')
  await publish('gone', 'again', 'a')
  expect(await former('gone')).toMatchObject({document: {name: 'after'}})
})
