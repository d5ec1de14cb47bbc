import {filter, map} from 'rxjs'
import {
  type DocumentLocationResolver,
  defineDocuments,
  type PresentationPluginOptions,
} from 'sanity/presentation'
import {type ContentType, ownPageTypes, type PageType, placeOf} from '../../app/content/page-types.ts'
import {languages} from '../../app/i18n/languages.ts'
import {siteUrl} from '../environment.ts'
import {studioLanguage} from '../i18n/language.ts'
import {t} from '../i18n/translate.ts'
import {languageName} from '../schemaTypes/languages.ts'
import {pathOf} from './addresses.ts'

/** Documents on several pages: a summary in words, and a second page to link to. */
const severalPages: Partial<Record<string, {message: string; also?: PageType}>> = {
  siteSettings: {message: t('On every page of the website')},
  emergencyNote: {message: t('On the home page, and in answers about symptoms')},
  faqEntry: {message: t('On the home page and below the donation form'), also: 'donatePage'},
  teamMember: {message: t('On the team page; the first four people also on “About us”'), also: 'aboutPage'},
}

/** The addresses of a document in each language; none while it is not published. */
const locations: DocumentLocationResolver = ({id, type}, {documentStore}) =>
  documentStore.pair.editState(id, type).pipe(
    filter(({ready}) => ready),
    map(({published}) => {
      const {message, also} = severalPages[type] ?? {}
      const addresses = [type, ...(also ? [also] : [])].flatMap((shown) =>
        languages.flatMap((language) => {
          const href = published && pathOf(shown, published, language)
          return href ? [{title: languageName(language), href}] : []
        }),
      )
      return {locations: addresses, message: addresses.length > 0 ? message : undefined}
    }),
  )

/** Pages are also reachable without a language prefix. */
const routesOf = (path: string) =>
  path === '/' ? ['/', '/de', '/en'] : ['', '/de', '/en'].map((prefix) => `${prefix}${path}`)

/** The document that a route opens. */
function mainDocument(type: ContentType) {
  const path = placeOf(type)?.path ?? ''
  const own = path.includes(':slug') ? ' && coalesce(slug.current, lower(code)) == $slug' : ''
  return {route: routesOf(path), filter: `_type == "${type}"${own}`}
}

/** Sanity's Presentation tool: the website beside the document that it shows. */
export const presentation: PresentationPluginOptions = {
  title: t('Website preview'),
  previewUrl: {
    initial: `${siteUrl ?? ''}/${studioLanguage}`,
    previewMode: {enable: '/preview/enable', shareAccess: false},
  },
  resolve: {
    locations,
    mainDocuments: defineDocuments([
      ...ownPageTypes.map(mainDocument),
      {route: routesOf('/newsletter'), filter: '_type == "siteSettings"'},
    ]),
  },
}
