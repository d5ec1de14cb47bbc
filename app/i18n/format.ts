import type {Language} from './languages'

/** Fills in the `{{name}}` places of a text. */
export const format = (text: string, values: Record<string, string | number>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (place, name: string) => String(values[name] ?? place))

export const locales: Record<Language, string> = {de: 'de-DE', en: 'en-GB'}

/** `2026-11-21` → 21. November 2026 / 21 November 2026. */
export const formatDate = (isoDate: string, language: Language): string =>
  new Intl.DateTimeFormat(locales[language], {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(isoDate))

/** 3500 → 3.500 / 3,500; 0.2 → 0,2 / 0.2. */
export const formatNumber = (value: number, language: Language): string =>
  new Intl.NumberFormat(locales[language], {maximumFractionDigits: 2}).format(value)
