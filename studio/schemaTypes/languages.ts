/** The languages that every text is kept in, in the order in which the Studio shows them side by side. */
export const languages = [
  {id: 'de', title: 'Deutsch'},
  {id: 'en', title: 'English'},
] as const

export type LanguageId = (typeof languages)[number]['id']
