import {isIP} from 'node:net'

/** An address without its IPv6 zone; IPv4-mapped addresses become IPv4. */
export const plainAddress = (address: string) => address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')

/**
 * The network that rate limits count: the address itself for IPv4, its /64 for IPv6, as a visitor with one IPv6 address
 * usually has the whole /64.
 */
export function networkOf(address: string): string {
  const plain = plainAddress(address)
  if (isIP(plain) !== 6) return plain
  // URL normalizes the notation: at most one `::` is left.
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const groupsOf = (part: string) => part.split(':').filter(Boolean)
  const [before, after] = [groupsOf(head), groupsOf(tail)]
  const zeros = Array(8 - before.length - after.length).fill('0')
  return `${[...before, ...zeros, ...after].slice(0, 4).join(':')}::/64`
}
