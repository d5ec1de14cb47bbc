import {createHash} from 'node:crypto'
import {describe, expect, it} from 'vitest'
import {pagePolicy, studioPolicy} from './policy.ts'

const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`

const policyOf = (html: string, development = false) => pagePolicy(Buffer.from(html), development)
const scriptsOf = (html: string) => /script-src 'self' ?([^;]*);/.exec(policyOf(html))?.[1]

describe('pagePolicy', () => {
  it('names each inline script once, by its hash', () => {
    const html =
      '<script>a()</script><p>b</p><script type="module" async="">\n b("ü")\n</script><script>a()</script>'
    expect(scriptsOf(html)).toBe(`${hashOf('a()')} ${hashOf('\n b("ü")\n')}`)
  })

  it('names no script that is loaded, and no data', () => {
    expect(scriptsOf('<script src="/a.js"></script><script type="application/ld+json">{}</script>')).toBe('')
  })

  it('allows nothing inline but in development', () => {
    expect(policyOf('<p>')).not.toContain('unsafe')
    expect(policyOf('<p>', true)).toContain("script-src 'self' 'unsafe-inline'")
  })
})

describe('studioPolicy', () => {
  it('lets a Studio talk to Sanity where the project is hosted', () => {
    const [own, hosted] = [false, true].map((isHosted) => studioPolicy(Buffer.from(''), isHosted).split('; '))
    const sanity = 'https://*.sanity.io wss://*.sanity.io https://*.sanity.work'
    expect(hosted?.filter((rule) => !own?.includes(rule))).toEqual([
      "img-src 'self' data: blob: https:",
      `media-src 'self' blob: ${sanity}`,
      `connect-src 'self' ${sanity}`,
    ])
  })
})
