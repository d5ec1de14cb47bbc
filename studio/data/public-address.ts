import {BlockList, isIP} from 'node:net'

/** Ranges of IPv4 that are not the public internet (IANA's registry of special-purpose addresses). */
const notPublic = new BlockList()
for (const [network, prefix] of [
  ['0.0.0.0', 8], // this network
  ['10.0.0.0', 8], // private
  ['100.64.0.0', 10], // shared by the customers of a provider
  ['127.0.0.0', 8], // this machine
  ['169.254.0.0', 16], // link-local, where clouds tell machines their secrets
  ['172.16.0.0', 12], // private
  ['192.0.0.0', 24], // protocols
  ['192.0.2.0', 24], // documentation
  ['192.88.99.0', 24], // relays from IPv6
  ['192.168.0.0', 16], // private
  ['198.18.0.0', 15], // measurements
  ['198.51.100.0', 24], // documentation
  ['203.0.113.0', 24], // documentation
  ['224.0.0.0', 4], // multicast
  ['240.0.0.0', 4], // reserved, broadcast
] as const)
  notPublic.addSubnet(network, prefix)

/** Of IPv6, one range is public: everything else is local, multicast, reserved, or IPv4 in another form. */
const publicIPv6 = new BlockList()
publicIPv6.addSubnet('2000::', 3, 'ipv6')
for (const [network, prefix] of [
  ['2001::', 23], // protocols, tunnels with an IPv4 address inside
  ['2001:db8::', 32], // documentation
  ['2002::', 16], // tunnels with an IPv4 address inside
  ['3fff::', 20], // documentation
] as const)
  notPublic.addSubnet(network, prefix, 'ipv6')

/**
 * Whether an address is one of the public internet, and not of this machine, its network or its provider.
 * @param address of IPv4 or IPv6, as a resolver or `URL` writes it, without brackets
 */
export function isPublic(address: string): boolean {
  if (isIP(address) === 4) return !notPublic.check(address)
  // With a zone (`fe80::1%eth0`) it belongs to a network of this machine.
  if (isIP(address) !== 6 || address.includes('%')) return false
  return publicIPv6.check(address, 'ipv6') && !notPublic.check(address, 'ipv6')
}
