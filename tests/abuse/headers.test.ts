import {createHash} from 'node:crypto'
import {mkdirSync, readdirSync, symlinkSync, writeFileSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {expect, test} from 'vitest'
import {previewCookie, productForFile, request, withSite} from '../site/support.ts'

/** The exact headers of each kind of response: none is missing, and none reveals too much. */

const studio = 'https://studio.example.org'
const product = productForFile({
  env: {STUDIO_ORIGIN: studio, LAKE_ORIGINS: studio, SESSION_SECRET: 'k'.repeat(32)},
})

/** Headers of every response; scripts, styles, fonts and pictures have only these. */
const bare = {'cross-origin-resource-policy': 'same-origin', 'x-content-type-options': 'nosniff'}
const every = {
  ...bare,
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
}
const nothing = (frames = "'none'") =>
  `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors ${frames}`
const file = {...every, 'content-security-policy': nothing()}

const ofPage = (frames = "'none'") =>
  [
    "default-src 'self'; script-src 'self' HASHES; object-src 'none'; form-action 'self'; base-uri 'none'",
    `frame-ancestors ${frames}`,
  ].join('; ')
const html = {'content-type': 'text/html; charset=utf-8'}
const page = {...every, ...html, 'content-security-policy': ofPage()}
const shared = {'cache-control': 'public, max-age=0, must-revalidate', vary: 'Accept-Encoding'}
const length = {'content-length': 'NUMBER'}
const byEncoding = {vary: 'Accept-Encoding'}
const etag = {etag: 'TAG'}
const noCache = {'cache-control': 'no-cache'}
const noStore = {'cache-control': 'no-store'}
const privateNoCache = {'cache-control': 'private, no-cache'}
const forEver = {'cache-control': 'public, max-age=31536000, immutable'}
const chunked = {'transfer-encoding': 'chunked'}
const type = (value: string) => ({'content-type': value})
const text = type('text/plain; charset=utf-8')
const json = type('application/json; charset=utf-8')
const resource = {...file, ...length, ...noCache, ...byEncoding}
const drawing = {
  ...bare,
  ...forEver,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}
/** A simple page with a short notice, for failed requests of ordinary visitors. */
const notice = {
  ...every,
  ...html,
  ...noStore,
  ...length,
  'content-security-policy':
    "default-src 'none'; style-src HASHES; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
}
const previewFrames = `'self' ${studio}`
const preview = {...every, 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex'}
const previewPage = {...preview, ...html, ...length, 'content-security-policy': ofPage(previewFrames)}
const previewData = {...preview, 'content-security-policy': nothing(previewFrames)}
const ofStudio = [
  "default-src 'none'; script-src 'self' HASHES; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:",
  "media-src 'self' blob:; font-src 'self'; connect-src 'self'; worker-src 'self' blob:; manifest-src 'self'",
  "frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
].join('; ')

/** The sets of headers that the table below puts together. */
const sets: Record<string, Record<string, unknown>> = {
  ...{file, page, shared, length, byEncoding, etag, noCache, noStore, privateNoCache, forEver, chunked},
  ...{text, json, resource, bare, drawing, notice, preview, previewPage, previewData},
  data: {...resource, ...type('text/x-script'), 'x-build': 'VERSION', 'x-remix-response': 'yes'},
  byLanguage: {vary: 'Accept-Encoding, Accept-Language, Cookie'},
  dataByLanguage: {vary: 'Accept-Language, Cookie, Accept-Encoding'},
  byOrigin: {vary: 'origin'},
  plain: type('text/plain'),
  webp: type('image/webp'),
  woff2: type('font/woff2'),
  css: type('text/css; charset=UTF-8'),
  svg: type('image/svg+xml'),
  bareJson: type('application/json'),
  otherSites: {'cross-origin-resource-policy': 'cross-origin'},
  allows: {allow: 'GET, HEAD, POST'},
  allowsPost: {allow: 'POST'},
  toHome: {location: '/de'},
  toThanks: {location: 'MARKED'},
  upload: {...file, ...drawing, vary: 'origin'},
  licences: {
    ...type('application/json'),
    'access-control-allow-origin': '*',
    'cache-control': 'public, max-age=300',
    'content-language': 'de',
    link: '</licences.schema.json>; rel="describedby"',
  },
  worker: {
    ...type('text/javascript; charset=utf-8'),
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  },
  studio: {...every, ...html, ...length, ...etag, ...noCache, 'content-security-policy': ofStudio},
}
const headersOf = (names: string) =>
  Object.assign({}, ...names.split(' ').map((name) => sets[name] ?? expect.unreachable(name)))

async function ask(path: string, {headers, ...init}: RequestInit = {}) {
  // No compression unless a test asks for it.
  const all = {'Accept-Encoding': 'identity', ...headers}
  const response = await request(product.current, path, {...init, headers: all})
  const {date, connection, ...rest} = Object.fromEntries(response.headers)
  return {status: response.status, headers: rest as Record<string, unknown>, body: await response.text()}
}
type Answer = Awaited<ReturnType<typeof ask>>

const hash = /'sha256-[\w+/]{43}='/g

/** Headers, with placeholders for values that differ between builds. */
function comparable({headers, body}: Answer): Record<string, unknown> {
  const policy = String(headers['content-security-policy'])
  for (const [named] of policy.matchAll(hash))
    if (body && !headers['content-encoding'])
      expect(hashesOf(body), 'hash of nothing in the page').toContain(named)
  return {
    ...headers,
    ...('content-security-policy' in headers && {
      'content-security-policy': policy.replace(/('sha256-[\w+/]{43}=' ?)+(?=;)/, 'HASHES'),
    }),
    ...('x-build' in headers && {'x-build': 'VERSION'}),
    ...('content-length' in headers && {'content-length': 'NUMBER'}),
    ...('etag' in headers && {etag: 'TAG'}),
  }
}

const hashesOf = (page: string) =>
  [...page.matchAll(/<(script|style)[^>]*>([\s\S]*?)<\/\1>/g)].map(
    ([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )

const builtFile = (folder: string, ending: RegExp) => readdirSync(folder).find((name) => ending.test(name))
const form = {'Content-Type': 'application/x-www-form-urlencoded'}
const post = {method: 'POST', headers: form, body: 'firstName=A'}
const fromElsewhere = (headers: Record<string, string>) => ({...post, headers: {...form, ...headers}})
const complete = new URLSearchParams({
  firstName: 'A',
  email: 'a@example.org',
  phone: '030 23125 1',
  message: 'Headers',
  consent: 'on',
})
const uploaded = async () => {
  const options = {filename: 'file.txt', contentType: 'text/plain'}
  const {path} = await product.current.content().assets.upload('file', Buffer.from('a'), options)
  return `/lake/${path}`
}
const picture = async () => `${/\/media\/[^"\s/]+/.exec((await ask('/de/about')).body)?.[0]}/480.webp`
const drawn = async () => /\/media\/[^"\s]+\.svg(?=")/.exec((await ask('/de/about')).body)?.[0] ?? ''
const builtAsset = (ending: RegExp) => () => `/assets/${builtFile('build/client/assets', ending)}`

type Row = [
  name: string,
  path: string | (() => string | Promise<string>),
  status: number,
  sets: string,
  RequestInit?,
]

test.each<Row>([
  ['page', '/de/about', 200, 'page shared length etag'],
  ['page without a language', '/about', 200, 'page shared length etag byLanguage'],
  ['page for one visitor', '/de/licences?age=17', 200, 'page length noCache byEncoding'],
  ['page for one visitor, without a language', '/licences?age=17', 200, 'page length noCache dataByLanguage'],
  ['unknown page', '/de/nothing', 302, 'file shared length toHome'],
  ['other spelling', '/De', 308, 'file length toHome'],
  ['data of a page', '/de/about.data', 200, 'data'],
  ['data of a page without a language', '/about.data', 200, 'data dataByLanguage'],
  ['form with errors', '/de/contact', 422, 'page length privateNoCache byEncoding', post],
  ['form with errors, by script', '/de/contact.data', 422, 'data privateNoCache', post],
  [
    'form that was sent',
    '/de/contact',
    303,
    'file length privateNoCache toThanks',
    {...post, body: String(complete)},
  ],
  ['form of another site', '/contact', 403, 'notice etag', fromElsewhere({Origin: 'https://example.org'})],
  ['form of a page without an origin', '/contact.data', 403, 'notice etag', fromElsewhere({Origin: 'null'})],
  ['form of a hidden site', '/donate', 403, 'notice etag', fromElsewhere({'Sec-Fetch-Site': 'cross-site'})],
  ['unknown method', '/de', 405, 'file text length etag allows', {method: 'PUT'}],
  ['malformed address', '/%zz', 400, 'notice'],
  ['liveness', '/healthz', 200, 'file text length etag noStore'],
  ['webhook that is not set up', '/webhooks/sanity', 404, 'resource noStore plain', {...post, body: 'a=b'}],
  ['address for POST alone', '/wake', 405, 'resource noStore plain allowsPost'],
  ['no content', '/wake', 204, 'file privateNoCache', {method: 'POST'}],
  ['unknown file', '/assets/nothing.js', 404, 'bare text length etag'],
  ['picture', picture, 200, 'bare forEver length otherSites webp'],
  ['drawing', drawn, 200, 'drawing length otherSites svg byEncoding'],
  ['built file', builtAsset(/\.css$/), 200, 'bare forEver length css byEncoding'],
  ['font', builtAsset(/\.woff2$/), 200, 'bare forEver length woff2'],
  ['built drawing', builtAsset(/\.svg$/), 200, 'drawing length svg byEncoding'],
  ['robots.txt', '/robots.txt', 200, 'resource text'],
  ['licences for other sites', '/licences.json?lang=de', 200, 'resource otherSites licences'],
  ['service worker', '/sw.js', 200, 'resource worker'],
  ['Studio', '/studio', 200, 'studio byEncoding'],
  ['unknown file of the Studio', '/studio/static/nothing.js', 404, 'bare text length etag byEncoding'],
  ['lake', '/lake/v1/ping', 200, 'file chunked noStore byOrigin json'],
  ['lake without a session', '/lake/v1/users/me', 401, 'file chunked noStore byOrigin json'],
  ['file in the lake', uploaded, 200, 'upload length plain'],
  ['refused preview', '/preview/enable', 403, 'previewPage dataByLanguage'],
  ['data of an ended preview', '/de/about.data', 409, 'previewData length', {headers: {'X-Preview': '1'}}],
])('%s', async (_name, path, status, names, init) => {
  const response = await ask(typeof path === 'string' ? path : await path(), init)
  expectResponse(response, status, headersOf(names))
})

function expectResponse(response: Answer, status: number, headers: Record<string, unknown>) {
  const {location} = response.headers
  const target = String(location).replace(/^\/de\/contact\?sent=.*/, 'MARKED')
  expect({
    status: response.status,
    headers: {...comparable(response), ...(location !== undefined && {location: target})},
  }).toEqual({status, headers})
}

test('the page of a preview may be framed by the Studio and is not stored', async () => {
  const Cookie = await previewCookie(product.current)
  expectResponse(await ask('/en/about', {headers: {Cookie}}), 200, headersOf('previewPage byEncoding'))
})

test('a Studio that is being built asks the browser to reload', async () => {
  const {dataDir} = product.current
  const folder = join(dataDir, 'without-studio')
  mkdirSync(join(folder, 'build'), {recursive: true})
  for (const name of ['build/client', 'build/server', 'node_modules', 'package.json'])
    symlinkSync(resolve(name), join(folder, name))
  const progress = {state: 'building', since: new Date()}
  writeFileSync(join(folder, 'build/studio-progress.json'), JSON.stringify(progress))
  const vary = 'Accept-Language, Accept-Encoding'
  const headers = {...headersOf('notice etag'), 'retry-after': '3', refresh: '3', vary}
  const work = async () => expectResponse(await ask('/studio'), 503, headers)
  await withSite(product.current, {}, work, folder)
})

test('a refused surplus of posts and sign-ins says when to come back', async () => {
  const env = {POSTS_PER_MINUTE: '1', DATA_DIR: `${product.current.dataDir}/other`}
  const later = {'retry-after': expect.any(String)}
  await withSite(product.current, env, async () => {
    expect((await ask('/de/contact', post)).status).toBe(422)
    const headers = {...headersOf('page length privateNoCache byEncoding'), ...later}
    expectResponse(await ask('/de/contact', post), 429, headers)
    const me = () => ask('/lake/v1/users/me', {headers: {Authorization: 'Basic wrong'}})
    expect((await me()).status).toBe(401)
    expectResponse(await me(), 429, {...headersOf('file text length etag json noStore'), ...later})
  })
})

test('without lake and content, failures are not stored', async () => {
  const {lake, dataDir} = product.current
  await lake.stop()
  try {
    await withSite(product.current, {DATA_DIR: `${dataDir}/empty`}, async () => {
      expectResponse(await ask('/lake/v1/ping'), 502, headersOf('file noStore bareJson chunked'))
      const headers = {...headersOf('page length noStore byEncoding'), 'retry-after': '30'}
      expectResponse(await ask('/de/about'), 503, headers)
    })
  } finally {
    await lake.start()
  }
})

test('behind TLS, browsers are told to use nothing else', async () => {
  await withSite(product.current, {PUBLIC_URL: 'https://charity.example'}, async () => {
    const hsts = {'strict-transport-security': 'max-age=31536000'}
    for (const path of ['/de', '/about.data', '/nothing', '/robots.txt', '/healthz', '/%zz', '/lake/v1/ping'])
      expect((await ask(path)).headers, path).toMatchObject(hsts)
  })
})
