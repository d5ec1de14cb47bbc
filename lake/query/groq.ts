import {type ExprNode, evaluateSync, GroqSyntaxError, parse, toJS} from 'groq-js'
import {LRUCache} from 'lru-cache'
import {LakeError, notImplemented, typedError} from '../http/errors.ts'
import {PROJECT_ID} from '../http/identity.ts'
import type {Doc} from '../store/documents.ts'
import {followSearch, rewriteTextQueries} from './text-search.ts'
import type {Search} from './words.ts'

export type Params = Record<string, unknown>

/** The documents that a query sees, and how it resolves references. */
export type View = {documents: Doc[]; byId: Pick<ReadonlyMap<string, Doc>, 'get'>}

/** Values of `identity()` and `sanity::dataset()`. */
export type Environment = {identity: string; dataset: string}

const PARSED_QUERIES = 500

const NOT_CONSTANT = /\b(?:now|random)\s*\(/

/** A parsed query, and its searches of whole documents. */
type ParsedQuery = {tree: ExprNode; searches: Search[]}

const parsed = new LRUCache<string, ParsedQuery>({max: PARSED_QUERIES})

/**
 * Parses a query. groq-js binds parameters while it parses.
 * @throws LakeError 400 with the position of the error
 */
export function parseQuery(query: string, params: Params): ParsedQuery {
  const key = `${query}\0${JSON.stringify(params)}`
  const known = parsed.get(key)
  if (known) return known
  try {
    // groq-js recognises a comment only if a line break ends it.
    const ready = rewriteTextQueries(parse(`${query}\n`, {params}))
    const unbound = unboundParameter(ready.tree)
    if (unbound !== undefined) throw unboundError(query, unbound)
    parsed.set(key, ready)
    return ready
  } catch (error) {
    throw error instanceof LakeError ? error : queryParseError(query, error)
  }
}

/** Whether a query is deterministic, so that its result can be cached. */
export function isConstant(query: string): boolean {
  return !NOT_CONSTANT.test(query)
}

/** Runs a query; the result is plain data. */
export function runQuery(
  query: string,
  params: Params,
  view: View,
  {identity, dataset}: Environment,
): unknown {
  const {tree, searches} = parseQuery(query, params)
  try {
    const value = evaluateSync(tree, {
      dataset: view.documents,
      params,
      identity,
      sanity: {projectId: PROJECT_ID, dataset},
      dereference: ({_ref}: {_ref: string}) => {
        return followSearch(_ref, searches, view.byId) ?? view.byId.get(_ref)
      },
    })
    return toJS(value)
  } catch (error) {
    throw evaluationError(error)
  }
}

/** Ids of the documents that a query selects; it must return objects with `_id`. */
export function matchingIds(
  query: string,
  params: Params,
  byId: ReadonlyMap<string, Doc>,
  dataset: string,
): string[] {
  const found = runQuery(query, params, {documents: [...byId.values()], byId}, {identity: '', dataset})
  const items = Array.isArray(found) ? found : [found]
  return items.flatMap((item: unknown) => {
    const id = item !== null && typeof item === 'object' && '_id' in item ? item._id : undefined
    return typeof id === 'string' ? [id] : []
  })
}

/** The name of a missing parameter. groq-js treats it as null, and would select documents without that field. */
function unboundParameter(tree: unknown): string | undefined {
  if (tree === null || typeof tree !== 'object') return undefined
  const {type, name} = tree as {type?: unknown; name?: unknown}
  if (type === 'Parameter') return String(name)
  return Object.values(tree)
    .map(unboundParameter)
    .find((found) => found !== undefined)
}

function unboundError(query: string, name: string): LakeError {
  const start = query.indexOf(`$${name}`)
  const end = start + name.length + 1
  return typedError(400, 'queryParseError', `param $${name} referenced, but not provided`, {
    query,
    start,
    end,
  })
}

function queryParseError(query: string, error: unknown): LakeError {
  const description = error instanceof Error ? error.message : String(error)
  // Errors beyond the syntax, such as an unknown function, have no position: the whole query is marked.
  const position =
    error instanceof GroqSyntaxError ? Math.max(0, Math.min(error.position, query.length - 1)) : undefined
  const [start, end] = [position ?? 0, position ?? query.length]
  return typedError(400, 'queryParseError', description, {query, start, end})
}

function evaluationError(error: unknown): LakeError {
  if (error instanceof LakeError) return error
  const reason = error instanceof Error ? error.message : String(error)
  if (/not implemented|not supported/i.test(reason)) return notImplemented(`a part of this query (${reason})`)
  return typedError(400, 'queryError', reason)
}
