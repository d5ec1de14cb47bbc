import {unfinishedSeed} from '../seed/unfinished.ts'
import type {Connection} from './connection.ts'
import {linesOf} from './lines.ts'

/** A document as a dataset holds it. */
export interface StoredDocument {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
  [field: string]: unknown
}

/** Keys to drafts. Nobody may find them in a file or in another dataset. */
const secretTypes = ['sanity.previewUrlSecret', 'sanity.previewUrlShareAccess']

export const assetTypes = ['sanity.imageAsset', 'sanity.fileAsset']

/** Whether a document is what somebody has written: drafts and private documents are; secrets, marks and the system's own are not. */
export const isContent = ({_id, _type}: {_id?: string; _type: string}) =>
  !_id?.startsWith('_.') && ![...secretTypes, unfinishedSeed._type].includes(_type)

/**
 * Every document of a dataset in one moment, drafts included, one after the other.
 * @param types keeps to these; all without it
 */
export async function* readDocuments(
  {client, dataset}: Connection,
  types: string[] = [],
): AsyncGenerator<StoredDocument> {
  const search = types.length > 0 ? `?types=${types.join(',')}` : ''
  for await (const line of readLines({client}, `/data/export/${dataset}${search}`)) {
    if (!isDocument(line)) throw new Error(`The export ended early: ${JSON.stringify(line)}`)
    yield line
  }
}

/** The lines of a newline-delimited answer. */
export async function* readLines(
  {client}: Pick<Connection, 'client'>,
  path: string,
): AsyncGenerator<unknown> {
  const headers = {Authorization: `Bearer ${client.config().token}`}
  // Once more, as a connection that was kept open may just have been closed.
  const ask = () => fetch(client.getUrl(path), {headers})
  const response = await ask().catch(ask)
  if (!response.ok || !response.body)
    throw Object.assign(new Error(`${path} was answered with ${response.status}`), {
      statusCode: response.status,
    })
  // The types of the browser's streams do not know yet that they can be iterated.
  const bytes = response.body as unknown as AsyncIterable<Uint8Array>
  for await (const line of linesOf(bytes)) yield JSON.parse(line)
}

const isDocument = (value: unknown): value is StoredDocument =>
  typeof value === 'object' && value !== null && '_id' in value && '_type' in value
