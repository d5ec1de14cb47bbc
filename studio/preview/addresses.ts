import {siteUrl} from '../environment.ts'
import type {LanguageId} from '../schemaTypes/languages.ts'

/** Where on the website documents show: the Studio's side of `app/content/paths.ts`; a test holds the two together. */

const pages: Record<string, string> = {
  homePage: '/',
  aboutPage: '/about',
  teamPage: '/team',
  contactPage: '/contact',
  donatePage: '/donate',
  licencePage: '/licences',
  privacyPage: '/privacy',
  accessibilityPage: '/accessibility',
  imprintPage: '/imprint',
  // These have no page of their own and show on others.
  teamMember: '/team',
  emergencyNote: '/#emergency',
  siteSettings: '/',
}

/** What of a document its address depends on. */
export interface Addressed {
  slug?: {current?: string}
  code?: string
}

/** Types of documents that show somewhere on the website. */
export const shownTypes = [...Object.keys(pages), 'faqEntry', 'licenceCategory']

/** The path of a document in a language; `undefined` while the field is empty that its address is made of. */
export function pathOf(type: string, document: Addressed | object | null | undefined, language: LanguageId) {
  const path = pathWithoutLanguage(type, document as Addressed)
  return path === undefined ? undefined : `/${language}${path.replace(/^\/(?=#|$)/, '')}`
}

function pathWithoutLanguage(type: string, document: Addressed | null | undefined): string | undefined {
  if (type === 'faqEntry') return document?.slug?.current && `/#${document.slug.current}`
  if (type === 'licenceCategory') return document?.code && `/licences/${document.code.toLowerCase()}`
  return pages[type]
}

/** The address of the website, without a slash at its end. */
export const siteOrigin = () => (siteUrl ? new URL(siteUrl).origin : location.origin)
