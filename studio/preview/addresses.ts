import {pathOf as pathOnSite} from '../../app/content/paths.ts'
import type {Language} from '../../app/i18n/languages.ts'
import {siteUrl} from '../environment.ts'

/** The fields of a document that determine its address. */
interface Addressed {
  slug?: {current?: string}
  code?: string
}

/** The path of a document in a language; `undefined` while its slug is missing. */
export function pathOf(type: string, document: object | null | undefined, language: Language) {
  const {slug, code} = (document ?? {}) as Addressed
  const path = pathOnSite({_type: type, slug: slug?.current ?? code?.toLowerCase() ?? null})
  return path === undefined ? undefined : `/${language}${path.replace(/^\/(?=#|$)/, '')}`
}

/** The address of the website, without a trailing slash. */
export const siteOrigin = () => (siteUrl ? new URL(siteUrl).origin : location.origin)
