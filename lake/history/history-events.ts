import {bundleOf, publishedIdOf} from '../store/documents.ts'
import type {Effects} from '../store/effects.ts'
import {baselineIdOf, isBaselineId} from './baselines.ts'
import type {Entry} from './history-store.ts'

/** An event of a document, as the Studio's history panel lists it. */
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

/** A published document, one of its versions (such as the draft), and that version's state so far. */
type Life = {publishedId: string; versionId: string; versionExists: boolean; versionRevision: string}

/** Ids of the documents whose transactions make up the events of one document. */
export function idsOfLife(documentId: string): [publishedId: string, versionId: string] {
  const publishedId = publishedIdOf(documentId)
  return [publishedId, documentId === publishedId ? `drafts.${publishedId}` : documentId]
}

/**
 * Derives the events of a document from its transactions. Publishing, for instance, deletes the draft and creates or
 * changes the published document. The Studio itself derives the edits of drafts.
 * @param entries transactions of both ids of `idsOfLife`, oldest first
 * @returns events, newest first
 */
export function eventsOf(documentId: string, entries: Entry[]): HistoryEvent[] {
  const [publishedId, versionId] = idsOfLife(documentId)
  const life: Life = {publishedId, versionId, versionExists: false, versionRevision: ''}
  const events = entries.flatMap((entry) => {
    const effect = fateOf(entry.effects[versionId])
    const version = effect ?? (isTransient(entry, versionId) ? 'passed' : undefined)
    if (version) life.versionExists = version === 'created' || version === 'changed'
    const details = detailsOf(entry, fateOf(entry.effects[publishedId]), version, life)
    if (effect) life.versionRevision = entry.id
    const {timestamp, author} = entry
    return details.map((event): HistoryEvent => ({...event, timestamp, author, documentId: publishedId}))
  })
  const listed =
    documentId === publishedId
      ? events.filter(({type}) => type !== 'createDocumentVersion' && type !== 'deleteDocumentVersion')
      : withBaselines(events, versionId)
  return listed.reverse()
}

/**
 * The events of a version. The Studio compares a version with the latest publish event, so the last direct write to the
 * published document is listed as one while a version exists. A write after the version's creation is dated just
 * before it.
 * @param events oldest first
 */
function withBaselines(events: HistoryEvent[], versionId: string): HistoryEvent[] {
  const listed: HistoryEvent[] = []
  let directWrite: HistoryEvent | undefined
  /** Index in `listed` of the event that created the present version. */
  let start: number | undefined
  for (const event of events) {
    if (event.type === 'createLiveDocument' || event.type === 'updateLiveDocument') directWrite = event
    else {
      if (event.type === 'createDocumentVersion' || event.type === 'unpublishDocument')
        start ??= listed.length
      else start = undefined
      if (event.type === 'publishDocumentVersion' || event.type === 'deleteDocumentGroup')
        directWrite = undefined
      listed.push(event)
    }
    const version = start === undefined ? undefined : listed[start]
    if (!directWrite || !version || start === undefined) continue
    const place = isBaselineId(listed[start - 1]?.revisionId) ? start - 1 : start
    listed.splice(place, start - place, asPublishing(directWrite, versionId, version.timestamp))
    start = place + 1
    directWrite = undefined
  }
  return listed
}

function asPublishing(write: HistoryEvent, versionId: string, versionSince: string): HistoryEvent {
  // The Studio sorts events by their times, to the millisecond.
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

type Details = Pick<HistoryEvent, 'type'> & {[detail: string]: string}

/** Whether one transaction created and deleted a version, as when publishing an older revision; it has no effects. */
const isTransient = ({effects, mutations}: Entry, id: string) =>
  effects[id] === undefined &&
  mutations.some(({create, createOrReplace}) => (create ?? createOrReplace)?._id === id)

function detailsOf({id}: Entry, published: Fate, version: Fate | 'passed', life: Life): Details[] {
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
  const details: Details[] = []
  if (published === 'created') details.push({type: 'createLiveDocument', revisionId: id})
  if (published === 'changed') details.push({type: 'updateLiveDocument', revisionId: id})
  if (version === 'created') details.push({type: 'createDocumentVersion', ...own, versionRevisionId: id})
  if (version === 'deleted') details.push({type: 'deleteDocumentVersion', ...own, versionRevisionId: left})
  return details
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
