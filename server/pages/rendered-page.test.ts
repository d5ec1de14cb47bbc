import {describe, expect, it} from 'vitest'
import {encodingFor} from './encoding'
import {encodePage} from './rendered-page'

describe('encodingFor', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['GZIP;q=0.5, br;q=0.1', 'br'],
    ['br;q=0, gzip', 'gzip'],
    ['*', 'br'],
    ['*;q=0', 'identity'],
    ['br;q=0.0, *', 'gzip'],
    ['deflate', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('%s: %s', (header, encoding) => {
    expect(encodingFor(header)).toBe(encoding)
    expect(encodingFor(header)).toBe(encoding)
  })
})

describe('encodePage', () => {
  it('has a different ETag per encoding and per content', async () => {
    const tagsOf = async (html: string) => {
      const {bodies} = await encodePage(200, {}, Buffer.from(html))
      return Object.values(bodies).map(({etag, headers, headersWithoutBody}) => {
        for (const list of [headers, headersWithoutBody]) expect(list[list.indexOf('ETag') + 1]).toBe(etag)
        return etag
      })
    }
    const [one, other] = [await tagsOf('<!DOCTYPE html>'), await tagsOf('<!DOCTYPE html> ')]
    expect(new Set([...one, ...other]).size).toBe(6)
    expect(await tagsOf('<!DOCTYPE html>')).toEqual(one)
    for (const tag of one) expect(tag).toMatch(/^"[\w-]+"$/)
  })

  it.each<[number, Record<string, string>, boolean]>([
    [200, {'Cache-Control': 'public, max-age=0, must-revalidate'}, true],
    [404, {}, false],
    [200, {'set-cookie': 'language=de'}, false],
    [200, {'cache-control': 'private, max-age=60'}, false],
    [200, {'Cache-Control': 'no-store'}, false],
  ])('%i with %o may be cached: %s', async (status, headers, isCacheable) => {
    const page = await encodePage(status, headers, Buffer.from('<!DOCTYPE html>'))
    expect(page.isCacheable).toBe(isCacheable)
    expect(page.bodies.br.headers.includes('ETag')).toBe(isCacheable)
  })
})
