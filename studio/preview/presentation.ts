import {defineDocuments, defineLocations, type PresentationPluginOptions} from 'sanity/presentation'
import {siteUrl} from '../environment.ts'
import {studioLanguage} from '../i18n/language.ts'
import {t} from '../i18n/translate.ts'
import {languages} from '../schemaTypes/languages.ts'
import {type Addressed, pathOf, shownTypes} from './addresses.ts'

/** Where a document shows, once for each language. */
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

/** A page is reached with its language and without. */
const routesOf = (path: string) =>
  path === '/' ? ['/', '/de', '/en'] : ['', '/de', '/en'].map((prefix) => `${prefix}${path}`)

const page = (path: string, type: string) => ({route: routesOf(path), filter: `_type == "${type}"`})

/** Sanity's Presentation tool: the website beside the document that it shows. */
export const presentation: PresentationPluginOptions = {
  title: t('Pages as they will look'),
  previewUrl: {
    initial: `${siteUrl ?? ''}/${studioLanguage}`,
    previewMode: {enable: '/preview/enable', shareAccess: false},
  },
  resolve: {
    locations: Object.fromEntries(shownTypes.map((type) => [type, locationsOf(type)])),
    mainDocuments: defineDocuments([
      page('/', 'homePage'),
      page('/about', 'aboutPage'),
      page('/team', 'teamPage'),
      page('/contact', 'contactPage'),
      page('/donate', 'donatePage'),
      page('/licences', 'licencePage'),
      {
        route: routesOf('/licences/:code'),
        filter: '_type == "licenceCategory" && lower(code) == $code',
      },
      page('/privacy', 'privacyPage'),
      page('/accessibility', 'accessibilityPage'),
      page('/imprint', 'imprintPage'),
    ]),
  },
}
