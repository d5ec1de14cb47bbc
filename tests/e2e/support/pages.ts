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

export const siteName: Record<Language, string> = {
  de: 'Stiftung Sanfte Strömung',
  en: 'Gentle Current Foundation',
}

const tagline = {
  de: 'Gemeinsam können wir etwas bewirken',
  en: 'Together We Can Make A Difference',
}

const titled = (language: Language, title: string, h1 = title): Words => ({
  title: `${title} – ${siteName[language]}`,
  h1,
})

/** One page of every kind, with what its tab and its heading say. */
export const pages: SitePage[] = [
  {
    name: 'home',
    path: '/',
    de: {title: tagline.de, h1: tagline.de},
    en: {title: tagline.en, h1: 'Together we can make a difference'},
  },
  {
    name: 'about',
    path: '/about',
    de: titled('de', 'Über uns'),
    en: titled('en', 'About Us', 'About us'),
  },
  {
    name: 'contact',
    path: '/contact',
    de: titled('de', 'Kontakt'),
    en: titled('en', 'Contact Us', 'Contact us'),
  },
  {
    name: 'donate',
    path: '/donate',
    de: titled('de', 'Jetzt spenden', 'Mit einer Spende helfen'),
    en: titled('en', 'Donate Now', 'Help with a donation'),
  },
  {
    name: 'team',
    path: '/team',
    de: titled('de', 'Unser Team'),
    en: titled('en', 'Our Team', 'Our team'),
  },
  {name: 'licences', path: '/licences', de: titled('de', ''), en: titled('en', '')},
  {name: 'licence category', path: '/licences/c1e', de: titled('de', ''), en: titled('en', '')},
  {name: 'privacy', path: '/privacy', de: titled('de', ''), en: titled('en', '')},
  {name: 'imprint', path: '/imprint', de: titled('de', ''), en: titled('en', '')},
  {name: 'accessibility', path: '/accessibility', de: titled('de', ''), en: titled('en', '')},
]

/** `('en', '/contact')` → `/en/contact`. */
export const addressOf = (language: Language, path: string) => `/${language}${path === '/' ? '' : path}`
