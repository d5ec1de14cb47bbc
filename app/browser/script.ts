/** Constants that the build of the service worker and the site share. */

/** Addresses of the offline pages: one per language, and one in the visitor's own. */
export const offlinePages = ['/de/offline', '/en/offline', '/offline']

/** Addresses of the emergency card, which is there offline even if nobody has opened it. */
export const cardPages = ['/de/emergency-card', '/en/emergency-card', '/emergency-card']

/** Stands in the built script for a fingerprint of what these pages show, which the site puts there. */
export const contentRevision = 'CONTENT-REVISION'

/** Type of the message that tells the service worker that all data was deleted. */
export const deletionMessage = 'KEEP_NOTHING'

/** File of the built script, from the root of the project. */
export const builtScript = 'build/sw.js'

/** A service worker that deletes its caches and unregisters itself. */
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
