/** What the build of the service worker and the site agree on. */

/** Where the static pages are that stand in for what cannot be read offline: one per language, and one in the visitor's own. */
export const offlinePages = ['/de/offline', '/en/offline', '/offline']

/** Stands in the built script for a fingerprint of what these pages show, which the site puts there. */
export const contentRevision = 'CONTENT-REVISION'

/** Kind of the message by which a page tells the service worker that everything has been deleted. */
export const deletionMessage = 'KEEP_NOTHING'

/** File of the built script, from the root of the project. */
export const builtScript = 'build/sw.js'

/** A service worker that takes back everything: what was kept, and itself. */
export const removal = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  ),
)
`
