/**
 * Fingerprints of what a text says, however it is stored: keys, empty marks and split spans make no difference. They
 * show whether a text is still the reviewed one and, in the Studio, whether its translation is current.
 */

type Stored = Record<string, unknown>

interface StoredBlock {
  _type: string
  style?: string
  listItem?: string
  level?: number
  children?: {text?: string; marks?: string[]}[]
  markDefs?: ({_key: string} & Stored)[]
}

const isBlock = (value: unknown): value is StoredBlock =>
  typeof value === 'object' && value !== null && '_type' in value

const textOf = ({children = []}: StoredBlock) => children.map(({text = ''}) => text).join('')

/** Any text as one line of plain words; empty where there is none. */
export function plainText(text: unknown): string {
  const whole = Array.isArray(text) ? text.filter(isBlock).map(textOf).join(' ') : text
  return typeof whole === 'string' ? whole.normalize().replace(/\s+/g, ' ').trim() : ''
}

/** The entries of an object, sorted by name, without the `_key`s that the editor generates. */
function canonical(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(canonical)
  if (typeof value !== 'object' || value === null) return value
  return Object.entries(value)
    .filter(([name]) => name !== '_key')
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, entry]) => [name, canonical(entry)])
}

/** A block as its style, list item, list level, and runs of equally marked text. */
function canonicalBlock(block: StoredBlock): unknown {
  const {style = 'normal', listItem = '', level = 0, children = [], markDefs = []} = block
  const meaning = new Map(markDefs.map((mark) => [mark._key, JSON.stringify(canonical(mark))]))
  const stretches: [marks: string, text: string][] = []
  for (const {text = '', marks = []} of children) {
    const names = JSON.stringify(marks.map((mark) => meaning.get(mark) ?? mark).toSorted())
    const last = stretches.at(-1)
    if (last?.[0] === names) last[1] += text
    else if (text) stretches.push([names, text.normalize()])
  }
  return [style, listItem, level, stretches]
}

/** 64 bits of a text, in hexadecimal: FNV-1a, and a second hash that mixes differently. */
function hash(text: string): string {
  let first = 0x811c9dc5
  let second = 0x9747b28c
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index)
    first = Math.imul(first ^ code, 0x01000193)
    second = Math.imul(second ^ code, 0x5bd1e995)
    second ^= second >>> 15
  }
  return [first, second].map((part) => (part >>> 0).toString(16).padStart(8, '0')).join('')
}

/** Equal for texts that read the same; empty for a text without words. */
export function fingerprint(text: unknown): string {
  const words = plainText(text)
  if (!words) return ''
  return hash(Array.isArray(text) ? JSON.stringify(text.filter(isBlock).map(canonicalBlock)) : words)
}
