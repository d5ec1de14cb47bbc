import {pages as pageTypes} from '../../../app/content/page-types.ts'
import type {Language} from '../../../app/i18n/languages.ts'

export const languages = ['de', 'en'] as const

/** Both languages, with and without scripts, in two runs: what depends on one does not depend on the other. */
export const variants = [
  {javaScriptEnabled: true, language: 'de'},
  {javaScriptEnabled: false, language: 'en'},
] as const

/** Name and address without language of every page of the list, and of one of each other kind. */
export const pages: {name: string; path: string}[] = [
  ...Object.entries(pageTypes).map(([name, {path}]) => ({name, path})),
  {name: 'licence category', path: '/licences/c1e'},
  {name: 'licence category for mopeds', path: '/licences/am'},
  {name: 'newsletter', path: '/newsletter'},
  {name: 'offline', path: '/offline'},
]

/** `('en', '/contact')` → `/en/contact`, `('en', '/')` → `/en`. */
export const addressOf = (language: Language, path: string) => `/${language}${path === '/' ? '' : path}`
