import {z} from 'zod'
import {languages} from './i18n/languages.ts'

/**
 * What the environment may say, and what follows from it; `.env.example` explains every variable. One schema for the site,
 * for the start command and for the seed, so that every mistake is named at once.
 */

const portNumber = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number such as 3000')
  .transform(Number)
  .refine((number) => number >= 1 && number <= 65_535, 'must be a port number from 1 to 65535')

const port = (fallback: number) => portNumber.default(fallback)

const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address that starts with http:// or https://',
  abort: true,
})

const loopback = new Set(['127.0.0.1', 'localhost', '::1'])

const origins = z
  .string()
  .transform((list) => list.split(',').map((address) => address.trim()))
  .pipe(z.array(webAddress.transform((address) => new URL(address).origin)))

const origin = z
  .string()
  .refine((value) => webAddress.safeParse(value).success && new URL(value).origin === value, {
    error: ({input}) =>
      `“${input}” is no origin: give some such as http://localhost:3000 or https://www.example.org, with commas between them`,
  })

/** Origins beside the site's own that may call the local lake. The lake reads them with this as well. */
export const lakeOrigins = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((address) => address.trim())
      .filter(Boolean),
  )
  .pipe(z.array(origin))

/** It goes into a header, which takes nothing else. The lake reads it with this as well. */
export const lakeToken = z
  .string()
  .regex(
    /^[\x21-\x7e]{16,}$/,
    'needs at least 16 characters, of A to Z, a to z, digits and signs of the English keyboard: no spaces, no umlauts',
  )
  .optional()

/** What a dataset may be called, as at Sanity; the lake takes no other name either. */
export const datasetName = /^[a-z0-9][a-z0-9_-]{0,63}$/

const flag = z
  .enum(['0', '1'], 'is 1 for yes or 0 for no')
  .default('0')
  .transform((value) => value === '1')

/** How many of something, at least one. */
const atLeastOne = (fallback: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'must be a whole number from 1 on')
    .transform(Number)
    .default(fallback)

const proxyName = z.enum(['loopback', 'linklocal', 'uniquelocal'])

/** Which proxies are believed about whom they ask for: how many there are, or which. As Express understands it. */
const trustedProxies = z
  .union(
    [
      z
        .string()
        .regex(/^\d{1,2}$/)
        .transform(Number),
      z
        .string()
        .transform((list) => list.split(',').map((address) => address.trim()))
        .pipe(z.array(z.union([proxyName, z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]))),
    ],
    'is how many proxies are in front, or their addresses, as 1 or 10.0.0.0/8, loopback',
  )
  .default(0)

/** A place to which a visitor's address is sent: encrypted, unless it is this machine. */
const lookupAddress = webAddress.refine(
  (address) => address.startsWith('https:') || loopback.has(new URL(address).hostname),
  'must start with https://, as a visitor’s address is sent there',
)

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
    WEB_CONCURRENCY: z
      .string()
      .regex(/^[1-9]\d?$/, 'is a number of processes, from 1 to 99')
      .transform(Number)
      .default(1),
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
    const others = [values.METRICS_PORT, ...Object.values(standInsOf(values))]
    const ports = [values.PORT, ...others.filter((number) => number !== undefined)]
    if (new Set(ports).size < ports.length)
      context.addIssue({
        code: 'custom',
        path: ['PORT'],
        message: 'and LAKE_PORT, FOUNDATION_PORT and METRICS_PORT must be different',
      })
    if (values.SANITY_API_HOST && !values.SANITY_PROJECT_ID)
      context.addIssue({
        code: 'custom',
        path: ['SANITY_PROJECT_ID'],
        message: 'is missing, although SANITY_API_HOST is set',
      })
    if (values.SANITY_DATASET === newsletterDataset)
      context.addIssue({
        code: 'custom',
        path: ['SANITY_DATASET'],
        message: `is the content's; "${newsletterDataset}" holds addresses of people`,
      })
    if (values.CONTENT_CHANGES === 'webhook' && !values.SANITY_WEBHOOK_SECRET)
      context.addIssue({
        code: 'custom',
        path: ['SANITY_WEBHOOK_SECRET'],
        message: 'is missing, although CONTENT_CHANGES=webhook',
      })
    if ((values.GEOLOCATION_URL === undefined) !== (values.GEOLOCATION_TOKEN === undefined))
      context.addIssue({
        code: 'custom',
        path: [values.GEOLOCATION_URL ? 'GEOLOCATION_TOKEN' : 'GEOLOCATION_URL'],
        message: 'is missing: GEOLOCATION_URL and GEOLOCATION_TOKEN go together',
      })
    if (values.IP_LOOKUP_URL && !values.GEOLOCATION_URL)
      context.addIssue({
        code: 'custom',
        path: ['GEOLOCATION_URL'],
        message: 'is missing, although IP_LOOKUP_URL is set',
      })
    if (!values.SANITY_PROJECT_ID && !values.LAKE_TOKEN && !loopback.has(values.HOST))
      context.addIssue({
        code: 'custom',
        path: ['HOST'],
        message:
          'leads other machines to the local lake (without SANITY_PROJECT_ID), whose editor is anybody unless LAKE_TOKEN is set',
      })
  })

/** What only the site has to get right: commands send no messages. */
const variablesOfSite = variables.superRefine((values, context) => {
  if (values.SANITY_PROJECT_ID && !values.FOUNDATION_API_URL && !values.DEMO)
    context.addIssue({
      code: 'custom',
      path: ['FOUNDATION_API_URL'],
      message:
        'is missing: messages to a site with a hosted project would end in a file of this machine. DEMO=1 allows that, for trying out',
    })
})

type Variables = z.infer<typeof variables>

/** Address of the local lake as the site reaches it. */
const localLakeOf = ({SANITY_PROJECT_ID, LAKE_HOST, LAKE_PORT}: Variables) =>
  SANITY_PROJECT_ID ? undefined : `http://${LAKE_HOST}:${LAKE_PORT}`

/** The lake that answers content queries: hosted where a project is named, otherwise the one on this machine. */
function sanityOf(values: Variables) {
  const shared = {
    dataset: values.SANITY_DATASET,
    apiVersion: values.SANITY_API_VERSION,
    // The local lake gives published content to everybody, and knows no token of a hosted project.
    token: values.SANITY_PROJECT_ID && values.SANITY_TOKEN,
  }
  const apiHost = localLakeOf(values) ?? values.SANITY_API_HOST
  const projectId = values.SANITY_PROJECT_ID ?? 'local'
  return apiHost
    ? {...shared, projectId, apiHost, useProjectHostname: false, imageHost: apiHost}
    : {...shared, projectId, imageHost: 'https://cdn.sanity.io'}
}

/** What previews of unpublished content need: a token that reads drafts, a key for sessions, where the Studio may be. */
function previewOf(values: Variables) {
  const hosted = values.SANITY_PROJECT_ID !== undefined
  return {
    // Without LAKE_TOKEN, the local lake takes any.
    token: hosted ? values.SANITY_TOKEN : (values.LAKE_TOKEN ?? 'local'),
    sessionSecret: values.SESSION_SECRET,
    /** Other origins whose pages may show a preview in a frame. */
    studioOrigins: values.STUDIO_ORIGIN ?? (hosted ? [] : [`http://localhost:${values.STUDIO_PORT}`]),
  }
}

/** What commands write with; the site does not. Without LAKE_TOKEN, the local lake takes any token. */
function writeTokenOf(values: Variables) {
  const local = values.SANITY_PROJECT_ID ? undefined : (values.LAKE_TOKEN ?? 'local')
  return values.SANITY_WRITE_TOKEN ?? values.SANITY_TOKEN ?? local
}

/** Dataset of the newsletter: of the same project as the content, private, and in no backup of the content. */
export const newsletterDataset = 'newsletter'

/** What the site keeps addresses for the newsletter with: a hosted project takes no token but one made for writing. */
function newsletterTokenOf(values: Variables) {
  return values.SANITY_PROJECT_ID ? values.SANITY_WRITE_TOKEN : (values.LAKE_TOKEN ?? 'local')
}

/** The services that tell where a visitor's connection is; nothing is asked of anybody where they are not set. */
function lookupsOf({GEOLOCATION_URL, GEOLOCATION_TOKEN, IP_LOOKUP_URL}: Variables) {
  if (!GEOLOCATION_URL || !GEOLOCATION_TOKEN) return undefined
  return {geolocation: GEOLOCATION_URL, token: GEOLOCATION_TOKEN, ip: IP_LOOKUP_URL}
}

/** Ports of the stand-ins on this machine; one whose hosted service is configured has none. */
function standInsOf(values: {
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

/** What the environment says. */
export type Environment = ReturnType<typeof settingsOf>

function parse(schema: typeof variables, source: Record<string, string | undefined>): Variables {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''))
  const {success, data, error} = schema.safeParse(given)
  if (success) return data
  // What belongs together is looked at once every value is right by itself: those that are, are looked at alone.
  const wrong = error.issues.map(({path}) => String(path[0]))
  const right = Object.fromEntries(Object.entries(given).filter(([name]) => !wrong.includes(name)))
  const others = schema.safeParse(right).error?.issues ?? []
  const isToldAlready = ({path, message}: {path: PropertyKey[]; message: string}) =>
    wrong.some((name) => path[0] === name || message.includes(name))
  const lines = [...error.issues, ...others.filter((issue) => !isToldAlready(issue))].map(
    ({path, message}) => `  ${String(path[0])}: ${message}`,
  )
  throw new EnvironmentError(`The environment is not right (see .env.example):\n${lines.join('\n')}`)
}

/** Its message is all that whoever starts a process has to know. */
class EnvironmentError extends Error {
  override name = 'EnvironmentError'
}

function settingsOf(data: Variables) {
  return {
    production: data.NODE_ENV === 'production',
    port: data.PORT,
    /** Port of the Studio's development server. */
    studioPort: data.STUDIO_PORT,
    host: data.HOST,
    publicUrl: withoutTrailingSlash(data.PUBLIC_URL ?? `http://localhost:${data.PORT}`),
    dataDir: data.DATA_DIR,
    defaultLanguage: data.DEFAULT_LANGUAGE,
    logLevel: data.LOG_LEVEL,
    /** How many processes answer requests. */
    workers: data.WEB_CONCURRENCY,
    /** Whether a shared cache stands before the site and may keep pages for a minute. */
    cdn: data.CDN,
    sanity: sanityOf(data),
    preview: previewOf(data),
    writeToken: writeTokenOf(data),
    /** Without it, nobody can subscribe to the newsletter. */
    newsletterToken: newsletterTokenOf(data),
    /** Address of the local lake as this process reaches it; browsers reach it through the site. */
    localLake: localLakeOf(data),
    /** Other origins whose pages may call it, and under whose names it answers. */
    lakeOrigins: data.LAKE_ORIGINS,
    /** Who tells of changed content: a connection that is held open, or the lake's calls to `/webhooks/sanity`. */
    changeSignal: data.CONTENT_CHANGES,
    webhookSecret: data.SANITY_WEBHOOK_SECRET,
    standIns: standInsOf(data),
    foundationApi: withoutTrailingSlash(
      data.FOUNDATION_API_URL ?? `http://127.0.0.1:${data.FOUNDATION_PORT}/api/v1`,
    ),
    /** Whether that API stores a message once, however often it comes with the same `Idempotency-Key`. */
    foundationHonoursKeys: data.FOUNDATION_IDEMPOTENT,
    /** For Express's `trust proxy`. */
    trustedProxies: data.TRUST_PROXY,
    /** How many forms may come from one address in a minute. */
    postsPerMinute: data.POSTS_PER_MINUTE,
    lookups: lookupsOf(data),
    /** Whom to call where a page cannot be shown, and the content does not say it either. */
    phone: data.FOUNDATION_PHONE,
    /** Whether browsers keep visited pages for reading offline; never while developing, where they would hide changes. */
    serviceWorker: data.SERVICE_WORKER === 'on' && data.NODE_ENV === 'production',
    /** Where figures for Prometheus are told, beside the site and on the same network; nowhere if not set. */
    metricsPort: data.METRICS_PORT,
    /** How long requests are still accepted after SIGTERM, in milliseconds. */
    shutdownGraceMs: data.SHUTDOWN_GRACE * 1_000,
  }
}
