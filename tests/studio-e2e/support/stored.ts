import type {BrowserContext, Page} from '@playwright/test'

/** What is seen of a browser: what it keeps, and whom it talks to. */
export interface Seen {
  /** Kind and name: `Cookie language`. */
  stored: Set<string>
  /** Names of hosts; the site's own is `this site`. */
  hosts: Set<string>
  /** Looks at what a page has at this moment, as some of it goes again. */
  look(page: Page): Promise<void>
}

/** Watches a browser from now on. What a script puts into a storage is noted at once, however soon it takes it away. */
export async function watch(context: BrowserContext, site: string): Promise<Seen> {
  const stored = new Set<string>()
  const hosts = new Set<string>()
  const own = new URL(site).host
  const ask = (address: string) => {
    const {protocol, host} = new URL(address)
    if (!['data:', 'blob:'].includes(protocol)) hosts.add(host === own ? 'this site' : host)
  }
  context.on('request', (request) => ask(request.url()))
  context.on('page', (page) => page.on('websocket', (socket) => ask(socket.url())))
  await context.exposeBinding('noteStored', (_source, kind: string, name: string) => {
    stored.add(`${kind} ${name}`)
  })
  await context.addInitScript(() => {
    const {setItem} = Storage.prototype
    Storage.prototype.setItem = function (key, value) {
      const kind = this === sessionStorage ? 'Session storage' : 'Local storage'
      ;(window as unknown as {noteStored(kind: string, name: string): void}).noteStored(kind, key)
      setItem.call(this, key, value)
    }
  })
  return {
    stored,
    hosts,
    async look(page) {
      for (const {name} of await context.cookies()) stored.add(`Cookie ${name}`)
      for (const entry of await page.evaluate(keptHere)) stored.add(entry)
    },
  }
}

/** Runs in a page. */
async function keptHere(): Promise<string[]> {
  const named = (kind: string, names: (string | undefined)[]) => names.map((name) => `${kind} ${name}`)
  const databases = await indexedDB.databases()
  const workers = await navigator.serviceWorker.getRegistrations()
  return [
    ...named('Local storage', Object.keys(localStorage)),
    ...named('Session storage', Object.keys(sessionStorage)),
    ...named('Cache', await caches.keys()),
    ...named(
      'Database',
      databases.map(({name}) => name),
    ),
    ...named(
      'Service worker',
      workers.map(({scope}) => new URL(scope).pathname),
    ),
  ]
}
