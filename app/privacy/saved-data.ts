/** The data that this website has saved in a browser. Storage that a browser lacks or blocks counts as empty. */

export interface Saved {
  kind: 'cookie' | 'local' | 'session' | 'cache' | 'database' | 'worker'
  name: string
}

const kinds: Record<Saved['kind'], {names(): Promise<string[]>; remove(name: string): Promise<unknown>}> = {
  cookie: {
    names: async () =>
      document.cookie.split('; ').flatMap((cookie) => (cookie ? [cookie.replace(/=.*$/s, '')] : [])),
    remove: async (name) => {
      // biome-ignore lint/suspicious/noDocumentCookie: not every browser has the Cookie Store API
      document.cookie = `${name}=; path=/; max-age=0; samesite=lax`
    },
  },
  local: {
    names: async () => Object.keys(localStorage),
    remove: async (name) => localStorage.removeItem(name),
  },
  session: {
    names: async () => Object.keys(sessionStorage),
    remove: async (name) => sessionStorage.removeItem(name),
  },
  worker: {
    names: async () => (await navigator.serviceWorker.getRegistrations()).map(({scope}) => scope),
    remove: async (scope) => (await navigator.serviceWorker.getRegistration(scope))?.unregister(),
  },
  cache: {names: async () => caches.keys(), remove: async (name) => caches.delete(name)},
  database: {
    names: async () => {
      const names = (await indexedDB.databases()).flatMap(({name}) => name ?? [])
      const filled = await Promise.all(names.map((name) => inDatabase(name, hasRecords)))
      return names.filter((_, index) => filled[index])
    },
    // Cleared, as browsers delete no open database, and the service worker has its own open.
    remove: (name) => inDatabase(name, clear),
  },
}

/** Opens a database as it is, works with its stores, if it has any, and closes it. */
async function inDatabase<Result>(
  name: string,
  work: (stores: IDBObjectStore[]) => Promise<Result>,
): Promise<Result | undefined> {
  const database = await outcomeOf(indexedDB.open(name))
  try {
    const names = [...database.objectStoreNames]
    if (names.length === 0) return undefined
    const transaction = database.transaction(names, 'readwrite')
    return await work(names.map((store) => transaction.objectStore(store)))
  } finally {
    database.close()
  }
}

const clear = (stores: IDBObjectStore[]) => Promise.all(stores.map((store) => outcomeOf(store.clear())))

const hasRecords = async (stores: IDBObjectStore[]) =>
  (await Promise.all(stores.map((store) => outcomeOf(store.count())))).some((count) => count > 0)

const outcomeOf = <Result>(request: IDBRequest<Result>) =>
  new Promise<Result>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

/** Everything that is saved now. */
export async function savedData(): Promise<Saved[]> {
  const lists = Object.entries(kinds).map(async ([kind, {names}]) =>
    (await names().catch(() => [])).map((name) => ({kind: kind as Saved['kind'], name})),
  )
  return (await Promise.all(lists)).flat()
}

/** Deletes all of it and returns what was deleted. */
export async function deleteSavedData(): Promise<Saved[]> {
  const found = await savedData()
  await remove(found)
  // The service worker runs until the visitor leaves the page, and may have cached something meanwhile.
  await remove(await savedData())
  return found
}

async function remove(saved: Saved[]): Promise<void> {
  for (const {kind, name} of saved) await kinds[kind].remove(name).catch(() => {})
}
