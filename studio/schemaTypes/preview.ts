import {languages} from '../../app/i18n/languages.ts'
import {dayInWords} from '../i18n/dates.ts'
import {studioLanguage} from '../i18n/language.ts'
import {type English, t} from '../i18n/translate.ts'

/** What a list shows of a document or an item: paths to a text, in one or in every language, and to a picture. */
export interface Shown {
  title?: string
  subtitle?: string
  media?: string
  /** Fallback for an empty title. */
  untitled: English
}

const ownLanguageFirst = languages.toSorted(
  (one, other) => Number(other === studioLanguage) - Number(one === studioLanguage),
)

/** A text in the Studio's language; another language is the fallback. */
export function shownText(value: unknown): string | undefined {
  const inLanguages = Object(value) as Record<string, unknown>
  return [value, ...ownLanguageFirst.map((language) => inLanguages[language])].find(
    (text): text is string => typeof text === 'string' && text.trim() !== '',
  )
}

export const previewOf = ({untitled, ...select}: Shown) => ({
  select,
  prepare: ({title, subtitle, media}: Record<string, unknown>) => {
    const heading = shownText(title) ?? t(untitled)
    const below = shownText(subtitle)
    return {
      title: heading,
      subtitle: below === heading ? undefined : below,
      ...(media ? {media: media as never} : {}),
    }
  },
})

const dates = new Intl.DateTimeFormat(studioLanguage, {dateStyle: 'medium', timeZone: 'UTC'})

/** The preview of a legal page: its name in the desk, and the date of its version. */
export const legalPreview = (name: English) => ({
  select: {updatedOn: 'updatedOn'},
  prepare: ({updatedOn}: {updatedOn?: string}) => ({
    title: t(name),
    subtitle: updatedOn && t('As of {date}', {date: dayInWords(dates, updatedOn)}),
  }),
})
