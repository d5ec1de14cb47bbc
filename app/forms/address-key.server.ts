import {createHmac, randomBytes} from 'node:crypto'
import {ipKeyGenerator} from 'express-rate-limit'

const day = 24 * 60 * 60_000

let salt = {bytes: randomBytes(32), until: Date.now() + day}

/**
 * What an address is counted under: nothing that can be read, and from tomorrow on nothing that can be compared. Whoever has
 * one address of IPv6 has its whole /64.
 */
export function keyOf(address: string): string {
  if (salt.until < Date.now()) salt = {bytes: randomBytes(32), until: Date.now() + day}
  return createHmac('sha256', salt.bytes).update(ipKeyGenerator(address, 64)).digest('base64')
}
