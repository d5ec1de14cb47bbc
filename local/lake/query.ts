import {z} from 'zod'
import {MOST_QUERY_MS, within} from './bounded.ts'
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
/** Result and tags, as JSON each. */
type Answer = {result: string; tags: string}
type Results = {version: number; answers: Lru<Answer>}

/** `GET` and `POST /data/query/:dataset`: GROQ in, `{query, result, syncTags, ms}` out. */
export function queryRoutes(store: Store): Route[] {
  const known = new WeakMap<Dataset, Results>()

  function resultsOf(dataset: Dataset): Lru<Answer> {
    const results = known.get(dataset) ?? {version: 0, answers: createLru<Answer>(RESULTS_LIMIT, weigh)}
    if (results.version !== dataset.version) results.answers.clear()
    results.version = dataset.version
    known.set(dataset, results)
    return results.answers
  }

  function answer(context: Context, query: string, params: Params): Response {
    const start = performance.now()
    const {perspective, returnQuery, explain} = parseOptions(options, context.url)
    if (explain) throw notImplemented('explain=true')
    const dataset = datasetOf(store, context)
    const {result, tags} = answerTo(dataset, resultsOf(dataset), {
      query,
      params,
      perspective: parsePerspective(perspective ?? null, context.apiVersion),
      signedIn: context.signedIn,
      address: context.address,
    })
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
        return answer(context, query, parseGroqParams(context.url))
      },
    },
    {
      method: 'POST',
      path,
      versioned: true,
      handle: async (context) => {
        const body = parseOr400(inBody, await readJson(context.request, MAX_QUERY_BYTES))
        return answer(context, body.query, body.params ?? {})
      },
    },
  ]
}

const weigh = ({result, tags}: Answer) => result.length + tags.length

/** The answer from the last time where nothing was written since. */
function answerTo(dataset: Dataset, known: Lru<Answer>, question: Question): Answer {
  const {query, params, ...reader} = question
  const key = JSON.stringify(question)
  const kept = known.get(key)
  if (kept !== undefined) return kept
  const view = viewOf(dataset, reader)
  const environment = {identity: identityOf(reader.signedIn), dataset: dataset.name}
  const followed = new Set<string | undefined>()
  const follow = (document: Doc | undefined) => followed.add(document?._type)
  const ready = within(
    MOST_QUERY_MS,
    () => JSON.stringify(runQuery(query, params, view, environment, follow)) ?? 'null',
  )
  if (!ready) throw tooLong()
  const types = typesRead(filteredTypes(parseQuery(query, params).tree), followed)
  const answer = {
    result: ready.result,
    tags: JSON.stringify(tagsOfQuery(dataset.name, types)),
  }
  if (isConstant(query)) known.set(key, answer)
  return answer
}

function tooLong() {
  const description = `This query takes more than ${MOST_QUERY_MS / 1000} s, which the local lake allows to none: ask for less at once`
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
