import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {describe, expect, test} from 'vitest'
import {codeIn, root, tableBelow} from './tables.ts'

/** docs/dependencies.md says of every package that runs why it is there. */

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(root, ...path), 'utf8'))

describe.each([
  ['## Site', '.'],
  ['## Studio', 'studio'],
])('%s', (heading, folder) => {
  const rows = tableBelow('docs/dependencies.md', heading).map(([name, ...rest]) => [
    codeIn(name)[0],
    ...rest,
  ])

  test('lists what package.json lists', () => {
    const {dependencies} = readJson(folder, 'package.json')
    expect(rows.map(([name]) => name).sort()).toEqual(Object.keys(dependencies).sort())
  })

  test('says licence, reason and price of each', () => {
    expect(rows.filter((row) => row.length !== 4 || row.includes(''))).toEqual([])
    const licences = rows.map(([name = '']) => [
      name,
      readJson(folder, 'node_modules', name, 'package.json').license,
    ])
    expect(rows.map(([name, licence]) => [name, licence])).toEqual(licences)
  })
})

test('THIRD-PARTY.md names every package that runs, in the version that is installed', () => {
  const named = ['## Sent to visitors', '## On the server'].flatMap((heading) =>
    tableBelow('THIRD-PARTY.md', heading).flatMap(([name, versions = '']) => {
      // Versions in the order of the names; what a package brings along stands in brackets without one.
      const names = codeIn(name?.replace(/\(with .*\)/, ''))
      const given = versions.split(', ')
      return names.map((one, index) => [one, given[index] ?? given[0]])
    }),
  )
  const {dependencies} = readJson('package.json')
  expect(named.map(([name]) => name)).toEqual(expect.arrayContaining(Object.keys(dependencies)))
  expect(named).toEqual(
    named.map(([name = '']) => [name, readJson('node_modules', name, 'package.json').version]),
  )
})
