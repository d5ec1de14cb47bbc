import {expect, test} from 'vitest'
import {secretNames} from '../abuse/secrets.ts'
import {codeIn, tableBelow} from './tables.ts'

/** What docs/operations.md says of secrets. */

test('every secret of the environment has a way to be changed', () => {
  expect(secretNames.length).toBeGreaterThan(4)
  const listed = tableBelow('docs/operations.md', '## Changing secrets').flatMap(([name]) => codeIn(name))
  expect(listed.sort()).toEqual(secretNames.toSorted())
})
