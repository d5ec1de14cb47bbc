import {afterEach, beforeEach, describe, expect, test} from 'vitest'
import {httpLayer} from '../../app/messages/http.server.ts'
import {createLookups} from '../../app/messages/lookups.server.ts'
import {type LocalApi, startLocalApi} from './support.ts'

/** IP address and location lookups against the local servers, with every kind of failure. */

const token = 'token-of-the-tests'
const visitor = '198.51.100.23'
const ours = '203.0.113.7'
let localApi: LocalApi
let base: string

beforeEach(async () => {
  localApi = await startLocalApi()
  base = localApi.api.replace('/api/v1', '/lookups')
})
afterEach(() => localApi.stop())

const lookups = ({geolocation = `${base}/geolocation`, ms = 5_000} = {}) =>
  createLookups({
    http: httpLayer(),
    geolocation,
    token,
    ip: `${base}/ip`,
    timeoutMs: ms,
  })

const impatient = () => lookups({ms: 300})

const asked = async (): Promise<string[]> => (await fetch(`${base}/asked`)).json()
const behave = async (behaviour: object) => {
  const headers = {'Content-Type': 'application/json'}
  const {ok} = await fetch(`${base}/behaviour`, {method: 'PUT', headers, body: JSON.stringify(behaviour)})
  expect(ok).toBe(true)
}

describe('the place of a connection', () => {
  test('is asked for with the token in the query; a public address is taken as it is', async () => {
    const place = {country: 'DE', city: 'Musterstadt', org: 'AS64496 Example Network'}
    expect(await lookups().placeOf(visitor)).toEqual({ip: visitor, ...place})
    expect(await asked()).toEqual([`/lookups/geolocation?ip=${visitor}&token=${token}`])
  })

  test.each([
    ['127.0.0.1'],
    ['172.31.0.1'],
    ['fe80::1%eth0'],
    ['::ffff:192.168.1.1'],
    [''],
    ['1.2.3.4&url=http://inner/'],
  ])('a private address is looked up first: %s', async (address) => {
    expect(await lookups().placeOf(address)).toMatchObject({ip: ours})
    expect(await asked()).toEqual(['/lookups/ip', `/lookups/geolocation?ip=${ours}&token=${token}`])
  })

  test.each([
    ['172.32.0.1', '172.32.0.1'],
    ['::ffff:198.51.100.23', visitor],
    ['2001:db8::1', '2001:db8::1'],
  ])('a public one is not: %s', async (address, sent) => {
    expect(await lookups().placeOf(address)).toMatchObject({ip: sent})
    expect(await asked()).toHaveLength(1)
  })

  test('is cached for a while; the own address never is', async () => {
    const {placeOf} = lookups()
    for (const address of [visitor, visitor, '10.0.0.1', '10.0.0.1']) await placeOf(address)
    const paths = (await asked()).map((path) => path.replace(/\?.*/, ''))
    expect(paths).toEqual(['/lookups/geolocation', '/lookups/ip', '/lookups/geolocation', '/lookups/ip'])
  })

  test('keeps the query of the configured address', async () => {
    await lookups({geolocation: `${base}/geolocation?fields=all`}).placeOf(visitor)
    expect(await asked()).toEqual([`/lookups/geolocation?fields=all&ip=${visitor}&token=${token}`])
  })

  test('is not found for a private address without an IP lookup', async () => {
    const found = createLookups({http: httpLayer(), geolocation: `${base}/geolocation`, token, ip: undefined})
    await expect(found.placeOf('10.0.0.1')).rejects.toThrow('IP_LOOKUP_URL')
    expect(await asked()).toEqual([])
  })
})

describe('a failure names neither address nor token', () => {
  test.each<[string, object, RegExp]>([
    ['503', {fail: 'status', status: 503}, /status 503/],
    ['a redirect', {fail: 'redirect'}, /status 307/],
    ['garbage', {fail: 'garbage'}, /not understood/],
    ['a connection that breaks off', {fail: 'reset'}, /ECONNRESET|UND_ERR_SOCKET/],
  ])('%s', async (_name, behaviour, reason) => {
    await behave(behaviour)
    for (const address of [visitor, '10.0.0.1']) {
      const error = await lookups()
        .placeOf(address)
        .then(
          () => new Error('nothing has failed'),
          (thrown: Error) => thrown,
        )
      expect(error.message).toMatch(reason)
      expect(error.message).not.toMatch(/198\.51|10\.0\.0|token-of/)
    }
  })

  test('no answer', async () => {
    await behave({fail: 'hang'})
    await expect(impatient().placeOf(visitor)).rejects.toThrow('geolocation: TimeoutError')
    await expect(impatient().placeOf('10.0.0.1')).rejects.toThrow('IP lookup: TimeoutError')
  })

  test('no connection', async () => {
    const {placeOf} = lookups()
    await localApi.leave()
    await expect(placeOf(visitor)).rejects.toThrow('geolocation: ECONNREFUSED')
    await expect(placeOf('10.0.0.1')).rejects.toThrow('IP lookup: ECONNREFUSED')
    await localApi.comeBack()
  })
})
