import {type Archive, type ArchivedDocument, rewriteArchive} from './archive.ts'
import {some} from './command.ts'
import {type Connection, datasetNames} from './connection.ts'
import {everyValue} from './walk.ts'

/** References into another dataset of the project, which a document may hold beside those into its own. */

interface CrossDatasetReference {
  _ref: string
  _dataset: string
}

/** Which datasets documents point into, and from where: `page.author` for each. */
export type Pointed = Map<string, string[]>

/** Adds the places of a document to those of others. */
export function notePlaces(document: ArchivedDocument, pointed: Pointed): void {
  for (const {path, value} of everyValue(document)) {
    if (!isCrossDatasetReference(value)) continue
    const places = pointed.get(value._dataset) ?? []
    pointed.set(value._dataset, [...places, `${document._id}.${path}`])
  }
}

function isCrossDatasetReference(value: unknown): value is CrossDatasetReference {
  if (typeof value !== 'object' || value === null) return false
  const {_ref, _dataset} = value as Partial<CrossDatasetReference>
  return typeof _ref === 'string' && typeof _dataset === 'string'
}

/**
 * Says which of these datasets the other side lacks, and from where they are pointed at. The importer takes nothing then.
 * @returns nothing where all are there, or where the token may not see which are
 */
export async function missingDatasets(pointed: Pointed, target: Connection): Promise<string | undefined> {
  const names = pointed.size > 0 && (await datasetNames(target))
  if (!names) return undefined
  const missing = [...pointed].filter(([name]) => !names.includes(name))
  if (missing.length === 0) return undefined
  return missing.map(([name, places]) => `“${name}” (from ${some(places, 3)})`).join(', ')
}

/** Takes the references out of an archive. The importer can do so too, but leaves a `null` in every list that held one. */
export const withoutCrossDatasetReferences = (archive: Archive): Promise<void> =>
  rewriteArchive(archive, (_, value) => {
    if (Array.isArray(value)) return value.filter((item) => !isCrossDatasetReference(item))
    return isCrossDatasetReference(value) ? undefined : value
  })
