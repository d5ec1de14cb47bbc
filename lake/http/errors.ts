import {STATUS_CODES} from 'node:http'

/** An error that is sent to the client unchanged: HTTP status and JSON body, in Sanity's shapes. */
export class LakeError extends Error {
  readonly status: number
  readonly body: Record<string, unknown>

  constructor(status: number, message: string, body: Record<string, unknown>) {
    super(message)
    this.status = status
    this.body = body
  }
}

/** The shape for errors of the request itself: `{statusCode, error, message}`. */
export function httpError(status: number, message: string): LakeError {
  return new LakeError(status, message, {statusCode: status, error: STATUS_CODES[status] ?? 'Error', message})
}

/** An invalid token. Like the hosted API, every endpoint rejects it, even those that need no token. */
export function wrongToken(): LakeError {
  const message = 'This token is not valid: it needs to be the LAKE_TOKEN of this lake'
  return new LakeError(401, message, {
    statusCode: 401,
    error: 'Unauthorized',
    errorCode: 'SIO-401-ANF',
    message,
  })
}

/** The shape of the data endpoints: `{error: {type, description, …}}`. */
export function typedError(
  status: number,
  type: string,
  description: string,
  details: object = {},
): LakeError {
  return new LakeError(status, description, {statusCode: status, error: {type, description, ...details}})
}

/** A feature of the hosted Content Lake that this one lacks. */
export function notImplemented(what: string): LakeError {
  return typedError(501, 'notImplementedError', `The local content lake does not support ${what}`)
}

/** The request was not stored; existing data can still be read. */
export function storageFull(): LakeError {
  const description = 'The disk is full: nothing was saved. Free some space on it and try again.'
  return typedError(507, 'insufficientStorageError', description)
}

/** The documents are deleted, but their bytes are still in the data file; the next sweep tries again. */
export function leftInDataFile(): LakeError {
  const description =
    'It is deleted, with its history. But the data file could not be rewritten without it: free some space on the disk and start the lake again, or wait a day.'
  return typedError(507, 'leftInDataFileError', description)
}

type ErrorItem = {type: string; description: string; [detail: string]: unknown}

/**
 * One mutation of a transaction was refused, and with it the whole transaction.
 * @param index position of the mutation in the request
 */
export function mutationError(status: number, index: number, item: ErrorItem): LakeError {
  return typedError(status, 'mutationError', `The mutation(s) failed: ${item.description}`, {
    items: [{error: item, index}],
  })
}

export function notFound(index: number, id: string): LakeError {
  const description = `The document with the ID "${id}" was not found`
  return mutationError(409, index, {type: 'documentNotFoundError', description, id})
}

export function alreadyExists(index: number, id: string): LakeError {
  const description = `Document by ID "${id}" already exists`
  return mutationError(409, index, {type: 'documentAlreadyExistsError', description, id})
}

/** @throws LakeError 409 if the document's revision is not the one that the client expects */
export function requireRevision(index: number, id: string, actual?: string, expected?: string) {
  if (expected === undefined || expected === actual) return
  throw mutationError(409, index, {
    type: 'documentRevisionIDDoesNotMatchError',
    description: `Document "${id}" has unexpected revision ID (${actual ?? 'none'}), expected ${expected}`,
    id,
    currentRevisionID: actual,
    expectedRevisionID: expected,
  })
}

/** Converts a `mutationError` to the `actionError` that clients of actions expect. */
export function asActionError(error: unknown): unknown {
  if (!(error instanceof LakeError)) return error
  const {type, description, ...details} = error.body.error as ErrorItem
  if (type !== 'mutationError') return error
  return typedError(error.status, 'actionError', description.replace('mutation(s)', 'action(s)'), details)
}
