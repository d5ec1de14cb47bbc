import type {ExprNode} from 'groq-js'
import type {Doc} from './documents.ts'
import {typedError} from './errors.ts'

/**
 * `text::query()` for groq-js, which does not know it. Before parsing, its calls are put into a form that parses; in the
 * parsed query, `x match text::query("one two* -three")` becomes matching of words: all of the plain ones, none of those
 * with a minus. Words in quotes are matched one by one, not as a phrase.
 */
const MARK = 'text::query'

/** Strings and comments are stepped over. */
const CALLS = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|\/\/[^\n]*|\btext::query\s*\(/g

/** The attribute under which the words of a whole document stand; no name in GROQ can be like it. */
const WORDS = 'words of the document'

/** Puts calls of `text::query()` into a form that can be parsed. */
export function disguiseTextQueries(query: string): string {
  return query.replace(CALLS, (found) => (found.startsWith('text') ? `coalesce("${MARK}", ` : found))
}

/** @throws LakeError 400 for a `text::query()` that does not stand on the right of `match`, with a constant text */
export function rewriteTextQueries(tree: ExprNode): {tree: ExprNode; needsWords: boolean} {
  const state = {needsWords: false}
  return {tree: rewrite(tree, state) as ExprNode, needsWords: state.needsWords}
}

/** Gives documents the words that `match` finds in them as a whole; they do not show in any result. */
export function provideWords(documents: Doc[]) {
  for (const document of documents) {
    if (Object.hasOwn(document, WORDS)) continue
    Object.defineProperty(document, WORDS, {value: wordsOf(document).join(' '), enumerable: false})
  }
}

type Node = {type: string; [field: string]: unknown}
type State = {needsWords: boolean}

function rewrite(value: unknown, state: State): unknown {
  if (Array.isArray(value)) return value.map((item) => rewrite(item, state))
  if (!isNode(value) || value.type === 'Value') return value
  if (value.type === 'OpCall' && value.op === 'match') {
    const text = searchedText(value.right)
    if (text !== undefined) return matching(subject(value.left, state), text)
  }
  if (isMarked(value)) {
    throw typedError(400, 'queryError', 'text::query() needs a text, and to stand on the right of "match"')
  }
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, rewrite(field, state)]))
}

function isMarked(node: unknown): node is Node & {args: [unknown, unknown]} {
  if (!isNode(node) || node.type !== 'FuncCall' || !Array.isArray(node.args)) return false
  const [mark] = node.args
  return node.name === 'coalesce' && isNode(mark) && mark.type === 'Value' && mark.value === MARK
}

function searchedText(node: unknown): string | undefined {
  if (!isMarked(node)) return undefined
  const [, text] = node.args
  return isNode(text) && text.type === 'Value' && typeof text.value === 'string' ? text.value : undefined
}

/** `@` and `[@, …]` are the document as a whole. */
function subject(left: unknown, state: State): unknown {
  const elements = isNode(left) && left.type === 'Array' && Array.isArray(left.elements) ? left.elements : []
  const isWhole = [left, ...elements.map(({value}) => value)].some(
    (node) => isNode(node) && node.type === 'This',
  )
  if (!isWhole) return rewrite(left, state)
  state.needsWords = true
  return {type: 'AccessAttribute', name: WORDS}
}

function matching(left: unknown, text: string): Node {
  const terms = (text.match(/-?"[^"]*"|\S+/g) ?? []).map((term) => term.replaceAll('"', ''))
  const isWanted = (term: string) => !/^-./.test(term)
  const wanted = terms.filter(isWanted).join(' ')
  const conditions: Node[] = terms
    .filter((term) => !isWanted(term))
    .map((term) => ({type: 'Not', base: matches(left, term.slice(1))}))
  if (wanted !== '' || conditions.length === 0) conditions.unshift(matches(left, wanted))
  return conditions.reduce((all, condition) => ({type: 'And', left: all, right: condition}))
}

function matches(left: unknown, pattern: string): Node {
  return {type: 'OpCall', op: 'match', left, right: {type: 'Value', value: pattern}}
}

/** Every word of every text in a document, once; what else ends a word is left to `match`. */
function wordsOf(document: Doc): string[] {
  const words = new Set<string>()
  const gather = (value: unknown) => {
    if (typeof value === 'string') for (const word of value.toLowerCase().split(/\s+/)) words.add(word)
    else if (value !== null && typeof value === 'object') Object.values(value).forEach(gather)
  }
  const {_rev, ...content} = document
  gather(content)
  return [...words]
}

function isNode(value: unknown): value is Node {
  return value !== null && typeof value === 'object' && 'type' in value
}
