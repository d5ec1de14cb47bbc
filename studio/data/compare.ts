import type {StoredDocument} from './documents.ts'
import {everyValue} from './walk.ts'

/**
 * How a document of the local dataset stands on the other side. `unfinished` is what an import leaves that was cut off: the
 * pictures and the strength of references come last.
 */
export type State = 'missing' | 'same' | 'unfinished' | 'different'

/**
 * Compares what was written; revisions and times are of the dataset, and projects in references of where they are. What the
 * vendor's importer and exporter change on the way makes no difference.
 */
export function stateOf(source: StoredDocument, target: StoredDocument | undefined): State {
  if (!target) return 'missing'
  if (content(source) === content(target)) return 'same'
  const [whole, part] = [traces(source), traces(target)]
  const lacks = part.files < whole.files || part.weak > whole.weak
  return lacks && content(source, true) === content(target, true) ? 'unfinished' : 'different'
}

const ofDataset = ['_rev', '_createdAt', '_updatedAt', '_projectId']
const lastInImport = ['asset', '_weak']

/**
 * As a text that is the same in whichever order fields are stored.
 * @param early leaves out what an import does last, and what holds nothing else
 */
function content(document: StoredDocument, early = false): string {
  const kept = JSON.parse(JSON.stringify(document), (key, value) => {
    if (ofDataset.includes(key) || (early && lastInImport.includes(key))) return undefined
    if (early && isEmptyObject(value)) return undefined
    return asCarried(key, value)
  })
  return JSON.stringify(kept, (_key, value) => (isObject(value) ? inOrder(value) : value))
}

/**
 * Without what the vendor's tools add and leave out: keys of items, the types of pictures and files, empty places in lists. The
 * words of a link name the key of where it leads, so there it stays.
 */
function asCarried(field: string, value: unknown): unknown {
  if (Array.isArray(value)) {
    const items = value.filter((item) => item !== null)
    return field === 'markDefs' ? items : items.map(withoutKey)
  }
  if (!isObject(value)) return value
  const {_type, _weak, ...rest} = value as {_type?: unknown; _weak?: unknown}
  if (field === 'asset') return {_type, ...rest}
  return 'asset' in rest && (_type === 'image' || _type === 'file') ? {...rest, _weak} : value
}

function withoutKey(item: unknown): unknown {
  if (!isObject(item)) return item
  const {_key, ...rest} = item as {_key?: unknown}
  return rest
}

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isEmptyObject = (value: unknown) => isObject(value) && Object.keys(value).length === 0

const inOrder = (value: object) =>
  Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))

function traces(document: StoredDocument) {
  const paths = [...everyValue(document)].map(({path}) => path)
  return {
    files: paths.filter((path) => path.endsWith('.asset._ref')).length,
    weak: paths.filter((path) => path.endsWith('._weak')).length,
  }
}
