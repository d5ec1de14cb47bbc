import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import type {Code} from './category'
import {categories} from './fixture'
import {codeNamed, isEmpty, readSelection, select} from './selection'

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

  it.each(['', 'group=&age=&held=', 'group=planes&held=X9&colour=red'])(
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

  it('forgives blanks around an age', () => {
    expect(read('age=%2017%0A')).toMatchObject({age: 17, ageInvalid: false})
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

describe('codeNamed', () => {
  it('reads codes in any case, and nothing else', () => {
    expect(codeNamed('c1e', codes)).toBe('C1E')
    expect(codeNamed(' CE ', codes)).toBe('CE')
    expect(codeNamed('constructor', codes)).toBeUndefined()
    expect(codeNamed(null, codes)).toBeUndefined()
  })
})

describe('select', () => {
  it('gives all categories in their order where nothing is chosen', () => {
    expect(selected('')).toEqual(codes)
  })

  it('chooses by group', () => {
    expect(selected('group=trailers')).toEqual(['BE', 'C1E', 'CE', 'D1E', 'DE'])
  })

  it('chooses what some rule allows at an age', () => {
    expect(selected('age=14')).toEqual([])
    expect(selected('age=15')).toEqual(['AM'])
    expect(selected('age=17')).toEqual(['AM', 'A1', 'B1', 'B', 'BE'])
    expect(selected('age=24')).toEqual(codes)
  })

  it('chooses what a holder may drive or can get next', () => {
    const out: Code[] = ['C1E', 'CE', 'D1E', 'DE']
    expect(selected('held=B')).toEqual(codes.filter((code) => !out.includes(code)))
  })

  it('joins the choices', () => {
    expect(selected('group=buses&age=21&held=B')).toEqual(['D1', 'D'])
    expect(selected('group=buses&age=20&held=B')).toEqual([])
  })
})
