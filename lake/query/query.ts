import {LRUCache} from 'lru-cache'
import {z} from 'zod'
import {notImplemented} from '../http/errors.ts'
import {identityOf} from '../http/identity.ts'
import {datasetOf, flag, parseGroqParams, parseOptions, parseOr400, readJson} from '../http/input.ts'
import {type Context, jsonText, type Route} from '../http/router.ts'
import type {Dataset, Store} from '../store/store.ts'
import {isConstant, type Params, runQuery, type View} from './groq.ts'
import {parsePerspective, type Reader, viewOf} from './perspective.ts'
import {sourceMapOf} from './source-map.ts'

/** As hosted: https://www.sanity.io/docs/content-lake/technical-limits */
const MAX_QUERY_BYTES = 300_000
/** Size of the result cache for each dataset, in characters of JSON. */
const MAX_CACHED = 32_000_000

const inAddress = z.object({query: z.string()})
const inBody = inAddress.extend({params: z.record(z.string(), z.unknown()).optional()})
const options = z.object({
  perspective: z.string().optional(),
  returnQuery: flag.optional(),
  explain: flag.optional(),
  resultSourceMap: z
    .enum(['true', 'false', 'withKeyArraySelector'])
    .transform((value) => value !== 'false')
    .optional(),
})

type Question = {reader: Reader; query: string; params: Params; withSources: boolean}
/** Results as JSON, valid for one version of a dataset. */
type Results = {version: number; byQuestion: LRUCache<string, string>}

/** Links query results to the live events that make them stale: one tag for each dataset. */
export const syncTagsOf = (dataset: string) => [`s1:${dataset}`]

/** `GET` and `POST /data/query/:dataset`: runs GROQ and returns `{query, result, syncTags, ms}`. */
export function queryRoutes(store: Store): Route[] {
  const cache = new WeakMap<Dataset, Results>()

  function resultsOf(dataset: Dataset): Results['byQuestion'] {
    const {version} = dataset
    const cached = cache.get(dataset)
    if (cached?.version === version) return cached.byQuestion
    const byQuestion = new LRUCache<string, string>({
      maxSize: MAX_CACHED,
      sizeCalculation: (result, question) => result.length + question.length,
    })
    cache.set(dataset, {version, byQuestion})
    return byQuestion
  }

  function respond(context: Context, query: string, params: Params): Response {
    const start = performance.now()
    const {perspective, returnQuery, explain, resultSourceMap = false} = parseOptions(options, context.url)
    if (explain) throw notImplemented('explain=true')
    const dataset = datasetOf(store, context)
    const question = {
      query,
      params,
      withSources: resultSourceMap,
      reader: {
        perspective: parsePerspective(perspective ?? null, context.apiVersion),
        signedIn: context.signedIn,
        address: context.address,
      },
    }
    const result = resultOf(dataset, resultsOf(dataset), question)
    const echo = returnQuery === false ? '' : `"query":${JSON.stringify(query)},`
    const ms = Math.round(performance.now() - start)
    const tags = JSON.stringify(syncTagsOf(dataset.name))
    return jsonText(`{${echo}${result},"syncTags":${tags},"ms":${ms}}`)
  }

  const path = '/data/query/:dataset'
  return [
    {
      method: 'GET',
      path,
      handle: (context) =>
        respond(context, parseOptions(inAddress, context.url).query, parseGroqParams(context.url)),
    },
    {
      method: 'POST',
      path,
      handle: async (context) => {
        const {query, params = {}} = parseOr400(inBody, await readJson(context.request, MAX_QUERY_BYTES))
        return respond(context, query, params)
      },
    },
  ]
}

/** The result as JSON attributes, with a source map if requested; cached. */
function resultOf(dataset: Dataset, results: Results['byQuestion'], question: Question): string {
  const {query, params, reader, withSources} = question
  const key = JSON.stringify(question)
  const cached = results.get(key)
  if (cached !== undefined) return cached
  const environment = {identity: identityOf(reader.signedIn), dataset: dataset.name}
  const run = (view: View) => runQuery(query, params, view, environment)
  const view = viewOf(dataset, reader)
  const result = run(view) ?? null
  const sources = withSources ? `,"resultSourceMap":${JSON.stringify(sourceMapOf(result, view, run))}` : ''
  const json = `"result":${JSON.stringify(result)}${sources}`
  if (isConstant(query)) results.set(key, json)
  return json
}
