import {alreadyExists, mutationError, notFound, requireRevision} from '../http/errors.ts'
import type {Doc} from '../store/documents.ts'
import type {Action} from './action-requests.ts'
import type {DocumentStub, Mutation} from './mutations.ts'
import type {Step} from './transaction.ts'

type Current = Parameters<Step>[0]

/** The documents that an action needs, and its position in the request for errors. */
type Scene = {
  current: Current
  /** Ids of all drafts and versions of a document. */
  versionsOf(publishedId: string): string[]
  index: number
}

/**
 * Translates an action into mutations, given the current documents.
 * @param index position among the actions of the request
 * @param versionsOf ids of a document's drafts and versions in the dataset
 */
export function stepFor(action: Action, index: number, versionsOf: Scene['versionsOf']): Step {
  return (current) => mutationsFor(action, {current, versionsOf, index})
}

function mutationsFor(action: Action, scene: Scene): Mutation[] {
  switch (action.actionType) {
    case 'sanity.action.document.create':
      return createDraft(action, scene)
    case 'sanity.action.document.edit':
      return [...ensureDraft(action, scene), {patch: {...action.patch, id: action.draftId}}]
    case 'sanity.action.document.publish':
      return publish(action, scene)
    case 'sanity.action.document.unpublish':
      return [...ensureDraft(action, scene, true), {delete: {id: action.publishedId}}]
    case 'sanity.action.document.discard':
      return discard(action.draftId, scene)
    case 'sanity.action.document.version.discard':
      return discard(action.versionId, scene)
    case 'sanity.action.document.delete':
      return deleteAll(action, scene)
    case 'sanity.action.document.replaceDraft':
      return replaceDraft(action, scene)
  }
}

type ActionOf<Name extends string> = Extract<Action, {actionType: `sanity.action.document.${Name}`}>

function createDraft({publishedId, attributes, ifExists}: ActionOf<'create'>, scene: Scene): Mutation[] {
  const taken = [publishedId, attributes._id].find((id) => scene.current(id))
  if (taken === undefined) return [{create: attributes}]
  if (ifExists === 'ignore') return []
  throw alreadyExists(scene.index, taken)
}

/** Creates a missing draft as a copy of the published document. */
function ensureDraft(
  {draftId, publishedId}: ActionOf<'edit'> | ActionOf<'unpublish'>,
  scene: Scene,
  needsPublished = false,
): Mutation[] {
  if (needsPublished) demand(scene, publishedId)
  if (scene.current(draftId)) return []
  return [{create: copyOf(demand(scene, publishedId), draftId)}]
}

function publish(action: ActionOf<'publish'>, scene: Scene): Mutation[] {
  const {draftId, publishedId, ifDraftRevisionId, ifPublishedRevisionId} = action
  const draft = demand(scene, draftId)
  requireRevision(scene.index, draftId, draft._rev, ifDraftRevisionId)
  const former = scene.current(publishedId)
  requireRevision(scene.index, publishedId, former?._rev, ifPublishedRevisionId)
  const published = copyOf(strengthened(draft), publishedId)
  const _createdAt = former?._createdAt ?? draft._createdAt
  return [{createOrReplace: {...published, _createdAt}}, {delete: {id: draftId}}]
}

function discard(id: string, scene: Scene): Mutation[] {
  demand(scene, id)
  return [{delete: {id}}]
}

function deleteAll({publishedId, includeDrafts, purge}: ActionOf<'delete'>, scene: Scene): Mutation[] {
  // The history of a document that was deleted earlier can still be purged.
  if (!purge) demand(scene, publishedId)
  const left = scene.versionsOf(publishedId).find((id) => scene.current(id) && !includeDrafts.includes(id))
  if (left !== undefined) {
    const description = `Document "${publishedId}" cannot be deleted without "${left}": name it in includeDrafts`
    throw mutationError(409, scene.index, {type: 'documentHasVersionsError', description, id: left})
  }
  return [...includeDrafts, publishedId].map((id) => ({delete: {id}}))
}

function replaceDraft({publishedId, attributes}: ActionOf<'replaceDraft'>, scene: Scene): Mutation[] {
  if (!scene.current(attributes._id)) demand(scene, publishedId)
  return [{createOrReplace: attributes}]
}

function copyOf({_rev, _updatedAt, ...content}: Doc, _id: string): DocumentStub {
  return {...content, _id}
}

function demand({current, index}: Scene, id: string): Doc {
  const found = current(id)
  if (found) return found
  throw notFound(index, id)
}

/** Makes references strong that were weak in the draft only because their target was not published yet. */
function strengthened<T>(value: T): T {
  if (Array.isArray(value)) return value.map(strengthened) as T
  if (value === null || typeof value !== 'object') return value
  const fields = Object.entries(value)
    .filter(([name]) => name !== '_strengthenOnPublish')
    .map(([name, field]) => [name, strengthened(field)] as const)
  const {_strengthenOnPublish: strengthen} = value as {_strengthenOnPublish?: {weak?: boolean}}
  const kept = strengthen && !strengthen.weak ? fields.filter(([name]) => name !== '_weak') : fields
  return Object.fromEntries(kept) as T
}
