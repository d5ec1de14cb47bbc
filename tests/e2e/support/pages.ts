import {pages as pageTypes} from '../../../app/content/page-types.ts'
import type {Language} from '../../../app/i18n/languages.ts'
import {seedDocuments} from '../../../studio/seed/index.ts'

type Texts = Record<Language, string>

export interface SitePage extends Record<Language, {title: string; h1: string}> {
  name: string
  /** Address without language. */
  path: string
}

export const languages = ['de', 'en'] as const

/** Both languages, with and without scripts, in two runs: what depends on one does not depend on the other. */
export const variants = [
  {javaScriptEnabled: true, language: 'de'},
  {javaScriptEnabled: false, language: 'en'},
] as const

const siteName: Texts = {de: 'Stiftung Sanfte Strömung', en: 'Gentle Current Foundation'}

function sitePage(name: string, path: string, title: Texts, heading: Texts = title): SitePage {
  const words = (language: Language) => ({
    title:
      path === '/' || path === '/offline' ? title[language] : `${title[language]} – ${siteName[language]}`,
    // Browsers compare texts without soft hyphens.
    h1: heading[language].replaceAll('\u00ad', ''),
  })
  return {name, path, de: words('de'), en: words('en')}
}

/** Every page of the list, as the seed fills it, and one of each other kind. */
export const pages: SitePage[] = [
  ...Object.entries(pageTypes).map(([type, {path}]) => {
    const {title, heading} = seedDocuments.find(({_id}) => _id === type) as unknown as {
      title: Texts
      heading: Texts
    }
    return sitePage(type, path, title, heading)
  }),
  sitePage('licence category', '/licences/c1e', {
    de: 'Klasse C1E: Kleiner Lastwagen mit schwerem Anhänger',
    en: 'Category C1E: Small lorry with a heavy trailer',
  }),
  sitePage('licence category for mopeds', '/licences/am', {
    de: 'Klasse AM: Mopeds und Leichtfahrzeuge bis 45 km/h',
    en: 'Category AM: Mopeds and light quadricycles up to 45 km/h (28 mph)',
  }),
  sitePage('newsletter', '/newsletter', {de: 'Newsletter', en: 'Newsletter'}),
  sitePage('offline', '/offline', {de: 'Sie sind offline', en: 'You are offline'}),
]

/** `('en', '/contact')` → `/en/contact`, `('en', '/')` → `/en`. */
export const addressOf = (language: Language, path: string) => `/${language}${path === '/' ? '' : path}`
