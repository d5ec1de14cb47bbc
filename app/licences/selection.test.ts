import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {categories} from '../../tests/support/licences.ts'
import type {Code} from './category'
import {isEmpty, readSelection, select} from './selection'

const codes = categories.map(({code}) => code)
const read = (query: string) => readSelection(new URLSearchParams(query), codes)
const selected = (query: string): Code[] => select(categories, read(query)).map(({category}) => category.code)

describe('readSelection', () => {
  it('reads a choice', () => {
    expect(read('group=buses&age=17&held=b')).toEqual({
      group: 'buses',
      age: 17,
      held: 'B',
      typedAge: '17',
      ageInvalid: false,
    })
  })

  it.each(['', 'group=&age=&held=', 'group=planes&held=X9&colour=red', 'held=constructor'])(
    'reads nothing from “%s”',
    (query) => {
      expect(isEmpty(read(query))).toBe(true)
      expect(read(query).ageInvalid).toBe(false)
    },
  )

  it.each(['abc', '-1', '17.5', '121', '1e2', '0x11', '１７', '9'.repeat(400)])(
    'refuses the age “%s” and keeps it',
    (age) => {
      expect(read(`age=${age}`)).toMatchObject({age: undefined, ageInvalid: true, typedAge: age})
    },
  )

  it('forgives blanks', () => {
    expect(read('age=%2017%0A&held=%20ce')).toMatchObject({age: 17, ageInvalid: false, held: 'CE'})
  })

  it('reads whatever comes', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), fc.string(), (group, age, held) => {
        const selection = readSelection(new URLSearchParams({group, age, held}), codes)
        expect(select(categories, selection).length).toBeLessThanOrEqual(categories.length)
      }),
    )
  })
})

describe('select', () => {
  it.each<[string, Code[]]>([
    ['', codes],
    ['group=trailers', ['BE', 'C1E', 'CE', 'D1E', 'DE']],
    ['age=14', []],
    ['age=15', ['AM']],
    ['age=17', ['AM', 'A1', 'B1', 'B', 'BE']],
    ['age=24', codes],
    ['group=buses&age=21&held=B', ['D1', 'D']],
    ['group=trailers&age=16', []],
  ])('chooses what fits “%s”, in its order', (query, expected) => {
    expect(selected(query)).toEqual(expected)
  })

  it('chooses what a holder may drive or can get next', () => {
    const out: Code[] = ['C1E', 'CE', 'D1E', 'DE']
    expect(selected('held=B')).toEqual(codes.filter((code) => !out.includes(code)))
  })
})
