import {describe, expect, it} from 'vitest'
import {beginsEnglish, beginsGerman, ends, hasStandIn, piecesOf, plain} from './stand-ins.ts'

const german = `${beginsGerman}Über uns${ends}`
const english = `${beginsEnglish}About us${ends}`

describe('piecesOf', () => {
  it('takes a text apart by language', () => {
    expect(piecesOf(german)).toEqual([{language: 'de', text: 'Über uns'}])
    expect(piecesOf(`1: ${german}, 2: ${english}.`)).toEqual([
      {text: '1: '},
      {language: 'de', text: 'Über uns'},
      {text: ', 2: '},
      {language: 'en', text: 'About us'},
      {text: '.'},
    ])
    expect(piecesOf(german + english).map(({language}) => language)).toEqual(['de', 'en'])
  })

  it('leaves a text alone that stands in for none', () => {
    expect(piecesOf('About us')).toEqual([{text: 'About us'}])
  })

  it('takes no flag for a tag, though Unicode writes some with the same characters', () => {
    const flag = '🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}'
    expect(hasStandIn(flag)).toBe(false)
    expect(piecesOf(`${beginsGerman}${flag} England${ends}`)).toEqual([
      {language: 'de', text: `${flag} England`},
    ])
    expect(plain(`${german}${flag}`)).toBe(`Über uns${flag}`)
  })
})

describe('plain', () => {
  it('takes the tags out of texts at any depth, and changes nothing else', () => {
    const value = {title: german, links: [{label: `– ${english}`, target: null}], count: 2, on: false}
    expect(plain(value)).toEqual({
      title: 'Über uns',
      links: [{label: '– About us', target: null}],
      count: 2,
      on: false,
    })
  })
})
