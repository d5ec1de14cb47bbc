import {BlockList, isIP} from 'node:net'
import {z} from 'zod'
import {reasonOf} from '../platform/reason.ts'
import {plainAddress} from '../platform/visitor-network.ts'
import type {Call} from './http.server.ts'

/** External services that locate an internet connection. */

/** The location of a connection; unknown parts are empty. */
type Place = z.infer<typeof Place>

const word = z.string().trim().max(200)
const Place = z.object({
  ip: z.union([z.ipv4(), z.ipv6()]),
  country: word.min(1),
  city: word.nullish().transform((city) => city ?? ''),
  org: word.nullish().transform((org) => org ?? ''),
})
const PublicAddress = Place.pick({ip: true})

interface Options {
  http: Call
  geolocation: string
  token: string
  ip: string | undefined
  timeoutMs?: number
}

export function createLookups({http, geolocation, token, ip, timeoutMs = 5_000}: Options) {
  async function read<T>(service: string, address: string | URL, schema: z.ZodType<T>, fresh: boolean) {
    const headers = {Accept: 'application/json'}
    const options = {method: 'GET', headers, timeoutMs, readsBody: true, fresh} as const
    const {status, text} = await http(String(address), options).catch((error: unknown) => {
      throw new Error(`${service}: ${reasonOf(error)}`)
    })
    if (status !== 200) throw new Error(`${service}: status ${status}`)
    const {success, data} = schema.safeParse(jsonIn(text))
    if (!success) throw new Error(`${service}: not understood`)
    return data
  }

  async function publicAddress(address: string): Promise<string> {
    if (!isPrivate(address)) return address
    if (!ip) throw new Error('the address is private, and IP_LOOKUP_URL is not set')
    // A cached one would belong to another visitor.
    return (await read('IP lookup', ip, PublicAddress, true)).ip
  }

  return {
    /**
     * Where the connection of an address is.
     * @param address a visitor's; if it is private, the visitor shares this server's public address, which is located
     * @throws an error whose message holds no personal data
     */
    async placeOf(address: string): Promise<Place> {
      const url = new URL(geolocation)
      url.searchParams.set('ip', await publicAddress(plainAddress(address)))
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

/** Whether an address is valid in its own network only. An invalid one counts as private. */
function isPrivate(address: string): boolean {
  const version = isIP(address)
  return version === 0 || privateNetworks.check(address, version === 4 ? 'ipv4' : 'ipv6')
}
