import {sanityImport} from '@sanity/import'
import {type Archive, readArchive} from './archive.ts'
import {counted, progress} from './command.ts'
import {type Connection, isOwnFile} from './connection.ts'
import {readDocuments, type StoredDocument} from './documents.ts'
import {fetchNamedFiles} from './named-files.ts'
import {Refused, type Rules, statusOf} from './outside.ts'

/**
 * Imports an archive with the vendor's own importer, then puts back when each document was last changed: the importer touches
 * documents with pictures and references a second time.
 *
 * @param there ids that the dataset holds already; with `createIfNotExists` they stay as they are
 * @param allowedHosts may be asked for files although they are not on the public internet, as in `192.168.0.7:8080`
 * @returns how many documents were taken, and what did not go well
 */
export async function importArchive(
  connection: Connection,
  archive: Archive,
  operation: 'create' | 'createIfNotExists' | 'createOrReplace',
  there: ReadonlySet<string>,
  allowedHosts: ReadonlySet<string> = new Set(),
) {
  const rules = rulesFor(connection, allowedHosts)
  const ask = askAtHome(connection, rules)
  await fetchNamedFiles(archive, rules, ask)
  const {numDocs, warnings} = await sanityImport(archive.folder, {
    client: connection.client as never,
    operation,
    onProgress: progress(),
    assetFetch: forImporter(ask),
  })
  const times = new Map<string, string>()
  for await (const {_id, _updatedAt} of readArchive(archive)) {
    const untouched = operation === 'createIfNotExists' && there.has(_id ?? '')
    if (_id && _updatedAt && !untouched) times.set(_id, _updatedAt)
  }
  const notDated = await restoreTimes(connection, times)
  const edited = `${counted(notDated, 'document')} edited meanwhile: the time of that edit stays`
  return {
    documents: numDocs - (operation === 'createIfNotExists' ? there.size : 0),
    warnings: [...warnings.map(({message}) => message), ...(notDated > 0 ? [edited] : [])],
  }
}

/** The dataset's own pictures and files are on this machine, where its lake is; what else is, somebody has to allow. */
function rulesFor(connection: Connection, allowedHosts: ReadonlySet<string>): Rules {
  return {mayBeInner: (url) => allowedHosts.has(url.host) || isOwnFile(connection, url.href)}
}

/**
 * Asks whether the file of a known picture is still there, at the address that the picture had when it was uploaded. A lake
 * of our own may have moved to another port since.
 * @throws Refused where the rules forbid it
 */
function askAtHome({client, dataset}: Connection, rules: Rules): (address: string) => Promise<number> {
  const {apiHost, useProjectHostname} = client.config()
  const files = new RegExp(`^/(images|files)/local/${dataset}/`)
  return (address) => {
    const path = URL.canParse(address) ? new URL(address).pathname : ''
    const moved = !useProjectHostname && files.test(path)
    return statusOf(moved ? new URL(path, apiHost).href : address, rules)
  }
}

/** For the importer, what may not be asked counts as gone. */
function forImporter(ask: (address: string) => Promise<number>): typeof fetch {
  return async (input, init) => {
    const address = input instanceof Request ? input.url : String(input)
    if (init?.method !== 'HEAD') throw new Error(`${address} should have been fetched before the import`)
    const status = await ask(address).catch((error: unknown) => {
      if (error instanceof Refused) return 404
      throw error
    })
    return new Response(null, {status})
  }
}

const batchSize = 50

/** @returns how many documents were edited between reading and writing, and so left alone */
async function restoreTimes(connection: Connection, times: ReadonlyMap<string, string>): Promise<number> {
  let leftAlone = 0
  let batch: StoredDocument[] = []
  const write = async () => {
    leftAlone += await replaceUnlessEdited(connection, batch)
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

/**
 * Only a whole document can carry its times; a patch that does nothing makes sure that nobody has edited it.
 * @returns how many were left alone
 */
async function replaceUnlessEdited(connection: Connection, documents: StoredDocument[]): Promise<number> {
  const transaction = connection.client.transaction()
  for (const {_rev, ...document} of documents) {
    transaction.patch(document._id, {ifRevisionID: _rev, unset: ['_nothing']})
    transaction.createOrReplace(document)
  }
  try {
    await transaction.commit({visibility: 'async'})
    return 0
  } catch (error) {
    if ((error as {statusCode?: number}).statusCode !== 409) throw error
  }
  if (documents.length === 1) return 1
  // One that was edited stops all of them: alone, each of the others is taken.
  let leftAlone = 0
  for (const document of documents) leftAlone += await replaceUnlessEdited(connection, [document])
  return leftAlone
}
