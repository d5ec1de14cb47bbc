import {createClient, type SanityClient} from '@sanity/client'
import {datasetName, parseEnv} from '../../app/environment.ts'
import {Mistake} from './command.ts'

/** Which dataset a command works on, and what to say when it cannot be reached. */

/** What the environment says, by the schema of the site. */
export type Environment = ReturnType<typeof parseEnv>

/** A dataset that is there for reading and writing, drafts included. */
export interface Connection {
  client: SanityClient
  dataset: string
  /** For people: `dataset “production” of the local lake at http://127.0.0.1:3333`. */
  where: string
  /** Whether it is that of a project and not the local lake. */
  hosted: boolean
  /** Where its pictures and files are: `https://cdn.sanity.io`. */
  imageHost: string
}

/** Whether an address is one of the dataset's own pictures or files. Any other in its records, somebody else has put there. */
export const isOwnFile = ({imageHost}: Connection, address: string): boolean => {
  if (!URL.canParse(address)) return false
  const {origin, pathname} = new URL(address)
  return (
    [new URL(imageHost).origin, 'https://cdn.sanity.io'].includes(origin) &&
    /^\/(images|files)\//.test(pathname)
  )
}

const tokenHelp =
  'Create one at https://www.sanity.io/manage, under API → Tokens, with the role Editor; an export only reads, and needs no more than Viewer'

/**
 * @param dataset another one than the environment names
 * @throws Mistake where a hosted project is named and no token
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
  return {
    client,
    dataset,
    where: `dataset “${dataset}” of ${project}`,
    hosted: !localLake,
    imageHost: sanity.imageHost,
  }
}

/** The local lake, also where the environment names a hosted project. */
export function connectLocally(
  {DATA_DIR, LAKE_HOST, LAKE_PORT, LAKE_TOKEN}: NodeJS.ProcessEnv,
  dataset = 'production',
): Connection {
  return connect(parseEnv({DATA_DIR, LAKE_HOST, LAKE_PORT, LAKE_TOKEN}), dataset)
}

/**
 * Makes sure that the other side answers, takes the token, and has the dataset.
 * @param mayBeNew whether a dataset that is not there yet is right: the local lake makes it when it is first written to
 * @throws Mistake that says what is wrong
 */
export async function reach(connection: Connection, mayBeNew = false): Promise<void> {
  const user: {id?: string} = await connection.client
    .request({url: '/users/me'})
    .catch((error: unknown) => Promise.reject(explained(error, connection)))
  if (!user?.id) throw new Mistake(`What answers for the ${connection.where} is no content lake.`)
  const names = await datasetNames(connection)
  if (mayBeNew && !connection.hosted) return
  if (names && !names.includes(connection.dataset)) {
    const where = connection.hosted ? ' Create it at https://www.sanity.io/manage, under Datasets.' : ''
    throw new Mistake(`There is no ${connection.where}. It has: ${names.join(', ') || 'none yet'}.${where}`)
  }
}

/** Not every token may see the list. */
export async function datasetNames({client}: Connection): Promise<string[] | undefined> {
  try {
    return (await client.datasets.list()).map(({name}) => name)
  } catch {
    return undefined
  }
}

/**
 * Does what needs a dataset. Should that fail on the way there, the error names this dataset and no other.
 * @throws Mistake that says what is wrong, where that is known
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

/** What a failed request means, in words; an error that is none of these comes back as it is. */
export function explained(error: unknown, {client, where, hosted}: Connection): unknown {
  const code = networkCode(error)
  if (code && !hosted)
    return new Mistake(
      `The local lake does not answer at ${client.config().apiHost}. Start it with “npm start” in another terminal.`,
    )
  if (code)
    return new Mistake(`The ${where} cannot be reached (${code}). Check the network and SANITY_API_HOST.`)
  const {statusCode} = error as {statusCode?: number}
  if ((statusCode === 401 || statusCode === 403) && !hosted)
    return new Mistake(
      'The local lake wants its own token: set LAKE_TOKEN as it was when the lake was started.',
    )
  if (statusCode === 401 || statusCode === 403)
    return new Mistake(
      `The ${where} does not take this token (SANITY_WRITE_TOKEN, or else SANITY_TOKEN). ${tokenHelp}.`,
    )
  if (statusCode === 404 && !hosted)
    return new Mistake(`What answers at ${client.config().apiHost} is no content lake. Check LAKE_PORT.`)
  if (statusCode === 404)
    return new Mistake(`There is no ${where}. Check SANITY_PROJECT_ID and SANITY_DATASET.`)
  return error
}

const networkCodes =
  /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|UND_ERR_\w+)$/

/** The reason of the system, however deep the libraries have wrapped it. */
function networkCode(error: unknown, depth = 0): string | undefined {
  if (!(error instanceof Error) || depth > 5) return undefined
  const {code, cause, errors = []} = error as Error & {code?: unknown; errors?: unknown[]}
  if (typeof code === 'string' && networkCodes.test(code)) return code
  return [cause, ...errors].map((inner) => networkCode(inner, depth + 1)).find(Boolean)
}
