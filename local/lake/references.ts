import type {Doc} from './documents.ts'

/**
 * Ids that a document points to by strong references. Weak ones and those into other datasets do not bind.
 */
export function strongReferences(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) {
    for (const item of value) strongReferences(item, found)
  } else if (value !== null && typeof value === 'object') {
    const {_ref, _weak, _dataset} = value as {_ref?: unknown; _weak?: unknown; _dataset?: unknown}
    if (typeof _ref === 'string' && _weak !== true && _dataset === undefined) found.add(_ref)
    for (const item of Object.values(value)) strongReferences(item, found)
  }
  return found
}

/** Documents are never changed, only replaced. */
const known = new WeakMap<Doc, Set<string>>()

/** Whether a document points to one of these ids, strongly or weakly. */
export function refersTo(document: Doc, ids: string[]): boolean {
  const references = known.get(document) ?? allReferences(document)
  known.set(document, references)
  return ids.some((id) => references.has(id))
}

function allReferences(value: unknown, found = new Set<string>()): Set<string> {
  if (value === null || typeof value !== 'object') return found
  if ('_ref' in value && typeof value._ref === 'string') found.add(value._ref)
  for (const item of Object.values(value)) allReferences(item, found)
  return found
}

/** Who points to whom, kept up to date with every change, so that a deletion need not search the dataset. */
export type ReferenceIndex = {
  /** Ids of the documents with a strong reference to this one. */
  referrers(id: string): string[]
  replace(id: string, before: unknown, after: unknown): void
}

export function createReferenceIndex(): ReferenceIndex {
  const referrers = new Map<string, Set<string>>()

  function add(target: string, id: string) {
    const ids = referrers.get(target) ?? new Set()
    referrers.set(target, ids.add(id))
  }

  function remove(target: string, id: string) {
    const ids = referrers.get(target)
    ids?.delete(id)
    if (ids?.size === 0) referrers.delete(target)
  }

  return {
    referrers: (id) => [...(referrers.get(id) ?? [])],
    replace(id, before, after) {
      for (const target of strongReferences(before)) remove(target, id)
      for (const target of strongReferences(after)) add(target, id)
    },
  }
}
