// @vitest-environment node
import {describe, expect, it} from 'vitest'
import {encodingFor} from './page-answer.ts'

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
