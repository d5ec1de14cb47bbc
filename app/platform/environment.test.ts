import {readFileSync} from 'node:fs'
import {describe, expect, it} from 'vitest'
import {parseEnv, parseSiteEnv} from './environment.ts'

describe('parseEnv', () => {
  it('needs nothing: everything runs on this machine', () => {
    expect(parseEnv({})).toEqual({
      production: true,
      port: 3000,
      studioPort: 3300,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir: '.data',
      defaultLanguage: 'de',
      logLevel: 'info',
      cdn: false,
      serviceWorker: true,
      metricsPort: undefined,
      shutdownGraceMs: 3_000,
      sanity: {
        projectId: 'local',
        dataset: 'production',
        apiVersion: '2025-02-19',
        token: undefined,
        apiHost: 'http://127.0.0.1:3333',
        useProjectHostname: false,
        imageHost: 'http://127.0.0.1:3333',
      },
      writeToken: 'local',
      newsletterToken: 'local',
      localLake: 'http://127.0.0.1:3333',
      lakeOrigins: [],
      changeSignal: 'listener',
      webhookSecret: undefined,
      preview: {token: 'local', sessionSecret: undefined, studioOrigins: ['http://localhost:3300']},
      localPorts: {lake: 3333, foundation: 4000},
      foundationApi: 'http://127.0.0.1:4000/api/v1',
      foundationHonoursKeys: false,
      trustedProxies: 0,
      postsPerMinute: 10,
      lookups: undefined,
    })
  })

  it('takes origins for the lake with spaces between them, and says which is none', () => {
    const given = 'http://mymac.local:3000, https://www.example.org/,'
    expect(parseEnv({LAKE_ORIGINS: given}).lakeOrigins).toEqual([
      'http://mymac.local:3000',
      'https://www.example.org',
    ])
    for (const wrong of ['mymac.local', 'ftp://a.test', '*'])
      expect(() => parseSiteEnv({LAKE_ORIGINS: `http://right.test,${wrong}`})).toThrow(
        '\n  LAKE_ORIGINS: must be an address that starts with http',
      )
  })

  it('takes an empty variable for none, as in a copied example file', () => {
    const example = readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=(.*)$/gm)
    const variables = Object.fromEntries([...example].map(([, name, value]) => [name ?? '', value]))
    expect(Object.keys(variables)).toEqual(
      expect.arrayContaining(['PORT', 'SANITY_PROJECT_ID', 'SANITY_TOKEN']),
    )
    expect(parseEnv(variables)).toEqual(parseEnv({}))
  })

  it('goes to the hosted services where they are named', () => {
    const {sanity, localPorts, foundationApi} = parseEnv({
      SANITY_PROJECT_ID: 'abc123',
      SANITY_TOKEN: 'secret',
      FOUNDATION_API_URL: 'https://api.example.org/v1/',
    })
    expect(sanity).toEqual({
      projectId: 'abc123',
      dataset: 'production',
      apiVersion: '2025-02-19',
      token: 'secret',
      imageHost: 'https://cdn.sanity.io',
    })
    expect(localPorts).toEqual({lake: undefined, foundation: undefined})
    expect(foundationApi).toBe('https://api.example.org/v1')
  })

  it('writes with the token for writing, and takes another one where that is missing', () => {
    const hosted = {SANITY_PROJECT_ID: 'abc123', LAKE_TOKEN: 'the-token-of-the-lake'}
    expect(parseEnv(hosted).writeToken).toBeUndefined()
    expect(parseEnv({...hosted, SANITY_TOKEN: 'read'}).writeToken).toBe('read')
    expect(parseEnv({...hosted, SANITY_TOKEN: 'read', SANITY_WRITE_TOKEN: 'write'}).writeToken).toBe('write')
    expect(parseEnv({LAKE_TOKEN: 'the-token-of-the-lake'}).writeToken).toBe('the-token-of-the-lake')
  })

  it('keeps addresses for the newsletter with a token that was made for writing, and no other', () => {
    const hosted = {SANITY_PROJECT_ID: 'abc123', LAKE_TOKEN: 'the-token-of-the-lake'}
    expect(parseEnv({...hosted, SANITY_TOKEN: 'read'}).newsletterToken).toBeUndefined()
    expect(parseEnv({...hosted, SANITY_WRITE_TOKEN: 'write'}).newsletterToken).toBe('write')
    expect(parseEnv({LAKE_TOKEN: 'the-token-of-the-lake'}).newsletterToken).toBe('the-token-of-the-lake')
    expect(() => parseEnv({SANITY_DATASET: 'newsletter'})).toThrow('holds addresses of people')
  })

  it('names every variable that is wrong, at once', () => {
    const wrong = {
      PORT: '70000',
      LAKE_PORT: 'x',
      PUBLIC_URL: 'example.org',
      DEFAULT_LANGUAGE: 'fr',
      LOG_LEVEL: 'loud',
      SANITY_PROJECT_ID: 'Not An Id',
      SANITY_API_VERSION: 'v1',
      FOUNDATION_API_URL: 'ftp://example.org',
      FOUNDATION_IDEMPOTENT: 'yes',
      DEMO: 'true',
    }
    for (const name of Object.keys(wrong))
      expect(() => parseEnv(wrong)).toThrow(new RegExp(`\\.env\\.example[^]*^  ${name}: \\S`, 'm'))
  })

  it.each<[string, Record<string, string>, RegExp]>([
    ['two ports that are the same', {PORT: '4000'}, /PORT/],
    ['figures on the port of the site', {METRICS_PORT: '3000'}, /METRICS_PORT must be different/],
    ['a grace that is no number', {SHUTDOWN_GRACE: 'long'}, /SHUTDOWN_GRACE: is a number of seconds/],
    [
      'an API host without a project',
      {SANITY_API_HOST: 'http://localhost:9999'},
      /SANITY_PROJECT_ID: is missing/,
    ],
    ['a dataset that no lake takes', {SANITY_DATASET: '_trial'}, /SANITY_DATASET: has at most 64 lower-case/],
    ['a long name of one', {SANITY_DATASET: 'a'.repeat(65)}, /SANITY_DATASET: has at most 64 lower-case/],
  ])('refuses %s', (_name, variables, message) => {
    expect(() => parseEnv(variables)).toThrow(message)
  })

  it('takes proxies by number, by address and by network, and believes no others', () => {
    expect(parseEnv({TRUST_PROXY: '2'}).trustedProxies).toBe(2)
    const list = '127.0.0.1, 10.0.0.0/8,2001:db8::/32,loopback'
    expect(parseEnv({TRUST_PROXY: list}).trustedProxies).toEqual(list.split(',').map((one) => one.trim()))
    for (const wrong of ['true', '-1', '*', '10.0.0.0/33', 'proxy.example.org'])
      expect(() => parseEnv({TRUST_PROXY: wrong})).toThrow(/TRUST_PROXY: /)
  })

  it('looks up visitors only with complete settings, and encrypted', () => {
    const geolocation = {GEOLOCATION_URL: 'https://geo.example.org/json', GEOLOCATION_TOKEN: 'abc'}
    expect(parseEnv(geolocation).lookups).toEqual({
      geolocation: 'https://geo.example.org/json',
      token: 'abc',
      ip: undefined,
    })
    expect(parseEnv({...geolocation, IP_LOOKUP_URL: 'http://127.0.0.1:1/'}).lookups?.ip).toBeDefined()
    expect(() => parseEnv({...geolocation, GEOLOCATION_TOKEN: ''})).toThrow(/GEOLOCATION_TOKEN: is missing/)
    expect(() => parseEnv({GEOLOCATION_TOKEN: 'abc'})).toThrow(/GEOLOCATION_URL: is missing/)
    expect(() => parseEnv({IP_LOOKUP_URL: 'https://ip.example.org'})).toThrow(/GEOLOCATION_URL: is missing/)
    expect(() => parseEnv({...geolocation, GEOLOCATION_URL: 'http://geo.example.org'})).toThrow(/https/)
  })

  it('takes the number of posts in a minute', () => {
    expect(parseEnv({POSTS_PER_MINUTE: '3'}).postsPerMinute).toBe(3)
    for (const wrong of ['0', '1.5', 'many'])
      expect(() => parseEnv({POSTS_PER_MINUTE: wrong})).toThrow(/POSTS_PER_MINUTE: /)
  })

  it('reads the local lake without a token that is left of a hosted project', () => {
    expect(parseEnv({SANITY_TOKEN: 'left'}).sanity.token).toBeUndefined()
    expect(parseEnv({SANITY_TOKEN: 'its own', SANITY_PROJECT_ID: 'abc123'}).sanity.token).toBe('its own')
  })

  it('finds the local lake on another machine', () => {
    const {localLake, sanity} = parseEnv({LAKE_HOST: 'lake', LAKE_PORT: '3334'})
    expect(localLake).toBe('http://lake:3334')
    expect(sanity).toMatchObject({apiHost: localLake, imageHost: localLake})
    expect(() => parseEnv({LAKE_HOST: 'http://lake'})).toThrow(/LAKE_HOST: must be a name/)
  })

  it('opens the local lake to other machines only with a token', () => {
    const open = {HOST: '0.0.0.0'}
    expect(() => parseEnv(open)).toThrow('HOST: leads other machines to the local lake')
    expect(() => parseEnv({...open, LAKE_TOKEN: 'short'})).toThrow('at least 16 characters')
    expect(parseEnv({...open, LAKE_TOKEN: 'a-long-enough-token'}).host).toBe('0.0.0.0')
    expect(parseEnv({...open, SANITY_PROJECT_ID: 'abc123'}).localLake).toBeUndefined()
  })
})

describe('parseSiteEnv', () => {
  const hosted = {SANITY_PROJECT_ID: 'abc123'}
  const complete = {...hosted, FOUNDATION_API_URL: 'https://api.example.org'}

  it('lets no message of a hosted site end in a file of this machine, unless that is wanted', () => {
    const refused = /FOUNDATION_API_URL: is missing.*DEMO=1/
    expect(() => parseSiteEnv(hosted)).toThrow(refused)
    expect(() => parseSiteEnv({...hosted, DEMO: '0'})).toThrow(refused)
    expect(parseSiteEnv({...hosted, DEMO: '1'}).localPorts).toEqual({lake: undefined, foundation: 4000})
    expect(parseSiteEnv(complete).foundationApi).toBe('https://api.example.org')
    expect(parseSiteEnv({})).toEqual(parseEnv({}))
  })

  it('takes the word that the API stores a message once', () => {
    expect(parseSiteEnv({FOUNDATION_IDEMPOTENT: '1'}).foundationHonoursKeys).toBe(true)
  })
})
