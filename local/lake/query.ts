import {z} from 'zod'
import {mostQueryMs, within} from './bounded.ts'
import type {Doc} from './documents.ts'
import {notImplemented, typedError} from './errors.ts'
import {isConstant, type Params, parseQuery, runQuery} from './groq.ts'
import {identityOf} from './identity.ts'
import {datasetOf, flag, parseGroqParams, parseOptions, parseOr400, readJson} from './input.ts'
import {createLru, type Lru} from './lru.ts'
import {parsePerspective, type Reader, viewOf} from './perspective.ts'
import {type Context, jsonText, type Route} from './router.ts'
import type {Dataset, Store} from './store.ts'
import {filteredTypes, tagsOfQuery} from './sync-tags.ts'
import {createUnhurried} from './unhurried.ts'

/** As hosted: https://www.sanity.io/docs/content-lake/technical-limits */
const MAX_QUERY_BYTES = 300_000
/** Characters of JSON kept for each dataset. */
const RESULTS_LIMIT = 32_000_000

const inAddress = z.object({query: z.string()})
const inBody = inAddress.extend({params: z.record(z.string(), z.unknown()).optional()})
const options = z.object({
  perspective: z.string().optional(),
  returnQuery: flag.optional(),
  explain: flag.optional(),
})

type Question = Reader & {query: string; params: Params}
type Asked = Pick<Question, 'query' | 'params'>
/** Result and tags, as JSON each. */
type Answer = {result: string; tags: string}
type Results = {version: number; answers: Lru<Answer>}

/** `GET` and `POST /data/query/:dataset`: GROQ in, `{query, result, syncTags, ms}` out. */
export function queryRoutes(store: Store): Route[] {
  const known = new WeakMap<Dataset, Results>()
  const unhurried = createUnhurried()

  function resultsOf(dataset: Dataset): Lru<Answer> {
    const results = known.get(dataset) ?? {version: 0, answers: createLru<Answer>(RESULTS_LIMIT, weigh)}
    if (results.version !== dataset.version) results.answers.clear()
    results.version = dataset.version
    known.set(dataset, results)
    return results.answers
  }

  /** Edits and the site's own questions go before those of browsers. */
  const answer = (context: Context, asked: Asked): Response | Promise<Response> =>
    context.throughSite
      ? unhurried(context.request.signal, () => answerNow(context, asked))
      : answerNow(context, asked)

  function answerNow(context: Context, {query, params}: Asked): Response {
    const start = performance.now()
    const {perspective, returnQuery, explain} = parseOptions(options, context.url)
    if (explain) throw notImplemented('explain=true')
    const dataset = datasetOf(store, context)
    const question = {
      query,
      params,
      perspective: parsePerspective(perspective ?? null, context.apiVersion),
      signedIn: context.signedIn,
      address: context.address,
    }
    const mostMs = mostQueryMs(context.throughSite)
    const {result, tags} = answerTo(dataset, resultsOf(dataset), question, mostMs)
    const echo = returnQuery === false ? '' : `"query":${JSON.stringify(query)},`
    const ms = Math.round(performance.now() - start)
    return jsonText(`{${echo}"result":${result},"syncTags":${tags},"ms":${ms}}`)
  }

  const path = '/data/query/:dataset'
  return [
    {
      method: 'GET',
      path,
      versioned: true,
      handle: (context) => {
        const {query} = parseOptions(inAddress, context.url)
        return answer(context, {query, params: parseGroqParams(context.url)})
      },
    },
    {
      method: 'POST',
      path,
      versioned: true,
      handle: async (context) => {
        const body = parseOr400(inBody, await readJson(context.request, MAX_QUERY_BYTES))
        return answer(context, {query: body.query, params: body.params ?? {}})
      },
    },
  ]
}

const weigh = ({result, tags}: Answer) => result.length + tags.length

/** The answer from the last time where nothing was written since. */
function answerTo(dataset: Dataset, known: Lru<Answer>, question: Question, mostMs: number): Answer {
  const {query, params, ...reader} = question
  const key = JSON.stringify(question)
  const kept = known.get(key)
  if (kept !== undefined) return kept
  const view = viewOf(dataset, reader)
  const environment = {identity: identityOf(reader.signedIn), dataset: dataset.name}
  const followed = new Set<string | undefined>()
  const follow = (document: Doc | undefined) => followed.add(document?._type)
  const ready = within(
    mostMs,
    () => JSON.stringify(runQuery(query, params, view, environment, follow)) ?? 'null',
  )
  if (!ready) throw tooLong(mostMs)
  const types = typesRead(filteredTypes(parseQuery(query, params).tree), followed)
  const answer = {
    result: ready.result,
    tags: JSON.stringify(tagsOfQuery(dataset.name, types)),
  }
  if (isConstant(query)) known.set(key, answer)
  return answer
}

function tooLong(mostMs: number) {
  const description = `This query takes more than ${mostMs / 1000} s, which the local lake allows to none: ask for less at once`
  return typedError(400, 'queryError', description)
}

/** @param followed types of the documents that references led to; undefined for one that led to none */
function typesRead(
  filtered: Set<string> | undefined,
  followed: Set<string | undefined>,
): Set<string> | undefined {
  if (!filtered) return undefined
  const types = [...filtered, ...followed]
  return types.every((type) => type !== undefined) ? new Set(types) : undefined
}
