import {studioLanguage} from './language.ts'

/** A day in words. A program may have written anything: invalid dates stay as they are. */
export function dayInWords(format: Pick<Intl.DateTimeFormat, 'format'>, day: string): string {
  const date = new Date(day)
  return Number.isNaN(date.getTime()) ? day : format.format(date)
}

/** A time with its day in words, in the browser's time zone. */
export const timeInWords = (time: string | Date): string =>
  new Date(time).toLocaleString(studioLanguage, {dateStyle: 'medium', timeStyle: 'short'})
