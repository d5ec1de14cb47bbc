import {expect, test} from 'vitest'
import {privacyWords} from '../../app/privacy/words.server.ts'
import {codeIn, tableBelow} from './tables.ts'

/** What /privacy explains of a device, and what the data map lists; a browser test compares the latter with what is kept. */

const explained = Object.keys(privacyWords.en.device.meanings)
const listed = tableBelow('docs/data-map.md', '## In the browsers of visitors').flatMap(([kind, names]) =>
  // There is one, and its kind says what it is.
  kind === 'Service worker' ? [] : codeIn(names).map((name) => name.replace(/\*$/, '')),
)

test('everything that is kept is explained', () => {
  expect(listed.filter((name) => !explained.some((start) => name.startsWith(start)))).toEqual([])
})

test('nothing is explained that is not kept', () => {
  expect(explained.filter((start) => !listed.some((name) => name.startsWith(start)))).toEqual([])
})
