import {type Language, languageFromCookie, languageFromHeader, splitPath} from '~/i18n/languages'
import {previewCookie} from '~/preview/header'
import {notPages, pageParameters} from './page-types'

/** Which addresses are pages, and which parts of a request a page depends on. */

/** The part of a query (`?group=buses&utm_source=x`) that the page at a path reads: `?group=buses`, or nothing. */
export const knownSearch = (pathname: string, search: string): string =>
  readIn(search, parametersOf(pathname))

const parametersOf = (pathname: string) => pageParameters[splitPath(pathname).path] ?? []

function readIn(search: string, names: readonly string[]): string {
  if (search.length < 2 || names.length === 0) return ''
  const read = [...new URLSearchParams(search)].filter(([name]) => names.includes(name))
  return read.length > 0 ? `?${new URLSearchParams(read)}` : ''
}

/** Parameters that Remix and previews read. */
const technical = ['_routes', 'index', 'published']

/** The query that the app receives. Pages and their data get only the parameters that they read. */
export function searchFor(pathname: string, search: string): string {
  const page = pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/')
  return pagePath.test(page) ? readIn(search, [...parametersOf(page), ...technical]) : search
}

const pagePath = new RegExp(`^/(?!(?:${notPages.join('|')})(?:/|$))(?:[a-z0-9-]+(?:/[a-z0-9-]+){0,2})?$`)

/** A page that is the same for every visitor who requests this path in this language. */
export interface SharedPage {
  pathname: string
  language: Language
  /** Whether the address names the language; otherwise the visitor's choice and browser decide. */
  explicit: boolean
}

/** Cache of pages whose address names the language, by address. */
const explicitPages = new Map<string, SharedPage>()

interface Asked {
  url?: string
  headers: {cookie?: string; 'accept-language'?: string}
}

/**
 * The page that a request asks for, if all visitors share it. A page that reads the query is made for one visitor.
 * Addresses of files, and those with capitals, trailing slashes or encoded parts, are not pages.
 */
export function sharedPage({url = '', headers}: Asked, defaultLanguage: Language): SharedPage | undefined {
  if (headers.cookie?.includes(`${previewCookie}=`)) return undefined
  const known = explicitPages.get(url)
  if (known) return known
  const start = url.indexOf('?')
  const pathname = start < 0 ? url : url.slice(0, start)
  if (!pagePath.test(pathname)) return undefined
  if (start >= 0 && knownSearch(pathname, url.slice(start))) return undefined
  const named = splitPath(pathname).language
  const language =
    named ??
    languageFromCookie(headers.cookie ?? null) ??
    languageFromHeader(headers['accept-language'] ?? null, defaultLanguage)
  const page = {pathname, language, explicit: named !== undefined}
  if (named && explicitPages.size < 1_000) explicitPages.set(url, page)
  return page
}
