/** A day in words. A program may have written anything: what is no day stands as it is. */
export function dayInWords(format: Pick<Intl.DateTimeFormat, 'format'>, day: string): string {
  const date = new Date(day)
  return Number.isNaN(date.getTime()) ? day : format.format(date)
}
