import {bundleOf, publishedIdOf} from './documents.ts'
import type {Effects} from './effects.ts'
import type {Entry} from './history-store.ts'

/** A step in the life of a document, as the Studio's history panel lists it. */
export type HistoryEvent = {
  type:
    | 'createDocumentVersion'
    | 'deleteDocumentVersion'
    | 'publishDocumentVersion'
    | 'unpublishDocument'
    | 'deleteDocumentGroup'
    | 'createLiveDocument'
    | 'updateLiveDocument'
  timestamp: string
  author: string
  documentId: string
  [detail: string]: string
}

type Fate = 'created' | 'changed' | 'deleted' | undefined

/** What a published document and one of its versions, the draft for instance, had gone through before. */
type Life = {publishedId: string; versionId: string; versionExists: boolean; versionRevision: string}

/** Ids of the documents whose transactions make up the events of one document. */
export function idsOfLife(documentId: string): [publishedId: string, versionId: string] {
  const publishedId = publishedIdOf(documentId)
  return [publishedId, documentId === publishedId ? `drafts.${publishedId}` : documentId]
}

/**
 * Tells what happened to a document from what its transactions did: publishing, for instance, is a draft that goes
 * while the published document comes or changes. Edits of drafts are left to the Studio, which tells them itself.
 * @param entries transactions of both ids of `idsOfLife`, oldest first
 * @returns the newest first
 */
export function eventsOf(documentId: string, entries: Entry[]): HistoryEvent[] {
  const [publishedId, versionId] = idsOfLife(documentId)
  const life: Life = {publishedId, versionId, versionExists: false, versionRevision: ''}
  const events = entries.flatMap((entry) => {
    const version = fateOf(entry.effects[versionId])
    if (version) life.versionExists = version !== 'deleted'
    const event = eventOf(entry, fateOf(entry.effects[publishedId]), version, life)
    if (version) life.versionRevision = entry.id
    return event
      ? [{...event, timestamp: entry.timestamp, author: entry.author, documentId: publishedId}]
      : []
  })
  const unheard =
    documentId === publishedId
      ? ['createDocumentVersion', 'deleteDocumentVersion']
      : ['createLiveDocument', 'updateLiveDocument']
  return events.filter(({type}) => !unheard.includes(type)).reverse()
}

type Told = Pick<HistoryEvent, 'type'> & {[detail: string]: string}

function eventOf({id}: Entry, published: Fate, version: Fate, life: Life): Told | undefined {
  const own = {versionId: life.versionId, ...releaseOf(life.versionId)}
  const left = life.versionRevision
  if (published === 'deleted') {
    return life.versionExists
      ? {type: 'unpublishDocument', ...own, versionRevisionId: id}
      : {type: 'deleteDocumentGroup'}
  }
  if (published && version === 'deleted') {
    const cause = {revisionId: id, publishCause: 'document.publish'}
    return {type: 'publishDocumentVersion', ...own, ...cause, versionRevisionId: left}
  }
  if (version === 'created') return {type: 'createDocumentVersion', ...own, versionRevisionId: id}
  if (version === 'deleted') return {type: 'deleteDocumentVersion', ...own, versionRevisionId: left}
  if (published === 'created') return {type: 'createLiveDocument', revisionId: id}
  if (published === 'changed') return {type: 'updateLiveDocument', revisionId: id}
  return undefined
}

function releaseOf(versionId: string): {releaseId?: string} {
  const bundle = bundleOf(versionId)
  return bundle === 'drafts' ? {} : {releaseId: bundle}
}

function fateOf(effects: Effects | undefined): Fate {
  if (!effects) return undefined
  if (isDeletion(effects.apply)) return 'deleted'
  return isDeletion(effects.revert) ? 'created' : 'changed'
}

function isDeletion(patch: unknown[]): boolean {
  return patch[0] === 0 && patch[1] === null
}
