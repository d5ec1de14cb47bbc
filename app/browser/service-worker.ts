import {createHash} from 'node:crypto'
import {readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {GenerateSWOptions} from 'workbox-build'
import {notPages} from '../content/page-types.ts'
import {cardPages, contentRevision, deletionMessage, offlinePages} from './script.ts'

/**
 * What workbox makes the service worker from. Functions are copied into it as they are, so they use nothing but their
 * arguments and what browsers have; those of plugins end up in one line, so they are single expressions. The list of addresses
 * that are no pages replaces `NOT-PAGES` in the finished script.
 */

type Route = NonNullable<GenerateSWOptions['runtimeCaching']>[number]
type Plugin = NonNullable<NonNullable<Route['options']>['plugins']>[number]

const day = 24 * 60 * 60

/** After this timeout the cached response is used, in seconds. */
const patience = 3

/** Does not cache responses that arrive after the visitor deleted all data. */
const notAfterDeletion: Plugin = {
  cacheWillUpdate: async ({response}) =>
    response.status === 200 && !Reflect.has(globalThis, 'keepsNothing') ? response : null,
}

/** What is added to workbox's script: pages say when everything has been deleted, and when there is something to keep again. */
const stoppingOnDeletion = `
self.addEventListener('message', ({data}) => {
  if (data?.type === '${deletionMessage}') self.keepsNothing = true
  if (data?.type === 'CACHE_URLS') delete self.keepsNothing
})
`

/**
 * Kept is what everybody gets: no errors, no redirects, and nothing that the site wants kept nowhere, as previews. Nor what a
 * page shows for once, as after a form, but for what was selected of the licence categories; data are another matter, of which
 * parts are asked for by query.
 */
const publicOnly: Plugin = {
  cacheWillUpdate: async ({request, response}) =>
    !response.redirected &&
    !/no-store|private/.test(response.headers.get('Cache-Control') ?? '') &&
    (/\.data\?/.test(request.url) ||
      [...new URL(request.url).searchParams.keys()].every((name) =>
        /^(utm_|mtm_|(fbclid|gclid|group|age|held)$)/.test(name),
      ))
      ? response
      : null,
}

/** One copy of a page, whatever a newsletter or a campaign put behind its address. */
const withoutCampaigns: Plugin = {
  cacheKeyWillBeUsed: async ({request}) =>
    request.url.replace(/([?&])(?:(?:utm_|mtm_|fbclid=|gclid=)[^&#]*(?:&|$))+/g, '$1').replace(/[?&]$/, ''),
}

/** The emergency card, where it cannot be loaded; the address says in which language. */
const orEmergencyCard: Plugin = {
  handlerDidError: async ({request}) =>
    caches.match(new URL(request.url).pathname, {cacheName: 'offline-card', ignoreVary: true}),
}

/**
 * The offline page replaces a page that cannot be loaded: in the language of the address, or the one that the visitor has
 * chosen, or the one that the browser wanted.
 */
const orOfflinePage: Plugin = {
  handlerDidError: async ({request}) =>
    caches.match(
      [
        new URL(request.url).pathname.split('/')[1],
        (await globalThis.cookieStore?.get('language').catch(() => null))?.value,
      ]
        .filter((language) => language === 'de' || language === 'en')
        .map((language) => `/${language}/offline`)[0] ?? '/offline',
      {ignoreSearch: true, ignoreVary: true},
    ),
}

/**
 * Pages as documents, and without a destination where the site keeps one that was reached without loading its document. Not
 * in frames: those are previews.
 */
const pages: Route = {
  urlPattern: ({url, request, sameOrigin}) =>
    sameOrigin &&
    (request.destination === 'document' || request.destination === '') &&
    !/\.[^/]+$/.test(url.pathname) &&
    !/^\/(NOT-PAGES)(\/|$)/.test(url.pathname),
  handler: 'NetworkFirst',
  options: {
    cacheName: 'pages',
    networkTimeoutSeconds: patience,
    // Whose visitor may read what, the address says: what differs by cookie is the language alone.
    matchOptions: {ignoreVary: true},
    expiration: {maxEntries: 40, maxAgeSeconds: 30 * day, purgeOnQuotaError: true},
    plugins: [notAfterDeletion, publicOnly, withoutCampaigns, orEmergencyCard, orOfflinePage],
  },
}

/**
 * Forms that the browser sends by itself go to the site, are kept nowhere and sent once; without a connection the offline
 * page says so, and going back leads to what was typed.
 */
const sentForms: Route = {
  method: 'POST',
  urlPattern: ({url, request, sameOrigin}) =>
    sameOrigin && request.destination === 'document' && !/^\/(NOT-PAGES)(\/|$)/.test(url.pathname),
  handler: 'NetworkOnly',
  options: {plugins: [orOfflinePage]},
}

const data: Route = {
  urlPattern: ({url, request, sameOrigin}) =>
    sameOrigin && url.pathname.endsWith('.data') && !request.headers.has('X-Preview'),
  handler: 'NetworkFirst',
  options: {
    cacheName: 'data',
    networkTimeoutSeconds: patience,
    matchOptions: {ignoreVary: true},
    expiration: {maxEntries: 60, maxAgeSeconds: 30 * day, purgeOnQuotaError: true},
    plugins: [notAfterDeletion, publicOnly],
  },
}

/** The placeholder of a picture that cannot be loaded is not cached. */
const lastingOnly: Plugin = {
  cacheWillUpdate: async ({response}) =>
    /immutable/.test(response.headers.get('Cache-Control') ?? '') ? response : null,
}

/** Pictures and built files never change under their address. */
const pictures: Route = {
  urlPattern: ({url, sameOrigin}) => sameOrigin && url.pathname.startsWith('/media/'),
  handler: 'CacheFirst',
  options: {
    cacheName: 'pictures',
    expiration: {maxEntries: 120, maxAgeSeconds: 60 * day, purgeOnQuotaError: true},
    plugins: [notAfterDeletion, lastingOnly],
  },
}

/** Pages that were kept from a former version need its files, which are no longer among those of the app. */
const orFormerFile: Plugin = {
  cachedResponseWillBeUsed: async ({request, cachedResponse}) =>
    cachedResponse ?? caches.match(request.url, {ignoreVary: true}),
}

const builtFiles: Route = {
  urlPattern: ({url, sameOrigin}) => sameOrigin && url.pathname.startsWith('/assets/'),
  handler: 'CacheFirst',
  options: {
    cacheName: 'files',
    matchOptions: {ignoreVary: true},
    expiration: {maxEntries: 150, maxAgeSeconds: 90 * day, purgeOnQuotaError: true},
    plugins: [notAfterDeletion, orFormerFile],
  },
}

/**
 * When a new version comes, workbox drops the files of the former one. Those that the kept pages name, and what their style
 * sheets name, are put aside; what no kept page names any more goes.
 *
 * @param present Addresses of the new version's own files.
 */
async function keepFormerFiles(present: string[]): Promise<void> {
  const namesIn = async (file?: Response) =>
    ((await file?.text()) ?? '').match(/\/assets\/[^"'\s]+?\.(?:js|css|woff2|svg)\b/g) ?? []
  const [pages, former] = await Promise.all([caches.open('pages'), caches.open('former-files')])
  const named: string[] = []
  for (const page of await pages.keys()) named.push(...(await namesIn(await pages.match(page))))
  const wanted = new Set(named.filter((name) => !present.includes(name)))
  // What a style sheet adds here is come by as well.
  for (const name of wanted) {
    const file = await caches.match(name, {ignoreVary: true})
    if (name.endsWith('.css'))
      for (const part of await namesIn(file?.clone())) if (!present.includes(part)) wanted.add(part)
    if (file) await former.put(name, file)
  }
  for (const {url} of await former.keys())
    if (!wanted.has(decodeURI(new URL(url).pathname))) await former.delete(url)
}

/** What is added to workbox's script: the new version comes, whatever becomes of former files. */
const keepingFormerFiles = (present: string[]) => `
const ownFiles = ${JSON.stringify(present)}
self.addEventListener('install', (event) =>
  event.waitUntil((${keepFormerFiles})(ownFiles).catch((error) => console.warn('Former files could not be kept:', error))))
`

/** Added to workbox's script: caches the emergency card. It may not exist yet, and a visitor may leave before it is cached. */
const keepingEmergencyCard = `
self.addEventListener('install', (event) =>
  event.waitUntil(
    caches
      .open('offline-card')
      .then((cache) => cache.addAll(${JSON.stringify(cardPages)}.map((page) => new Request(page, {cache: 'reload'}))))
      .catch(() => undefined)))
`

/**
 * Writes the service worker of a built site. What it keeps from the start is the app, most of which the first page has loaded
 * anyway, and what the offline pages need: without its script, a page cannot be opened from there.
 *
 * @param folder The build, with `client` and `server`; `sw.js` is written beside them.
 * @throws Error with what workbox objects to.
 */
export async function buildServiceWorker(folder: string): Promise<void> {
  // Only where something is built: it takes long to load.
  const {generateSW} = await import('workbox-build')
  const markup = await readFile(join(folder, 'server/index.js')).catch(() => '')
  const revision = `${createHash('sha256').update(markup).digest('hex').slice(0, 16)}-${contentRevision}`
  const {warnings} = await generateSW({
    swDest: join(folder, 'sw.js'),
    mode: 'production',
    sourcemap: false,
    inlineWorkboxRuntime: true,
    // Files are found by hash and pages asked for first, so a new version can take over at once.
    skipWaiting: true,
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    globDirectory: join(folder, 'client'),
    globPatterns: ['assets/*.js', 'assets/site-*.css', 'assets/*-latin-*.woff2', 'assets/{de,gb}-*.svg'],
    // Letters for few names, and what previews alone need.
    globIgnores: ['assets/*-latin-ext-*', 'assets/{bar,studio.client}-*'],
    dontCacheBustURLsMatching: /^assets\//,
    additionalManifestEntries: offlinePages.map((url) => ({url, revision})),
    runtimeCaching: [pages, sentForms, data, pictures, builtFiles],
  })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
  const worker = join(folder, 'sw.js')
  const script = (await readFile(worker, 'utf8')).replaceAll('NOT-PAGES', notPages.join('|'))
  const own = Array.from(script.matchAll(/url:"(assets\/[^"]+)"/g), ([, name]) => `/${name}`)
  await writeFile(worker, script + stoppingOnDeletion + keepingFormerFiles(own) + keepingEmergencyCard)
}
