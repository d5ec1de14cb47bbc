import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {codeIn, root, tableBelow} from './tables.ts'

/** What docs/operations.md says of secrets. */

test('every secret of the environment has a way to be changed', () => {
  const example = readFileSync(join(root, '.env.example'), 'utf8')
  const secrets = [...example.matchAll(/^(\w*(?:TOKEN|SECRET)\w*)=/gm)].map(([, name]) => name ?? '')
  expect(secrets.length).toBeGreaterThan(4)
  const listed = tableBelow('docs/operations.md', '## Changing secrets').flatMap(([name]) => codeIn(name))
  expect(listed.sort()).toEqual(secrets.sort())
})
