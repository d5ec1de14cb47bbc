/** Pages whose text the law asks for. */
export const legalPageTypes = ['privacyPage', 'accessibilityPage', 'imprintPage'] as const

/** Singletons with an address of their own on the site. Their document id is their type's name. */
export const pageTypes = [
  'homePage',
  'aboutPage',
  'teamPage',
  'contactPage',
  'donatePage',
  'licencePage',
  ...legalPageTypes,
] as const

/** Documents of which there is exactly one. */
export const singletonTypes = [...pageTypes, 'emergencyNote', 'siteSettings'] as const

export const isSingleton = (type: string) => (singletonTypes as readonly string[]).includes(type)

/** What a link can lead to. */
export const linkableTypes = [...pageTypes, 'licenceCategory', 'faqEntry'] as const
