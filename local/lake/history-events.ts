import {baselineIdOf, isBaselineId} from './baselines.ts'
import {bundleOf, publishedIdOf} from './documents.ts'
import type {Effects} from './effects.ts'
import type {Entry} from './history-store.ts'

/** A step in the life of a document, as the Studio's history panel lists it. */
type HistoryEvent = {
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
    const effect = fateOf(entry.effects[versionId])
    const version = effect ?? (livedWithin(entry, versionId) ? 'passed' : undefined)
    if (version) life.versionExists = version === 'created' || version === 'changed'
    const told = toldOf(entry, fateOf(entry.effects[publishedId]), version, life)
    if (effect) life.versionRevision = entry.id
    const {timestamp, author} = entry
    return told.map((event): HistoryEvent => ({...event, timestamp, author, documentId: publishedId}))
  })
  const heard =
    documentId === publishedId
      ? events.filter(({type}) => type !== 'createDocumentVersion' && type !== 'deleteDocumentVersion')
      : withBaselines(events, versionId)
  return heard.reverse()
}

/**
 * The events of a version, where the Studio looks for what to compare it with: that is the newest publishing. So the
 * last write past it is told as one, as soon as there is a version to compare. What came while the version was there
 * counts for all of it, and is told as from just before.
 * @param events oldest first
 */
function withBaselines(events: HistoryEvent[], versionId: string): HistoryEvent[] {
  const heard: HistoryEvent[] = []
  let untold: HistoryEvent | undefined
  /** Where the version that is there began. */
  let start: number | undefined
  for (const event of events) {
    if (event.type === 'createLiveDocument' || event.type === 'updateLiveDocument') untold = event
    else {
      if (event.type === 'createDocumentVersion' || event.type === 'unpublishDocument') start ??= heard.length
      else start = undefined
      if (event.type === 'publishDocumentVersion' || event.type === 'deleteDocumentGroup') untold = undefined
      heard.push(event)
    }
    const version = start === undefined ? undefined : heard[start]
    if (!untold || !version || start === undefined) continue
    const place = isBaselineId(heard[start - 1]?.revisionId) ? start - 1 : start
    heard.splice(place, start - place, asPublishing(untold, versionId, version.timestamp))
    start = place + 1
    untold = undefined
  }
  return heard
}

function asPublishing(write: HistoryEvent, versionId: string, versionSince: string): HistoryEvent {
  // The Studio puts events in order by their times, to the millisecond.
  const before = new Date(Date.parse(versionSince) - 1).toISOString()
  return {
    ...write,
    type: 'publishDocumentVersion',
    timestamp: write.timestamp < before ? write.timestamp : before,
    versionId,
    revisionId: baselineIdOf(write.revisionId ?? ''),
    publishCause: 'document.publish',
  }
}

type Told = Pick<HistoryEvent, 'type'> & {[detail: string]: string}

/** Whether a version came and went in one transaction, as in that which puts a former revision online: it has no state of its own. */
const livedWithin = ({effects, mutations}: Entry, id: string) =>
  effects[id] === undefined &&
  mutations.some(({create, createOrReplace}) => (create ?? createOrReplace)?._id === id)

function toldOf({id}: Entry, published: Fate, version: Fate | 'passed', life: Life): Told[] {
  const own = {versionId: life.versionId, ...releaseOf(life.versionId)}
  const left = life.versionRevision
  if (published === 'deleted') {
    return life.versionExists
      ? [{type: 'unpublishDocument', ...own, versionRevisionId: id}]
      : [{type: 'deleteDocumentGroup'}]
  }
  if (published && (version === 'deleted' || version === 'passed')) {
    const cause = {revisionId: id, publishCause: 'document.publish'}
    const versionRevisionId = version === 'deleted' ? left : ''
    return [{type: 'publishDocumentVersion', ...own, ...cause, versionRevisionId}]
  }
  const told: Told[] = []
  if (published === 'created') told.push({type: 'createLiveDocument', revisionId: id})
  if (published === 'changed') told.push({type: 'updateLiveDocument', revisionId: id})
  if (version === 'created') told.push({type: 'createDocumentVersion', ...own, versionRevisionId: id})
  if (version === 'deleted') told.push({type: 'deleteDocumentVersion', ...own, versionRevisionId: left})
  return told
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
