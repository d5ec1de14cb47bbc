import {type ExprNode, evaluateSync, GroqSyntaxError, parse, toJS} from 'groq-js'
import type {Doc} from './documents.ts'
import {LakeError, notImplemented, typedError} from './errors.ts'
import {PROJECT_ID} from './identity.ts'
import {createLru} from './lru.ts'
import {disguiseTextQueries, followSearch, rewriteTextQueries, STRING_OR_COMMENT} from './text-search.ts'
import type {Search} from './words.ts'

export type Params = Record<string, unknown>

/** The documents that a query sees, and how its references are followed. */
export type View = {documents: Doc[]; byId: ReadonlyMap<string, Doc>}

/** Who asks, for `identity()`, and which dataset `sanity::dataset()` names. */
export type Environment = {identity: string; dataset: string}

const PARSED_QUERIES = 500

/** Functions of the hosted lake that groq-js does not know, or only by name; strings and comments are stepped over. */
const MISSING = new RegExp(
  `${STRING_OR_COMMENT}|\\b(?<name>text::semanticSimilarity|(?:geo|documents|media|user)::\\w+)(?=\\s*\\()`,
  'g',
)
const NOT_CONSTANT = /\b(?:now|random)\s*\(/

/** A query ready to run, and the searches of whole documents in it. */
type ParsedQuery = {tree: ExprNode; searches: Search[]}

const parsed = createLru<ParsedQuery>(PARSED_QUERIES)

/**
 * Parses a query. groq-js binds parameters while it parses, hence they are needed here too.
 * @throws LakeError 400 with the position of the fault; 501 for a function that is missing here
 */
export function parseQuery(query: string, params: Params): ParsedQuery {
  const key = `${query}\0${JSON.stringify(params)}`
  const known = parsed.get(key)
  if (known) return known
  const [missing] = [...query.matchAll(MISSING)].flatMap(({groups}) => groups?.name ?? [])
  if (missing) throw notImplemented(`the GROQ function ${missing}()`)
  try {
    // groq-js takes a comment for one only where its line ends.
    const ready = rewriteTextQueries(parse(`${disguiseTextQueries(query)}\n`, {params}))
    const unbound = unboundParameter(ready.tree)
    if (unbound !== undefined) throw unboundError(query, unbound)
    parsed.set(key, ready)
    return ready
  } catch (error) {
    throw error instanceof LakeError ? error : queryParseError(query, error)
  }
}

/** Whether the same query on the same documents always has the same result. */
export function isConstant(query: string): boolean {
  return !NOT_CONSTANT.test(query)
}

/**
 * Runs a query; the result is plain data.
 * @param follow told of every reference that is followed: the document found, or undefined
 */
export function runQuery(
  query: string,
  params: Params,
  view: View,
  {identity, dataset}: Environment,
  follow: (document: Doc | undefined) => void = () => {},
): unknown {
  const {tree, searches} = parseQuery(query, params)
  try {
    const value = evaluateSync(tree, {
      dataset: view.documents,
      params,
      identity,
      sanity: {projectId: PROJECT_ID, dataset},
      dereference: ({_ref}: {_ref: string}) => {
        const search = followSearch(_ref, searches, view.byId)
        if (search) return search
        const document = view.byId.get(_ref)
        follow(document)
        return document
      },
    })
    return toJS(value)
  } catch (error) {
    throw evaluationError(error)
  }
}

/** Ids of the documents that a query selects; what it returns must carry `_id`. */
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

/** The name of a parameter that nobody has given. groq-js takes it for null, and would select what has no such field. */
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
  // Faults found after the syntax (an unknown function, say) have no position: the whole query is marked.
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
