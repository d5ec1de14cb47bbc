import type {Cluster} from './cluster.ts'
import {cdnAddress} from './nginx.ts'
import {type Row, tallyOf} from './report.ts'

/** Checks that each address stays on one replica, and that the limits of nginx and of forms are per address. */

const postsPerMinute = 10

export const limits = async (cluster: Cluster): Promise<Row[]> => [
  ...(await spread(cluster)),
  await posts(cluster),
  await requests(cluster),
]

const addresses = Array.from({length: 60}, (_, index) => index + 1)

/** Ordinary visitors, and visitors behind a CDN, whose address is in a header. */
async function spread({visit, nginx}: Cluster): Promise<Row[]> {
  for (const number of addresses) {
    const {ask} = visit(`127.0.1.${number}`)
    for (let round = 0; round < 5; round += 1) await ask('/healthz')
  }
  const cdn = visit(cdnAddress)
  for (const number of [...addresses, ...addresses])
    await cdn.ask('/healthz', {headers: {'x-forwarded-for': `203.0.113.${number}`}})
  return [
    ['60 addresses', '127.0.1.'],
    ['60 addresses behind a CDN', '203.0.113.'],
  ].map(([name, prefix = '']) => {
    const replicas = new Map<string, Set<number>>()
    for (const {address, replica} of nginx.handled())
      if (address.startsWith(prefix)) replicas.set(address, (replicas.get(address) ?? new Set()).add(replica))
    const moved = [...replicas.values()].filter(({size}) => size > 1).length
    const homes = [...replicas.values()].map(([home = 0]) => `replica ${home + 1}`)
    return {
      what: `${name}: on more than one replica`,
      seen: `${moved} (${tallyOf(homes.sort())})`,
      goal: '0',
      holds: moved === 0 && replicas.size === addresses.length && new Set(homes).size === 3,
    }
  })
}

/** A forged header does not change the address of a visitor. */
async function posts({visit}: Cluster): Promise<Row> {
  const [sender, other] = [visit('127.0.4.1'), visit('127.0.4.2')]
  const statuses: number[] = []
  for (let post = 0; post < 2 * postsPerMinute; post += 1) {
    const headers = {'x-forwarded-for': `198.51.100.${post}`}
    statuses.push((await sender.ask('/en/contact', {form: {firstName: ''}, headers})).status)
  }
  const {status} = await other.ask('/en/contact', {form: {firstName: ''}})
  const accepted = statuses.filter((one) => one === 422).length
  return {
    what: '20 posts of one address with an invented X-Forwarded-For; another address',
    seen: `${tallyOf(statuses)}; ${status}`,
    goal: `422 for ${postsPerMinute}, then 429; 422`,
    holds:
      accepted === postsPerMinute && statuses.slice(accepted).every((one) => one === 429) && status === 422,
  }
}

async function requests({visit}: Cluster): Promise<Row> {
  const [many, other] = [visit('127.0.4.3'), visit('127.0.4.4')]
  const flood = Promise.all(Array.from({length: 600}, () => many.ask('/en')))
  const others: number[] = []
  for (let request = 0; request < 20; request += 1) others.push((await other.ask('/en')).status)
  const statuses = (await flood).map(({status}) => status)
  return {
    what: '600 requests of one address at once; another address meanwhile',
    seen: `${tallyOf(statuses)}; ${tallyOf(others)}`,
    goal: '429 beyond the limit; 200',
    holds: statuses.includes(429) && others.every((status) => status === 200),
  }
}
