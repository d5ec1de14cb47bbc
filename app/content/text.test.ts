import {describe, expect, it} from 'vitest'
import {joined, mapText, plain} from './text.ts'

const german = {text: 'Über uns', lang: 'de'} as const

describe('plain', () => {
  it('gives the bare words of a text, and of several', () => {
    expect(plain('About us')).toBe('About us')
    expect(plain(german)).toBe('Über uns')
    expect(plain(['1: ', german, '.'])).toBe('1: Über uns.')
  })
})

describe('mapText', () => {
  it('keeps the language', () => {
    const shout = (words: string) => words.toUpperCase()
    expect(mapText('About us', shout)).toBe('ABOUT US')
    expect(mapText(german, shout)).toEqual({text: 'ÜBER UNS', lang: 'de'})
  })
})

describe('joined', () => {
  it('puts the separator between texts only', () => {
    expect(joined([german, 'more', german], ', ')).toEqual([german, ', ', 'more', ', ', german])
  })
})
