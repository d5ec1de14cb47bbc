/** A day in words. A program may have written anything: invalid dates stay as they are. */
export function dayInWords(format: Pick<Intl.DateTimeFormat, 'format'>, day: string): string {
  const date = new Date(day)
  return Number.isNaN(date.getTime()) ? day : format.format(date)
}
