import {createHash} from 'node:crypto'
import {once} from 'node:events'
import {mkdirSync, readdirSync, symlinkSync, writeFileSync} from 'node:fs'
import {get, request as httpRequest} from 'node:http'
import {connect} from 'node:net'
import {join, resolve} from 'node:path'
import {text as allOf} from 'node:stream/consumers'
import {createPreviewSecret} from '@sanity/preview-url-secret/create-secret'
import {expect, test} from 'vitest'
import {productForFile, rawRequest, sendRaw} from '../site/support.ts'

/** All headers of each kind of answer, exactly: none is missing, and none says more than it should. */

const studio = 'https://studio.example.org'
const product = productForFile({
  env: {STUDIO_ORIGIN: studio, LAKE_ORIGINS: studio, SESSION_SECRET: 'k'.repeat(32)},
})

/** What every answer says. */
const every = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}
const nothing = (frames = "'none'") =>
  `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors ${frames}`
const file = {...every, 'content-security-policy': nothing()}

const ofPage = (frames = "'none'") =>
  [
    "default-src 'none'; script-src 'self' HASHES; style-src 'self'; img-src 'self'; font-src 'self'",
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'",
    `frame-ancestors ${frames}`,
  ].join('; ')
const html = {'content-type': 'text/html; charset=utf-8'}
const page = {...every, ...html, 'content-security-policy': ofPage()}
const shared = {'cache-control': 'public, max-age=0, must-revalidate', vary: 'Accept-Encoding'}
const sharedByAll = {...page, ...shared, 'content-length': 'NUMBER', etag: 'TAG'}
const byLanguage = {vary: 'Accept-Encoding, Accept-Language, Cookie'}
const whole = {'content-length': 'NUMBER'}
const text = {'content-type': 'text/plain; charset=utf-8', 'content-length': 'NUMBER'}
const refusal = {...file, ...text, etag: 'TAG'}
/** A page that consists of words alone, for what a browser may send without its visitor meaning harm. */
const wordsOnly = {
  ...every,
  ...html,
  'cache-control': 'no-store',
  'content-length': 'NUMBER',
  'content-security-policy':
    "default-src 'none'; style-src HASHES; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  etag: 'TAG',
}
const resource = {...file, ...whole, 'cache-control': 'no-cache', vary: 'Accept-Encoding'}
const dataVary = {vary: 'Accept-Language, Cookie, Accept-Encoding'}
const data = {
  ...resource,
  'content-type': 'text/x-script',
  'x-build': 'VERSION',
  'x-remix-response': 'yes',
}
const stored = {
  ...file,
  'accept-ranges': 'bytes',
  'content-length': 'NUMBER',
  etag: 'TAG',
  'last-modified': 'DATE',
  vary: 'Accept-Encoding',
}
const forEver = {'cache-control': 'public, max-age=31536000, immutable'}
const preview = {
  ...Object.fromEntries(Object.entries(every).filter(([name]) => name !== 'x-frame-options')),
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
}
const ofStudio = [
  "default-src 'none'; script-src 'self' HASHES; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:",
  "media-src 'self' blob:; font-src 'self'; connect-src 'self'; worker-src 'self' blob:; manifest-src 'self'",
  "frame-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
].join('; ')

interface Asked {
  method?: string
  headers?: Record<string, string>
  body?: string
}

interface Answered {
  status: number
  headers: Record<string, unknown>
  body: string
}

function ask(path: string, {method = 'GET', headers, body}: Asked = {}): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const url = product.current.siteUrl + path
    httpRequest(url, {method, headers: {...headers, Connection: 'close'}}, async (response) => {
      const chunks: Buffer[] = []
      for await (const chunk of response) chunks.push(chunk)
      const {date, connection, ...rest} = response.headers
      resolve({status: response.statusCode ?? 0, headers: rest, body: Buffer.concat(chunks).toString()})
    })
      .on('error', reject)
      .end(body)
  })
}

const hash = /'sha256-[\w+/]{43}='/g

/** Headers with a word in the place of what differs from build to build. */
function plain({headers, body}: Answered): Record<string, unknown> {
  const policy = String(headers['content-security-policy'])
  for (const [named] of policy.matchAll(hash))
    if (body && !headers['content-encoding'])
      expect(hashesOf(body), 'a hash of nothing in the page').toContain(named)
  return {
    ...headers,
    'content-security-policy': policy.replace(/('sha256-[\w+/]{43}=' ?)+(?=;)/, 'HASHES'),
    ...('x-build' in headers && {'x-build': 'VERSION'}),
    ...('content-length' in headers && {'content-length': 'NUMBER'}),
    ...('etag' in headers && {etag: 'TAG'}),
    ...('last-modified' in headers && {'last-modified': 'DATE'}),
  }
}

const hashesOf = (page: string) =>
  [...page.matchAll(/<(script|style)[^>]*>([\s\S]*?)<\/\1>/g)].map(
    ([, , code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
  )

const builtFile = (folder: string, ending: RegExp) => readdirSync(folder).find((name) => ending.test(name))
const form = {'Content-Type': 'application/x-www-form-urlencoded'}
const post = {method: 'POST', headers: form, body: 'firstName=A'}
const complete = new URLSearchParams({
  firstName: 'A',
  email: 'a@example.org',
  phone: '030 23125 1',
  message: 'Headers',
  consent: 'on',
})
const uploaded = async (name: string, type: string) => {
  const kind = type.startsWith('image/') ? 'image' : 'file'
  const {path} = await product.current
    .content()
    .assets.upload(kind, Buffer.from(name), {filename: name, contentType: type})
  return `/lake/${path}`
}
/** What the local lake answers keeps its own policy where it has one. */
const ofLake = {...file, 'transfer-encoding': 'chunked', 'cache-control': 'no-store', vary: 'origin'}
const json = {'content-type': 'application/json; charset=utf-8'}
const upload = {
  ...file,
  ...forEver,
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  vary: 'origin',
}
const picture = async () => /\/media\/[^"\s]+\.webp/.exec((await ask('/de/about')).body)?.[0] ?? ''

type Address = string | (() => string | Promise<string>)

test.each<[string, Address, Asked, number, Record<string, unknown>]>([
  ['page', '/de/about', {}, 200, sharedByAll],
  ['page without its language in the address', '/about', {}, 200, {...sharedByAll, ...byLanguage}],
  ['page, HEAD', '/de/about', {method: 'HEAD'}, 200, sharedByAll],
  [
    'page, compressed',
    '/de/about',
    {headers: {'Accept-Encoding': 'br'}},
    200,
    {...sharedByAll, 'content-encoding': 'br'},
  ],
  [
    'page for one visitor',
    '/de/licences?age=17',
    {},
    200,
    {...page, ...whole, 'cache-control': 'no-cache', vary: 'Accept-Encoding'},
  ],
  [
    'redirect of a page that is not there',
    '/de/nothing',
    {},
    302,
    {...file, ...shared, 'content-length': 'NUMBER', location: '/de'},
  ],
  ['redirect to the one address', '/De', {}, 308, {...file, 'content-length': 'NUMBER', location: '/de'}],
  ['data for a page', '/de/about.data', {}, 200, data],
  ['data for a page without its language', '/about.data', {}, 200, {...data, ...dataVary}],
  [
    'form with mistakes',
    '/de/contact',
    post,
    422,
    {...page, ...whole, 'cache-control': 'private, no-cache', vary: 'Accept-Encoding'},
  ],
  [
    'form with mistakes, sent by a script',
    '/de/contact.data',
    post,
    422,
    {...data, 'cache-control': 'private, no-cache'},
  ],
  [
    'form that has arrived',
    '/de/contact',
    {...post, body: String(complete)},
    303,
    {...file, ...whole, 'cache-control': 'private, no-cache', location: 'MARKED'},
  ],
  [
    'form from elsewhere',
    '/contact',
    {...post, headers: {...form, Origin: 'https://example.org'}},
    403,
    wordsOnly,
  ],
  ['method that is not supported', '/de', {method: 'PUT'}, 405, {...refusal, allow: 'GET, HEAD, POST'}],
  ['address that cannot be read', '/%zz', {}, 400, wordsOnly],
  ['address that is too long', `/${'a'.repeat(5_000)}`, {}, 414, wordsOnly],
  [
    'form that is too large',
    '/de/contact',
    {...post, headers: {...form, 'Content-Length': '1000001'}, body: undefined},
    413,
    wordsOnly,
  ],
  [
    'form of unknown length',
    '/de/contact',
    {...post, headers: {...form, 'Transfer-Encoding': 'chunked'}},
    411,
    refusal,
  ],
  [
    'form that is packed',
    '/de/contact',
    {...post, headers: {...form, 'Content-Encoding': 'gzip'}},
    415,
    {...refusal, 'accept-encoding': 'identity'},
  ],
  ['whether the process lives', '/healthz', {}, 200, {...refusal, 'cache-control': 'no-store'}],
  [
    'whether it can serve pages',
    '/readyz',
    {},
    200,
    {...refusal, 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8'},
  ],
  [
    'webhook that is not set up',
    '/webhooks/sanity',
    {method: 'POST', headers: form, body: 'a=b'},
    404,
    {...resource, 'cache-control': 'no-store', 'content-type': 'text/plain'},
  ],
  [
    'address that is only posted to',
    '/wake',
    {},
    405,
    {...resource, 'cache-control': 'no-store', allow: 'POST', 'content-type': 'text/plain'},
  ],
  ['nothing to answer', '/wake', {method: 'POST'}, 204, {...file, 'cache-control': 'private, no-cache'}],
  ['file that is not there', '/assets/nothing.js', {}, 404, refusal],
  [
    'picture that is not there',
    '/media/nothing',
    {},
    404,
    {...resource, 'content-type': 'text/plain;charset=UTF-8'},
  ],
  [
    'picture',
    picture,
    {},
    200,
    {
      ...file,
      ...forEver,
      'content-length': 'NUMBER',
      'content-type': 'image/webp',
      'cross-origin-resource-policy': 'cross-origin',
    },
  ],
  [
    'built file',
    () => `/assets/${builtFile('build/client/assets', /\.css$/)}`,
    {},
    200,
    {...stored, ...forEver, 'content-type': 'text/css; charset=UTF-8'},
  ],
  [
    'file at a lasting address',
    '/licences.schema.json',
    {},
    200,
    {...stored, 'cache-control': 'public, max-age=3600', 'content-type': 'application/json; charset=UTF-8'},
  ],
  ['robots.txt', '/robots.txt', {}, 200, {...resource, 'content-type': 'text/plain; charset=utf-8'}],
  [
    'security.txt',
    '/.well-known/security.txt',
    {},
    200,
    {...resource, 'content-type': 'text/plain; charset=utf-8'},
  ],
  ['sitemap', '/sitemap.xml', {}, 200, {...resource, 'content-type': 'application/xml; charset=utf-8'}],
  ['manifest', '/manifest.webmanifest', {}, 200, {...resource, 'content-type': 'application/manifest+json'}],
  ['icon', '/favicon.ico', {}, 302, {...file, ...whole, 'cache-control': 'no-cache', location: 'PICTURE'}],
  [
    'licence categories for other sites',
    '/licences.json?lang=de',
    {},
    200,
    {
      ...resource,
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=300',
      'content-language': 'de',
      'content-type': 'application/json',
      'cross-origin-resource-policy': 'cross-origin',
      link: '</licences.schema.json>; rel="describedby"',
    },
  ],
  [
    'service worker',
    '/sw.js',
    {},
    200,
    {
      ...resource,
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      'content-type': 'text/javascript; charset=utf-8',
    },
  ],
  [
    'Studio',
    '/studio',
    {},
    200,
    {
      ...every,
      ...html,
      'content-security-policy': ofStudio,
      'cache-control': 'no-cache',
      'content-length': 'NUMBER',
      etag: 'TAG',
      vary: 'Accept-Encoding',
    },
  ],
  [
    'file of the Studio',
    () => `/studio/static/${builtFile('build/studio/static', /-[\w-]{8}\.js$/)}`,
    {},
    200,
    {...stored, ...forEver, 'content-type': 'application/javascript; charset=UTF-8'},
  ],
  [
    'file of the Studio that is not there',
    '/studio/static/nothing.js',
    {},
    404,
    {...refusal, vary: 'Accept-Encoding'},
  ],
  ['local lake', '/lake/v1/ping', {}, 200, {...ofLake, ...json}],
  [
    'local lake, from a page of another site',
    '/lake/v1/auth/session',
    {
      method: 'POST',
      headers: {'Content-Type': 'application/json', Origin: 'https://example.org'},
      body: '{}',
    },
    403,
    {...ofLake, ...json},
  ],
  [
    'local lake, before a page of the Studio elsewhere asks it',
    '/lake/v1/ping',
    {method: 'OPTIONS', headers: {Origin: studio, 'Access-Control-Request-Method': 'GET'}},
    204,
    {
      ...file,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers':
        'authorization, content-type, last-event-id, x-sanity-project-id, x-sanity-app, x-sanity-lineage',
      'access-control-allow-methods': 'GET, HEAD, POST, PUT, PATCH, DELETE',
      'access-control-allow-origin': studio,
      'access-control-max-age': '600',
      vary: 'origin',
    },
  ],
  [
    'local lake, asked by nobody that it knows',
    '/lake/v1/data/query/production?query=*',
    {},
    401,
    {...ofLake, ...json},
  ],
  [
    'file in the local lake',
    () => uploaded('file.txt', 'text/plain'),
    {},
    200,
    {...upload, 'accept-ranges': 'bytes', 'content-length': 'NUMBER', 'content-type': 'text/plain'},
  ],
  [
    'picture in the local lake',
    async () => `/lake/${await product.current.content().fetch('*[_type == "sanity.imageAsset"][0].path')}`,
    {},
    200,
    {...upload, 'accept-ranges': 'bytes', 'content-length': 'NUMBER', 'content-type': 'image/png'},
  ],
  [
    'part of a file',
    () => `/assets/${builtFile('build/client/assets', /\.css$/)}`,
    {headers: {Range: 'bytes=0-9'}},
    206,
    {
      ...stored,
      ...forEver,
      'content-range': expect.stringMatching(/^bytes 0-9\/\d+$/),
      'content-type': 'text/css; charset=UTF-8',
    },
  ],
  [
    'preview that is refused',
    '/preview/enable',
    {},
    403,
    {...preview, ...html, ...whole, ...dataVary, 'content-security-policy': ofPage(`'self' ${studio}`)},
  ],
  [
    'data that is no preview any more',
    '/de/about.data',
    {headers: {'X-Preview': '1'}},
    409,
    {...preview, 'content-security-policy': nothing(`'self' ${studio}`), ...whole},
  ],
  [
    'whether previews work',
    '/preview/status',
    {},
    200,
    {
      ...preview,
      ...whole,
      'content-security-policy': nothing(`'self' ${studio}`),
      'content-type': 'application/json',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'Origin, Accept-Encoding',
    },
  ],
])('%s', async (_name, address, asked, status, headers) => {
  const answer = await ask(typeof address === 'string' ? address : await address(), asked)
  const {location} = answer.headers
  const place = String(location)
    .replace(/^\/media\/.*/, 'PICTURE')
    .replace(/^\/de\/contact\?sent=.*/, 'MARKED')
  expect({
    status: answer.status,
    headers: {...plain(answer), ...(location !== undefined && {location: place})},
  }).toEqual({
    status,
    headers,
  })
})

test('page that the browser has', async () => {
  const {etag} = (await ask('/de/about')).headers
  const answer = await ask('/de/about', {headers: {'If-None-Match': String(etag)}})
  const {'content-length': _, ...headers} = sharedByAll
  expect({status: answer.status, headers: plain(answer)}).toEqual({status: 304, headers})
})

test.each([
  ['invented method', rawRequest('BREW', '/'), 405, {allow: 'GET, HEAD, POST'}],
  ['tunnel', rawRequest('CONNECT', 'example.org:443'), 405, {allow: 'GET, HEAD, POST'}],
  ['header without a colon', rawRequest('GET', '/', ['broken']), 400, {}],
  ['headers that are too large', rawRequest('GET', '/', [`X-Large: ${'a'.repeat(40_000)}`]), 431, {}],
  ['two hosts', rawRequest('GET', '/', ['Host: example.org']), 400, {}],
  ['address with a host of its own', rawRequest('GET', 'http://example.org/'), 400, {}],
  ['expectation', rawRequest('GET', '/', ['Expect: the-unexpected']), 417, {}],
])('refused before it is a request: %s', async (_name, text, status, more) => {
  expect(await askRaw(text)).toEqual({
    status,
    headers: {...file, ...more, 'content-length': '0', connection: 'close'},
  })
})

test('refused before it is a request: headers that do not end', async () => {
  const socket = connect(product.current.site.port, '127.0.0.1')
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n')
  const answer = await allOf(socket)
  expect(answer).toMatch(/^HTTP\/1\.1 408 Request Timeout\r\n/)
  expect(headersIn(answer)).toEqual({...file, 'content-length': '0', connection: 'close'})
}, 60_000)

async function askRaw(request: string) {
  const {status, text} = await sendRaw(product.current, request)
  return {status, headers: headersIn(text)}
}

function headersIn(text: string): Record<string, string> {
  const [, ...lines] = text.split('\r\n\r\n')[0]?.split('\r\n') ?? []
  const {date, ...headers} = Object.fromEntries(
    lines.map((line) => [line.slice(0, line.indexOf(':')).toLowerCase(), line.slice(line.indexOf(':') + 2)]),
  )
  return headers
}

test.each([
  ['of another site', 'Origin: https://example.org', '/lake/v1/socket/production', 403],
  ['with nothing at its address', 'Origin: http://localhost', '/lake/v1/nothing', 404],
])('WebSocket that is refused: %s', async (_name, origin, path, status) => {
  const asked = rawRequest('GET', path, ['Connection: Upgrade', 'Upgrade: websocket', origin])
  expect(await askRaw(asked)).toEqual({
    status,
    headers: {...file, ...json, 'content-length': expect.any(String), connection: 'close'},
  })
})

/** Status and headers of what never ends. */
async function askForStream(path: string, headers: Record<string, string> = {}) {
  const [answer] = await once(get(product.current.siteUrl + path, {agent: false, headers}), 'response')
  answer.destroy()
  const {date, connection, ...rest} = answer.headers
  return {status: answer.statusCode, headers: rest}
}

const stream = {'transfer-encoding': 'chunked', 'x-accel-buffering': 'no'}

test('stream of events of the local lake', async () => {
  expect(await askForStream('/lake/v1/data/listen/production?query=*', {Cookie: 'lakeSession=any'})).toEqual({
    status: 200,
    headers: {
      ...file,
      ...stream,
      'cache-control': 'no-cache, no-transform',
      'content-type': 'text/event-stream; charset=utf-8',
      vary: 'origin',
    },
  })
})

test('page of a preview, and its stream of events', async () => {
  const {secret} = await createPreviewSecret(product.current.content(), 'test', `${studio}/studio`)
  const parameters = {'sanity-preview-secret': secret, 'sanity-preview-pathname': '/en/about'}
  const begun = await ask(`/preview/enable?${new URLSearchParams(parameters)}`)
  const Cookie = String(begun.headers['set-cookie']).split(';')[0] ?? ''
  const answer = await ask('/en/about', {headers: {Cookie}})
  expect({status: answer.status, headers: plain(answer)}).toEqual({
    status: 200,
    headers: {
      ...preview,
      ...html,
      ...whole,
      vary: 'Accept-Encoding',
      'content-security-policy': ofPage(`'self' ${studio}`),
    },
  })
  expect(await askForStream('/preview/changes', {Cookie})).toEqual({
    status: 200,
    headers: {
      ...preview,
      ...stream,
      'cache-control': 'private, no-store, no-transform',
      'content-security-policy': nothing(`'self' ${studio}`),
      'content-type': 'text/event-stream',
    },
  })
})

test.each([
  [
    'page of an error',
    'aboutPage',
    'heading.en',
    {...page, ...whole, 'cache-control': 'no-store', vary: 'Accept-Encoding'},
  ],
  ['error in the page of an error: words alone', 'siteSettings', 'name.en', wordsOnly],
])('%s', async (_name, id, field, headers) => {
  const content = product.current.content()
  const original = await content.getDocument(id)
  if (!original) throw new Error(`There is no ${id}.`)
  await content
    .patch(id)
    .set({[field]: {not: 'text'}})
    .commit()
  await expect.poll(async () => (await ask('/en/about')).status).toBe(500)
  expect(plain(await ask('/en/about'))).toEqual(headers)
  await content.createOrReplace(original)
  await expect.poll(async () => (await ask('/en/about')).status).toBe(200)
})

test('more posts than one address may have under way', async () => {
  const slow = Array.from({length: 20}, () => {
    const socket = connect(product.current.site.port, '127.0.0.1')
    socket.on('error', () => {})
    const headers = ['Content-Type: application/x-www-form-urlencoded', 'Content-Length: 500']
    socket.write(`${rawRequest('POST', '/de/contact', headers)}firstName=`)
    return socket
  })
  try {
    await expect.poll(async () => (await ask('/de/contact', post)).status).toBe(503)
    expect(plain(await ask('/de/contact', post))).toEqual({...wordsOnly, 'retry-after': '5'})
  } finally {
    for (const socket of slow) socket.destroy()
  }
  await expect.poll(async () => (await ask('/de/contact', post)).status).toBe(422)
})

test('Studio that is being built', async () => {
  const {site, siteWith, dataDir} = product.current
  // The same site in a folder without a Studio.
  const folder = join(dataDir, 'without-studio')
  mkdirSync(join(folder, 'build'), {recursive: true})
  for (const name of ['server', 'build/client', 'build/server', 'node_modules', 'package.json'])
    symlinkSync(resolve(name), join(folder, name))
  const progress = {state: 'building', since: new Date()}
  writeFileSync(join(folder, 'build/studio-progress.json'), JSON.stringify(progress))
  await site.stop()
  const other = siteWith({}, folder)
  await other.start()
  try {
    const answer = await ask('/studio')
    expect({status: answer.status, headers: plain(answer)}).toEqual({
      status: 503,
      headers: {
        ...wordsOnly,
        'retry-after': '3',
        refresh: '3',
        vary: 'Accept-Language, Accept-Encoding',
      },
    })
  } finally {
    await other.stop()
    await site.start()
  }
})

test('who posts too much, and whom nothing can be shown', async () => {
  const {site, siteWith, lake} = product.current
  await site.stop()
  const strict = siteWith({POSTS_PER_MINUTE: '1', DATA_DIR: `${product.current.dataDir}/other`})
  await strict.start()
  try {
    expect((await ask('/de/contact', post)).status).toBe(422)
    const limited = await ask('/de/contact', post)
    expect({status: limited.status, headers: plain(limited)}).toEqual({
      status: 429,
      headers: {
        ...page,
        ...whole,
        'cache-control': 'private, no-cache',
        'retry-after': expect.any(String),
        vary: 'Accept-Encoding',
      },
    })
    const me = () => ask('/lake/v1/users/me', {headers: {Authorization: 'Basic wrong'}})
    expect((await me()).status).toBe(401)
    const tried = await me()
    expect({status: tried.status, headers: plain(tried)}).toEqual({
      status: 429,
      headers: {...refusal, ...json, 'cache-control': 'no-store', 'retry-after': expect.any(String)},
    })
    await strict.stop()
    await lake.stop()
    const empty = siteWith({DATA_DIR: `${product.current.dataDir}/empty`})
    await empty.start()
    const [away, nothingThere] = await Promise.all([ask('/lake/v1/ping'), ask('/de/about')])
    await empty.stop()
    expect({status: away.status, headers: plain(away)}).toEqual({
      status: 502,
      headers: {
        ...file,
        'cache-control': 'no-store',
        'content-type': 'application/json',
        'transfer-encoding': 'chunked',
      },
    })
    expect({status: nothingThere.status, headers: plain(nothingThere)}).toEqual({
      status: 503,
      headers: {
        ...page,
        ...whole,
        'cache-control': 'no-store',
        'retry-after': '30',
        vary: 'Accept-Encoding',
      },
    })
  } finally {
    await strict.stop()
    await lake.start()
    await site.start()
  }
}, 60_000)

test('behind TLS, browsers are told to use nothing else', async () => {
  const {site, siteWith} = product.current
  await site.stop()
  const behindTls = siteWith({PUBLIC_URL: 'https://charity.example'})
  await behindTls.start()
  try {
    for (const path of ['/de', '/about.data', '/nothing', '/robots.txt', '/healthz', '/%zz', '/lake/v1/ping'])
      expect((await ask(path)).headers, path).toMatchObject({
        'strict-transport-security': 'max-age=31536000',
      })
  } finally {
    await behindTls.stop()
    await site.start()
  }
})
