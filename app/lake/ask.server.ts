import {
  type ClientConfig,
  type ContentSourceMap,
  createClient,
  type QueryOptions,
  type SanityClient,
} from '@sanity/client'
import {z} from 'zod'
import {noted} from '~/platform/calls.server'
import {env} from '~/platform/env.server'

/** Queries of the Content Lake, with a timeout and a check of the response. */

/** What a query returns: a document, which may be missing, or a list. TypeGen types their fields, see decision 0006. */
export const documentShape = z.looseObject({}).nullable()
export const listShape = z.array(z.looseObject({}))

/** Timeout of a request, in milliseconds. */
const longestWait = 5_000

/** A client of the configured lake. */
export const lakeClient = (config: ClientConfig = {}): SanityClient =>
  createClient({...env.sanity, useCdn: false, maxRetries: 1, timeout: longestWait, ...config})

/**
 * Runs a query.
 * @throws if the lake does not respond, or not with a query result but, for example, with a proxy's error page
 */
export async function askLake<Content>(
  client: SanityClient,
  shape: z.ZodType<Content>,
  query: string,
  params: Record<string, unknown>,
): Promise<Content> {
  return (await askWithSources(client, shape, query, params, {})).result
}

/** Like {@link askLake}, with the source map of its texts if the options ask for it. */
export function askWithSources<Content>(
  client: SanityClient,
  shape: z.ZodType<Content>,
  query: string,
  params: Record<string, unknown>,
  options: Pick<QueryOptions, 'perspective' | 'resultSourceMap'>,
): Promise<{result: Content; resultSourceMap?: ContentSourceMap}> {
  const envelope = z.object({
    ms: z.number(),
    result: shape,
    resultSourceMap: z.custom<ContentSourceMap>().optional(),
  })
  const response = client.fetch<unknown>(query, params, {
    ...options,
    filterResponse: false,
    returnQuery: false,
    signal: AbortSignal.timeout(longestWait),
  })
  return noted(
    'lake',
    response.then((body) => {
      const {success, data} = envelope.safeParse(body)
      if (success) return data
      throw new Error('Invalid response from the Content Lake')
    }),
  )
}
