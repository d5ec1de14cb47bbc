import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {API_VERSION, startLake, statusFor, type TestLake} from './support.ts'

const TOKEN = 'a-long-token-of-this-lake'
const ORIGIN = 'http://studio.test:3000'

let open: TestLake
let guarded: TestLake
beforeAll(async () => {
  open = await startLake({origins: [ORIGIN]})
  guarded = await startLake({origins: [ORIGIN], token: TOKEN})
  for (const [lake, token] of [
    [open, 'any'],
    [guarded, TOKEN],
  ] as const) {
    await lake
      .client({token})
      .transaction()
      .create({_id: 'a', _type: 'page'})
      .create({_id: 'drafts.a', _type: 'page'})
      .commit()
  }
})
afterAll(() => Promise.all([open.stop(), guarded.stop()]))

const visible = async (lake: TestLake, headers: Record<string, string>): Promise<string[]> => {
  const query = encodeURIComponent('*[]._id')
  const response = await fetch(
    `${lake.url}/v${API_VERSION}/data/query/production?query=${query}&perspective=raw`,
    {
      headers,
    },
  )
  return (await response.json()).result
}

const beginSession = (lake: TestLake, body: unknown, headers = {}) =>
  fetch(`${lake.url}/v1/auth/session`, {
    method: 'POST',
    headers: {'content-type': 'application/json', ...headers},
    body: JSON.stringify(body),
  })

const cookieOf = (response: Response) => response.headers.get('set-cookie')?.split(';')[0] ?? ''

describe('without a token of its own', () => {
  test('accepts any bearer token; without one, only published documents can be read', async () => {
    expect(await visible(open, {authorization: 'Bearer whatever'})).toEqual(['a', 'drafts.a'])
    expect(await visible(open, {})).toEqual(['a'])
    expect(await visible(open, {authorization: 'Basic whatever'})).toEqual(['a'])
  })

  test('a session in the browser is the editor, until it ends', async () => {
    const response = await beginSession(open, {})
    expect(response.status).toBe(204)
    expect(response.headers.get('set-cookie')).toMatch(/; Path=\/; HttpOnly; SameSite=Strict; Max-Age=\d+$/)
    expect(await visible(open, {cookie: `other=1; ${cookieOf(response)}`})).toEqual(['a', 'drafts.a'])

    const ended = await fetch(`${open.url}/v1/auth/logout`, {method: 'POST'})
    expect(cookieOf(ended)).toBe('lakeSession=')
    expect(ended.headers.get('set-cookie')).toContain('Max-Age=0')
    expect(await visible(open, {cookie: cookieOf(ended)})).toEqual(['a'])
  })

  test('a session is asked for in JSON only, so that no form of another page can', async () => {
    const response = await fetch(`${open.url}/v1/auth/session`, {method: 'POST', body: '{}'})
    expect(response.status).toBe(415)
  })
})

describe('with a token of its own', () => {
  test.each(['Bearer other', `Bearer ${TOKEN}x`])(
    '"%s" is refused with the reason, also where no token is needed',
    async (authorization) => {
      for (const path of ['data/query/production?query=1', 'users/me', 'data/mutate/production']) {
        const method = path.includes('mutate') ? 'POST' : 'GET'
        const response = await fetch(`${guarded.url}/v${API_VERSION}/${path}`, {
          method,
          headers: {authorization},
        })
        expect(response.status).toBe(401)
        expect(await response.json()).toMatchObject({
          statusCode: 401,
          error: 'Unauthorized',
          errorCode: 'SIO-401-ANF',
          message: expect.stringContaining('token is not valid'),
        })
      }
    },
  )

  test.each(['', 'Bearer', `Basic ${TOKEN}`])('"%s" is anonymous', async (authorization) => {
    expect(await visible(guarded, authorization ? {authorization} : {})).toEqual(['a'])
  })

  test('a session needs it, and does not carry it', async () => {
    for (const body of [{}, {token: 'other'}, {token: ''}]) {
      expect((await beginSession(guarded, body)).status).toBe(401)
    }
    const response = await beginSession(guarded, {token: TOKEN})
    expect(response.headers.get('set-cookie')).not.toContain(TOKEN)
    expect(await visible(guarded, {cookie: cookieOf(response)})).toEqual(['a', 'drafts.a'])
  })

  test('a session continues without the token, but not with a wrong one', async () => {
    const cookie = cookieOf(await beginSession(guarded, {token: TOKEN}))
    const again = await beginSession(guarded, {}, {cookie})
    expect(again.status).toBe(204)
    expect(cookieOf(again)).toBe(cookie)
    expect((await beginSession(guarded, {token: 'other'}, {cookie})).status).toBe(401)
  })

  test('a session does not go on for the page of another origin, nor with the cookie of another lake', async () => {
    const cookie = cookieOf(await beginSession(guarded, {token: TOKEN}))
    const origin = 'http://localhost:9999'
    expect((await beginSession(guarded, {}, {cookie, origin})).status).toBe(403)
    expect((await beginSession(guarded, {}, {cookie, origin: ORIGIN})).status).toBe(204)
    const other = cookieOf(await beginSession(open, {}))
    expect((await beginSession(guarded, {}, {cookie: other})).status).toBe(401)
  })

  test.each([
    ['192.168.1.20:3333', 200],
    ['[fe80::1]:3333', 200],
    ['studio.test', 200],
    ['evil.test', 421],
  ])('answers for the host %s with %i: it may be called from other machines', async (host, expected) => {
    expect(await statusFor(`${guarded.url}/v1/ping`, {host})).toBe(expected)
  })
})
