import {type Language, languageFromCookie, languageFromHeader, splitPath} from './i18n/languages'
import {previewCookie} from './preview/header'

/** Which addresses are pages, and what of an address and of a request's headers a page depends on. */

/** The query parameters that pages read, by the path without language; every other one is as if it were not there. */
const parameters: Record<string, readonly string[]> = {
  '/contact': ['sent'],
  '/donate/result': ['donation'],
  '/newsletter': ['from', 'sent'],
  '/licences': ['group', 'age', 'held', 'category', 'sent'],
}

/** What of a query (`?group=buses&utm_source=x`) the page at a path reads: `?group=buses`, or nothing. */
export const knownSearch = (pathname: string, search: string): string =>
  readIn(search, parametersOf(pathname))

const parametersOf = (pathname: string) => parameters[splitPath(pathname).path] ?? []

function readIn(search: string, names: readonly string[]): string {
  if (search.length < 2 || names.length === 0) return ''
  const read = [...new URLSearchParams(search)].filter(([name]) => names.includes(name))
  return read.length > 0 ? `?${new URLSearchParams(read)}` : ''
}

/** What is no content of a page, and read on the way to it: by Remix, and by previews. */
const technical = ['_routes', 'index', 'published']

/** What the app is told of the query at an address: of a page, or of the data for one, what is read there. */
export function searchFor(pathname: string, search: string): string {
  const page = pathname.replace(/\.data$/, '').replace(/^\/_root$/, '/')
  return pagePath.test(page) ? readIn(search, [...parametersOf(page), ...technical]) : search
}

/** First parts of addresses that look like pages and are something else. */
const otherwise = 'assets|healthz|lake|media|preview|readyz|studio|wake|webhooks|whatsapp'
const pagePath = new RegExp(`^/(?!(?:${otherwise})(?:/|$))(?:[a-z0-9-]+(?:/[a-z0-9-]+){0,2})?$`)

/** A page that is the same for everybody who asks for this path in this language. */
export interface SharedPage {
  pathname: string
  language: Language
  /** Whether the address says the language; otherwise the visitor's choice and browser do. */
  explicit: boolean
}

/** In characters, more than any page's with its query. What is longer is nobody's. */
const longest = 2_000

interface Asked {
  url?: string
  headers: {cookie?: string; 'accept-language'?: string}
}

/**
 * The page that a request is for, if it is one that everybody shares. Pages with a query that they read are made for one
 * visitor, and so is everything that no page address is: files, other case, trailing slashes, parts that are encoded.
 */
export function sharedPage({url = '', headers}: Asked, defaultLanguage: Language): SharedPage | undefined {
  if (url.length > longest || headers.cookie?.includes(`${previewCookie}=`)) return undefined
  const start = url.indexOf('?')
  const pathname = start < 0 ? url : url.slice(0, start)
  if (!pagePath.test(pathname)) return undefined
  if (start >= 0 && knownSearch(pathname, url.slice(start))) return undefined
  const named = splitPath(pathname).language
  return {
    pathname,
    language:
      named ??
      languageFromCookie(headers.cookie ?? null) ??
      languageFromHeader(headers['accept-language'] ?? null, defaultLanguage),
    explicit: named !== undefined,
  }
}
