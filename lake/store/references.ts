/** Ids of a document's strong references. Weak and cross-dataset references are not enforced. */
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

export type ReferenceIndex = ReturnType<typeof createReferenceIndex>

/** An index of strong references, so that a deletion need not search the dataset. */
export function createReferenceIndex() {
  const referrers = new Map<string, Set<string>>()
  return {
    /** Ids of the documents with a strong reference to this one. */
    referrers: (id: string) => [...(referrers.get(id) ?? [])],
    replace(id: string, before: unknown, after: unknown) {
      for (const target of strongReferences(before)) {
        const ids = referrers.get(target)
        ids?.delete(id)
        if (ids?.size === 0) referrers.delete(target)
      }
      for (const target of strongReferences(after))
        referrers.set(target, (referrers.get(target) ?? new Set()).add(id))
    },
  }
}
