import {expect, test} from 'vitest'
import {privacyTexts} from '../../app/i18n/privacy-texts.server.ts'
import {codeIn, tableBelow} from './tables.ts'

/** `/privacy` explains exactly the stored data that the data map lists. */

const explained = Object.keys(privacyTexts.en.device.meanings)
const listed = tableBelow('docs/data-map.md', '## In the browsers of visitors').flatMap(([kind, names]) =>
  // The data map lists the service worker by its scope, not by a name.
  kind === 'Service worker' ? [] : codeIn(names).map((name) => name.replace(/\*$/, '')),
)

test('explains all stored data, and no other', () => {
  expect(listed.filter((name) => !explained.some((start) => name.startsWith(start)))).toEqual([])
  expect(explained.filter((start) => !listed.some((name) => name.startsWith(start)))).toEqual([])
})
