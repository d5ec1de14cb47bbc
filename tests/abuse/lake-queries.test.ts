import {once} from 'node:events'
import {createClient} from '@sanity/client'
import {describe, expect, test} from 'vitest'
import {WebSocket} from 'ws'
import {API_VERSION, ENDLESS} from '../lake/support.ts'
import {open, productForFile, rawRequest, request, sendRaw} from '../site/support.ts'

/** Queries that never come to an end, through the site: the local lake answers one after the other, so each holds up all others. */

const product = productForFile()

const asked = encodeURIComponent(ENDLESS)
const query = `/lake/v${API_VERSION}/data/query/production`
const listen = `/v${API_VERSION}/data/listen/production?query=*`
const refusal = {statusCode: 401, error: 'Unauthorized', message: expect.stringContaining('needs a token')}

const post = (headers: Record<string, string> = {}) =>
  request(product.current, query, {
    method: 'POST',
    headers: {...headers, 'Content-Type': 'application/json'},
    body: JSON.stringify({query: ENDLESS}),
  })

/** Changes a page as the Studio does, through the site, and waits until visitors see it. */
async function edit(heading: string) {
  const studio = createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: API_VERSION,
    apiHost: `${product.current.siteUrl}/lake`,
    useProjectHostname: false,
    useCdn: false,
    token: 'any',
  })
  await studio.patch('aboutPage').set({'heading.en': heading}).commit()
  const shown = async () =>
    (await open(product.current, '/en/about')).document.querySelector('h1')?.textContent
  await expect.poll(shown, {timeout: 60_000}).toBe(heading)
}

describe('a visitor, who has neither session nor token', () => {
  test.each([
    `${query}?query=count(*)`,
    `/lake${listen}`,
    `/lake/v${API_VERSION}/data/live/events/production`,
    `/lake/v${API_VERSION}/data/doc/production/aboutPage`,
    `/lake/v${API_VERSION}/data/export/production`,
    // A name that nobody has used makes the lake remember nothing.
    '/lake/v1/projects/local/datasets/any-name/acl',
    '/lake/v1/projects/local',
    '/lake/v1/journey/announcements',
    '/lake/v1/check/cors',
  ])('is not answered at %s', async (path) => {
    const answer = await request(product.current, path)
    expect([answer.status, await answer.json()]).toEqual([401, refusal])
  })

  test.each([`/stream?path=${encodeURIComponent(listen)}`, '/v1/socket/any-name'])(
    'is not answered over a WebSocket: %s',
    async (path) => {
      const socket = new WebSocket(`${product.current.siteUrl.replace('http', 'ws')}/lake${path}`)
      const [, answer] = await once(socket, 'unexpected-response')
      expect(answer.statusCode).toBe(401)
    },
  )

  test.each([
    ['X-Forwarded-Prefix:'],
    ['Connection: X-Forwarded-Prefix'],
    ['Connection: close, X-Forwarded-Prefix', 'X-Forwarded-Prefix: /'],
  ])('cannot pass for the site itself: %s', async (...headers) => {
    const text = rawRequest('GET', `${query}?query=count(*)`, headers)
    expect((await sendRaw(product.current, text)).status).toBe(401)
  })

  test('gets pictures as they are, and none that would have to be made', async () => {
    const path = await product.current.content().fetch('*[_type == "sanity.imageAsset"][0].path')
    const statuses = ['', '?w=41'].map(
      async (size) => (await request(product.current, `/lake/${path}${size}`)).status,
    )
    expect(await Promise.all(statuses)).toEqual([200, 401])
  })

  test('has none of twenty endless queries looked at, and an edit is seen', async () => {
    const answers = Array.from({length: 20}, (_, at) =>
      at % 2 ? post() : request(product.current, `${query}?query=${asked}`),
    )
    await edit('Seen at once')
    for (const answer of await Promise.all(answers)) expect(answer.status).toBe(401)
  })
})

test('whoever calls himself an editor gets half of the time: others are answered between his queries', async () => {
  const leaving = new AbortController()
  let answered = 0
  const answers = Array.from({length: 20}, async () => {
    const answer = await fetch(product.current.siteUrl + query, {
      method: 'POST',
      headers: {Authorization: 'Bearer any', 'Content-Type': 'application/json'},
      body: JSON.stringify({query: ENDLESS}),
      signal: leaving.signal,
    })
    answered += 1
    return answer.status
  })
  // The first of them is refused after its time is over: all of them have arrived.
  expect(await Promise.race(answers)).toBe(400)
  await edit('Seen in between')
  // As many questions, one after the other, as the site may have to ask: they do not wait for a query each.
  for (let times = 0; times < answers.length; times += 1)
    expect(await product.current.content().fetch('$times', {times})).toBe(times)
  expect(answered).toBeLessThan(answers.length / 2)
  leaving.abort()
  await Promise.allSettled(answers)
}, 120_000)
