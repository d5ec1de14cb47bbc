import {z} from 'zod'
import {datasetName} from '../../app/environment.ts'
import {httpError, LakeError, notImplemented} from './errors.ts'
import type {Params} from './groq.ts'
import type {Context} from './router.ts'
import type {Dataset, Store} from './store.ts'

/** What a transaction may weigh, as hosted: https://www.sanity.io/docs/content-lake/technical-limits */
export const MAX_WRITE_BYTES = 4_000_000

/** `true` or `false` in a query string. */
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

/**
 * Reads options from the query string. Names the schema does not know are left alone: clients add tags and hints.
 * @throws LakeError 400 that names every bad option
 */
export function parseOptions<S extends z.ZodType>(schema: S, url: URL): z.output<S> {
  return parseOr400(schema, Object.fromEntries(url.searchParams))
}

/** Checks data from outside against a schema; a mismatch is answered with 400 that lists what is wrong. */
export function parseOr400<S extends z.ZodType>(schema: S, data: unknown): z.output<S> {
  const parsed = schema.safeParse(data)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(({path, message}) => `${path.join('.') || 'request'}: ${message}`)
  throw httpError(400, faults.join('; '))
}

/** Query parameters, `$name=<JSON>` each. */
export function parseGroqParams(url: URL): Params {
  const given = [...url.searchParams].filter(([name]) => name.startsWith('$'))
  return Object.fromEntries(
    given.map(([name, value]) => [name.slice(1), parseJson(value, `parameter ${name}`)]),
  )
}

/** The dataset that an address names. */
export function datasetOf(store: Store, {params}: Context): Dataset {
  const name = params.dataset ?? ''
  if (name.startsWith('~')) throw notImplemented('aliases of datasets; give the name of the dataset itself')
  if (!datasetName.test(name)) throw httpError(400, `Invalid dataset name "${name}"`)
  return store.dataset(name)
}

/** Writing needs a credential, so that no page of another origin can do it. */
export function requireEditor(context: Context) {
  requireSignIn(context, 'Writing')
}

/** @param what begins the sentence that refuses it: `Writing`, `Reading users` */
export function requireSignIn({signedIn, throughSite, request}: Context, what: string) {
  if (signedIn) return
  // The site hands on no token with a WebSocket: a browser could not send one.
  const hasOnlySession = throughSite && request.headers.has('upgrade')
  const how = hasOnlySession ? 'a session: sign in at /studio' : 'a token: send "Authorization: Bearer …"'
  throw httpError(401, `${what} needs ${how}`)
}

/**
 * Reads a JSON body.
 * @param limit greatest size in bytes
 * @throws LakeError 415 for another content type or a compressed one, 413 for too much, 400 for what is not JSON
 */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw httpError(415, 'Send the body as Content-Type: application/json')
  const bytes = await readBody(request, limit)
  return parseJson(new TextDecoder().decode(bytes), 'body')
}

/**
 * Reads a whole body; stops at the limit, whatever length was announced.
 * @throws LakeError 415 for a compressed one, 413 for too much
 */
export async function readBody(request: Request, limit: number): Promise<Buffer> {
  const encoding = request.headers.get('content-encoding') ?? 'identity'
  if (encoding !== 'identity')
    throw httpError(415, `Send the body as it is, without Content-Encoding: ${encoding}`)
  const tooLarge = () => httpError(413, `The body is larger than ${limit} bytes`)
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = request.body?.getReader()
  try {
    for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
      size += part.value.byteLength
      if (size > limit) throw tooLarge()
      chunks.push(part.value)
    }
  } catch (error) {
    throw error instanceof LakeError ? error : httpError(400, 'The body ended early')
  } finally {
    reader?.releaseLock()
  }
  return Buffer.concat(chunks)
}

function parseJson(text: string, what: string): unknown {
  try {
    return JSON.parse(text, refuseUnfit)
  } catch (error) {
    throw httpError(400, `Invalid JSON in ${what}: ${error instanceof Error ? error.message : error}`)
  }
}

/** What JSON can say and a document cannot hold. */
function refuseUnfit(key: string, value: unknown): unknown {
  // Such a key would change the objects it is copied into.
  if (key === '__proto__') throw new Error('"__proto__" cannot be an attribute')
  // It would be Infinity until it is stored, and null from then on.
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new Error(`a number is larger than ${Number.MAX_VALUE}`)
  }
  return value
}
