// @vitest-environment node
import {once} from 'node:events'
import {Agent, createServer, request as send} from 'node:http'
import type {AddressInfo} from 'node:net'
import {join} from 'node:path'
import {text} from 'node:stream/consumers'
import {flatRoutes} from '@remix-run/dev/dist/config/flat-routes.js'
import fc from 'fast-check'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {languageOf} from '../../app/i18n/languages.ts'
import {sharedPage} from '../../app/page-address.ts'
import {createFront} from '../../server/front.ts'
import {createGate} from '../../server/gate.ts'
import {createPageCache} from '../../server/page-cache.ts'
import {sharedPageRenderer} from '../../server/remix.ts'

/**
 * Which requests share a kept page, over HTTP and through all that decides it. In the place of the app stands what says which
 * page it was asked for: requests that must differ share none, and none that must not fill the cache do.
 */

const publicUrl = 'https://site.example'

/** The page that a request is for. */
function told(request: Request): string {
  const {pathname, search} = new URL(request.url)
  return JSON.stringify({pathname, search, language: languageOf(request, 'de')})
}

let rendered: string[] = []
let pages: ReturnType<typeof createPageCache>

function emptyCache() {
  rendered = []
  pages = createPageCache({
    contentVersion: () => 1,
    limit: 1_000_000,
    render: sharedPageRenderer({
      gate: createGate(),
      site: {
        publicUrl,
        cdn: false,
        previews: {of: async () => undefined, studioOrigins: []},
        searchFor: () => '',
      },
      async handle(request) {
        const page = told(request)
        rendered.push(page)
        return new Response(page)
      },
    }),
  })
}

const server = createServer(
  createFront({
    sharedPage: (request) => sharedPage(request, 'de'),
    pages: {answerTo: (page) => pages.answerTo(page)},
    app: (_request, response) => response.setHeader('X-By', 'app').end(),
    isEnding: () => false,
    report: (error) => {
      throw error
    },
    headers: {},
  }),
)
const agent = new Agent({keepAlive: true})

beforeAll(async () => {
  await once(server.listen(0, '127.0.0.1'), 'listening')
})
afterAll(() => {
  agent.destroy()
  server.close()
})

interface Asked {
  path: string
  /** With its question mark, or empty. */
  search: string
  method: string
  headers: Record<string, string>
  /** Whether everybody else who asks for this page may be given the same. */
  isShared: boolean
}

async function answerTo({path, search, method, headers}: Asked) {
  const {port} = server.address() as AddressInfo
  const asked = send({port, host: '127.0.0.1', path: path + search, method, headers, agent}).end()
  const [answer] = await once(asked, 'response')
  return {by: answer.headers['x-by'] ?? 'cache', page: await text(answer)}
}

/** What each page reads of a query, by its address without language; `app/page-address.ts` lets it see no more. */
const reads: Record<string, string[]> = {
  '/contact': ['sent'],
  '/donate/result': ['donation'],
  '/newsletter': ['from', 'sent'],
  '/licences': ['group', 'age', 'held', 'category', 'sent'],
}
const readAt = (path: string) => reads[path.replace(/^\/(de|en)(?=\/)/, '')] ?? []

const part = fc.oneof(
  fc.stringMatching(/^x[a-z0-9-]{0,6}$/),
  fc.constantFrom('media-x', 'studios', 'previews', 'deutsch', '1'),
)

/** Addresses of a route: `:lang?/licences/:id` → `/en/licences/x1`. */
function addressesOf(route: string): fc.Arbitrary<string> {
  const parts = route.split('/').map((name) => {
    if (name === ':lang?') return fc.constantFrom('', 'de', 'en')
    if (name === '*') return fc.array(part, {minLength: 1, maxLength: 2}).map((names) => names.join('/'))
    return name.startsWith(':') ? part : fc.constant(name)
  })
  return fc.tuple(...parts).map((names) => `/${names.filter(Boolean).join('/')}`)
}

const value = fc.stringMatching(/^[!-~]{0,12}$/)

/** Whatever a browser, or somebody else, sends along. */
const anyHeaders = fc
  .record(
    {
      'Accept-Language': fc.oneof(
        fc.constantFrom('de', 'en', 'en-GB,de;q=0.5', 'de;q=0.1,en;q=0.2', 'fr', '*', 'de;q=0', ''),
        value,
      ),
      cookies: fc.array(
        fc.oneof(
          fc.tuple(fc.constant('language'), fc.constantFrom('de', 'en', 'fr', 'DE', '')),
          fc.tuple(fc.stringMatching(/^[a-z_]{1,8}$/), fc.stringMatching(/^[a-z0-9.-]{0,8}$/)),
        ),
        {maxLength: 3},
      ),
      'X-Forwarded-Host': value,
      'X-Original-URL': fc.constantFrom('/en', '/de/contact?sent=1'),
      'X-Preview': fc.constantFrom('drafts', 'published'),
      'X-HTTP-Method-Override': fc.constantFrom('POST', 'DELETE'),
      'Sec-Fetch-Dest': fc.constantFrom('document', 'empty', 'iframe'),
      Authorization: value,
      Range: fc.constant('bytes=0-9'),
      Referer: value,
      'User-Agent': value,
    },
    {requiredKeys: []},
  )
  .map(({cookies, ...headers}): Record<string, string> => {
    const Cookie = cookies?.map((pair) => pair.join('=')).join('; ')
    return {...headers, ...(Cookie && {Cookie})}
  })

const searchOf = (pairs: [string, string][]) => (pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '')

/** Parameters that a page does not read, also such as another page reads. */
function unreadAt(path: string): fc.Arbitrary<[string, string][]> {
  const others = Object.values(reads).flat()
  const names = fc
    .oneof(
      fc.constantFrom(...others, 'utm_source', '_routes', 'index', 'published', '__proto__'),
      fc.string(),
    )
    .filter((name) => !readAt(path).includes(name))
  return fc.array(fc.tuple(names, fc.string({unit: 'binary', maxLength: 8})), {maxLength: 3})
}

/** A request for an address to which everybody gets the same answer. */
const shared = (path: string): fc.Arbitrary<Asked> =>
  fc.record({
    path: fc.constant(path),
    search: fc.oneof(unreadAt(path).map(searchOf), fc.constantFrom('?', '??', '?&', '?=')),
    method: fc.constantFrom('GET', 'GET', 'HEAD'),
    headers: anyHeaders,
    isShared: fc.constant(true),
  })

const everyLetterEncoded = (name: string) =>
  name.replace(/./g, (letter) => `%${letter.charCodeAt(0).toString(16)}`)

/** Other ways to write an address, and what else is to be had under it. */
const otherPaths = (path: string) => [
  `${path}/`,
  `/${path}`,
  path === '/' ? '/_root.data' : `${path}.data`,
  `${path}.html`,
  path.replace(/[a-z]/, everyLetterEncoded),
  path.toUpperCase(),
]

/** The same with something on account of which its answer is nobody else's. */
function own(path: string): fc.Arbitrary<Asked> {
  const changes: fc.Arbitrary<(asked: Asked) => Partial<Asked>>[] = [
    fc.constantFrom('POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS').map((method) => () => ({method})),
    fc
      .constantFrom(...otherPaths(path).filter((other) => other !== path))
      .map((other) => () => ({path: other})),
    fc.constant(({headers}) => ({
      headers: {...headers, Cookie: [headers.Cookie, 'preview=x'].filter(Boolean).join('; ')},
    })),
    fc.constant(({search}) => ({search: `${search || '?'}&x=${'x'.repeat(2_000)}`})),
  ]
  const read = readAt(path)
  if (read.length > 0)
    changes.push(
      fc
        .tuple(fc.constantFrom(...read), fc.constantFrom('', '=', '=x'), fc.boolean())
        .map(([name, end, encoded]) => ({search}) => ({
          search: `${search || '?'}&${encoded ? everyLetterEncoded(name) : name}${end}`,
        })),
    )
  return fc
    .tuple(shared(path), fc.oneof(...changes))
    .map(([asked, change]) => ({...asked, ...change(asked), isShared: false}))
}

/** Asks one after the other, and looks after each at what is in the cache. */
async function expectRightPages(all: Asked[]) {
  emptyCache()
  const wanted = new Set<string>()
  for (const asked of all) {
    const {by, page} = await answerTo(asked)
    expect(by).toBe(asked.isShared ? 'cache' : 'app')
    if (asked.isShared) {
      const alone = told(new Request(new URL(asked.path, publicUrl), {headers: asked.headers}))
      if (asked.method !== 'HEAD') expect(page).toBe(alone)
      wanted.add(alone)
    }
    expect(rendered).toEqual([...wanted])
  }
}

const manifest = flatRoutes(join(import.meta.dirname, '../../app'), ['**/.*', '**/*.test.*'])
const routes = Object.values(manifest).map(({path = ''}) => path)
const pageRoutes = routes.filter((route) => route.startsWith(':lang?'))
const otherRoutes = routes.filter((route) => !pageRoutes.includes(route))

test('the routes of the app are read', () => {
  expect(pageRoutes).toEqual(
    expect.arrayContaining([':lang?', ':lang?/licences/:id', ':lang?/donate', ':lang?/*']),
  )
  expect(otherRoutes).toEqual(expect.arrayContaining(['wake', 'sitemap.xml', 'media/*', 'preview/:step']))
})

describe.each(pageRoutes)('%s', (route) => {
  const anyPage = fc.oneof(...pageRoutes.map(addressesOf))

  test('each page is rendered once, for exactly those who ask for it', async () => {
    const requests = fc
      .tuple(addressesOf(route), anyPage)
      .chain(([one, other]) =>
        fc.array(
          fc.oneof(
            {weight: 3, arbitrary: shared(one)},
            {weight: 2, arbitrary: own(one)},
            {weight: 2, arbitrary: shared(other)},
          ),
          {minLength: 2, maxLength: 8},
        ),
      )
    await fc.assert(fc.asyncProperty(requests, expectRightPages), {numRuns: 80})
  })
})

test('whatever else the site answers is no page', async () => {
  /** Those that the server answers before the app. */
  const ofServer = ['assets/*', 'healthz', 'lake/*', 'readyz', 'studio', 'studio/*']
  const requests = fc
    .oneof(...[...otherRoutes, ...ofServer].map(addressesOf))
    .chain(shared)
    .map((asked) => [{...asked, isShared: false}])
  await fc.assert(fc.asyncProperty(requests, expectRightPages), {numRuns: 300})
})
