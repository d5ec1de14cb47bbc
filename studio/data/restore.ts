import {createReadStream} from 'node:fs'
import {sanityImport} from '@sanity/import'
import {readArchive} from './archive.ts'
import {progress} from './command.ts'
import type {Connection} from './connection.ts'
import {readDocuments, type StoredDocument} from './documents.ts'
import {inTemporaryFolder} from './temporary.ts'

/**
 * Imports an archive with the vendor's own importer, then puts back when each document was last changed: the importer touches
 * documents with pictures and references a second time.
 *
 * @param there ids that the dataset holds already; with `createIfNotExists` they stay as they are
 * @returns how many documents were taken, and what did not go well
 */
export async function importArchive(
  connection: Connection,
  file: string,
  operation: 'create' | 'createIfNotExists' | 'createOrReplace',
  there: ReadonlySet<string>,
) {
  const {numDocs, warnings} = await inTemporaryFolder(() =>
    sanityImport(createReadStream(file), {
      client: connection.client as never,
      operation,
      onProgress: progress(),
      assetFetch: fetchFrom(connection),
    }),
  )
  const times = new Map<string, string>()
  for await (const {_id, _updatedAt} of readArchive(file)) {
    const untouched = operation === 'createIfNotExists' && there.has(_id ?? '')
    if (_id && _updatedAt && !untouched) times.set(_id, _updatedAt)
  }
  const notDated = await restoreTimes(connection, times)
  const edited = `${notDated} documents were edited meanwhile and keep the time of that edit`
  return {
    documents: numDocs - (operation === 'createIfNotExists' ? there.size : 0),
    warnings: [...warnings.map(({message}) => message), ...(notDated > 0 ? [edited] : [])],
  }
}

/**
 * The importer asks whether the file of a known picture is still there, at the address that the picture had when it was
 * uploaded. A lake of our own may have moved to another port since.
 */
function fetchFrom({client, dataset}: Connection): typeof fetch {
  const {apiHost, useProjectHostname} = client.config()
  const files = new RegExp(`^/(images|files)/local/${dataset}/`)
  return (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input)
    if (useProjectHostname || init?.method !== 'HEAD' || !files.test(url.pathname)) return fetch(input, init)
    return fetch(new URL(url.pathname, apiHost), init)
  }
}

const batchSize = 50

/** @returns how many documents were edited between reading and writing, and so left alone */
async function restoreTimes(connection: Connection, times: ReadonlyMap<string, string>): Promise<number> {
  let leftAlone = 0
  let batch: StoredDocument[] = []
  const write = async () => {
    if (!(await replaceUnlessEdited(connection, batch))) leftAlone += batch.length
    batch = []
  }
  for await (const document of readDocuments(connection)) {
    const _updatedAt = times.get(document._id)
    if (_updatedAt === undefined || Date.parse(_updatedAt) === Date.parse(document._updatedAt)) continue
    batch.push({...document, _updatedAt})
    if (batch.length === batchSize) await write()
  }
  if (batch.length > 0) await write()
  return leftAlone
}

/** Only a whole document can carry its times; a patch that does nothing makes sure that nobody has edited it. */
async function replaceUnlessEdited({client}: Connection, documents: StoredDocument[]): Promise<boolean> {
  const transaction = client.transaction()
  for (const {_rev, ...document} of documents) {
    transaction.patch(document._id, {ifRevisionID: _rev, unset: ['_nothing']})
    transaction.createOrReplace(document)
  }
  try {
    await transaction.commit({visibility: 'async'})
    return true
  } catch (error) {
    if ((error as {statusCode?: number}).statusCode === 409) return false
    throw error
  }
}
