import {join} from 'node:path'
import {createClient} from '@sanity/client'
import {z} from 'zod'
import {lakeAnsweredAt, ownFetch, reachability} from '~/calls.server'
import {env} from '~/env.server'
import type {Language} from '~/i18n/languages'
import {log} from '~/log.server'
import {onTold, tellOthers} from '~/workers.server'
import {createAnswers, type Follower, NoAnswer, type Question} from './answers.server'
import {contentTypes, watchContent} from './changes.server'
import {aDocument, aList, askLake} from './lake.server'
import {lastKeptAt} from './last-good.server'
import {type ContentLink, withoutLicenceTargets} from './paths'
import * as queries from './queries'
import {withReviewsThatCount} from './reviewed'
import {notePictures} from './shown-pictures.server'
import {plain} from './stand-ins'
import type * as Results from './types.gen'
import {removeDrafts} from './whole-file.server'

/**
 * The only place that asks the lake for what pages show. Answers are kept in memory while changes are told of, so that an edit shows within a
 * second and no visitor waits for the lake in between; the last good ones stay on disk for when it is away.
 */

const client = createClient({
  ...env.sanity,
  ...ownFetch,
  useCdn: false,
  perspective: 'published',
  maxRetries: 1,
})

const answers = createAnswers()

/** Renews what is kept whenever something was published, changed or deleted, until the process ends. */
export function followContent(follower?: Follower) {
  if (follower) answers.follow(follower)
  // Those of last good content and of pictures.
  void removeDrafts(join(env.dataDir, 'site'))
  const listens = env.changeSignal === 'listener'
  watchContent({client, listens, onChange: answers.renew, onWatched: answers.watch})
  onTold('content changed', answers.renew)
}

/** Names the state of content that pages are made of from now on, see `version` of the answers. */
export const contentVersion = answers.version

/** Somebody else than the listener says that something has changed, to this one of the site's processes. */
export function contentChanged() {
  answers.renew()
  tellOthers('content changed')
}

function question(query: string, params: {lang?: Language}, shape: z.ZodType = aDocument): Question {
  return {
    key: JSON.stringify([env.sanity.projectId, env.sanity.dataset, params, query]),
    async ask() {
      const answer = withReviewsThatCount(await askLake(client, shape, query, params))
      notePictures(answer)
      return answer
    },
  }
}

async function answerTo<Result>(asked: Question): Promise<Result> {
  try {
    const answer = await answers.to(asked)
    // After a start while the lake is away, pictures are known from what is on disk.
    notePictures(answer)
    return answer as Result
  } catch (error) {
    throw error instanceof NoAnswer ? unavailable('lake-away') : error
  }
}

const previewClient = client.withConfig({token: env.preview.token})

/** Asks for a preview: anew each time, and nothing of it is kept anywhere. */
async function askForPreview<Content>(
  perspective: 'drafts' | 'published' | 'raw',
  shape: z.ZodType<Content>,
  query: string,
  params: {lang?: Language; types?: string[]},
): Promise<Content> {
  try {
    return await askLake(previewClient, shape, query, params, {perspective})
  } catch (error) {
    log.warn({reason: String(error)}, 'the lake does not answer a preview')
    throw unavailable('lake-away')
  }
}

/** Whether anything that pages are made of has changes that are not published. */
export const hasDrafts = (): Promise<boolean> =>
  askForPreview('raw', z.boolean(), 'count(*[_type in $types && _id in path("drafts.**")]) > 0', {
    types: contentTypes,
  })

/** How long a visitor's browser should wait before it asks again, in seconds. */
const retryAfter = 30

/** Why there is no content to show; the error page explains it. */
export type UnavailableReason = 'lake-away' | 'not-there-yet'

const unavailable = (reason: UnavailableReason) =>
  Response.json(
    {reason, phone: env.phone},
    {status: 503, headers: {'Retry-After': String(retryAfter), 'Cache-Control': 'no-store'}},
  )

function present<Answer>(answer: Answer, type: string): NonNullable<Answer> {
  if (answer) return answer
  log.error(`the dataset has no document of type ${type}: run "npm run seed", or create it in the Studio`)
  throw unavailable('not-there-yet')
}

/** How content is read. */
export interface Reading {
  lang: Language
  /** For a preview: with unpublished changes, or without. */
  preview: 'drafts' | 'published' | undefined
  /** Whether texts in another language are tagged with it, as pages alone know what to do with that. */
  tagged: boolean
}

/** As every visitor reads, but in no page. */
export const published = (lang: Language): Reading => ({lang, preview: undefined, tagged: false})

function stored<Result>(query: string, type: string) {
  const questions = {de: question(query, {lang: 'de'}), en: question(query, {lang: 'en'})}
  for (const asked of Object.values(questions)) answers.prepare(asked)
  return async ({lang, preview, tagged}: Reading): Promise<NonNullable<Result>> => {
    const answer = preview
      ? (withReviewsThatCount(await askForPreview(preview, aDocument, query, {lang})) as Result)
      : await answerTo<Result>(questions[lang])
    const content = present(answer, type)
    return tagged ? content : plain(content)
  }
}

const leadsSomewhere = ({target}: ContentLink) => target !== null

const storedSettings = stored<Results.SiteQueryResult>(queries.siteQuery, 'siteSettings')

/** A page without links to pages that staff have switched off. */
function page<Result>(query: string, type: string) {
  const read = stored<Result>(query, type)
  return async (reading: Reading): Promise<NonNullable<Result>> => {
    const [content, {licencesEnabled}] = await Promise.all([read(reading), storedSettings(reading)])
    return licencesEnabled ? content : withoutLicenceTargets(content)
  }
}

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

export const homePage = page<Results.HomeQueryResult>(queries.homeQuery, 'homePage')
export const aboutPage = page<Results.AboutQueryResult>(queries.aboutQuery, 'aboutPage')
export const teamPage = page<Results.TeamQueryResult>(queries.teamQuery, 'teamPage')
export const contactPage = page<Results.ContactQueryResult>(queries.contactQuery, 'contactPage')
export const donatePage = page<Results.DonateQueryResult>(queries.donateQuery, 'donatePage')
export const licencePages = page<Results.LicencesQueryResult>(queries.licencesQuery, 'licencePage')
export const privacyPage = page<Results.PrivacyQueryResult>(queries.privacyQuery, 'privacyPage')
export const accessibilityPage = page<Results.AccessibilityQueryResult>(
  queries.accessibilityQuery,
  'accessibilityPage',
)
export const imprintPage = page<Results.ImprintQueryResult>(queries.imprintQuery, 'imprintPage')

const sitemap = question(queries.sitemapQuery, {}, aList)
answers.prepare(sitemap)

/** Every page with the time of its last change. */
export const sitemapEntries = () => answerTo<Results.SitemapQueryResult>(sitemap)

const tracking = question(queries.whatsappTrackingQuery, {})
answers.prepare(tracking)

/** How reports of WhatsApp clicks are set. */
export const whatsappTracking = () => answerTo<Results.WhatsappTrackingQueryResult>(tracking)

/** How long it is waited for the lake before the site counts as one without content, in milliseconds. */
const longestWait = 3_000

/** What operators are told of the content: whether there is any to make pages of, and how old it may be. */
export async function contentState() {
  const needed = [queries.siteQuery, queries.homeQuery].map((query) =>
    answers.to(question(query, {lang: env.defaultLanguage})),
  )
  const all = Promise.all(needed).then(
    (found) => found.every(Boolean),
    () => false,
  )
  const tooLate = new Promise<false>((resolve) => void setTimeout(resolve, longestWait, false).unref())
  const canServePages = await Promise.race([all, tooLate])
  const isPresent = answers.version() !== undefined && reachability('lake').reachable
  const asOf = isPresent ? Date.now() : (lakeAnsweredAt() ?? (await lastKeptAt()))
  return {
    canServePages,
    content: {
      asOf: asOf === undefined ? null : new Date(asOf).toISOString(),
      age: asOf === undefined ? null : Math.round((Date.now() - asOf) / 1_000),
    },
  }
}
