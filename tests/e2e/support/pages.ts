import type {Language} from '../../../app/i18n/languages.ts'

interface Words {
  title: string
  h1: string
}

export interface SitePage extends Record<Language, Words> {
  name: string
  /** Address without language. */
  path: string
}

export const languages = ['de', 'en'] as const

const siteName: Record<Language, string> = {
  de: 'Stiftung Sanfte Strömung',
  en: 'Gentle Current Foundation',
}

const words = (language: Language, title: string, h1 = title): Words => ({
  title: `${title} – ${siteName[language]}`,
  h1,
})

/** One page of every kind, with what its tab and its heading say. */
export const pages: SitePage[] = [
  {
    name: 'home',
    path: '/',
    de: {title: 'Gemeinsam können wir etwas bewirken', h1: 'Gemeinsam können wir etwas bewirken'},
    en: {title: 'Together We Can Make A Difference', h1: 'Together we can make a difference'},
  },
  {name: 'about', path: '/about', de: words('de', 'Über uns'), en: words('en', 'About Us', 'About us')},
  {
    name: 'contact',
    path: '/contact',
    de: words('de', 'Kontakt'),
    en: words('en', 'Contact Us', 'Contact us'),
  },
  {
    name: 'donate',
    path: '/donate',
    de: words('de', 'Jetzt spenden', 'Mit einer Spende helfen'),
    en: words('en', 'Donate Now', 'Help with a donation'),
  },
  {name: 'team', path: '/team', de: words('de', 'Unser Team'), en: words('en', 'Our Team', 'Our team')},
  {
    name: 'licences',
    path: '/licences',
    de: words('de', 'Führerscheinklassen', 'Führerscheinklassen im Überblick'),
    en: words('en', 'Driving licence categories', 'Driving licence categories at a glance'),
  },
  {
    name: 'licence category',
    path: '/licences/c1e',
    de: words('de', 'Klasse C1E: Kleiner Lastwagen mit schwerem Anhänger'),
    en: words('en', 'Category C1E: Small lorry with a heavy trailer'),
  },
  {name: 'newsletter', path: '/newsletter', de: words('de', 'Newsletter'), en: words('en', 'Newsletter')},
  {name: 'privacy', path: '/privacy', de: words('de', 'Datenschutz'), en: words('en', 'Privacy')},
  {name: 'imprint', path: '/imprint', de: words('de', 'Impressum'), en: words('en', 'Imprint')},
  {
    name: 'accessibility',
    path: '/accessibility',
    de: words('de', 'Barrierefreiheit', 'Erklärung zur Barrierefreiheit'),
    en: words('en', 'Accessibility', 'Accessibility statement'),
  },
]

/** `('en', '/contact')` → `/en/contact`, `('en', '/')` → `/en`. */
export const addressOf = (language: Language, path: string) => `/${language}${path === '/' ? '' : path}`
