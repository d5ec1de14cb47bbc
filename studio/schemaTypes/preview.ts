import {dayInWords} from '../i18n/dates.ts'
import {studioLanguage} from '../i18n/language.ts'
import {type English, t} from '../i18n/translate.ts'
import {languages} from './languages.ts'

/** What a list shows of a document or an item. Each text has several paths; the first with a text is used. */
export interface Shown {
  title?: string[]
  subtitle?: string[]
  /** Path to a picture. */
  media?: string
  /** Fallback for an empty title. */
  untitled: English
}

/** Paths to a text in every language, the Studio's language first. */
export const inEachLanguage = (path: string): string[] =>
  languages
    .toSorted((one, other) => Number(other.id === studioLanguage) - Number(one.id === studioLanguage))
    .map(({id}) => `${path}.${id}`)

const numbered = (name: string, paths: string[] = []) =>
  Object.fromEntries(paths.map((path, index) => [`${name}${index}`, path]))

/** The preview of a type in the Studio's language; another language is the fallback. */
export function previewOf({title, subtitle, media, untitled}: Shown) {
  const firstOf = (name: string, paths: string[] = [], found: Record<string, unknown>) =>
    paths
      .map((_, index) => found[`${name}${index}`])
      .find((text): text is string => typeof text === 'string' && text.trim() !== '')
  return {
    select: {...numbered('title', title), ...numbered('subtitle', subtitle), ...(media ? {media} : {})},
    prepare: (found: Record<string, unknown>) => {
      const heading = firstOf('title', title, found) ?? t(untitled)
      const below = firstOf('subtitle', subtitle, found)
      return {
        title: heading,
        subtitle: below === heading ? undefined : below,
        ...(found.media ? {media: found.media as never} : {}),
      }
    },
  }
}

/** The preview of a singleton: its name in the desk, and its heading. */
export const singletonPreview = (
  name: English,
  {subtitle = inEachLanguage('heading'), media}: Pick<Shown, 'subtitle' | 'media'> = {},
) => previewOf({untitled: name, subtitle, media})

const dates = new Intl.DateTimeFormat(studioLanguage, {dateStyle: 'medium', timeZone: 'UTC'})

/** The preview of a legal page: its name in the desk, and the date of its version. */
export const legalPreview = (name: English) => ({
  select: {updatedOn: 'updatedOn'},
  prepare: ({updatedOn}: {updatedOn?: string}) => ({
    title: t(name),
    subtitle: updatedOn && t('As of {date}', {date: dayInWords(dates, updatedOn)}),
  }),
})
