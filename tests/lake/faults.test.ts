// @vitest-environment node
import {existsSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {dirname, join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {expect, test, vi} from 'vitest'
import {createLake} from '../../local/lake/lake.ts'
import {openStore} from '../../local/lake/store.ts'
import {
  API_VERSION,
  ENDLESS,
  makeFolder,
  mutationRefusal,
  refusal,
  removeFolder,
  startLake,
} from './support.ts'

test('a full disk refuses what does not fit, as a whole, and everything can be read on', async () => {
  const lake = await startLake({maxDatabaseBytes: 400_000})
  const client = lake.client()
  const text = 'x'.repeat(20_000)
  let written = 0
  const fill = async () => {
    for (;;) {
      const pair = ['a', 'b'].map((part) => ({create: {_id: `${part}-${written}`, _type: 'page', text}}))
      await client.mutate(pair)
      written++
    }
  }
  const {statusCode, message, details} = await client
    .withConfig({maxRetries: 0})
    .fetch('1')
    .then(fill)
    .catch((error) => error)
  expect([statusCode, details.type]).toEqual([507, 'insufficientStorageError'])
  expect(message).toContain('The disk is full: nothing was saved')
  expect(written).toBeGreaterThan(1)
  expect(await client.fetch('count(*)')).toBe(written * 2)
  expect(await client.getDocument(`a-${written}`)).toBeUndefined()

  // The store is not in disorder: the next one is refused in the same way.
  const next = client.create({_type: 'page', text: text.repeat(5)})
  await expect(next).rejects.toMatchObject({statusCode: 507})
  expect(await client.fetch('count(*)')).toBe(written * 2)
  await lake.stop()
})

test('what was there before the disk was full is there after a restart', async () => {
  const folder = makeFolder()
  const mutate = (body: object) =>
    new Request(`http://localhost/v${API_VERSION}/data/mutate/production`, {
      method: 'POST',
      headers: {authorization: 'Bearer x', 'content-type': 'application/json'},
      body: JSON.stringify(body),
    })
  const first = createLake({dataDir: folder, maxDatabaseBytes: 400_000})
  let statuses: number[] = []
  for (let n = 0; !statuses.includes(507); n++) {
    const create = {_id: `page-${n}`, _type: 'page', text: 'x'.repeat(30_000)}
    statuses = [...statuses, (await first.fetch(mutate({mutations: [{create}]}))).status]
  }
  await first.close()
  const second = openStore(folder)
  expect(second.dataset('production').documents.size).toBe(statuses.length - 1)
  second.close()
  removeFolder(folder)
})

/** Makes one statement fail as on a full disk: how much room each needs is SQLite's affair. */
function makeFull(statement: string) {
  const exec = DatabaseSync.prototype.exec
  return vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (this: DatabaseSync, sql) {
    if (!sql.includes(statement)) return exec.call(this, sql)
    throw Object.assign(new Error('database or disk is full'), {errcode: 13})
  })
}

const deleteForGood = (publishedId: string) => ({
  actionType: 'sanity.action.document.delete' as const,
  publishedId,
  includeDrafts: [],
  purge: true,
})

test('deleting for good on a full disk keeps the document too where its history cannot go', async () => {
  const lake = await startLake()
  const client = lake.client()
  await client.create({_id: 'a', _type: 'page'})
  const full = makeFull('DELETE FROM transactions')
  await expect(client.action(deleteForGood('a'))).rejects.toMatchObject({
    statusCode: 507,
    message: expect.stringContaining('nothing was saved'),
  })
  full.mockRestore()
  expect(await client.getDocument('a')).toBeTruthy()
  await lake.stop()
})

test('where there is no room to take the bytes out of the data file, that is said, and done at the next start', async () => {
  const folder = makeFolder()
  const left = () => ['', '-wal'].some((end) => bytesOf(join(folder, `lake.sqlite${end}`)).includes('Erika'))
  const request = (method: string, path: string, body?: object) =>
    new Request(`http://localhost/v${API_VERSION}${path}`, {
      method,
      headers: {authorization: 'Bearer x', 'content-type': 'application/json'},
      body: body && JSON.stringify(body),
    })
  const first = createLake({dataDir: folder})
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  for (const dataset of ['production', 'newsletter']) {
    const create = {_id: 'a', _type: 'page', name: 'Erika'}
    await first.fetch(request('POST', `/data/mutate/${dataset}`, {mutations: [{create}]}))
  }
  const full = makeFull('VACUUM')
  const answers = [
    await first.fetch(request('POST', '/data/actions/production', {actions: [deleteForGood('a')]})),
    await first.fetch(request('DELETE', '/datasets/newsletter')),
  ]
  for (const answer of answers) {
    expect(answer.status).toBe(507)
    expect((await answer.json()).error.description).toContain('It is deleted, with its history')
  }
  const count = await first.fetch(request('GET', '/data/query/production?query=count(*)'))
  expect((await count.json()).result).toBe(0)
  // What else is asked meanwhile needs no such room.
  const create = {_id: 'b', _type: 'page'}
  const write = await first.fetch(request('POST', '/data/mutate/production', {mutations: [{create}]}))
  expect(write.status).toBe(200)
  await first.close()
  await createLake({dataDir: folder}).close()
  expect(left()).toBe(true)
  full.mockRestore()
  const second = createLake({dataDir: folder})
  expect(left()).toBe(false)
  expect(log).toHaveBeenCalledWith(expect.stringContaining('left in the data file'), expect.anything())
  log.mockRestore()
  await second.close()
  removeFolder(folder)
})

const bytesOf = (file: string) => (existsSync(file) ? readFileSync(file) : Buffer.alloc(0))

/** An empty store that is closed. */
function makeStore(): {folder: string; file: string} {
  const folder = makeFolder()
  openStore(folder).close()
  return {folder, file: join(folder, 'lake.sqlite')}
}

test('a data file with a broken page is named, and left as it is', () => {
  const {folder, file} = makeStore()
  const bytes = readFileSync(file)
  bytes.fill(0xff, 4096)
  writeFileSync(file, bytes)
  expect(() => openStore(folder)).toThrow(
    /Cannot open .*lake\.sqlite: .*(?:malformed|corrupt).*restore a backup/,
  )
  expect(readFileSync(file).equals(bytes)).toBe(true)
  removeFolder(folder)
})

test.each([
  ['the tree of documents', 'documents'],
  ['the history', 'document_transactions'],
])('a broken page of %s is found when the lake starts', (_, table) => {
  const {folder, file} = makeStore()
  const database = new DatabaseSync(file)
  const insert = database.prepare(
    table === 'documents'
      ? "INSERT INTO documents VALUES ('production', ?, ?)"
      : "INSERT INTO document_transactions VALUES ('production', ?, 1, ?)",
  )
  for (let n = 0; n < 40; n++) insert.run(`page-${n}`, JSON.stringify({text: 'x'.repeat(900)}))
  const root = database.prepare('SELECT rootpage FROM sqlite_schema WHERE name = ?').get(table)?.rootpage
  database.close()
  const bytes = readFileSync(file)
  const page = (Number(root) - 1) * 4096
  for (let at = page; at < page + 4096; at++) bytes[at] = (at * 31) % 251
  writeFileSync(file, bytes)
  expect(() => openStore(folder)).toThrow(/Cannot open .*lake\.sqlite: .*restore a backup/)
  expect(readFileSync(file).equals(bytes)).toBe(true)
  removeFolder(folder)
})

test('an empty data file is named, and left as it is', () => {
  const {folder, file} = makeStore()
  writeFileSync(file, '')
  expect(() => openStore(folder)).toThrow(/Cannot open .*lake\.sqlite: it is empty/)
  expect(readFileSync(file)).toHaveLength(0)
  removeFolder(folder)
})

test.each([
  ['what was written last', 'lake.sqlite-wal'],
  ['pictures', 'assets/production/a.png'],
])('a missing data file is named where %s is left, and none is made', (_, name) => {
  const {folder, file} = makeStore()
  rmSync(file)
  mkdirSync(dirname(join(folder, name)), {recursive: true})
  writeFileSync(join(folder, name), 'x')
  expect(() => openStore(folder)).toThrow(/Cannot open .*lake\.sqlite: it is missing, but .* is there/)
  expect(existsSync(file)).toBe(false)
  rmSync(join(folder, name))
  openStore(folder).close()
  removeFolder(folder)
})

test('a document that is no JSON is named with its file', () => {
  const {folder, file} = makeStore()
  const database = new DatabaseSync(file)
  database.exec(`INSERT INTO documents VALUES ('production', 'a', '{"_id":')`)
  database.close()
  expect(() => openStore(folder)).toThrow(
    /Cannot open .*lake\.sqlite: .*"a" in "production".*restore a backup/,
  )
  removeFolder(folder)
})

test('a data file of a newer lake is left alone', () => {
  const {folder, file} = makeStore()
  const database = new DatabaseSync(file)
  database.exec('PRAGMA user_version = 99')
  database.close()
  expect(() => openStore(folder)).toThrow(/newer lake \(version 99/)
  removeFolder(folder)
})

test('a data file of the first version is brought up to date', () => {
  const folder = makeFolder()
  const database = new DatabaseSync(join(folder, 'lake.sqlite'))
  const document = {_id: 'a', _type: 'page', _rev: 'tx', _createdAt: '', _updatedAt: ''}
  database.exec(`
    CREATE TABLE documents (dataset TEXT NOT NULL, id TEXT NOT NULL, json TEXT NOT NULL, PRIMARY KEY (dataset, id))
      WITHOUT ROWID;
    CREATE TABLE transactions (seq INTEGER PRIMARY KEY, dataset TEXT NOT NULL, id TEXT NOT NULL,
      timestamp TEXT NOT NULL, author TEXT NOT NULL, mutations TEXT NOT NULL, UNIQUE (dataset, id));
    CREATE TABLE document_transactions (dataset TEXT NOT NULL, document_id TEXT NOT NULL, seq INTEGER NOT NULL,
      effects TEXT NOT NULL, PRIMARY KEY (dataset, document_id, seq)) WITHOUT ROWID;
    INSERT INTO documents VALUES ('production', 'a', '${JSON.stringify(document)}');
    INSERT INTO transactions VALUES (1, 'production', 'tx', '2026-01-01T00:00:00.000Z', 'x', '[]');
    INSERT INTO document_transactions VALUES ('production', 'a', 1, '{"apply":[0,{"_id":"a"}],"revert":[0,null]}');
    PRAGMA user_version = 1;`)
  database.close()
  for (let opened = 0; opened < 2; opened++) {
    const store = openStore(folder)
    expect(store.datasets()).toMatchObject([{name: 'production', createdAt: '2026-01-01T00:00:00.000Z'}])
    expect(store.dataset('production').documents.get('a')).toEqual(document)
    expect(store.history.revisions('production', 'a')).toHaveLength(1)
    store.close()
  }
  removeFolder(folder)
})

test('a refused write does not reach listeners', async () => {
  const lake = await startLake({maxDatabaseBytes: 100_000})
  const client = lake.client()
  const heard: string[] = []
  const subscription = client.listen('*', {}, {events: ['welcome', 'mutation']}).subscribe((event) => {
    heard.push(event.type === 'mutation' ? event.documentId : event.type)
  })
  await expect.poll(() => heard).toEqual(['welcome'])
  const huge = client.create({_id: 'huge', _type: 'page', text: 'x'.repeat(200_000)})
  // The client takes 507 for an error of the server.
  await expect(huge).rejects.toMatchObject({statusCode: 507})
  await client.create({_id: 'small', _type: 'page'})
  await expect.poll(() => heard).toEqual(['welcome', 'small'])
  expect((await refusal(client.create({_id: 'small', _type: 'page'}))).statusCode).toBe(409)
  subscription.unsubscribe()
  await lake.stop()
})

test('a query that takes too long is refused, whoever asks, and others are answered again', async () => {
  const lake = await startLake({token: 'a-token-of-the-tests'})
  const ask = (query: string) =>
    fetch(`${lake.url}/v${API_VERSION}/data/query/production?query=${encodeURIComponent(query)}`)
  const [endless, next] = await Promise.all([ask(ENDLESS), ask('count(*)')])
  expect(endless.status).toBe(400)
  expect((await endless.json()).error).toMatchObject({
    type: 'queryError',
    description: expect.stringContaining('takes more than 5 s'),
  })
  expect((await next.json()).result).toBe(0)
  await lake.stop()
}, 60_000)

test('what a query selects for a change is looked for no longer than that, and nothing is changed', async () => {
  const lake = await startLake()
  const client = lake.client()
  await client.create({_id: 'a', _type: 'page'})
  const refused = await mutationRefusal(client.delete({query: `*[${ENDLESS}]`}))
  expect(refused).toMatchObject({statusCode: 400, description: 'This query takes too long'})
  expect(await client.fetch('count(*)')).toBe(1)
  await lake.stop()
}, 60_000)

test('a listener whose query takes too long holds up one write, and hears no more', async () => {
  const lake = await startLake()
  const query = encodeURIComponent(`*[${ENDLESS}]`)
  const stream = await lake.request(`/v${API_VERSION}/data/listen/production?query=${query}`)
  const heard = stream.text()
  await lake.client().create({_id: 'a', _type: 'page'})
  await lake.client().create({_id: 'b', _type: 'page'})
  await lake.stop()
  const events = [...(await heard).matchAll(/^event: (.*)\ndata: (.*)$/gm)].map(([, name, data]) => [
    name,
    data,
  ])
  expect(events).toEqual([
    ['welcome', expect.anything()],
    ['disconnect', expect.stringContaining('takes too long')],
  ])
}, 60_000)

test('damage in the history of one document names it, and leaves the rest', async () => {
  const folder = makeFolder()
  const ask = (lake: ReturnType<typeof createLake>, path: string, body?: object) =>
    lake.fetch(
      new Request(`http://localhost/v${API_VERSION}/data/${path}`, {
        headers: {authorization: 'Bearer x', 'content-type': 'application/json'},
        ...(body && {method: 'POST', body: JSON.stringify(body)}),
      }),
    )
  const first = createLake({dataDir: folder})
  for (const _id of ['hurt', 'well']) {
    const mutations = [{create: {_id, _type: 'page'}}]
    await ask(first, 'mutate/production', {mutations, transactionId: `made-${_id}`})
  }
  await first.close()
  const database = new DatabaseSync(join(folder, 'lake.sqlite'))
  database.exec("UPDATE document_transactions SET effects = '{broken' WHERE document_id = 'hurt'")
  database.close()

  const logged = vi.spyOn(console, 'error').mockImplementation(() => {})
  const second = createLake({dataDir: folder})
  const words = /history of "hurt" is damaged in transaction "made-hurt".*Restore a backup/
  for (const path of ['transactions/hurt', 'documents/hurt?revision=made-hurt', 'events/documents/hurt']) {
    const response = await ask(second, `history/production/${path}`)
    expect([response.status, (await response.json()).error.description]).toEqual([
      500,
      expect.stringMatching(words),
    ])
    expect(logged).toHaveBeenLastCalledWith(expect.stringMatching(words), expect.any(SyntaxError))
  }
  logged.mockRestore()
  expect((await ask(second, 'history/production/transactions/well?effectFormat=mendoza')).status).toBe(200)
  expect(await (await ask(second, 'doc/production/hurt')).json()).toMatchObject({documents: [{_id: 'hurt'}]})
  await second.close()
  removeFolder(folder)
})
