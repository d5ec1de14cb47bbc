import type {Category, Code, Group, LicencePage} from '../../app/licences/category.ts'
import type {Related} from '../../app/licences/relations.ts'

const related = (code: Code, prerequisite: Code | null, ...includes: (Code | [Code, string])[]): Related => ({
  code,
  prerequisite,
  includes: includes.map((entry) =>
    typeof entry === 'string' ? {code: entry, condition: ''} : {code: entry[0], condition: entry[1]},
  ),
})

/** The fifteen categories by law (FeV § 6 (3), § 9; B1 by the directive). D1E under CE follows from the law. */
export const statedByLaw: Related[] = [
  related('AM', null),
  related('A1', null, 'AM'),
  related('A2', null, 'A1', 'AM'),
  related('A', null, 'A2', 'A1', 'AM'),
  related('B1', null, ['AM', 'unless limited']),
  related('B', null, 'AM', 'B1'),
  related('C1', 'B'),
  related('C', 'B', 'C1'),
  related('D1', 'B'),
  related('D', 'B', 'D1'),
  related('BE', 'B'),
  related('C1E', 'C1', 'BE', ['D1E', 'with D1']),
  related('CE', 'C', ['DE', 'with D'], ['D1E', 'with D'], 'C1E', 'BE'),
  related('D1E', 'D1', 'BE'),
  related('DE', 'D', 'D1E', 'BE'),
]

const groupMembers: Record<Group, Code[]> = {
  mopeds: ['AM'],
  motorcycles: ['A1', 'A2', 'A'],
  multiLane: ['B1', 'B', 'C1', 'C'],
  buses: ['D1', 'D'],
  trailers: ['BE', 'C1E', 'CE', 'D1E', 'DE'],
}
const groupOf = (code: Code) =>
  (Object.keys(groupMembers) as Group[]).find((group) => groupMembers[group].includes(code)) ?? 'mopeds'

/** The minimum ages of the specification: the one for everyone first. */
const ages: Record<Code, number[]> = {
  AM: [16, 15],
  A1: [16],
  A2: [18],
  A: [24, 20],
  B1: [18, 16],
  B: [18, 17],
  C1: [18],
  C: [21, 18],
  D1: [21],
  D: [24, 21],
  BE: [18, 17],
  C1E: [18],
  CE: [21, 18],
  D1E: [21],
  DE: [24, 21],
}

const picture = (name: string) => ({
  alt: name,
  asset: null,
  crop: null,
  hotspot: null,
  isOpaque: null,
  isSmall: null,
})

/** All categories as the content query returns them, with dummy texts. */
export const categories: Category[] = statedByLaw.map(({code, prerequisite, includes}) => ({
  _id: `licence-${code}`,
  code,
  slug: code.toLowerCase() as Category['slug'],
  group: groupOf(code),
  title: `Title of ${code}`,
  summary: '',
  description: [],
  minimumAges: ages[code].map((years, index) => ({
    _key: String(index),
    years,
    scope: index === 0 ? 'eu' : 'de',
    condition: index === 0 ? '' : 'supervised',
    source: 'the law',
  })),
  limits: null,
  exceptions: '',
  prerequisite,
  includes: includes.map((inclusion) => ({_key: inclusion.code, ...inclusion})),
  symbol: picture('symbol'),
  image: picture('image'),
  sources: [],
}))

/** Page data for the overview and the JSON. */
export const page = {
  categories,
  groupTitles: {
    mopeds: 'Mopeds',
    motorcycles: 'Motorcycles',
    multiLane: 'Multi-lane',
    buses: 'Buses',
    trailers: 'Trailers',
  },
} as const satisfies Pick<LicencePage, 'categories' | 'groupTitles'>
