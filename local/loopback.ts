const LOOPBACK_NAMES = ['localhost', '127.0.0.1', '[::1]']

/** Whether a name or address means this machine and no other. */
export function isLoopback(host: string): boolean {
  return LOOPBACK_NAMES.includes(host) || host === '::1'
}

/** Whether a connection comes from this machine, by the address of its other end. */
export const isOfThisMachine = (address = ''): boolean => /^(::ffff:)?127\.|^::1$/.test(address)
