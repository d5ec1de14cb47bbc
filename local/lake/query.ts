import {z} from 'zod'
import {notImplemented} from './errors.ts'
import {isConstant, type Params, runQuery} from './groq.ts'
import {identityOf} from './identity.ts'
import {datasetOf, flag, parseGroqParams, parseOptions, parseOr400, readJson} from './input.ts'
import {createLru, type Lru} from './lru.ts'
import {type Perspective, parsePerspective, viewOf} from './perspective.ts'
import {type Context, jsonText, type Route} from './router.ts'
import type {Dataset, Store} from './store.ts'

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

type Question = {query: string; params: Params; perspective: Perspective; signedIn: boolean}
type Results = {version: number; texts: Lru<string>}

/** `GET` and `POST /data/query/:dataset`: GROQ in, `{query, result, syncTags, ms}` out. */
export function queryRoutes(store: Store): Route[] {
  const known = new WeakMap<Dataset, Results>()

  function resultsOf(dataset: Dataset): Lru<string> {
    const results = known.get(dataset) ?? {version: 0, texts: createLru<string>(RESULTS_LIMIT, weigh)}
    if (results.version !== dataset.version) results.texts.clear()
    results.version = dataset.version
    known.set(dataset, results)
    return results.texts
  }

  function answer(context: Context, query: string, params: Params): Response {
    const start = performance.now()
    const {perspective, returnQuery, explain} = parseOptions(options, context.url)
    if (explain) throw notImplemented('explain=true')
    const dataset = datasetOf(store, context)
    const text = resultText(dataset, resultsOf(dataset), {
      query,
      params,
      perspective: parsePerspective(perspective ?? null, context.apiVersion),
      signedIn: context.signedIn,
    })
    const echo = returnQuery === false ? '' : `"query":${JSON.stringify(query)},`
    const ms = Math.round(performance.now() - start)
    return jsonText(`{${echo}"result":${text},"syncTags":["s1:${dataset.name}"],"ms":${ms}}`)
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

const weigh = (text: string) => text.length

/** The result as JSON, from the last time where nothing was written since. */
function resultText(dataset: Dataset, known: Lru<string>, question: Question): string {
  const {query, params, perspective, signedIn} = question
  const key = JSON.stringify(question)
  const kept = known.get(key)
  if (kept !== undefined) return kept
  const view = viewOf(dataset, perspective, signedIn)
  const result = runQuery(query, params, view, {identity: identityOf(signedIn), dataset: dataset.name})
  const text = JSON.stringify(result) ?? 'null'
  if (isConstant(query)) known.set(key, text)
  return text
}
