import type {ArchivedDocument} from './archive.ts'
import {everyValue, type Found} from './walk.ts'

/**
 * The strong references of a document within its dataset: a lake takes none that leads to nothing. Those into other datasets
 * are in `cross-dataset.ts`.
 * @returns the id that each leads to
 */
export function* strongReferences(document: ArchivedDocument): Generator<Found<string>> {
  for (const {path, value} of everyValue(document)) {
    if (typeof value !== 'object' || value === null) continue
    const {_ref, _weak, _dataset} = value as {_ref?: unknown; _weak?: unknown; _dataset?: unknown}
    // Those to the whole of an organisation name a place before the id: `media-library:abc:123`.
    if (typeof _ref === 'string' && !_ref.includes(':') && _weak !== true && _dataset === undefined)
      yield {path, value: _ref}
  }
}
