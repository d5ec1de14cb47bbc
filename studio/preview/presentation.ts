import {filter, map} from 'rxjs'
import {
  type DocumentLocationResolver,
  defineDocuments,
  type PresentationPluginOptions,
} from 'sanity/presentation'
import {type ContentType, ownPageTypes, placeOf} from '../../app/content/page-types.ts'
import {languages} from '../../app/i18n/languages.ts'
import {siteUrl} from '../environment.ts'
import {studioLanguage} from '../i18n/language.ts'
import {t} from '../i18n/translate.ts'
import {languageName} from '../schemaTypes/languages.ts'
import {pathOf} from './addresses.ts'

/** The addresses of a document, one for each language; none while it is not published. */
const locations: DocumentLocationResolver = ({id, type}, {documentStore}) =>
  documentStore.pair.editState(id, type).pipe(
    filter(({ready}) => ready),
    map(({published}) => ({
      locations: languages.flatMap((language) => {
        const href = published && pathOf(type, published, language)
        return href ? [{title: languageName(language), href}] : []
      }),
    })),
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
