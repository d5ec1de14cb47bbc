import {existsSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {DatabaseSync} from 'node:sqlite'
import {expect, test, vi} from 'vitest'
import {createLake} from '../lake.ts'
import {openStore} from '../store/store.ts'
import {API_VERSION, makeFolder, removeFolder, startLake} from './support.ts'

test('on a full disk rejects writes as a whole and keeps serving reads', async () => {
  // SQLite reports its own limit as a full disk.
  const open = DatabaseSync.prototype.open
  const limited = vi.spyOn(DatabaseSync.prototype, 'open').mockImplementation(function (this: DatabaseSync) {
    open.call(this)
    this.exec('PRAGMA max_page_count = 100')
  })
  const lake = await startLake()
  limited.mockRestore()
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

  // The store is still consistent: the next write is refused in the same way.
  const next = client.create({_type: 'page', text: text.repeat(5)})
  await expect(next).rejects.toMatchObject({statusCode: 507})
  expect(await client.fetch('count(*)')).toBe(written * 2)
  await lake.stop()
})

/** Makes one statement fail as on a full disk, independent of the space that SQLite needs. */
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

test('without disk space to sweep the data file, reports it and sweeps at the next start', async () => {
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
  const erika = {_id: 'a', _type: 'page', name: 'Erika'}
  await first.fetch(request('POST', '/data/mutate/production', {mutations: [{create: erika}]}))
  const full = makeFull('VACUUM')
  const response = await first.fetch(
    request('POST', '/data/actions/production', {actions: [deleteForGood('a')]}),
  )
  expect(response.status).toBe(507)
  expect((await response.json()).error.description).toContain('It is deleted, with its history')
  const count = await first.fetch(request('GET', '/data/query/production?query=count(*)'))
  expect((await count.json()).result).toBe(0)
  // Other requests still work.
  const create = {_id: 'b', _type: 'page'}
  const write = await first.fetch(request('POST', '/data/mutate/production', {mutations: [{create}]}))
  expect(write.status).toBe(200)
  await first.close()
  await createLake({dataDir: folder}).close()
  expect(left()).toBe(true)
  full.mockRestore()
  const second = createLake({dataDir: folder})
  expect(left()).toBe(false)
  expect(log).toHaveBeenCalledWith(expect.stringContaining('still in the data file'), expect.anything())
  log.mockRestore()
  await second.close()
  removeFolder(folder)
})

const bytesOf = (file: string) => (existsSync(file) ? readFileSync(file) : Buffer.alloc(0))

/** A data folder with an empty, closed store. */
function makeStore(): {folder: string; file: string} {
  const folder = makeFolder()
  openStore(folder).close()
  return {folder, file: join(folder, 'lake.sqlite')}
}

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
    expect(store.history.states('production', 'a')).toHaveLength(1)
    store.close()
  }
  removeFolder(folder)
})
