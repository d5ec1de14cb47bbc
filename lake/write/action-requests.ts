import {z} from 'zod'
import {notImplemented} from '../http/errors.ts'
import {parseOr400} from '../http/input.ts'
import {isValidId, publishedIdOf} from '../store/documents.ts'
import {document, operations, transactionId} from './mutations.ts'

const PREFIX = 'sanity.action.'

const id = z.string().refine(isValidId, {error: 'not an id of a document'})
const publishedId = id.refine((value) => publishedIdOf(value) === value, {
  error: 'not the id of a published document: it begins with drafts. or versions.',
})
/** The id of a draft, or of a document's version in a release. */
const versionId = id.refine((value) => publishedIdOf(value) !== value, {
  error: 'needs to begin with drafts. or versions.',
})
const version = document.extend({_id: versionId})
const revision = z.string().optional()
const purge = z.boolean().default(false)
const {ifRevisionID, ...patch} = operations

const name = <N extends string>(suffix: N) => z.literal(`${PREFIX}document.${suffix}` as const)

const kinds = [
  z.object({
    actionType: name('create'),
    publishedId,
    attributes: version,
    ifExists: z.enum(['fail', 'ignore']).default('fail'),
  }),
  z.object({actionType: name('edit'), publishedId, draftId: versionId, patch: z.strictObject(patch)}),
  z.object({
    actionType: name('publish'),
    publishedId,
    draftId: versionId,
    ifDraftRevisionId: revision,
    ifPublishedRevisionId: revision,
  }),
  z.object({actionType: name('unpublish'), publishedId, draftId: versionId}),
  z.object({actionType: name('discard'), draftId: versionId, purge}),
  z.object({actionType: name('delete'), publishedId, includeDrafts: z.array(versionId).default([]), purge}),
  z.object({actionType: name('replaceDraft'), publishedId, attributes: version}),
  z.object({actionType: name('version.discard'), versionId, purge}),
] as const

const action = z
  .discriminatedUnion('actionType', kinds)
  .refine((given) => versionsOf(given).every((own) => publishedIdOf(own) === publishedIdOfAction(given)), {
    error: 'all ids of an action need to be those of one document',
  })

const named = z.looseObject({actionType: z.string()})
const request = z.object({
  // The API also accepts a single action without an array.
  actions: z.preprocess((given) => [given].flat(), z.array(named).min(1, 'no actions given')),
  transactionId: transactionId.optional(),
  dryRun: z.boolean().default(false),
})

/** One action on a document: https://www.sanity.io/docs/http-reference/actions */
export type Action = z.output<typeof action>

type ActionRequest = Omit<z.output<typeof request>, 'actions'> & {actions: Action[]}

/**
 * Reads the body of `POST /data/actions/:dataset`.
 * @throws LakeError 501 for unsupported actions, 400 for an invalid request
 */
export function parseActionRequest(body: unknown): ActionRequest {
  const {actions, ...rest} = parseOr400(request, body)
  const unknown = actions.find(({actionType}) => !KNOWN.includes(actionType))
  if (unknown) throw notImplemented(`the action ${unknown.actionType}`)
  return {...rest, ...parseOr400(z.object({actions: z.array(action)}), {actions})}
}

const KNOWN = kinds.map(({shape}): string => shape.actionType.value)

/** Every id in an action that belongs to a draft or version. */
function versionsOf(given: z.output<(typeof kinds)[number]>): string[] {
  const ids = [
    'draftId' in given ? given.draftId : undefined,
    'versionId' in given ? given.versionId : undefined,
    'attributes' in given ? given.attributes._id : undefined,
    ...('includeDrafts' in given ? given.includeDrafts : []),
  ]
  return ids.filter((value) => value !== undefined)
}

function publishedIdOfAction(given: z.output<(typeof kinds)[number]>): string {
  return 'publishedId' in given ? given.publishedId : publishedIdOf(versionsOf(given)[0] ?? '')
}
