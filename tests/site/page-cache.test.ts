import {get, type IncomingHttpHeaders} from 'node:http'
import {describe, expect, test, vi} from 'vitest'
import {productForFile, request} from './support.ts'

/** The page cache, as browsers and shared caches see it over HTTP. */

const product = productForFile()

/** A request that returns status, headers and the number of compressed bytes. */
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  new Promise<{status: number | undefined; headers: IncomingHttpHeaders; bytes: number}>(
    (resolve, reject) => {
      const asked = get({port: product.current.site.port, path, headers, method, agent: false}, (answer) => {
        let bytes = 0
        answer.on('data', (chunk: Buffer) => {
          bytes += chunk.length
        })
        answer.on('end', () => resolve({status: answer.statusCode, headers: answer.headers, bytes}))
      })
      asked.on('error', reject)
    },
  )

const etagOf = async (path: string, headers?: Record<string, string>) =>
  (await ask(path, headers)).headers.etag

describe('a page', () => {
  test.each(['gzip', 'br', 'identity'])('is not sent again in %s to who holds it', async (encoding) => {
    const headers = {'Accept-Encoding': encoding}
    const etag = await etagOf('/de/about', headers)
    for (const held of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask('/de/about', {...headers, 'If-None-Match': held ?? ''})
      expect([again.status, again.bytes]).toEqual([304, 0])
      expect(again.headers).toMatchObject({etag, 'cache-control': 'public, max-age=0, must-revalidate'})
    }
    expect((await ask('/de/about', {...headers, 'If-None-Match': '"other"'})).status).toBe(200)
  })
})

test('data that are fetched ahead serve the click that follows at once; those of a form’s address never', async () => {
  const ahead = {'Sec-Purpose': 'prefetch'}
  expect((await ask('/en/about.data', ahead)).headers['cache-control']).toBe('max-age=1, s-maxage=0')
  expect((await ask('/en/licences?group=buses', ahead)).headers['cache-control']).toBe('no-cache')
  expect((await ask('/en/contact.data', ahead, 'POST')).headers['cache-control']).not.toContain('max-age')
})

describe('while people read', () => {
  const marked = (number: number) => `Numbered edit ${String(number).padStart(3, '0')}`

  test('each edit shows, and no reader sees an older one after it', async () => {
    const content = product.current.content()
    const statuses = new Set<number>()
    /** The latest edit in any response so far. */
    let latest = 0
    const backwards: {number: number; least: number}[] = []
    let reading = true
    const read = async () => {
      while (reading) {
        // A request that starts after a response never sees an older version.
        const least = latest
        const response = await request(product.current, '/en')
        statuses.add(response.status)
        const number = Number(/Numbered edit (\d+)/.exec(await response.text())?.[1] ?? 0)
        if (number < least) backwards.push({number, least})
        latest = Math.max(latest, number)
      }
    }
    const readers = [read(), read(), read()]
    for (let number = 1; number <= 12; number += 1) {
      await content
        .patch('homePage')
        .set({'heading.en': marked(number)})
        .commit({visibility: 'async'})
      await vi.waitFor(() => expect(latest).toBe(number), {timeout: 20_000, interval: 5})
    }
    reading = false
    await Promise.all(readers)
    expect([...statuses]).toEqual([200])
    expect(backwards).toEqual([])
  })
})
