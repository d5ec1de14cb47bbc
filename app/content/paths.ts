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

/** A part of a page without links to the licence pages; their words stay. */
export function withoutLicenceTargets<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(withoutLicenceTargets) as Value
  if (!value || typeof value !== 'object') return value
  const parts = Object.entries(value).map(([name, part]) => {
    const leadsThere = name === 'target' && isLicenceTarget(part as Target | null)
    return [name, leadsThere ? null : withoutLicenceTargets(part)]
  })
  return Object.fromEntries(parts) as Value
}
