import {BufferedDocument, type CommitHandlerMessage, Mutation} from '@sanity/mutator'
import {expect, test} from 'vitest'
import {keepTyping} from './kept-typing.ts'

keepTyping()

const draft = {_id: 'drafts.page', _type: 'page', _rev: 'r1', title: 'Welcome', text: ''}
const {_rev, ...published} = draft

/** A draft in a Studio form: three letters are being saved, and three more are not yet sent. */
function openForm() {
  const form = new BufferedDocument(draft)
  const saves: CommitHandlerMessage[] = []
  form.commitHandler = (save) => saves.push(save)
  const type = (text: string) => form.add(new Mutation({mutations: [{patch: {id: draft._id, set: {text}}}]}))
  type('abc')
  void form.commit().catch(() => {})
  type('abcdef')
  const arrive = (
    transactionId: string,
    previousRev: string | undefined,
    transition: string,
    mutations: Mutation['mutations'],
  ) =>
    form.arrive(new Mutation({transactionId, previousRev, resultRev: transactionId, transition, mutations}))
  const save = saves[0] as CommitHandlerMessage
  const remove = () => arrive('publishing', 'r1', 'disappear', [{delete: {id: draft._id}}])
  const recreate = (title = draft.title) => {
    save.success()
    const {transactionId = ''} = save.mutation
    arrive(transactionId, undefined, 'appear', [{create: {...published, title}}, ...save.mutation.mutations])
  }
  return {form, saves, save, remove, recreate}
}

test('goes on with what was typed when somebody else publishes', async () => {
  const {form, saves, remove, recreate} = openForm()
  remove()
  expect(form.LOCAL?.text).toBe('abcdef')
  recreate()
  expect(form.LOCAL?.text).toBe('abcdef')
  void form.commit()
  expect(saves[1]?.mutation.apply(form.document.HEAD)?.text).toBe('abcdef')
})

test('shows what else has changed when somebody discards the draft', () => {
  const {form, remove, recreate} = openForm()
  remove()
  recreate('Good morning')
  expect(form.LOCAL).toMatchObject({title: 'Good morning', text: 'abcdef'})
})

test('the document is gone when somebody has deleted it', () => {
  const {form, save, remove} = openForm()
  remove()
  save.cancel(new Error('not found'))
  expect(form.LOCAL).toBeNull()
})
