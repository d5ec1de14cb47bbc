import {defineDocuments, defineLocations, type PresentationPluginOptions} from 'sanity/presentation'
import {type ContentType, ownPageTypes, placeOf} from '../../app/content/page-types.ts'
import {siteUrl} from '../environment.ts'
import {studioLanguage} from '../i18n/language.ts'
import {t} from '../i18n/translate.ts'
import {languages} from '../schemaTypes/languages.ts'
import {type Addressed, pathOf, shownTypes} from './addresses.ts'

/** Locations of a document, one for each language. */
const locationsOf = (type: string) =>
  defineLocations({
    select: {slug: 'slug', code: 'code'},
    resolve: (document: Addressed | null) => ({
      locations: languages.flatMap(({id, title}) => {
        const href = pathOf(type, document, id)
        return href ? [{title, href}] : []
      }),
    }),
  })

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
    locations: Object.fromEntries(shownTypes.map((type) => [type, locationsOf(type)])),
    mainDocuments: defineDocuments(ownPageTypes.map(mainDocument)),
  },
}
