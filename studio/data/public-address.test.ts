import {isIP} from 'node:net'
import fc from 'fast-check'
import {describe, expect, test} from 'vitest'
import {isPublic} from './public-address.ts'

/** Reckoned apart from the ranges in the rule: the numbers of an IPv4 address, from registries of special addresses. */
function isSpecial([a, b, c]: number[]): boolean {
  const place = `${a}.${b}.${c}`
  return (
    [0, 10, 127].includes(a ?? 0) ||
    (a ?? 0) >= 224 ||
    ['169.254', '192.168', '198.18', '198.19'].includes(`${a}.${b}`) ||
    (a === 100 && (b ?? 0) >> 6 === 1) ||
    (a === 172 && (b ?? 0) >> 4 === 1) ||
    ['192.0.0', '192.0.2', '192.88.99', '198.51.100', '203.0.113'].includes(place)
  )
}

const byte = fc.nat(255)
const anyIPv4 = fc.tuple(byte, byte, byte, byte)
/** Addresses at random are hardly ever special: these mostly are, or stand next to such. */
const nearSpecial = fc.tuple(
  fc.constantFrom(0, 9, 10, 11, 99, 100, 101, 126, 127, 128, 169, 172, 173, 192, 198, 203, 223, 224, 255),
  fc.constantFrom(0, 1, 15, 16, 17, 18, 19, 20, 31, 32, 51, 63, 64, 88, 127, 128, 167, 168, 253, 254, 255),
  fc.constantFrom(0, 1, 2, 3, 98, 99, 100, 112, 113, 114, 255),
  byte,
)
const ipv4 = fc.oneof(anyIPv4, nearSpecial)
const hex = (high: number, low: number) => ((high << 8) | low).toString(16)
const bits = (parts: number[]) => parts.map((part) => part.toString(2).padStart(16, '0')).join('')

describe('what is public', () => {
  test('IPv4: everything but special ranges', () => {
    fc.assert(
      fc.property(ipv4, (bytes) => {
        expect(isPublic(bytes.join('.'))).toBe(!isSpecial(bytes))
      }),
      {numRuns: 3000},
    )
  })

  test('IPv4 within IPv6: never, in whatever form', () => {
    fc.assert(
      fc.property(ipv4, ([a, b, c, d]) => {
        const dotted = `${a}.${b}.${c}.${d}`
        const words = `${hex(a, b)}:${hex(c, d)}`
        for (const address of [
          `::ffff:${dotted}`,
          `::ffff:${words}`,
          `::${dotted}`,
          `::${words}`,
          `64:ff9b::${dotted}`,
          `64:ff9b:1::${words}`,
          `2002:${words}::1`,
          `2001:0:${words}::1`,
        ]) {
          expect(isIP(address)).toBe(6)
          expect(isPublic(address)).toBe(false)
        }
      }),
    )
  })

  test('IPv6: the range of public addresses alone, without its special ones', () => {
    const words = fc.array(fc.nat(0xffff), {minLength: 8, maxLength: 8})
    const first = fc.constantFrom(
      0x1fff,
      0x2000,
      0x2001,
      0x2002,
      0x2600,
      0x3ffe,
      0x3fff,
      0x4000,
      0xfc00,
      0xfe80,
      0xff02,
    )
    const second = fc.constantFrom(0, 0x1ff, 0x200, 0xdb7, 0xdb8, 0xdb9, 0xfff, 0x1000)
    const near = fc.tuple(first, second, words).map(([one, two, rest]) => [one, two, ...rest.slice(2)])
    fc.assert(
      fc.property(fc.oneof(words, near), (parts) => {
        const inBits = bits(parts)
        const special = ['2001:0/23', '2001:db8/32', '2002:0/16', '3fff:0/20'].some((range) => {
          const [network = '', prefix] = range.split('/')
          const start = bits(network.split(':').map((part) => Number.parseInt(part, 16)))
          return inBits.startsWith(start.slice(0, Number(prefix)))
        })
        const address = parts.map((part) => part.toString(16)).join(':')
        expect([address, isPublic(address)]).toEqual([address, inBits.startsWith('001') && !special])
      }),
      {numRuns: 2000},
    )
  })

  test.each(['93.184.215.14', '1.1.1.1', '2606:4700:4700::1111', '2a00:1450:4001:82b::200e'])(
    '%s is',
    (address) => {
      expect(isPublic(address)).toBe(true)
    },
  )

  test.each([
    '::1',
    '::',
    'fe80::1',
    'fe80::1%eth0',
    '2606:4700::1%eth0',
    'fd00::1',
    'ff02::1',
    '',
    'localhost',
    '127.1',
    '[::1]',
  ])('“%s” is not', (address) => {
    expect(isPublic(address)).toBe(false)
  })
})
