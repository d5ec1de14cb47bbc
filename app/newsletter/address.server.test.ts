import {expect, it} from 'vitest'
import {idOfAddress} from './address.server'

const secret = 'a secret of the site'

it('the same address in any case has the same id', () => {
  expect(idOfAddress('Zoe@EXAMPLE.org', secret)).toBe(idOfAddress('zoe@example.org', secret))
})

it.each(['zoe@example.com', 'z.oe@example.org', 'zoe+news@example.org'])('%j is another address', (other) => {
  expect(idOfAddress(other, secret)).not.toBe(idOfAddress('zoe@example.org', secret))
})

it('an id tells nothing without the secret, and may be one of the lake', () => {
  const id = idOfAddress('zoe@example.org', secret)
  expect(id).toMatch(/^newsletter\.[0-9a-f]{64}$/)
  expect(id).not.toBe(idOfAddress('zoe@example.org', 'another secret'))
})
