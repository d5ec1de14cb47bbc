import {BlockList, isIP} from 'node:net'
import {z} from 'zod'
import {codeOf} from './http.server.ts'
import type {Ask} from './layer.server.ts'

/** Services of others that tell where somebody's connection is. */

/** What is known of a connection. Whatever the service does not know is empty. */
export type Place = z.infer<typeof Place>

const word = z.string().trim().max(200)
const Place = z.object({
  ip: z.union([z.ipv4(), z.ipv6()]),
  country: word.min(1),
  city: word.nullish().transform((city) => city ?? ''),
  org: word.nullish().transform((org) => org ?? ''),
})
const PublicAddress = Place.pick({ip: true})

export interface Lookups {
  /**
   * Where the connection of an address is.
   * @param address a visitor's, as it reached this site; where that is private, the visitor is in the same network and has the
   * same public one
   * @throws an error whose message says what has failed, and nothing about anybody
   */
  placeOf(address: string): Promise<Place>
}

interface Options {
  http: Ask
  geolocation: string
  token: string
  ip: string | undefined
  limits?: {connectMs: number; answerMs: number}
}

const usualLimits = {connectMs: 3_000, answerMs: 5_000}
const bodyBytes = 16 * 1024

export function createLookups({http, geolocation, token, ip, limits = usualLimits}: Options): Lookups {
  async function read<T>(service: string, address: string | URL, schema: z.ZodType<T>, fresh: boolean) {
    const what = {method: 'GET', headers: {Accept: 'application/json'}, ...limits, bodyBytes, fresh} as const
    const {status, body} = await http(String(address), what).catch((error: unknown) => {
      throw new Error(`${service}: ${codeOf(error)}`)
    })
    if (status !== 200) throw new Error(`${service}: status ${status}`)
    const {success, data} = schema.safeParse(jsonIn(body))
    if (!success) throw new Error(`${service}: not understood`)
    return data
  }

  async function publicAddress(address: string): Promise<string> {
    if (!isPrivate(address)) return address
    if (!ip) throw new Error('the address is private, and IP_LOOKUP_URL is not set')
    // A kept one would belong to somebody else.
    return (await read('IP lookup', ip, PublicAddress, true)).ip
  }

  return {
    async placeOf(address) {
      const url = new URL(geolocation)
      url.searchParams.set('ip', await publicAddress(plain(address)))
      url.searchParams.set('token', token)
      return read('geolocation', url, Place, false)
    },
  }
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Without the zone of its network card, and IPv4 as IPv4. */
const plain = (address: string) => address.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '')

const privateNetworks = new BlockList()
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv4')
for (const [network, bits] of [
  ['::', 127],
  ['fc00::', 7],
  ['fe80::', 10],
] as const)
  privateNetworks.addSubnet(network, bits, 'ipv6')

/** Whether an address means nothing outside of its network. One that cannot be read does not either. */
function isPrivate(address: string): boolean {
  const version = isIP(address)
  return version === 0 || privateNetworks.check(address, version === 4 ? 'ipv4' : 'ipv6')
}
