import {randomUUID} from 'node:crypto'
import type {ExprNode} from 'groq-js'
import {typedError} from '../http/errors.ts'
import type {Doc} from '../store/documents.ts'
import {type Search, termsOf, toSearch} from './words.ts'

/**
 * `text::query()`, which groq-js parses, but cannot run. `field match text::query("one two* -three")` becomes `match`: all
 * plain words, none of those with a minus.
 *
 * To search whole documents, groq-js would scan every document in every query. Such a condition becomes a dereference,
 * which groq-js leaves to us. Prefix of such a reference, impossible in documents; the search's number and the document's
 * id follow.
 */
const REFERENCE = `text::query ${randomUUID()} `

/**
 * @returns the query, and its searches of whole documents
 * @throws LakeError 400 for a `text::query()` that is not on the right of `match` with a constant text
 */
export function rewriteTextQueries(tree: ExprNode): {tree: ExprNode; searches: Search[]} {
  const searches: Search[] = []
  return {tree: rewrite(tree, searches) as ExprNode, searches}
}

/** The target of a reference in a rewritten query; undefined for every other reference. */
export function followSearch(
  reference: string,
  searches: Search[],
  documents: Pick<ReadonlyMap<string, Doc>, 'get'>,
): {found: boolean} | undefined {
  if (!reference.startsWith(REFERENCE)) return undefined
  const end = reference.indexOf(' ', REFERENCE.length)
  const search = searches[Number(reference.slice(REFERENCE.length, end))]
  const document = documents.get(reference.slice(end + 1))
  return {found: Boolean(search && document && search(document))}
}

type Node = {type: string; [field: string]: unknown}

function rewrite(value: unknown, searches: Search[]): unknown {
  if (Array.isArray(value)) return value.map((item) => rewrite(item, searches))
  if (!isNode(value) || value.type === 'Value') return value
  const text = value.type === 'OpCall' && value.op === 'match' ? searchedText(value.right) : undefined
  if (text !== undefined) {
    return isWholeDocument(value.left)
      ? searching(searches.push(toSearch(text)) - 1)
      : matching(rewrite(value.left, searches), text)
  }
  if (isTextQuery(value))
    throw typedError(400, 'queryError', 'text::query() takes a constant text, on the right of "match"')
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, rewrite(field, searches)]))
}

function isTextQuery(node: unknown): node is Node & {args: [unknown]} {
  return isNode(node) && node.type === 'FuncCall' && node.namespace === 'text' && node.name === 'query'
}

function searchedText(node: unknown): string | undefined {
  if (!isTextQuery(node)) return undefined
  const [text] = node.args
  return isNode(text) && text.type === 'Value' && typeof text.value === 'string' ? text.value : undefined
}

/** `@` and `[@, …]` are the document as a whole. */
function isWholeDocument(left: unknown): boolean {
  const elements = isNode(left) && left.type === 'Array' && Array.isArray(left.elements) ? left.elements : []
  return [left, ...elements.map(({value}) => value)].some((node) => isNode(node) && node.type === 'This')
}

/** `{"_ref": REFERENCE + "<number> " + _id}->found` */
function searching(number: number): Node {
  const start: Node = {type: 'Value', value: `${REFERENCE}${number} `}
  const value: Node = {type: 'OpCall', op: '+', left: start, right: {type: 'AccessAttribute', name: '_id'}}
  const reference: Node = {type: 'Object', attributes: [{type: 'ObjectAttributeValue', name: '_ref', value}]}
  return {type: 'AccessAttribute', base: {type: 'Deref', base: reference}, name: 'found'}
}

function matching(left: unknown, text: string): Node {
  const {wanted, unwanted} = termsOf(text)
  const matches = (pattern: string): Node => ({
    type: 'OpCall',
    op: 'match',
    left,
    right: {type: 'Value', value: pattern},
  })
  const conditions: Node[] = unwanted.map((term) => ({type: 'Not', base: matches(term)}))
  if (wanted.length > 0 || conditions.length === 0) conditions.unshift(matches(wanted.join(' ')))
  return conditions.reduce((all, condition) => ({type: 'And', left: all, right: condition}))
}

function isNode(value: unknown): value is Node {
  return value !== null && typeof value === 'object' && 'type' in value
}
