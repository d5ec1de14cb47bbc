import {isDeepStrictEqual} from 'node:util'

/** A Mendoza patch: https://github.com/sanity-io/mendoza */
export type Patch = unknown[]
export type Effects = {apply: Patch; revert: Patch}

type Fields = Record<string, unknown>

const VALUE = 0
const PUSH_FIELD_COPY = 10
const PUSH_FIELD_BLANK = 11
const PUSH_ELEMENT_COPY = 12
const RETURN_INTO_OBJECT_SAME_KEY_POP = 15
const RETURN_INTO_ARRAY_POP = 16
const OBJECT_SET_FIELD_VALUE = 17
const OBJECT_DELETE_FIELD = 19
const ARRAY_APPEND_VALUE = 20
const ARRAY_APPEND_SLICE = 21
const STRING_APPEND_STRING = 22
const STRING_APPEND_SLICE = 23

/** Patches from one state of a document to the next and back; `null` for a missing document. */
export function effectsOf(before: object | null, after: object | null): Effects {
  return {apply: encode(before, after), revert: encode(after, before)}
}

/** The Mendoza patch that turns `from` into `to`. */
export function encode(from: unknown, to: unknown): Patch {
  if (isDeepStrictEqual(from, to)) return []
  return isFields(from) && isFields(to) ? objectPatch(from, to) : [VALUE, to]
}

function objectPatch(from: Fields, to: Fields): Patch {
  const patch: Patch = []
  // Fields are addressed by their position among the sorted keys of the old object.
  for (const [index, key] of Object.keys(from).sort().entries()) {
    if (!(key in to)) patch.push(OBJECT_DELETE_FIELD, index)
    else if (!isDeepStrictEqual(from[key], to[key])) patch.push(...fieldPatch(index, key, from[key], to[key]))
  }
  for (const key of Object.keys(to)) if (!(key in from)) patch.push(OBJECT_SET_FIELD_VALUE, to[key], key)
  return patch
}

function fieldPatch(index: number, key: string, from: unknown, to: unknown): Patch {
  const into = (push: number, patch: Patch) => [push, index, ...patch, RETURN_INTO_OBJECT_SAME_KEY_POP]
  if (isFields(from) && isFields(to)) return into(PUSH_FIELD_COPY, objectPatch(from, to))
  // A blank gets its type from what is appended, so it cannot become an empty array or string.
  if (Array.isArray(from) && Array.isArray(to) && to.length > 0)
    return into(PUSH_FIELD_BLANK, arrayPatch(from, to))
  if (typeof from === 'string' && typeof to === 'string' && to !== '') {
    return into(PUSH_FIELD_BLANK, stringPatch(from, to))
  }
  return [OBJECT_SET_FIELD_VALUE, to, key]
}

function arrayPatch(from: unknown[], to: unknown[]): Patch {
  const patch: Patch = []
  for (let i = 0; i < to.length; ) {
    const source = from.findIndex((item) => isSameItem(item, to[i]))
    const old = from[source]
    const length = source < 0 ? 0 : commonRun(from, source, to, i)
    if (length > 0) patch.push(ARRAY_APPEND_SLICE, source, source + length)
    else if (isFields(old)) {
      patch.push(PUSH_ELEMENT_COPY, source, ...objectPatch(old, to[i] as Fields), RETURN_INTO_ARRAY_POP)
    } else patch.push(ARRAY_APPEND_VALUE, to[i])
    i += Math.max(length, 1)
  }
  return patch
}

function isSameItem(a: unknown, b: unknown): boolean {
  if (isFields(a) && isFields(b) && typeof a._key === 'string') return a._key === b._key
  return isDeepStrictEqual(a, b)
}

function commonRun(from: unknown[], start: number, to: unknown[], at: number): number {
  let length = 0
  while (
    start + length < from.length &&
    at + length < to.length &&
    isDeepStrictEqual(from[start + length], to[at + length])
  ) {
    length++
  }
  return length
}

/** Keeps the common prefix and suffix. Mendoza counts string slices in UTF-8 bytes. */
function stringPatch(from: string, to: string): Patch {
  const old = [...from]
  const next = [...to]
  const shorter = Math.min(old.length, next.length)
  let prefix = 0
  while (prefix < shorter && old[prefix] === next[prefix]) prefix++
  let suffix = 0
  while (suffix < shorter - prefix && old.at(-1 - suffix) === next.at(-1 - suffix)) suffix++

  const bytes = (characters: string[]) => Buffer.byteLength(characters.join(''))
  const patch: Patch = []
  if (prefix > 0) patch.push(STRING_APPEND_SLICE, 0, bytes(old.slice(0, prefix)))
  const inserted = next.slice(prefix, next.length - suffix).join('')
  if (inserted !== '') patch.push(STRING_APPEND_STRING, inserted)
  if (suffix > 0) patch.push(STRING_APPEND_SLICE, bytes(old.slice(0, old.length - suffix)), bytes(old))
  return patch
}

function isFields(value: unknown): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value)
}
