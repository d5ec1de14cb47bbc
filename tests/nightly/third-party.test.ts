import {readFileSync} from 'node:fs'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {codeIn, root, tableBelow} from '../docs/tables.ts'

/** THIRD-PARTY.md lists every run-time package with version and licence. */

const readJson = (...path: string[]) => JSON.parse(readFileSync(join(root, ...path), 'utf8'))

const comparable = (licence = '') => licence.replaceAll('-', ' ')

/** One entry for each package of the tables: a row may name several, with their versions in the same order. */
const namedBelow = (headings: string[]) =>
  headings.flatMap((heading) =>
    tableBelow('THIRD-PARTY.md', heading).flatMap(([cell, versions = '', licence]) => {
      const names = codeIn(cell?.replace(/\(with .*\)/, ''))
      const given = versions.split(', ')
      return names.map((name, index) => ({
        name,
        version: given[index] ?? given[0],
        licence: comparable(licence),
      }))
    }),
  )

test.each([
  ['the site', '.', ['## Sent to visitors', '## On the server']],
  ['the Studio', 'studio', ['## In the Studio']],
])('packages of %s', (_, folder, headings) => {
  const named = namedBelow(headings)
  const {dependencies} = readJson(folder, 'package.json')
  expect(named.map(({name}) => name)).toEqual(expect.arrayContaining(Object.keys(dependencies)))
  const installed = named.map(({name}) => {
    const {version, license} = readJson(folder, 'node_modules', name, 'package.json')
    return {name, version, licence: comparable(license)}
  })
  expect(named.filter(({name}) => name in dependencies)).toEqual(
    installed.filter(({name}) => name in dependencies),
  )
  expect(named.map(({version}) => version)).toEqual(installed.map(({version}) => version))
})
