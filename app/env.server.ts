import {z} from 'zod'
import {languages} from './i18n/languages.ts'

/**
 * The environment of the site: the only place that reads `process.env`. `.env.example` explains every variable.
 */

const port = (fallback: number) => z.coerce.number().int().min(0).max(65535).default(fallback)

/** An empty variable counts as not set, as in a copied `.env.example`. */
const optional = <Schema extends z.ZodType>(schema: Schema) =>
  z.union([z.literal('').transform(() => undefined), schema]).optional()

const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address that starts with http:// or https://',
})

const variables = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
    PORT: port(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    PUBLIC_URL: optional(webAddress),
    DATA_DIR: z.string().min(1).default('.data'),
    DEFAULT_LANGUAGE: z.enum(languages).default('de'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    LAKE_PORT: port(3333),
    SANITY_PROJECT_ID: optional(
      z.string().regex(/^[a-z0-9-]+$/, 'has lower-case letters, digits and dashes only'),
    ),
    SANITY_DATASET: z
      .string()
      .regex(/^[a-z0-9_][a-z0-9_-]{0,63}$/, 'has lower-case letters, digits, dashes and underscores only')
      .default('production'),
    SANITY_API_VERSION: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}$/, 'is a date such as 2025-02-19')
      .default('2025-02-19'),
    SANITY_API_HOST: optional(webAddress),
    SANITY_TOKEN: optional(z.string()),
    FOUNDATION_PORT: port(4000),
    FOUNDATION_API_URL: optional(webAddress),
  })
  .superRefine((values, context) => {
    if (values.SANITY_API_HOST && !values.SANITY_PROJECT_ID)
      context.addIssue({
        code: 'custom',
        path: ['SANITY_PROJECT_ID'],
        message: 'is missing, although SANITY_API_HOST is set',
      })
  })

type Variables = z.infer<typeof variables>

/** The lake that answers content queries: hosted where a project is named, otherwise the one on this machine. */
function sanityOf(values: Variables) {
  const shared = {
    dataset: values.SANITY_DATASET,
    apiVersion: values.SANITY_API_VERSION,
    token: values.SANITY_TOKEN,
  }
  const apiHost = values.SANITY_PROJECT_ID ? values.SANITY_API_HOST : `http://127.0.0.1:${values.LAKE_PORT}`
  const projectId = values.SANITY_PROJECT_ID ?? 'local'
  return apiHost
    ? {...shared, projectId, apiHost, useProjectHostname: false, imageHost: apiHost}
    : {...shared, projectId, imageHost: 'https://cdn.sanity.io'}
}

const withoutTrailingSlash = (address: string) => address.replace(/\/+$/, '')

/**
 * Reads the environment.
 * @throws an error whose message names every variable that is wrong, and how.
 */
export function parseEnv(source: Record<string, string | undefined>) {
  const {success, data, error} = variables.safeParse(source)
  if (!success) {
    const lines = error.issues.map(({path, message}) => `  ${path.join('.')}: ${message}`)
    throw new Error(`The environment is not right (see .env.example):\n${lines.join('\n')}`)
  }
  return {
    production: data.NODE_ENV === 'production',
    port: data.PORT,
    host: data.HOST,
    publicUrl: withoutTrailingSlash(data.PUBLIC_URL ?? `http://localhost:${data.PORT}`),
    dataDir: data.DATA_DIR,
    defaultLanguage: data.DEFAULT_LANGUAGE,
    logLevel: data.LOG_LEVEL,
    sanity: sanityOf(data),
    foundationApi: withoutTrailingSlash(
      data.FOUNDATION_API_URL ?? `http://127.0.0.1:${data.FOUNDATION_PORT}/api/v1`,
    ),
  }
}

export const env = parseEnv(process.env)
