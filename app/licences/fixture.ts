import type {Code} from './category'
import type {Related} from './relations'

const category = (
  code: Code,
  prerequisite: Code | null,
  ...includes: (Code | [Code, string])[]
): Related => ({
  code,
  prerequisite,
  includes: includes.map((entry) =>
    typeof entry === 'string' ? {code: entry, condition: ''} : {code: entry[0], condition: entry[1]},
  ),
})

/** For tests: the fifteen categories with what the law states directly (FeV § 6 (3), § 9; B1 as in the directive). */
export const statedByLaw: Related[] = [
  category('AM', null),
  category('A1', null, 'AM'),
  category('A2', null, 'A1', 'AM'),
  category('A', null, 'A2', 'A1', 'AM'),
  category('B1', null),
  category('B', null, 'AM', 'B1'),
  category('C1', 'B'),
  category('C', 'B', 'C1'),
  category('D1', 'B'),
  category('D', 'B', 'D1'),
  category('BE', 'B'),
  category('C1E', 'C1', 'BE'),
  category('CE', 'C', 'C1E', 'BE', ['DE', 'with D']),
  category('D1E', 'D1', 'BE'),
  category('DE', 'D', 'D1E', 'BE'),
]
