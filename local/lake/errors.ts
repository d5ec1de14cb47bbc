import {STATUS_CODES} from 'node:http'

/** A refusal that is sent to the client as it stands: HTTP status and JSON body, in Sanity's shapes. */
export class LakeError extends Error {
  readonly status: number
  readonly body: Record<string, unknown>

  constructor(status: number, message: string, body: Record<string, unknown>) {
    super(message)
    this.status = status
    this.body = body
  }
}

/** The shape for anything that concerns the request as such: `{statusCode, error, message}`. */
export function httpError(status: number, message: string): LakeError {
  return new LakeError(status, message, {statusCode: status, error: STATUS_CODES[status] ?? 'Error', message})
}

/** A token that is not good, which the hosted API refuses on every address, also where none is needed. */
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

/** What the hosted Content Lake can do and this one cannot. */
export function notImplemented(what: string): LakeError {
  return typedError(501, 'notImplementedError', `The local content lake does not support ${what}`)
}

/** Nothing of the request was kept; what was kept before can still be read. */
export function storageFull(): LakeError {
  const description = 'The disk is full: nothing was saved. Free some space on it and try again.'
  return typedError(507, 'insufficientStorageError', description)
}

/** One row of history; the log is told as well, as whoever reads the answer may be a page. */
export function damagedHistory(documentId: string, transactionId: string, cause: unknown): LakeError {
  const what = `The history of "${documentId}" is damaged in transaction "${transactionId}"`
  const mend =
    'the document itself can still be read and exported. Restore a backup of the data file to have its history again'
  console.error(`lake: ${what}; ${mend}.`, cause)
  return typedError(500, 'damagedHistoryError', `${what}; ${mend}.`)
}

/**
 * What the request asked for is done, but for the last step of a deletion for good.
 * @param isFull whether for lack of room; else the log of the lake tells why
 */
export function leftInDataFile(isFull: boolean): LakeError {
  const why = isFull
    ? 'the disk is too full to take its bytes out of the data file: free some space on it'
    : 'its bytes could not be taken out of the data file, and the log of the lake says why: mend that'
  const description = `It is deleted, with its history, and nobody can read it any more. But ${why} and start the lake again, or wait: it tries once a day.`
  return typedError(isFull ? 507 : 500, 'leftInDataFileError', description)
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

/** The same refusal for actions, whose clients look for another type. */
export function asActionError(error: unknown): unknown {
  if (!(error instanceof LakeError)) return error
  const {type, description, ...details} = error.body.error as ErrorItem
  if (type !== 'mutationError') return error
  return typedError(error.status, 'actionError', description.replace('mutation(s)', 'action(s)'), details)
}
