import type {LicencesQueryResult} from '~/content/types.gen'

/** The licence reference from the content query: its texts, and the categories in the specification's order. */
export type LicencePage = NonNullable<LicencesQueryResult>
export type Category = LicencePage['categories'][number]
export type Code = Category['code']
export type Group = Category['group']

/** The specification's type groups, in its order. */
export const groups = ['mopeds', 'motorcycles', 'multiLane', 'buses', 'trailers'] as const satisfies Group[]

/** Address of a category without language; without a code, that of the overview. */
export const licencePath = (code?: Code) => (code ? `/licences/${code.toLowerCase()}` : '/licences')
