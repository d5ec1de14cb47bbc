import {z} from 'zod'
import {languages} from '../i18n/languages.ts'
import {
  atLeastOne,
  datasetName,
  flag,
  lakeOrigins,
  lakeToken,
  lookupAddress,
  loopback,
  origins,
  port,
  portNumber,
  trustedProxies,
  webAddress,
} from './environment-values.ts'

export {datasetName}

const refuse = (context: z.RefinementCtx, name: string, message: string) =>
  context.addIssue({code: 'custom', path: [name], message})

/**
 * The environment variables and the settings that derive from them; `.env.example` explains every variable. One schema
 * for the site, the start command and the seed reports all mistakes at once.
 */

const variables = z
  .object({
    NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
    PORT: port(3000),
    HOST: z.string().min(1).default('127.0.0.1'),
    PUBLIC_URL: webAddress.optional(),
    DATA_DIR: z.string().min(1).default('.data'),
    DEFAULT_LANGUAGE: z.enum(languages).default('de'),
    LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
    LAKE_PORT: port(3333),
    LAKE_HOST: z.hostname('must be a name or an address of a machine').default('127.0.0.1'),
    STUDIO_PORT: port(3300),
    SANITY_PROJECT_ID: z
      .string()
      .regex(/^[a-z0-9-]+$/, 'has lower-case letters, digits and dashes only')
      .optional(),
    SANITY_DATASET: z
      .string()
      .regex(
        datasetName,
        'has at most 64 lower-case letters, digits, dashes and underscores, and begins with a letter or a digit',
      )
      .default('production'),
    SANITY_API_VERSION: z
      .string()
      .regex(/^\d{4}-\d{2}-\d{2}$/, 'is a date such as 2025-02-19')
      .default('2025-02-19'),
    SANITY_API_HOST: webAddress.optional(),
    SANITY_TOKEN: z.string().optional(),
    SANITY_WRITE_TOKEN: z.string().optional(),
    SANITY_WEBHOOK_SECRET: z.string().min(16, 'needs at least 16 characters').optional(),
    CONTENT_CHANGES: z.enum(['listener', 'webhook'], 'is listener or webhook').default('listener'),
    LAKE_TOKEN: lakeToken,
    LAKE_ORIGINS: lakeOrigins,
    SESSION_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
    STUDIO_ORIGIN: origins.optional(),
    FOUNDATION_PORT: port(4000),
    FOUNDATION_API_URL: webAddress.optional(),
    FOUNDATION_IDEMPOTENT: flag,
    DEMO: flag,
    CDN: flag,
    TRUST_PROXY: trustedProxies,
    POSTS_PER_MINUTE: atLeastOne(10),
    IP_LOOKUP_URL: lookupAddress.optional(),
    GEOLOCATION_URL: lookupAddress.optional(),
    GEOLOCATION_TOKEN: z.string().min(1).optional(),
    SERVICE_WORKER: z.enum(['on', 'off'], 'is on or off').default('on'),
    FOUNDATION_PHONE: z
      .string()
      .regex(/^\+[1-9][\d ()/-]{5,30}$/, 'is a telephone number such as +49 30 1234567')
      .optional(),
    METRICS_PORT: portNumber.optional(),
    SHUTDOWN_GRACE: z
      .string()
      .regex(/^\d{1,2}$/, 'is a number of seconds, from 0 to 99')
      .transform(Number)
      .default(3),
  })
  .superRefine((values, context) => {
    const others = [values.METRICS_PORT, ...Object.values(localPortsOf(values))]
    const ports = [values.PORT, ...others.filter((number) => number !== undefined)]
    if (new Set(ports).size < ports.length)
      refuse(context, 'PORT', 'and LAKE_PORT, FOUNDATION_PORT and METRICS_PORT must be different')
    if (values.SANITY_API_HOST && !values.SANITY_PROJECT_ID)
      refuse(context, 'SANITY_PROJECT_ID', 'is missing, although SANITY_API_HOST is set')
    if (values.SANITY_DATASET === newsletterDataset)
      refuse(context, 'SANITY_DATASET', `is the content's; "${newsletterDataset}" holds addresses of people`)
    if (values.CONTENT_CHANGES === 'webhook' && !values.SANITY_WEBHOOK_SECRET)
      refuse(context, 'SANITY_WEBHOOK_SECRET', 'is missing, although CONTENT_CHANGES=webhook')
    if ((values.GEOLOCATION_URL === undefined) !== (values.GEOLOCATION_TOKEN === undefined))
      refuse(
        context,
        values.GEOLOCATION_URL ? 'GEOLOCATION_TOKEN' : 'GEOLOCATION_URL',
        'is missing: GEOLOCATION_URL and GEOLOCATION_TOKEN go together',
      )
    if (values.IP_LOOKUP_URL && !values.GEOLOCATION_URL)
      refuse(context, 'GEOLOCATION_URL', 'is missing, although IP_LOOKUP_URL is set')
    if (!values.SANITY_PROJECT_ID && !values.LAKE_TOKEN && !loopback.has(values.HOST))
      refuse(
        context,
        'HOST',
        'leads other machines to the local lake (without SANITY_PROJECT_ID), which anyone can edit unless LAKE_TOKEN is set',
      )
  })

/** Commands send no messages, so the site alone needs an API. */
const variablesOfSite = variables.superRefine((values, context) => {
  if (values.SANITY_PROJECT_ID && !values.FOUNDATION_API_URL && !values.DEMO)
    refuse(
      context,
      'FOUNDATION_API_URL',
      'is missing: messages to a site with a hosted project would end in a file of this machine. DEMO=1 allows that, for trying out',
    )
})

type Variables = z.infer<typeof variables>

/** Address of the local lake as the site reaches it. */
const localLakeOf = ({SANITY_PROJECT_ID, LAKE_HOST, LAKE_PORT}: Variables) =>
  SANITY_PROJECT_ID ? undefined : `http://${LAKE_HOST}:${LAKE_PORT}`

/** The Content Lake: hosted where a project is named, otherwise the local one. */
function sanityOf(values: Variables) {
  const shared = {
    dataset: values.SANITY_DATASET,
    apiVersion: values.SANITY_API_VERSION,
    // The local lake needs no token for published content, and knows none of a hosted project.
    token: values.SANITY_PROJECT_ID && values.SANITY_TOKEN,
  }
  const apiHost = localLakeOf(values) ?? values.SANITY_API_HOST
  const projectId = values.SANITY_PROJECT_ID ?? 'local'
  return apiHost
    ? {...shared, projectId, apiHost, useProjectHostname: false, imageHost: apiHost}
    : {...shared, projectId, imageHost: 'https://cdn.sanity.io'}
}

/** For previews of unpublished content: a token that reads drafts, a key for sessions, the Studio's origins. */
function previewOf(values: Variables) {
  const hosted = values.SANITY_PROJECT_ID !== undefined
  return {
    // Without LAKE_TOKEN, the local lake accepts any.
    token: hosted ? values.SANITY_TOKEN : (values.LAKE_TOKEN ?? 'local'),
    sessionSecret: values.SESSION_SECRET,
    /** Other origins whose pages may show a preview in a frame. */
    studioOrigins: values.STUDIO_ORIGIN ?? (hosted ? [] : [`http://localhost:${values.STUDIO_PORT}`]),
  }
}

/** For commands; the site does not write content. Without LAKE_TOKEN, the local lake accepts any token. */
function writeTokenOf(values: Variables) {
  const local = values.SANITY_PROJECT_ID ? undefined : (values.LAKE_TOKEN ?? 'local')
  return values.SANITY_WRITE_TOKEN ?? values.SANITY_TOKEN ?? local
}

/** Dataset of the newsletter: in the same project as the content, private, and not part of content backups. */
export const newsletterDataset = 'newsletter'

/** For storing newsletter addresses: a hosted project needs a token with write access. */
function newsletterTokenOf(values: Variables) {
  return values.SANITY_PROJECT_ID ? values.SANITY_WRITE_TOKEN : (values.LAKE_TOKEN ?? 'local')
}

/** The services that look up the location of a visitor's connection; undefined if not configured. */
function lookupsOf({GEOLOCATION_URL, GEOLOCATION_TOKEN, IP_LOOKUP_URL}: Variables) {
  if (!GEOLOCATION_URL || !GEOLOCATION_TOKEN) return undefined
  return {geolocation: GEOLOCATION_URL, token: GEOLOCATION_TOKEN, ip: IP_LOOKUP_URL}
}

/** Ports of the local servers; undefined where a remote service is configured instead. */
function localPortsOf(values: {
  SANITY_PROJECT_ID?: string
  LAKE_PORT: number
  FOUNDATION_API_URL?: string
  FOUNDATION_PORT: number
}) {
  return {
    lake: values.SANITY_PROJECT_ID ? undefined : values.LAKE_PORT,
    foundation: values.FOUNDATION_API_URL ? undefined : values.FOUNDATION_PORT,
  }
}

const withoutTrailingSlash = (address: string) => address.replace(/\/+$/, '')

/**
 * Reads the environment for a command. A variable that is empty counts as not set, as in a copied `.env.example`.
 * @throws an error whose message names every variable that is wrong, and how.
 */
export const parseEnv = (source: Record<string, string | undefined>) => settingsOf(parse(variables, source))

/**
 * Reads the environment for the site, which is stricter.
 * @throws as `parseEnv`
 */
export const parseSiteEnv = (source: Record<string, string | undefined>) =>
  settingsOf(parse(variablesOfSite, source))

export type Environment = ReturnType<typeof settingsOf>

function parse(schema: typeof variables, source: Record<string, string | undefined>): Variables {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const {success, data, error} = schema.safeParse(given)
  if (success) return data
  const lines = error.issues.map(({path, message}) => `  ${String(path[0])}: ${message}`)
  throw new EnvironmentError(`The environment is not right (see .env.example):\n${lines.join('\n')}`)
}

/** Its message says all that the operator has to know. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

function settingsOf(data: Variables) {
  return {
    production: data.NODE_ENV === 'production',
    port: data.PORT,
    studioPort: data.STUDIO_PORT,
    host: data.HOST,
    publicUrl: withoutTrailingSlash(data.PUBLIC_URL ?? `http://localhost:${data.PORT}`),
    dataDir: data.DATA_DIR,
    defaultLanguage: data.DEFAULT_LANGUAGE,
    logLevel: data.LOG_LEVEL,
    /** Whether a shared cache in front of the site may keep pages for a minute. */
    cdn: data.CDN,
    sanity: sanityOf(data),
    preview: previewOf(data),
    writeToken: writeTokenOf(data),
    /** Without it, subscribing to the newsletter is closed. */
    newsletterToken: newsletterTokenOf(data),
    /** Address of the local lake as this process reaches it; browsers reach it through the site. */
    localLake: localLakeOf(data),
    lakeOrigins: data.LAKE_ORIGINS,
    /** What reports changed content: a listener's open connection, or the lake's calls to `/webhooks/sanity`. */
    changeSignal: data.CONTENT_CHANGES,
    webhookSecret: data.SANITY_WEBHOOK_SECRET,
    localPorts: localPortsOf(data),
    foundationApi: withoutTrailingSlash(
      data.FOUNDATION_API_URL ?? `http://127.0.0.1:${data.FOUNDATION_PORT}/api/v1`,
    ),
    /** Whether that API stores a message once, however often it comes with the same `Idempotency-Key`. */
    foundationHonoursKeys: data.FOUNDATION_IDEMPOTENT,
    /** For Express's `trust proxy`. */
    trustedProxies: data.TRUST_PROXY,
    postsPerMinute: data.POSTS_PER_MINUTE,
    lookups: lookupsOf(data),
    /** The number to call where neither page nor content is available. */
    phone: data.FOUNDATION_PHONE,
    /** Whether browsers cache visited pages for offline reading; never in development, where it would hide changes. */
    serviceWorker: data.SERVICE_WORKER === 'on' && data.NODE_ENV === 'production',
    metricsPort: data.METRICS_PORT,
    /** How long requests are still accepted after SIGTERM, in milliseconds. */
    shutdownGraceMs: data.SHUTDOWN_GRACE * 1_000,
  }
}
