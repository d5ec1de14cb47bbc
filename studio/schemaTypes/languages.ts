/** The languages of every text, in the order of the Studio's columns. */
export const languages = [
  {id: 'de', title: 'Deutsch'},
  {id: 'en', title: 'English'},
] as const

export type LanguageId = (typeof languages)[number]['id']

/**
 * Fields side by side on wide screens, one below the other on phones: columns by Sanity's breakpoints (360 and 600 pixels). Its
 * types know only a number.
 */
export const inColumns = (count: number) => [1, 1, count] as unknown as number
