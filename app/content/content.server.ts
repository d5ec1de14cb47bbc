import {setTimeout as sleep} from 'node:timers/promises'
import {z} from 'zod'
import type {Language} from '~/i18n/languages'
import {askLake, askWithSources, documentShape, lakeClient, listShape} from '~/lake/ask.server'
import {type Follower, keepResults, type LakeQuery, NoContent} from '~/lake/keep.server'
import {watchContent} from '~/lake/watch.server'
import {notePictures} from '~/media/shown-pictures.server'
import {lakeAnsweredAt, reachability} from '~/platform/calls.server'
import {env} from '~/platform/env.server'
import {log} from '~/platform/log.server'
import {contentTypes, ownPageTypes, type PageType, pageTypes} from './page-types'
import {type ContentLink, withoutLicenceTargets} from './paths'
import * as queries from './queries'
import {withReviewsThatCount} from './reviewed'
import {withSources} from './text-sources.server'
import type * as Results from './types.gen'

/** The only place that queries the lake for what pages show. */

const client = lakeClient({perspective: 'published'})

const results = keepResults()

/** Keeps results up to date until the process ends. */
export function followContent(follower?: Follower) {
  if (follower) results.follow(follower)
  const listens = env.changeSignal === 'listener'
  watchContent({client, types: contentTypes, listens, onChange: results.change})
}

/** Version of the content that pages are made from; `undefined` while it is changing. */
export const contentVersion = results.version

/** For the webhook that reports a change. */
export const contentChanged = results.change

function lakeQuery(
  query: string,
  params: {lang?: Language; types?: string[]},
  shape: z.ZodType = documentShape,
): LakeQuery {
  return {
    key: JSON.stringify([env.sanity.projectId, env.sanity.dataset, params, query]),
    async ask() {
      const result = withReviewsThatCount(await askLake(client, shape, query, params))
      notePictures(result)
      return result
    },
  }
}

async function read<Result>(query: LakeQuery): Promise<Result> {
  try {
    const result = await results.read(query)
    // A last good result from disk may contain pictures that no query has returned since startup.
    notePictures(result)
    return result as Result
  } catch (error) {
    throw error instanceof NoContent ? unavailable('lake-away') : error
  }
}

const previewClient = client.withConfig({token: env.preview.token})

/** Queries for a preview. Results are not cached, and carry the source of each text. */
async function readPreview<Content>(
  perspective: 'drafts' | 'published' | 'raw',
  shape: z.ZodType<Content>,
  query: string,
  params: {lang?: Language; types?: string[]},
): Promise<Content> {
  try {
    const {result, resultSourceMap} = await askWithSources(previewClient, shape, query, params, {
      perspective,
      resultSourceMap: 'withKeyArraySelector',
    })
    // Before `withSources`, as fingerprints of reviewed texts are those of the plain text.
    const checked = withReviewsThatCount(result) as Content
    return resultSourceMap ? withSources(checked, resultSourceMap) : checked
  } catch (error) {
    log.warn({reason: String(error)}, 'a preview could not be read')
    throw unavailable('lake-away')
  }
}

/** Whether any content of pages has unpublished changes. */
export const hasDrafts = (): Promise<boolean> =>
  readPreview('raw', z.boolean(), 'count(*[_type in $types && _id in path("drafts.**")]) > 0', {
    types: contentTypes,
  })

/** When browsers should retry, in seconds. */
const retryAfter = 30

/** Why there is no content to show; the error page explains it. */
type UnavailableReason = 'lake-away' | 'not-there-yet'

const unavailable = (reason: UnavailableReason) =>
  Response.json(
    {reason, phone: env.phone},
    {status: 503, headers: {'Retry-After': String(retryAfter), 'Cache-Control': 'no-store'}},
  )

function present<Result>(result: Result, type: string): NonNullable<Result> {
  if (result) return result
  log.error(`the dataset has no document of type ${type}: run "npm run seed", or create it in the Studio`)
  throw unavailable('not-there-yet')
}

/** How content is read: in which language, and as a visitor or a preview. */
export interface Reading {
  lang: Language
  /** For a preview: with unpublished changes, or without. */
  preview: 'drafts' | 'published' | undefined
}

/** The published content, as visitors read it. */
export const published = (lang: Language): Reading => ({lang, preview: undefined})

function storedPage<Result>(query: string, type: string) {
  const byLanguage = {de: lakeQuery(query, {lang: 'de'}), en: lakeQuery(query, {lang: 'en'})}
  for (const one of Object.values(byLanguage)) results.prepare(one)
  return async ({lang, preview}: Reading): Promise<NonNullable<Result>> => {
    const result = preview
      ? ((await readPreview(preview, documentShape, query, {lang})) as Result)
      : await read<Result>(byLanguage[lang])
    return present(result, type)
  }
}

const leadsSomewhere = ({target}: ContentLink) => target !== null

const storedSettings = storedPage<Results.SiteQueryResult>(queries.siteQuery, 'siteSettings')

/** What every page shows around its content, without links to pages that staff have switched off. */
export async function siteSettings(reading: Reading) {
  const settings = await storedSettings(reading)
  if (settings.licencesEnabled) return settings
  const {navigation, footerColumns, ...rest} = withoutLicenceTargets(settings)
  const columns = footerColumns.map(({links, ...column}) => ({
    ...column,
    links: links.filter(leadsSomewhere),
  }))
  return {
    ...rest,
    navigation: navigation.filter(leadsSomewhere),
    footerColumns: columns.filter(({links}) => links.length > 0),
  }
}

type PageContent<Type extends PageType> = NonNullable<(typeof queries.pageQueries)[Type]['result']>

const storedPages = new Map(
  pageTypes.map((type) => [type, storedPage<PageContent<PageType>>(queries.pageQueries[type].query, type)]),
)

/** The content of a page, without links to pages that staff have switched off. */
export async function readPage<Type extends PageType>(
  type: Type,
  reading: Reading,
): Promise<PageContent<Type>> {
  const stored = storedPages.get(type) as (reading: Reading) => Promise<PageContent<Type>>
  const [content, {licencesEnabled}] = await Promise.all([stored(reading), storedSettings(reading)])
  return licencesEnabled ? content : withoutLicenceTargets(content)
}

const sitemap = lakeQuery(queries.sitemapQuery, {types: ownPageTypes}, listShape)
results.prepare(sitemap)

/** Every page with the time of its last change. */
export const sitemapEntries = () => read<Results.SitemapQueryResult>(sitemap)

const tracking = lakeQuery(queries.whatsappTrackingQuery, {})
results.prepare(tracking)

/** Settings for reports of WhatsApp clicks. */
export const whatsappTracking = () => read<Results.WhatsappTrackingQueryResult>(tracking)

/** How long `/readyz` waits for the lake, in milliseconds. */
const longestWait = 3_000

/** For operators: whether there is content to make pages from, and how old it may be. */
export async function contentState() {
  const needed = [queries.siteQuery, queries.homeQuery].map((query) =>
    results.read(lakeQuery(query, {lang: env.defaultLanguage})),
  )
  const all = Promise.all(needed).then(
    (found) => found.every(Boolean),
    () => false,
  )
  const canServePages = await Promise.race([all, sleep(longestWait, false, {ref: false})])
  const isPresent = results.version() !== undefined && reachability('lake').reachable
  const asOf = isPresent ? Date.now() : lakeAnsweredAt()
  return {
    canServePages,
    content: {
      asOf: asOf === undefined ? null : new Date(asOf).toISOString(),
      age: asOf === undefined ? null : Math.round((Date.now() - asOf) / 1_000),
    },
  }
}
