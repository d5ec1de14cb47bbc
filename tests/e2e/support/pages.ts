import {pages as pageTypes} from '../../../app/content/page-types.ts'
import type {Language} from '../../../app/i18n/languages.ts'

export const languages = ['de', 'en'] as const

/** Language and JavaScript are independent, so two runs cover both. */
export const variants = [
  {javaScriptEnabled: true, language: 'de'},
  {javaScriptEnabled: false, language: 'en'},
] as const

/** Name and path of every page type, and of examples of all other pages. */
export const pages: {name: string; path: string}[] = [
  ...Object.entries(pageTypes).map(([name, {path}]) => ({name, path})),
  {name: 'licence category', path: '/licences/c1e'},
  {name: 'licence category for mopeds', path: '/licences/am'},
  {name: 'newsletter', path: '/newsletter'},
  {name: 'offline', path: '/offline'},
]

/** `('en', '/contact')` → `/en/contact`, `('en', '/')` → `/en`. */
export const addressOf = (language: Language, path: string) => `/${language}${path === '/' ? '' : path}`
