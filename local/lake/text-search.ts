import {randomUUID} from 'node:crypto'
import type {ExprNode} from 'groq-js'
import type {Doc} from './documents.ts'
import {typedError} from './errors.ts'
import {refersTo} from './references.ts'
import {type Search, toFieldSearch, toSearch} from './words.ts'

/**
 * `text::query()` for groq-js, which does not know it. Before parsing, its calls are put into a form that parses; in the
 * parsed query, `field match text::query("one two* -three")` becomes matching of words: all of the plain ones, none of
 * those with a minus. Words in quotes are matched one by one, not as a phrase.
 *
 * Where a document is looked at as a whole, for words or by `references("a")`, groq-js would take all of it apart for each
 * query. There the condition becomes the following of a reference, which groq-js leaves to us.
 */
const MARK = 'text::query'

/** What such a reference begins with; no document can hold it. The number of the search and the document's id follow. */
const REFERENCE = `${MARK} ${randomUUID()} `

/** What in a query only looks like code; a string that does not end is a mistake, which parsing tells. */
export const STRING_OR_COMMENT = /"(?:\\.|[^"\\])*"?|'(?:\\.|[^'\\])*'?|\/\/[^\n]*/.source

const CALLS = new RegExp(`${STRING_OR_COMMENT}|\\btext::query\\s*\\(`, 'g')

/** Puts calls of `text::query()` into a form that can be parsed. */
export function disguiseTextQueries(query: string): string {
  return query.replace(CALLS, (found) => (found.startsWith('text') ? `coalesce("${MARK}", ` : found))
}

/**
 * @returns the query, and the searches of whole documents in it
 * @throws LakeError 400 for a `text::query()` that does not stand on the right of `match`, with a constant text
 */
export function rewriteTextQueries(tree: ExprNode): {tree: ExprNode; searches: Search[]} {
  const searches: Search[] = []
  return {tree: rewrite(tree, searches, false) as ExprNode, searches}
}

const FOUND = {found: true}
const NOT_FOUND = {found: false}

/** What a reference of a rewritten query leads to; undefined for every other reference. */
export function followSearch(
  reference: string,
  searches: Search[],
  documents: ReadonlyMap<string, Doc>,
): {found: boolean} | undefined {
  if (!reference.startsWith(REFERENCE)) return undefined
  const end = reference.indexOf(' ', REFERENCE.length)
  const search = searches[Number(reference.slice(REFERENCE.length, end))]
  const document = documents.get(reference.slice(end + 1))
  return search && document && search(document) ? FOUND : NOT_FOUND
}

type Node = {type: string; [field: string]: unknown}

/** @param ofDocument whether it is a condition on documents, and not on something in them */
function rewrite(value: unknown, searches: Search[], ofDocument: boolean): unknown {
  if (Array.isArray(value)) return value.map((item) => rewrite(item, searches, ofDocument))
  if (!isNode(value) || value.type === 'Value') return value
  if (value.type === 'OpCall' && value.op === 'match') {
    const text = searchedText(value.right)
    if (text !== undefined) {
      if (isWholeDocument(value.left)) return wholeMatching(searches.push(toSearch(text)) - 1)
      const path = ofDocument ? attributePath(value.left) : undefined
      if (path) return wholeMatching(searches.push(toFieldSearch(text, path)) - 1)
      return matching(rewrite(value.left, searches, false), text)
    }
  }
  if (isMarked(value)) {
    throw typedError(400, 'queryError', 'text::query() needs a text, and to stand on the right of "match"')
  }
  const ids = ofDocument ? referencedIds(value) : undefined
  if (ids) return wholeMatching(searches.push((document) => refersTo(document, ids)) - 1)
  const isCondition = (name: string) =>
    (name === 'expr' && value.type === 'Filter' && isEverything(value.base)) ||
    (name === 'args' && value.name === 'score' && isNode(value.base) && isEverything(value.base.base)) ||
    (ofDocument && (CONNECTIVES.includes(value.type) || value.name === 'boost'))
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, rewrite(field, searches, isCondition(name))]),
  )
}

/** What conditions on documents are put together with. */
const CONNECTIVES = ['And', 'Or', 'Not', 'Group']

const isEverything = (node: unknown) => isNode(node) && node.type === 'Everything'

/** The ids in a call of `references()`, where they are all constant. */
function referencedIds(node: Node): string[] | undefined {
  if (node.type !== 'FuncCall' || node.name !== 'references' || !Array.isArray(node.args)) return undefined
  const constant = node.args.every((argument) => isNode(argument) && argument.type === 'Value')
  if (!constant) return undefined
  return node.args.flatMap(({value}) => value).filter((id) => typeof id === 'string')
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
function isWholeDocument(left: unknown): boolean {
  const elements = isNode(left) && left.type === 'Array' && Array.isArray(left.elements) ? left.elements : []
  return [left, ...elements.map(({value}) => value)].some((node) => isNode(node) && node.type === 'This')
}

/** The names in `title.de`; undefined for what is more than names. */
function attributePath(node: unknown): string[] | undefined {
  if (!isNode(node) || node.type !== 'AccessAttribute' || typeof node.name !== 'string') return undefined
  if (node.base === undefined) return [node.name]
  const base = attributePath(node.base)
  return base && [...base, node.name]
}

/** `{"_ref": REFERENCE + "<number> " + _id}->found` */
function wholeMatching(number: number): Node {
  const start: Node = {type: 'Value', value: `${REFERENCE}${number} `}
  const value: Node = {type: 'OpCall', op: '+', left: start, right: {type: 'AccessAttribute', name: '_id'}}
  const reference: Node = {type: 'Object', attributes: [{type: 'ObjectAttributeValue', name: '_ref', value}]}
  return {type: 'AccessAttribute', base: {type: 'Deref', base: reference}, name: 'found'}
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

function isNode(value: unknown): value is Node {
  return value !== null && typeof value === 'object' && 'type' in value
}
