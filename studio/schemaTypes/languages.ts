import type {Language} from '../../app/i18n/languages.ts'
import {type English, t} from '../i18n/translate.ts'

/** What the field of a language is called. */
export const languageTitles: Record<Language, English> = {de: 'German', en: 'English'}

/** What a language is called in that of the Studio. */
export const languageName = (language: Language) => t(languageTitles[language])

/**
 * Fields side by side on wide screens, one below the other on phones: columns by Sanity's breakpoints (360 and 600 pixels). Its
 * types know only a number.
 */
export const inColumns = (count: number) => [1, 1, count] as unknown as number
