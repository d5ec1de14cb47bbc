import type {Doc} from '../store/documents.ts'
import type {View} from './groq.ts'

/**
 * Content source maps: the field that each text of a result comes from, in Sanity's format. groq-js has none, so the
 * query runs a second time, over documents whose texts end in marks. A text that it compares or changes has no source.
 */

interface SourceMap {
  documents: {_id: string; _type: string}[]
  paths: string[]
  mappings: Record<string, {type: 'value'; source: {type: 'documentValue'; document: number; path: number}}>
}

interface Marked {
  copy: Doc
  /** Paths of the texts, in Sanity's notation. */
  paths: string[]
}

/** Control characters sort before all others, so marked texts sort like plain ones. */
const [BEGIN, END] = ['\u0001', '\u0002']

const withoutMarks = (text: string): string =>
  text
    .split(BEGIN)
    .map((part, index) => (index === 0 ? part : part.slice(part.indexOf(END) + 1)))
    .join('')

/** Keyed by document: documents are replaced, never mutated. */
const known = new WeakMap<Doc, Marked & {number: number}>()
let lastNumber = 0

function markedDocument(document: Doc): Marked & {number: number} {
  const cached = known.get(document)
  if (cached) return cached
  lastNumber += 1
  const number = lastNumber
  const paths: string[] = []
  const mark = (value: unknown, path: string): unknown => {
    if (typeof value === 'string') return `${value}${BEGIN}${number} ${paths.push(path) - 1}${END}`
    if (Array.isArray(value)) return value.map((item, index) => mark(item, path + placeOf(item, index)))
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => {
        return [name, isText(name, part) ? mark(part, `${path}['${escaped(name)}']`) : part]
      }),
    )
  }
  const found = {number, paths, copy: mark(document, '$') as Doc}
  known.set(document, found)
  return found
}

/** Ids, types and slugs stay unmarked, as queries compare them. A picture's reference stands for the picture. */
const isText = (name: string, value: unknown) =>
  name === '_ref' ? String(value).startsWith('image-') : !name.startsWith('_') && name !== 'current'

const escaped = (name: string) => name.replace(/['\\]/g, '\\$&')

const placeOf = (item: unknown, index: number) => {
  const key = item !== null && typeof item === 'object' && '_key' in item ? item._key : undefined
  return typeof key === 'string' ? `[?(@._key=='${escaped(key)}')]` : `[${index}]`
}

/**
 * The sources of a result.
 * @param run runs the same query on other documents
 */
export function sourceMapOf(result: unknown, view: View, run: (view: View) => unknown): SourceMap {
  const all = view.documents.map(markedDocument)
  const byNumber = new Map(all.map((marked) => [marked.number, marked]))
  const byId = new Map(all.map(({copy}) => [copy._id, copy]))
  const map: SourceMap = {documents: [], paths: [], mappings: {}}
  const documents: Doc[] = []

  const collect = (value: unknown, marked: unknown, place: string) => {
    if (typeof value === 'string') {
      if (typeof marked !== 'string' || withoutMarks(marked) !== value) return
      const [number, index] = (marked.split(BEGIN)[1]?.split(END)[0] ?? '').split(' ')
      const source = byNumber.get(Number(number))
      if (!source) return
      const [document, path] = [
        placeIn(documents, source.copy),
        placeIn(map.paths, source.paths[Number(index)] ?? ''),
      ]
      map.mappings[place] = {type: 'value', source: {type: 'documentValue', document, path}}
    } else if (isContainer(value) && isContainer(marked)) {
      for (const [name, part] of Object.entries(value))
        collect(part, marked[name], place + (Array.isArray(value) ? `[${name}]` : `['${escaped(name)}']`))
    }
  }
  collect(result, run({documents: [...byId.values()], byId: {get: (id) => byId.get(withoutMarks(id))}}), '$')
  map.documents = documents.map(({_id, _type, _originalId = _id}) => ({_id: String(_originalId), _type}))
  return map
}

const isContainer = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === 'object'

/** The index of an item in a list; appends a new item. */
function placeIn<Item>(list: Item[], item: Item): number {
  const known = list.indexOf(item)
  return known >= 0 ? known : list.push(item) - 1
}
