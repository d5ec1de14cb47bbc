/** Constants that the build of the service worker and the site share. */

/** Addresses of the offline pages: one per language, and one that follows the visitor's choice. */
export const offlinePages = ['/de/offline', '/en/offline', '/offline']

/** Addresses of the emergency card, which is available offline even if the visitor never opened it. */
export const cardPages = ['/de/emergency-card', '/en/emergency-card', '/emergency-card']

/** Placeholder in the built script, which the site replaces with a fingerprint of the content of these pages. */
export const contentRevision = 'CONTENT-REVISION'

/** Path of the built script, relative to the project root. */
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
