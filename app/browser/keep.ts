/** Saves visited pages for offline reading. */

/** Runs a task once the page has fully loaded and the browser is idle. */
export function whenStable(work: () => void): void {
  const whenIdle = () =>
    'requestIdleCallback' in window ? window.requestIdleCallback(work) : setTimeout(work, 1_000)
  if (document.readyState === 'complete') whenIdle()
  else window.addEventListener('load', whenIdle, {once: true})
}

/** Registers the service worker. The site works without it, so failures are only logged. */
export async function registerServiceWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) {
    console.info('Service workers are disabled or not supported by this browser')
    return
  }
  const isFirstVisit = !navigator.serviceWorker.controller
  try {
    await navigator.serviceWorker.register('/sw.js')
    // The service worker has not seen the requests from before its registration.
    if (isFirstVisit) await keep([location.pathname + location.search, ...loadedFiles()])
  } catch (error) {
    console.warn('The service worker could not be started:', error)
  }
}

/** Has the service worker cache these addresses. */
export async function keep(addresses: string[]): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const {active} = await navigator.serviceWorker.ready
  // The message that workbox listens to.
  active?.postMessage({type: 'CACHE_URLS', payload: {urlsToCache: addresses}})
}

const loadedFiles = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({name}) => new URL(name))
    .filter(({origin, pathname}) => origin === location.origin && /^\/(assets|media)\//.test(pathname))
    .map(({href}) => href)
