import {readdirSync, readFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {describe, expect, test} from 'vitest'
import {german} from '../../studio/i18n/german/index.ts'
import {t} from '../../studio/i18n/texts/newsletter.ts'
import {mapTexts} from '../../studio/i18n/translate.ts'
import {schemaTypes} from '../../studio/schemaTypes/index.ts'

/** The Studio's own texts: in English where they are used, in German in the dictionary. */

const studio = resolve(import.meta.dirname, '../../studio')
const dictionary = join(studio, 'i18n/german')

const schemaTexts = new Set<string>()
for (const type of schemaTypes)
  mapTexts(type, (text) => {
    schemaTexts.add(text)
    return text
  })

function sourceOfStudio(): string {
  const skipped = [join(studio, 'node_modules'), join(studio, 'seed'), join(studio, 'dist'), dictionary]
  const read = (folder: string): string[] =>
    readdirSync(folder, {withFileTypes: true}).flatMap((entry) => {
      const path = join(folder, entry.name)
      if (skipped.includes(path)) return []
      if (entry.isDirectory()) return read(path)
      return /\.tsx?$/.test(path) ? [readFileSync(path, 'utf8')] : []
    })
  return read(studio).join('\n')
}

describe('the dictionary', () => {
  test('has a German text for every title and description of the schema', () => {
    expect(schemaTexts.size).toBeGreaterThan(400)
    expect([...schemaTexts].filter((text) => !(text in german))).toEqual([])
  })

  // Texts of messages and the desk need no test: `t` accepts only keys of the dictionary.
  test('has no text that nothing uses', () => {
    const source = sourceOfStudio()
    const unused = Object.keys(german).filter(
      (text) => !schemaTexts.has(text) && !source.includes(`'${text}'`),
    )
    expect(unused).toEqual([])
  })

  test('has each text once, with the same values in it', () => {
    const files = readdirSync(dictionary).filter((name) => name !== 'index.ts')
    const keys = files.flatMap((name) =>
      [...readFileSync(join(dictionary, name), 'utf8').matchAll(/^ {2}(?:'(.+?)'|([\w]+)):/gm)].map(
        ([, quoted, plain]) => quoted ?? plain,
      ),
    )
    expect(keys.length).toBe(Object.keys(german).length)
    expect(new Set(keys).size).toBe(keys.length)
    const values = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted()
    for (const [english, translation] of Object.entries(german))
      expect(values(translation), english).toEqual(values(english))
  })
})

test('a text counts, and holds values', () => {
  expect([t('count', {count: 1}), t('count', {count: 2})]).toEqual(['1 address', '2 addresses'])
  expect(t('delete.of', {email: 'a@example.org'})).toBe('Delete a@example.org')
})

test('a schema in the other language is the same but for its texts', () => {
  const marked = mapTexts(schemaTypes, (text) => `* ${text}`)
  const home = marked.find(({name}) => name === 'homePage')
  expect(home?.title).toBe('* Home')
  const fields = home && 'fields' in home ? home.fields : []
  expect(fields.find(({name}) => name === 'doors')).toMatchObject({
    title: '* Two entry points',
    type: 'array',
    of: [{name: 'door', title: '* Entry point', preview: {select: expect.anything()}}],
  })
  const block = marked.find(({name}) => name === 'localeBlock')
  expect(block).toMatchObject({
    title: '* Formatted text in both languages',
    fields: [
      {title: '* German', of: [{styles: [{title: '* Text', value: 'normal'}, {}, {}]}]},
      {title: '* English'},
    ],
  })
})
