import {z} from 'zod'

/** Schemas of single environment variables. */

export const portNumber = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port number such as 3000')
  .transform(Number)
  .refine((number) => number >= 1 && number <= 65_535, 'must be a port number from 1 to 65535')

export const port = (fallback: number) => portNumber.default(fallback)

export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address that starts with http:// or https://',
  abort: true,
})

export const loopback = new Set(['127.0.0.1', 'localhost', '::1'])

const list = z.string().transform((text) => text.split(',').map((entry) => entry.trim()))
const originList = z.array(webAddress.transform((address) => new URL(address).origin))
export const origins = list.pipe(originList)

/** Origins beside the site's own that may call the local lake. */
export const lakeOrigins = list
  .transform((entries) => entries.filter(Boolean))
  .pipe(originList)
  .default([])

/** Sent in an HTTP header, which allows only these characters. */
export const lakeToken = z
  .string()
  .regex(
    /^[\x21-\x7e]{16,}$/,
    'needs at least 16 characters, of A to Z, a to z, digits and signs of the English keyboard: no spaces, no umlauts',
  )
  .optional()

/** Names of datasets, as at Sanity. */
export const datasetName = /^[a-z0-9][a-z0-9_-]{0,63}$/

export const flag = z
  .enum(['0', '1'], 'is 1 for yes or 0 for no')
  .default('0')
  .transform((value) => value === '1')

export const atLeastOne = (fallback: number) =>
  z
    .string()
    .regex(/^[1-9]\d{0,6}$/, 'must be a whole number from 1 on')
    .transform(Number)
    .default(fallback)

const proxyName = z.enum(['loopback', 'linklocal', 'uniquelocal'])

/** Proxies whose `X-Forwarded-For` is trusted: their number or addresses, as for Express's `trust proxy`. */
export const trustedProxies = z
  .union(
    [
      z
        .string()
        .regex(/^\d{1,2}$/)
        .transform(Number),
      list.pipe(z.array(z.union([proxyName, z.ipv4(), z.ipv6(), z.cidrv4(), z.cidrv6()]))),
    ],
    'is how many proxies are in front, or their addresses, as 1 or 10.0.0.0/8, loopback',
  )
  .default(0)

/** Receives visitors' IP addresses, so HTTPS is required unless it is on this machine. */
export const lookupAddress = webAddress.refine(
  (address) => address.startsWith('https:') || loopback.has(new URL(address).hostname),
  'must start with https://, as a visitor’s address is sent there',
)
