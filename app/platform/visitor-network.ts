import {isIP} from 'node:net'

/** Without the zone of its network card, and IPv4 as IPv4. */
export const plainAddress = (address: string) => address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')

/**
 * The network that limits count an address under: the address itself for IPv4, its /64 for IPv6, as a visitor with one address
 * of IPv6 has all of them.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address)
  if (isIP(plain) !== 6) return plain
  // URL brings every notation into one, which shortens at most one run of zeros.
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const groupsOf = (part: string) => part.split(':').filter(Boolean)
  const [before, after] = [groupsOf(head), groupsOf(tail)]
  const zeros = Array(8 - before.length - after.length).fill('0')
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`
}
