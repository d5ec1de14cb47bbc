import {readFile} from 'node:fs/promises'
import {join} from 'node:path'
import {expect, test} from 'vitest'
import {fontFolder, letters, makeFonts} from '../../app/styles/fonts/subset.ts'
import {seedDocuments} from '../../studio/seed/index.ts'

test('the fonts in the repository are what `npm run fonts` makes', async () => {
  for (const {name, content} of await makeFonts())
    expect(content.equals(await readFile(join(fontFolder, name))), `${name}: run npm run fonts`).toBe(true)
})

test('both fonts together, with names from all over Europe, are at most 60 kB', async () => {
  const sizes = (await makeFonts()).map(({content}) => content.length)
  expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(60_000)
})

test('all texts are shown in the fonts', () => {
  const known = new Set([...letters.latin, ...letters['latin-ext'], '\n'])
  const texts = JSON.stringify(seedDocuments).replaceAll('\\n', '\n')
  expect([...new Set(texts)].filter((letter) => !known.has(letter))).toEqual([])
})
