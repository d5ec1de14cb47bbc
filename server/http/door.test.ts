import type {IncomingMessage} from 'node:http'
import {describe, expect, test} from 'vitest'
import {refusalOf} from './door.ts'

const arrived = (url: string, host: string) => {
  const request = {url, headers: {host}} as IncomingMessage
  return {refusal: refusalOf(request), url: request.url}
}

describe('normalises an address once', () => {
  test.each([
    ['/lake/v1/auth/session', '/lake/v1/auth/session'],
    ['/lake/v1/auth/x/../session', '/lake/v1/auth/session'],
    ['/lake/v1/auth/x/%2e%2E/session', '/lake/v1/auth/session'],
    ['/lake/v1/auth/x\\..\\session', '/lake/v1/auth/session'],
    ['/lake/v1/auth/%73ession', '/lake/v1/auth/session'],
    ['/lake/v1/./auth/session?a=%73/../b', '/lake/v1/auth/session?a=%73/../b'],
    ['/../../etc/passwd', '/etc/passwd'],
    ['/de/%252e%252e', '/de/%252e%252e'],
    ['/Stra%C3%9Fe', '/Stra%C3%9Fe'],
    ['/de//about', '/de//about'],
  ])('%s → %s', (url, normalised) => {
    expect(arrived(url, 'localhost')).toEqual({refusal: undefined, url: normalised})
  })

  test.each([
    '//example.org',
    '/\\example.org',
    '/%2Fexample.org',
    '/x/..//example.org',
    '/a%00b',
    '/%zz',
    '/%C3%28',
    '*',
    'http://a/',
  ])('refuses %s', (url) => expect(arrived(url, 'localhost').refusal).toBe(400))

  test('refuses an address that is too long', () => {
    expect(arrived(`/${'a'.repeat(5_000)}`, 'localhost').refusal).toBe(414)
  })
})

describe('a host is a host and a port', () => {
  test.each(['localhost:3000', 'www.example.org', '[2001:db8::1]', 'my_host'])('accepts %s', (host) =>
    expect(arrived('/', host).refusal).toBeUndefined(),
  )

  test.each([
    'localhost/lake/',
    'localhost?x',
    'a@b',
    'localhost:x',
    'localhost:99999',
    '..',
    '',
    '"><script>',
    '[::1',
    'a:1:2',
    // Node joins two `Host` headers like this.
    'localhost, example.org',
  ])('refuses %j', (host) => expect(arrived('/', host).refusal).toBe(400))
})
