import {describe, expect, it} from 'vitest'
import {readEmail, withoutSurroundings} from './email.server.ts'

const longLocal = 'a'.repeat(64)
const longDomain = `${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(57)}.org`

describe('readEmail', () => {
  it.each([
    'zoe@example.org',
    "Zoe.O'Neill+news@mail.example.co.uk",
    "!#$%&'*+/=?^_`{|}~-@example.org",
    'zoe@xn--bcher-kva.example',
    `${longLocal}@${longDomain}`,
  ])('takes %s', (address) => {
    expect(readEmail(address)).toBe(address)
  })

  it.each([
    ['zoe@bücher.example', 'zoe@xn--bcher-kva.example'],
    ['zoe@пример.рф', 'zoe@xn--e1afmkfd.xn--p1ai'],
    ['zoe@例え.テスト', 'zoe@xn--r8jz45g.xn--zckzah'],
  ])('takes %s as the internet writes it', (typed, address) => {
    expect(readEmail(typed)).toBe(address)
  })

  it.each([
    '',
    'zoe',
    '@example.org',
    'a b@example.org',
    'zoë@example.org',
    'zoe@example..org',
    'zoe@-example.org',
    'zoe@192.0.2.1',
    'Zoe <zoe@example.org>',
    'zoe@ex%41mple.ü.org',
    `a${longLocal}@example.org`,
    `${longLocal}@d${longDomain}`,
  ])('refuses %s', (typed) => {
    expect(readEmail(typed)).toBeUndefined()
  })
})

describe('withoutSurroundings', () => {
  it.each([
    'zoe@example.org',
    'mailto:zoe@example.org',
    'MAILTO:zoe@example.org',
    '<zoe@example.org>',
    '<mailto:zoe@example.org>.',
    ' mailto: zoe@example.org ',
    'zoe@example.org.',
  ])('leaves the address of %s', (typed) => {
    expect(withoutSurroundings(typed)).toBe('zoe@example.org')
  })

  it.each(['mailto@example.org', 'Zoe <zoe@example.org', 'a.mailto:b@example.org', ''])(
    'leaves %s as it is',
    (typed) => {
      expect(withoutSurroundings(typed)).toBe(typed)
    },
  )
})
