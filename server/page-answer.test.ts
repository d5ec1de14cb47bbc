// @vitest-environment node
import {describe, expect, it} from 'vitest'
import {encodingFor, pageAnswer} from './page-answer.ts'

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

describe('pageAnswer', () => {
  it.each<[number, Record<string, string>, boolean]>([
    [200, {'Cache-Control': 'public, max-age=0, must-revalidate'}, true],
    [404, {}, false],
    [200, {'set-cookie': 'language=de'}, false],
    [200, {'cache-control': 'private, max-age=60'}, false],
    [200, {'Cache-Control': 'no-store'}, false],
  ])('%i with %o may be given to everybody: %s', async (status, headers, keepable) => {
    const answer = await pageAnswer(status, headers, Buffer.from('<!DOCTYPE html>'))
    expect(answer.keepable).toBe(keepable)
    expect(answer.bodies.br.headers.includes('ETag')).toBe(keepable)
  })
})
