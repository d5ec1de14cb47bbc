/**
 * Every type of document that the site shows, and where. Addresses, queries, sitemap, previews, revalidation and Studio
 * derive from these lists. Plain data without imports, for site, Studio and Node.
 */

interface Place {
  /** Address without language; `:slug` is the document's own. */
  path: string
  /** Belongs to the licence pages, which staff can switch off. */
  licences?: boolean
}

/** Pages of which there is exactly one. The id of the document is the name of its type. */
export const pages = {
  homePage: {path: '/'},
  aboutPage: {path: '/about'},
  teamPage: {path: '/team'},
  contactPage: {path: '/contact'},
  donatePage: {path: '/donate'},
  emergencyCardPage: {path: '/emergency-card'},
  licencePage: {path: '/licences', licences: true},
  // Required by law.
  privacyPage: {path: '/privacy', legal: true},
  accessibilityPage: {path: '/accessibility', legal: true},
  imprintPage: {path: '/imprint', legal: true},
} as const satisfies Record<string, Place & {legal?: boolean}>

/** Documents that staff sort by hand. They are shown together on a page, or each has its own. */
const lists = {
  faqEntry: {path: '/#:slug'},
  teamMember: {path: '/team'},
  licenceCategory: {path: '/licences/:slug', licences: true},
} as const satisfies Record<string, Place>

/** Single documents that show on several pages. */
const shared = {
  emergencyNote: {path: '/#emergency'},
  siteSettings: {path: '/'},
} as const satisfies Record<string, Place>

export type PageType = keyof typeof pages
export type ListType = keyof typeof lists
export type ContentType = PageType | ListType | keyof typeof shared

const namesOf = <Name extends string>(list: Record<Name, unknown>) => Object.keys(list) as Name[]

export const pageTypes = namesOf(pages)
export const listTypes = namesOf(lists)
export const sharedTypes = namesOf(shared)
export const contentTypes: ContentType[] = [...pageTypes, ...listTypes, ...sharedTypes]

/** Types of which there is exactly one document. */
export const singletonTypes = [...pageTypes, ...sharedTypes]

export const isSingleton = (type: string) => singletonTypes.some((single) => single === type)

const places: Partial<Record<string, Place>> = {...pages, ...lists, ...shared}

/** Where documents of a type show; `undefined` for types that the site does not show. */
export const placeOf = (type: string): Place | undefined => places[type]

const listsWith = (part: string) => listTypes.filter((type) => lists[type].path.includes(part))

/** Types that links can lead to: each document has an address of its own. */
export const linkableTypes = [...pageTypes, ...listsWith(':slug')]

/** Types whose documents are pages, as the sitemap lists them. */
export const ownPageTypes = [...pageTypes, ...listsWith('/:slug')]

/** The query parameters that pages read, by path without language. The page cache ignores all others. */
export const pageParameters: Record<string, readonly string[]> = {
  '/contact': ['sent'],
  '/donate': ['amount'],
  '/donate/result': ['donation'],
  '/newsletter': ['from', 'sent'],
  '/licences': ['group', 'age', 'held', 'category', 'sent'],
}

/** First path segments of addresses that look like pages but are not. */
export const notPages = [
  'assets',
  'healthz',
  'lake',
  'media',
  'preview',
  'readyz',
  'studio',
  'wake',
  'webhooks',
  'whatsapp',
] as const
