import {globSync, readFileSync} from 'node:fs'
import {describe, expect, it} from 'vitest'
import {de} from './de.ts'
import {en} from './en.ts'
import {errorTexts} from './error-texts.ts'

interface Text {
  /** `licences.limit.maxSeats` */
  key: string
  text: string
}

const textsIn = (texts: object, prefix = ''): Text[] =>
  Object.entries(texts).flatMap(([name, entry]: [string, string | object]) =>
    typeof entry === 'string' ? [{key: prefix + name, text: entry}] : textsIn(entry, `${prefix}${name}.`),
  )

const placesIn = (text: string) => [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name ?? '')

const german = textsIn(de)
const english = new Map(textsIn(en).map(({key, text}) => [key, text]))

/** Units that English texts add to the metric ones. */
const imperial = ['mph', 'lb', 'ft', 'hp']

/** Keys that code builds from a value, such as `limit[name]` or `amount.${problem}`. */
const chosenByValue =
  /\.(limit|trailer|places|scopes|countries|services|amount|refused)\.|^(languages|onlyIn)\.(de|en)$/

describe('texts', () => {
  it('are the same in both languages where the words are, and nowhere else', () => {
    const same = german.filter(({key, text}) => english.get(key) === text).map(({text}) => text)
    expect(same).toEqual(['EU', 'Register', 'IBAN', 'BIC', 'Bank'])
    const errors = [...Object.values(errorTexts.de), ...Object.values(errorTexts.en)]
    expect(new Set(errors).size).toBe(errors.length)
  })

  it('have the same places to fill in', () => {
    for (const {key, text} of german) {
      const places = placesIn(english.get(key) ?? '').filter((place) => !imperial.includes(place))
      expect({key, places}).toEqual({key, places: placesIn(text)})
    }
  })

  it('are all in use', () => {
    const sources = globSync('app/**/*.{ts,tsx}').filter(
      (path) => !/\.test\.|\.gen\.|i18n[/\\](de|en)\.ts$/.test(path),
    )
    const code = sources.map((path) => readFileSync(path, 'utf8')).join('\n')
    const unused = german.filter(({key}) => !chosenByValue.test(key) && !isUsed(key, code))
    expect(unused.map(({key}) => key)).toEqual([])
    expect(isUsed('licences.nothingOfTheKind', code)).toBe(false)
  })
})

/** Code uses texts as `group.name`, also with another name for the group, or as `t('group.name')`. */
function isUsed(key: string, code: string): boolean {
  const singular = key.replace(/_(one|other)$/, '')
  const [name = '', group = 'texts'] = singular.split('.').toReversed()
  return new RegExp(`\\b(${group}|words|texts|labels)\\.${name}\\b|'${singular}'`).test(code)
}
