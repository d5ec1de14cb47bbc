import {resolve} from 'node:path'
import {z} from 'zod'

/** What `npm start` itself reads from the environment. The site reads its own variables, see app/env.server.ts. */
export type Settings = {
  /** Ports on this machine. A stand-in whose service is configured has no port. */
  ports: {site: number; lake?: number; foundation?: number}
  /** Absolute path of the directory in which the stand-ins keep their data. */
  dataDir: string
  /** Id of the hosted Sanity project, when the content comes from there. */
  hostedProject?: string
  /** Address of the foundation's API, when messages go there. */
  foundationApi?: string
}

const port = z
  .string()
  .regex(/^\d+$/, 'must be a port number such as 3000')
  .transform(Number)
  .refine((value) => value >= 1 && value <= 65_535, 'must be a port number from 1 to 65535')

const Environment = z.object({
  PORT: port.default(3000),
  LAKE_PORT: port.default(3333),
  FOUNDATION_PORT: port.default(4000),
  DATA_DIR: z.string().default('.data'),
  SANITY_PROJECT_ID: z
    .string()
    .regex(/^[a-z0-9][a-z0-9-]*$/, 'must be the id of a Sanity project, such as "zp7mbokg"')
    .optional(),
  FOUNDATION_API_URL: z
    .url({protocol: /^https?$/, error: 'must be an address such as https://api.example.org/api/v1'})
    .optional(),
})

/**
 * Reads the settings. A variable that is empty counts as not set.
 *
 * @param root Directory that a relative DATA_DIR starts from.
 * @throws Error that lists every wrong variable, one per line.
 */
export function readSettings(env: Record<string, string | undefined>, root: string): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success)
    throw new Error(
      listProblems(parsed.error.issues.map(({path, message}) => `${path.join('.')} ${message}`)),
    )
  const {PORT, LAKE_PORT, FOUNDATION_PORT, DATA_DIR, SANITY_PROJECT_ID, FOUNDATION_API_URL} = parsed.data
  const ports: Settings['ports'] = {
    site: PORT,
    ...(!SANITY_PROJECT_ID && {lake: LAKE_PORT}),
    ...(!FOUNDATION_API_URL && {foundation: FOUNDATION_PORT}),
  }
  if (new Set(Object.values(ports)).size < Object.values(ports).length) {
    throw new Error(listProblems(['PORT, LAKE_PORT and FOUNDATION_PORT must be different']))
  }
  return {
    ports,
    dataDir: resolve(root, DATA_DIR),
    ...(SANITY_PROJECT_ID && {hostedProject: SANITY_PROJECT_ID}),
    ...(FOUNDATION_API_URL && {foundationApi: FOUNDATION_API_URL}),
  }
}

function listProblems(problems: string[]): string {
  return ['The environment (or .env) needs mending:', ...problems.map((problem) => `  ${problem}`)].join('\n')
}
