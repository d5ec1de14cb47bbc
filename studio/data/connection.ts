import {createClient, type SanityClient} from '@sanity/client'
import {datasetName} from '../../app/platform/environment.ts'
import {type Environment, Mistake} from './command.ts'

/** Which dataset a command works on, and error messages for when it cannot be reached. */

/** A dataset, with drafts. */
export interface Connection {
  client: SanityClient
  dataset: string
  /** For messages: `dataset “production” of the local lake at http://127.0.0.1:3333`. */
  where: string
  /** Whether it is hosted, not in the local lake. */
  hosted: boolean
}

const tokenHelp =
  'Create one at https://www.sanity.io/manage, under API → Tokens, with the role Editor; an export only reads, and needs no more than Viewer'

/**
 * @param dataset overrides the one in the environment
 * @throws Mistake for a hosted project without a token
 */
export function connect(environment: Environment, dataset = environment.sanity.dataset): Connection {
  const {sanity, localLake, writeToken} = environment
  const project = localLake ? `the local lake at ${localLake}` : `project “${sanity.projectId}”`
  if (!datasetName.test(dataset))
    throw new Mistake(
      `“${dataset}” is no name of a dataset: at most 64 lower-case letters, digits, dashes and underscores, beginning with a letter or a digit.`,
    )
  if (!writeToken)
    throw new Mistake(`SANITY_WRITE_TOKEN is missing, for ${project}, and so is SANITY_TOKEN. ${tokenHelp}.`)
  const client = createClient({
    ...sanity,
    dataset,
    token: writeToken,
    useCdn: false,
    perspective: 'raw',
    maxRetries: 2,
  })
  return {client, dataset, where: `dataset “${dataset}” of ${project}`, hosted: !localLake}
}

/**
 * Checks that the server is up, accepts the token, and has the dataset.
 * @param mayBeNew accepts a missing dataset: the local lake creates it with the first write
 * @throws Mistake that says what is wrong
 */
export async function reach(connection: Connection, mayBeNew = false): Promise<void> {
  const {client, dataset, where, hosted} = connection
  const user = await explaining(connection, () => client.request<{id?: string}>({url: '/users/me'}))
  if (!user?.id) throw new Mistake(`The server of the ${where} is not a content lake.`)
  if (mayBeNew && !hosted) return
  // Not every token may see the list.
  const datasets = await client.datasets.list().catch(() => undefined)
  const names = datasets?.map(({name}) => name)
  if (!names || names.includes(dataset)) return
  const help = hosted ? ' Create it at https://www.sanity.io/manage, under Datasets.' : ''
  throw new Mistake(`There is no ${where}. It has: ${names.join(', ') || 'none yet'}.${help}`)
}

/**
 * Runs work on a dataset and explains its errors.
 * @throws Mistake for a known cause, else the error itself
 */
export async function explaining<Result>(
  connection: Connection,
  work: () => Promise<Result>,
): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    throw explained(error, connection)
  }
}

/** Describes a failed request; returns any other error unchanged. */
export function explained(error: unknown, {client, where, hosted}: Connection): unknown {
  const {statusCode} = error as {statusCode?: number}
  const code = networkCode(error)
  const {apiHost} = client.config()
  if (code)
    return new Mistake(
      hosted
        ? `The ${where} cannot be reached (${code}). Check the network and SANITY_API_HOST.`
        : `The local lake does not respond at ${apiHost}. Start it with “npm start” in another terminal.`,
    )
  if (statusCode === 401 || statusCode === 403)
    return new Mistake(
      hosted
        ? `The ${where} does not take this token (SANITY_WRITE_TOKEN, or else SANITY_TOKEN). ${tokenHelp}.`
        : 'The local lake wants its own token: set LAKE_TOKEN as it was when the lake was started.',
    )
  if (statusCode === 404)
    return new Mistake(
      hosted
        ? `There is no ${where}. Check SANITY_PROJECT_ID and SANITY_DATASET.`
        : `The server at ${apiHost} is not a content lake. Check LAKE_PORT.`,
    )
  return error
}

const networkCodes =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|UND_ERR_\w+)$/

/** The network error code of an error or one of its causes. */
function networkCode(error: unknown, depth = 0): string | undefined {
  if (!(error instanceof Error) || depth > 5) return undefined
  const {code, cause, errors = []} = error as Error & {code?: unknown; errors?: unknown[]}
  if (typeof code === 'string' && networkCodes.test(code)) return code
  return [cause, ...errors].map((inner) => networkCode(inner, depth + 1)).find(Boolean)
}
