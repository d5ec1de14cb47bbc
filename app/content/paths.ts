/** What a link in the content leads to, as the queries give it. */
export interface Target {
  _type: string
  slug: string | null
}

/** A link with its words, as the queries give it. */
export interface ContentLink {
  label: string
  target: Target | null
}

const pagePaths: Record<string, string> = {
  homePage: '/',
  aboutPage: '/about',
  teamPage: '/team',
  contactPage: '/contact',
  donatePage: '/donate',
  licencePage: '/licences',
  privacyPage: '/privacy',
  accessibilityPage: '/accessibility',
  imprintPage: '/imprint',
}

/** Address of a document without language; `undefined` for one that has no page, or that a link has lost. */
export function pathOf(target: Target | null): string | undefined {
  if (target?._type === 'licenceCategory') return `/licences/${target.slug}`
  if (target?._type === 'faqEntry') return `/#${target.slug}`
  return target ? pagePaths[target._type] : undefined
}

/** Whether a link leads to the licence pages, which staff can switch off. */
export const isLicenceTarget = (target: Target | null) =>
  target?._type === 'licencePage' || target?._type === 'licenceCategory'
