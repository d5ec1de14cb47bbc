import {createClient} from '@sanity/client'
import {env} from '~/env.server'
import type {Language} from '~/i18n/languages'
import {log} from '~/log.server'
import {keepLastGood, readLastGood} from './last-good.server'
import {type ContentLink, isLicenceTarget} from './paths'
import * as queries from './queries'
import type * as Results from './types.gen'

/**
 * The only place that asks the lake. Answers are kept in memory while a listener tells of every change, so that an edit
 * shows at once and no visitor waits for the lake in between; the last good ones stay on disk for when it is away.
 */

const client = createClient({
  ...env.sanity,
  useCdn: false,
  perspective: 'published',
  timeout: 5_000,
  maxRetries: 1,
})

const answers = new Map<string, Promise<unknown>>()
const listeners = new Set<() => void>()

/** Counts the changes: an answer that was asked for before a change is never kept. */
let generation = 0
let listening = false

/** Calls back whenever something that pages show was published, changed or deleted. Returns the function that stops it. */
export function onContentChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function changed() {
  generation += 1
  answers.clear()
  for (const listener of listeners) listener()
}

const contentOnly =
  '!(_id in path("drafts.**")) && !(_id in path("versions.**")) && !(_type match "system.*")'

/** Listens to the lake until the process ends. While the connection is away, nothing is kept in memory. */
export function listenForChanges() {
  client
    .listen(
      `*[${contentOnly}]`,
      {},
      {includeResult: false, visibility: 'query', events: ['welcome', 'mutation', 'reconnect']},
    )
    .subscribe({
      next: ({type}) => {
        listening = type !== 'reconnect'
        changed()
      },
      error: (error: Error) => {
        listening = false
        log.warn({reason: error.message}, 'the lake does not tell of changes; asking it for every page')
        setTimeout(listenForChanges, 5_000).unref()
      },
    })
}

let away = false

function lakeIsAway(error: unknown) {
  if (!away) log.error({reason: String(error)}, 'the lake does not answer; serving the last good content')
  away = true
}

function lakeIsBack() {
  if (away) log.info('the lake answers again')
  away = false
}

async function ask(key: string, query: string, params: {lang?: Language}): Promise<unknown> {
  try {
    const answer = await client.fetch(query, params)
    lakeIsBack()
    keepLastGood(key, answer).catch((error: Error) =>
      log.warn({reason: error.message}, 'could not keep an answer on disk'),
    )
    return answer
  } catch (error) {
    lakeIsAway(error)
    const lastGood = await readLastGood(key)
    if (lastGood === undefined) throw unavailable('lake-away')
    return lastGood
  }
}

function answerTo<Result>(query: string, params: {lang?: Language}): Promise<Result> {
  const key = JSON.stringify([env.sanity.projectId, env.sanity.dataset, params, query])
  const kept = answers.get(key)
  if (kept) return kept as Promise<Result>
  const asked = ask(key, query, params)
  if (listening) keepInMemory(key, asked)
  return asked as Promise<Result>
}

const draftsClient = client.withConfig({token: env.preview.token, perspective: 'drafts'})

/** Asks for what is not published yet: anew each time, and nothing of it is kept anywhere. */
async function askForDrafts<Result>(query: string, params: {lang: Language}): Promise<Result> {
  try {
    return await draftsClient.fetch<Result>(query, params)
  } catch (error) {
    log.warn({reason: String(error)}, 'the lake does not answer a preview')
    throw unavailable('lake-away')
  }
}

function keepInMemory(key: string, asked: Promise<unknown>) {
  const begun = generation
  answers.set(key, asked)
  const forget = () => answers.get(key) === asked && answers.delete(key)
  asked.then(() => (begun === generation && !away) || forget(), forget)
}

/** How long a visitor's browser should wait before it asks again, in seconds. */
const retryAfter = 30

/** Why there is no content to show; the error page explains it. */
export type UnavailableReason = 'lake-away' | 'not-there-yet'

const unavailable = (reason: UnavailableReason) =>
  Response.json(
    {reason},
    {status: 503, headers: {'Retry-After': String(retryAfter), 'Cache-Control': 'no-store'}},
  )

function present<Answer>(answer: Answer, type: string): NonNullable<Answer> {
  if (answer) return answer
  log.error(`the dataset has no document of type ${type}: run "npm run seed", or create it in the Studio`)
  throw unavailable('not-there-yet')
}

/** How a page is read: in which language, and whether unpublished changes show. */
export interface Reading {
  lang: Language
  drafts: boolean
}

/** As every visitor reads. */
export const published = (lang: Language): Reading => ({lang, drafts: false})

const page =
  <Result>(query: string, type: string) =>
  async ({lang, drafts}: Reading): Promise<NonNullable<Result>> =>
    present(await (drafts ? askForDrafts : answerTo)<Result>(query, {lang}), type)

const storedSettings = page<Results.SiteQueryResult>(queries.siteQuery, 'siteSettings')

/** What every page shows around its content, without links to pages that staff have switched off. */
export async function siteSettings(reading: Reading) {
  const settings = await storedSettings(reading)
  if (settings.licencesEnabled) return settings
  const shown = <Link extends ContentLink>(links: Link[]) =>
    links.filter(({target}) => !isLicenceTarget(target))
  const columns = settings.footerColumns.map((column) => ({...column, links: shown(column.links)}))
  return {
    ...settings,
    navigation: shown(settings.navigation),
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

/** Every page with the time of its last change. */
export const sitemapEntries = () => answerTo<Results.SitemapQueryResult>(queries.sitemapQuery, {})
