import {createHash} from 'node:crypto'
import {readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import type {GenerateSWOptions} from 'workbox-build'
import {notPages} from '../content/page-types.ts'
import {cardPages, contentRevision, offlinePages} from './script.ts'

/**
 * Configuration from which workbox generates the service worker. Workbox copies functions as source text, so they use
 * only their arguments and browser globals. Plugin functions end up on one line, so they are single expressions. In the
 * generated script, `NOT-PAGES` is replaced with the addresses that are not pages, `STYLES` with that of the style sheet.
 */

type Route = NonNullable<GenerateSWOptions['runtimeCaching']>[number]
type Plugin = NonNullable<NonNullable<Route['options']>['plugins']>[number]

const day = 24 * 60 * 60

/** After this timeout the cached response is used, in seconds. */
const patience = 3

/**
 * Caches only public responses: no redirects, and nothing marked `no-store` or `private`, such as previews. Pages with
 * other parameters than campaigns and licence filters are not cached, such as the result of a form. Data may have any
 * parameter, as Remix selects routes by query.
 */
const publicOnly: Plugin = {
  cacheWillUpdate: async ({request, response}) =>
    response.status === 200 &&
    !response.redirected &&
    !/no-store|private/.test(response.headers.get('Cache-Control') ?? '') &&
    (/\.data\?/.test(request.url) ||
      [...new URL(request.url).searchParams.keys()].every((name) =>
        /^(utm_|mtm_|(fbclid|gclid|group|age|held)$)/.test(name),
      ))
      ? response
      : null,
}

/** Caches one copy of a page, whatever tracking parameters a newsletter or campaign added to its address. */
const withoutCampaigns: Plugin = {
  cacheKeyWillBeUsed: async ({request}) =>
    request.url.replace(/([?&])(?:(?:utm_|mtm_|fbclid=|gclid=)[^&#]*(?:&|$))+/g, '$1').replace(/[?&]$/, ''),
}

/** Fallback for the emergency card: the copy cached at installation, under the same path. */
const orEmergencyCard: Plugin = {
  handlerDidError: async ({request}) =>
    caches.match(new URL(request.url).pathname, {cacheName: 'offline-card', ignoreVary: true}),
}

/**
 * Fallback for pages that cannot be loaded: the offline page in the language of the address, else of the visitor's
 * cookie, else of the browser.
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
 * Documents, and requests without a destination: `keep` caches pages that way after a client-side navigation. Frames
 * are left out, as they show previews.
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
    // `Vary` can be ignored: by cookie, pages differ only in their language.
    matchOptions: {ignoreVary: true},
    expiration: {maxEntries: 40, maxAgeSeconds: 30 * day, purgeOnQuotaError: true},
    plugins: [publicOnly, withoutCampaigns, orEmergencyCard, orOfflinePage],
  },
}

/**
 * Forms that the browser posts without script: sent once, never cached. Without a connection, the offline page shows,
 * and the back button returns to the filled-in form.
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
    plugins: [publicOnly],
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
    plugins: [lastingOnly],
  },
}

/** A cached page of an earlier build, whose files are no longer cached, gets the present styles and no scripts. */
const orPresentStyles: Plugin = {
  handlerDidError: async ({request}) =>
    /\/site-[^/]+\.css$/.test(request.url) ? caches.match('/STYLES', {ignoreVary: true}) : undefined,
}

const builtFiles: Route = {
  urlPattern: ({url, sameOrigin}) => sameOrigin && url.pathname.startsWith('/assets/'),
  handler: 'CacheFirst',
  options: {
    cacheName: 'files',
    matchOptions: {ignoreVary: true},
    expiration: {maxEntries: 150, maxAgeSeconds: 90 * day, purgeOnQuotaError: true},
    plugins: [orPresentStyles],
  },
}

/**
 * Added to workbox's script: caches the emergency card, if it exists and the visitor stays that long. It replaces visited
 * copies, as the card needs its scripts.
 */
const keepingEmergencyCard = `
self.addEventListener('install', (event) =>
  event.waitUntil(
    Promise.all([caches.open('offline-card'), caches.open('pages')])
      .then(async ([cache, pages]) => {
        const paths = ${JSON.stringify(cardPages)}
        await cache.addAll(paths.map((page) => new Request(page, {cache: 'reload'})))
        await Promise.all(paths.map((page) => pages.delete(page, {ignoreVary: true})))
      })
      .catch(() => undefined)))
`

/**
 * Writes the service worker of a built site. It precaches the offline pages and the app, most of which the first page
 * has loaded anyway: without its script, a page cannot be opened offline from within the app.
 *
 * @param folder The build, with `client` and `server`; `sw.js` is written beside them.
 * @throws Error with workbox's warnings.
 */
export async function buildServiceWorker(folder: string): Promise<void> {
  // Imported here, as it loads slowly and only builds need it.
  const {generateSW} = await import('workbox-build')
  const markup = await readFile(join(folder, 'server/index.js')).catch(() => '')
  const revision = `${createHash('sha256').update(markup).digest('hex').slice(0, 16)}-${contentRevision}`
  const {warnings} = await generateSW({
    swDest: join(folder, 'sw.js'),
    mode: 'production',
    sourcemap: false,
    inlineWorkboxRuntime: true,
    // File names contain a hash and pages come from the network first, so a new version can take over at once.
    skipWaiting: true,
    clientsClaim: true,
    cleanupOutdatedCaches: true,
    globDirectory: join(folder, 'client'),
    globPatterns: [
      'assets/*.js',
      'assets/site-*.css',
      'assets/*-latin-*.woff2',
      'assets/{de,gb,family}-*.svg',
    ],
    // Rare letters, and files that only previews need.
    globIgnores: ['assets/*-latin-ext-*', 'assets/{bar,studio.client}-*'],
    dontCacheBustURLsMatching: /^assets\//,
    additionalManifestEntries: offlinePages.map((url) => ({url, revision})),
    runtimeCaching: [pages, sentForms, data, pictures, builtFiles],
  })
  if (warnings.length > 0) throw new Error(warnings.join('\n'))
  const worker = join(folder, 'sw.js')
  const script = await readFile(worker, 'utf8')
  const [styles = ''] = /assets\/site-[^"]+/.exec(script) ?? []
  const complete = script.replaceAll('NOT-PAGES', notPages.join('|')).replaceAll('STYLES', styles)
  await writeFile(worker, complete + keepingEmergencyCard)
}
