import {networkInterfaces} from 'node:os'

const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]']

/** Whether a name or address means this machine alone. */
export function isLoopback(host: string): boolean {
  return LOOPBACK_NAMES.includes(host) || host === '::1'
}

/** Whether a connection comes from this machine, by its remote address. */
export const isOfThisMachine = (address = ''): boolean => /^(::ffff:)?127\.|^::1$/.test(address)

/**
 * The addresses of this machine for other devices, such as a phone in the same network.
 *
 * @param host Host name or address that the server listens on.
 */
export function networkAddresses(host: string, interfaces = networkInterfaces()): string[] {
  if (isLoopback(host)) return []
  if (host !== '0.0.0.0' && host !== '::') return [host.includes(':') ? `[${host}]` : host]
  return Object.values(interfaces).flatMap((addresses = []) =>
    addresses.flatMap(({family, internal, address}) => (family === 'IPv4' && !internal ? address : [])),
  )
}
