import {z} from 'zod'
import type {Params} from '../query/groq.ts'
import {datasetName} from '../store/documents.ts'
import type {Dataset, Store} from '../store/store.ts'
import {httpError, LakeError, notImplemented} from './errors.ts'
import type {Context} from './router.ts'

/** The size limit of a transaction, as hosted: https://www.sanity.io/docs/content-lake/technical-limits */
export const MAX_WRITE_BYTES = 4_000_000

/** `true` or `false` in a query string. */
export const flag = z.enum(['true', 'false']).transform((value) => value === 'true')

/**
 * Reads options from the query string. Ignores names that the schema does not know: clients add tags and hints.
 * @throws LakeError 400 that names every bad option
 */
export function parseOptions<S extends z.ZodType>(schema: S, url: URL): z.output<S> {
  return parseOr400(schema, Object.fromEntries(url.searchParams))
}

/** Validates input against a schema. @throws LakeError 400 that lists what is wrong */
export function parseOr400<S extends z.ZodType>(schema: S, data: unknown): z.output<S> {
  const parsed = schema.safeParse(data)
  if (parsed.success) return parsed.data
  const faults = parsed.error.issues.map(({path, message}) => `${path.join('.') || 'request'}: ${message}`)
  throw httpError(400, faults.join('; '))
}

/** The GROQ parameters in the query string: `$name=<JSON>`. */
export function parseGroqParams(url: URL): Params {
  const given = [...url.searchParams].filter(([name]) => name.startsWith('$'))
  return Object.fromEntries(
    given.map(([name, value]) => [name.slice(1), parseJson(value, `parameter ${name}`)]),
  )
}

/** The dataset in the request's path. @throws LakeError 400 for an invalid name, 501 for an alias */
export function datasetOf(store: Store, {params}: Context): Dataset {
  const name = params.dataset ?? ''
  if (name.startsWith('~')) throw notImplemented('aliases of datasets; give the name of the dataset itself')
  if (!datasetName.test(name)) throw httpError(400, `Invalid dataset name "${name}"`)
  return store.dataset(name)
}

/** Writing needs a credential, so that pages of other origins cannot write. */
export function requireEditor(context: Context) {
  requireSignIn(context, 'Writing')
}

/** @param what for the error message: `Writing`, `Reading users` */
export function requireSignIn({signedIn, throughSite, request}: Context, what: string) {
  if (signedIn) return
  // The site forwards no token with a WebSocket: browsers cannot send one.
  const hasOnlySession = throughSite && request.headers.has('upgrade')
  const how = hasOnlySession ? 'a session: sign in at /studio' : 'a token: send "Authorization: Bearer …"'
  throw httpError(401, `${what} needs ${how}`)
}

/**
 * Reads a JSON body.
 * @param limit in bytes
 * @throws LakeError 415 for another content type or a compressed body, 413 if too large, 400 for invalid JSON
 */
export async function readJson(request: Request, limit: number): Promise<unknown> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json') throw httpError(415, 'Send the body as Content-Type: application/json')
  const bytes = await readBody(request, limit)
  return parseJson(new TextDecoder().decode(bytes), 'body')
}

/**
 * Reads a whole body; stops at the limit, whatever `Content-Length` says.
 * @throws LakeError 415 if compressed, 413 if too large
 */
export async function readBody(request: Request, limit: number): Promise<Buffer> {
  const encoding = request.headers.get('content-encoding') ?? 'identity'
  if (encoding !== 'identity')
    throw httpError(415, `Send the body as it is, without Content-Encoding: ${encoding}`)
  const tooLarge = () => httpError(413, `The body is larger than ${limit} bytes`)
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  try {
    // A cancelled body would break the connection before the client has read the error.
    for await (const chunk of request.body?.values({preventCancel: true}) ?? []) {
      size += chunk.byteLength
      if (size > limit) throw tooLarge()
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof LakeError ? error : httpError(400, 'The body ended early')
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

/** Rejects JSON that a document cannot hold. */
function refuseUnfit(key: string, value: unknown): unknown {
  // Libraries such as groq-js call methods of these names, and `__proto__` changes the object that it is copied into.
  if (key in Object.prototype) throw new Error(`"${key}" cannot be an attribute`)
  // Such a number would be Infinity in memory and null once stored.
  if (typeof value === 'number' && !Number.isFinite(value)) {
    throw new Error(`a number is larger than ${Number.MAX_VALUE}`)
  }
  return value
}
