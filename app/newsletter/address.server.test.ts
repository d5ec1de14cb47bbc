import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {idOfAddress, normalisedAddress} from './address.server'

const secret = 'a secret of the site'
const address = fc.emailAddress()
const space = fc.stringMatching(/^[ \t\n\u00a0\u3000\ufeff]{0,3}$/)

describe('the same address', () => {
  it.each([
    ['zoe@example.org', ' Zoe@EXAMPLE.org\n'],
    ['zoe@müller.example', 'zoe@MÜLLER.example'],
    ['zoe@müller.example', 'zoe@mu\u0308ller.example'],
    ['zoe@müller.example', 'zoe@xn--mller-kva.example'],
    ['zoë@example.org', 'zoe\u0308@example.org'],
    ['zoe@example.org', 'zoe@example.org.'],
    ['zoe@example.org', 'zoe@ｅｘａｍｐｌｅ.org'],
  ])('%j is %j', (one, other) => {
    expect(idOfAddress(other, secret)).toBe(idOfAddress(one, secret))
  })

  it('in any case and with any space around it', () => {
    fc.assert(
      fc.property(address, space, space, (email, before, behind) => {
        expect(normalisedAddress(`${before}${email.toUpperCase()}${behind}`)).toBe(normalisedAddress(email))
      }),
    )
  })

  it('whatever is typed, normalising twice is normalising once', () => {
    fc.assert(
      fc.property(fc.oneof(address, fc.string({unit: 'grapheme'})), (text) => {
        const once = normalisedAddress(text)
        expect(normalisedAddress(once)).toBe(once)
      }),
    )
  })
})

describe('another address', () => {
  it.each([
    ['zoe@example.org', 'zoe@example.com'],
    ['zoe@example.org', 'z.oe@example.org'],
    ['zoe@example.org', 'zoe+news@example.org'],
  ])('%j is not %j', (one, other) => {
    expect(idOfAddress(other, secret)).not.toBe(idOfAddress(one, secret))
  })
})

it('an id tells nothing without the secret, and may be one of the lake', () => {
  const id = idOfAddress('zoe@example.org', secret)
  expect(id).toMatch(/^newsletter\.[0-9a-f]{64}$/)
  expect(id).not.toBe(idOfAddress('zoe@example.org', 'another secret'))
})
