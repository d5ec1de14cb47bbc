/** Which language, which address: pure functions, for server and browser. */

/** The languages of the site; the order is that of the switch. */
export const languages = ['de', 'en'] as const

export type Language = (typeof languages)[number]

/** For a request that asks for languages of which we have none, and for a name that is no language of ours. */
const fallback: Language = 'en'

/** Key of the visitor's choice in local storage, and name of the cookie that mirrors it. */
export const languageKey = 'language'

export const isLanguage = (value: unknown): value is Language => languages.includes(value as Language)

/** What the page is called in the other languages' own words. */
export const nativeNames: Record<Language, string> = {de: 'Deutsch', en: 'English'}

/** `/en/contact` → `{language: 'en', path: '/contact'}`; `/contact` → `{language: undefined, path: '/contact'}`. */
export function splitPath(pathname: string): {language: Language | undefined; path: string} {
  const first = pathname.split('/', 2)[1]
  return isLanguage(first)
    ? {language: first, path: pathname.slice(first.length + 1) || '/'}
    : {language: undefined, path: pathname}
}

/** Beginning of links on pages at an explicit address, such as `/en`; empty on unprefixed ones. */
export const prefixOf = (language: Language | undefined) => (language ? `/${language}` : '')

/** `('/en', '/')` → `/en`, `('', '/')` → `/`, `('/en', '/contact#form')` → `/en/contact#form`. */
export function withPrefix(prefix: string, path: string): string {
  if (!prefix) return path
  return path === '/'
    ? prefix
    : `${prefix}${path.startsWith('/#') || path.startsWith('/?') ? path.slice(1) : path}`
}

/** A language by name, as the language service of the specification: an unknown one is English. */
export const languageNamed = (name: string): Language => (isLanguage(name) ? name : fallback)

/** The visitor's saved choice, from the `Cookie` header. */
export function languageFromCookie(header: string | null): Language | undefined {
  const value = header
    ?.split(';')
    .map((pair) => pair.trim().split('='))
    .find(([name]) => name === languageKey)?.[1]
  return value ? languageNamed(value) : undefined
}

/**
 * The language that an `Accept-Language` header asks for (RFC 9110, 12.5.4): the first supported one by weight, English
 * where it names only others, and the default where it is missing or leaves the choice to us (`*`).
 */
export function languageFromHeader(header: string | null, defaultLanguage: Language): Language {
  const wanted = (header ?? '')
    .toLowerCase()
    .split(',', 64)
    .map((part) => part.trim().split(/;\s*q=/))
    .map(([tag = '', quality = '1']) => ({tag, quality: Number(quality) || 0}))
    .filter(({tag, quality}) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({tag}) => tag.split(/[-;\s]/)[0])
  const chosen = wanted.find((tag) => tag === '*' || isLanguage(tag))
  if (isLanguage(chosen)) return chosen
  return wanted.length === 0 || chosen === '*' ? defaultLanguage : fallback
}

/** The language of a request: explicit address, then saved choice, then browser, then default. */
export function languageOf(request: Request, defaultLanguage: Language): Language {
  const {pathname} = new URL(request.url)
  return (
    splitPath(pathname).language ??
    languageFromCookie(request.headers.get('cookie')) ??
    languageFromHeader(request.headers.get('accept-language'), defaultLanguage)
  )
}
