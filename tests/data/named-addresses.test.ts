// @vitest-environment node
import {readdirSync, writeFileSync} from 'node:fs'
import {createServer, type Server} from 'node:http'
import type {AddressInfo} from 'node:net'
import {join} from 'node:path'
import {afterAll, beforeAll, beforeEach, describe, expect, test} from 'vitest'
import {startLake, type TestLake} from '../lake/support.ts'
import {command, portOf, sha1, temporaryFolder} from './support.ts'

/** An archive comes from anywhere, and names addresses: none of them makes an import ask this machine or its network. */

const folder = temporaryFolder()
const files = temporaryFolder()
const asked: string[] = []
/** What is asked of a server that is away the first time. */
const visits: string[] = []
let lake: TestLake
let inside: Server
let outside: Server
let inner: string
let outer: string

const listen = (server: Server) =>
  new Promise<string>((done) => {
    server.listen(0, '127.0.0.1', () => done(`127.0.0.1:${(server.address() as AddressInfo).port}`))
  })

beforeAll(async () => {
  lake = await startLake()
  inside = createServer(({method, url}, response) => {
    asked.push(`${method} ${url}`)
    response.end('inside')
  })
  inner = await listen(inside)
  outside = createServer(({url}, response) => {
    if (url === '/away') response.writeHead(302, {location: `http://${inner}/metadata`}).end()
    else if (url === '/missing') response.writeHead(404).end()
    else if (url?.startsWith('/folder/') && visits.push(url) === 1) response.writeHead(503).end()
    else response.end(`content of ${url}`)
  })
  outer = await listen(outside)
})
afterAll(async () => {
  inside.close()
  outside.close()
  await lake.stop()
  folder.remove()
  files.remove()
})
beforeEach(() => {
  asked.length = 0
})

function archive(...documents: object[]) {
  const file = join(files.path, 'addresses.ndjson')
  writeFileSync(file, documents.map((document) => JSON.stringify(document)).join('\n'))
  return file
}
const page = (_id: string, address: string) => ({
  _id,
  _type: 'page',
  parts: [{_key: 'k', file: {_type: 'file', _sanityAsset: address}}],
})
const record = (url: string) => ({
  _id: `file-${'a'.repeat(40)}-pdf`,
  _type: 'sanity.fileAsset',
  assetId: 'a'.repeat(40),
  extension: 'pdf',
  mimeType: 'application/pdf',
  path: `files/local/trial/${'a'.repeat(40)}.pdf`,
  sha1hash: 'a'.repeat(40),
  size: 1,
  url,
})

const importing = (file: string, ...words: string[]) =>
  command(['import', file, '--dataset', 'trial', ...words], {
    LAKE_PORT: portOf(lake.url),
    DATA_DIR: folder.path,
    TMPDIR: folder.path,
  })
const datasets = async () => (await lake.client().datasets.list()).map(({name}) => name)

test('the inner address is there to be asked', async () => {
  await fetch(`http://${inner}/`)
  expect(asked).toEqual(['GET /'])
})

describe('refused, and nothing is written', () => {
  test.each<[string, () => object, () => string, string]>([
    [
      'an inner address',
      () => page('b', `file@http://${inner}/x`),
      () => inner,
      'not on the public internet',
    ],
    [
      'an inner name',
      () => page('b', `image@http://localhost:${inner.split(':')[1]}/x`),
      () => `localhost:${inner.split(':')[1]} (`,
      'not on the public internet',
    ],
    [
      'the cloud’s own address',
      () => page('b', 'file@http://169.254.169.254/latest/meta-data/'),
      () => '169.254.169.254',
      '--allow-host 169.254.169.254',
    ],
    [
      'a way inside through a redirect',
      () => page('b', `file@http://${outer}/away`),
      () => inner,
      `--allow-host`,
    ],
    [
      'the lake, where it gives more than files',
      () => page('b', `file@${lake.url}/v1/data/export/newsletter`),
      () => new URL(lake.url).host,
      'not on the public internet',
    ],
    [
      'a file that is not there',
      () => page('b', `file@http://${outer}/missing`),
      () => 'answers 404',
      'Put the file',
    ],
  ])('%s', async (_, document, place, reason) => {
    const file = archive(page('a', `file@http://${outer}/fine`), document())
    const {code, output} = await importing(file, '--allow-host', outer)
    expect(output).toContain('Nothing was written. parts[0].file._sanityAsset of “b”')
    expect(output).toContain(place())
    expect(output).toContain(reason)
    expect(output).not.toContain('    at ')
    expect(code).toBe(1)
    expect(asked).toEqual([])
    expect(await datasets()).not.toContain('trial')
    expect(readdirSync(folder.path)).toEqual([])
  })

  test('the record of a picture that leads inside', async () => {
    for (const address of [`http://${inner}/x`, `http://${outer}/away`]) {
      const {code, output} = await importing(archive(record(address)), '--allow-host', outer)
      expect(output).toContain(`Nothing was written. url of “file-${'a'.repeat(40)}-pdf”`)
      expect(output).toContain(address)
      expect(code).toBe(1)
    }
    expect(asked).toEqual([])
    expect(await datasets()).not.toContain('trial')
  })

  test.each(['http://127.0.0.1', '127.0.0.1/x', '0x7f.1', '*', '', 'a b'])(
    '--allow-host “%s”',
    async (host) => {
      const {code, output} = await importing(
        archive(page('a', `file@http://${inner}/`)),
        '--allow-host',
        host,
      )
      expect(output).toContain('--allow-host takes a host as it stands in an address')
      expect(code).toBe(1)
      expect(asked).toEqual([])
    },
  )
})

test('what is allowed is fetched once for all that name it, before the import, and kept under its name', async () => {
  const address = `file@http://${outer}/folder/Jahresbericht%20(2026).pdf?a=1#page=2`
  const file = archive(page('a', address), page('b', address), page('c', `file@http://${inner}/`))
  const {code, output} = await importing(file, '--allow-host', outer, '--allow-host', inner.toUpperCase())
  expect({code, output}).toMatchObject({code: 0})
  expect(asked).toEqual(['GET /'])
  const path = '/folder/Jahresbericht%20(2026).pdf?a=1'
  expect(visits).toEqual([path, path])
  const named = await lake
    .client({dataset: 'trial'})
    .fetch('*[_type == "page"]|order(_id){_id, "file": parts[0].file.asset->{originalFilename, sha1hash}}')
  const report = {
    originalFilename: 'Jahresbericht--2026-.pdf',
    sha1hash: sha1(Buffer.from(`content of ${path}`)),
  }
  expect(named).toEqual([
    {_id: 'a', file: report},
    {_id: 'b', file: report},
    {_id: 'c', file: {originalFilename: 'file', sha1hash: sha1(Buffer.from('inside'))}},
  ])
  expect(readdirSync(folder.path)).toEqual([])
})

test('an export asks none that stands in the dataset, either', async () => {
  const client = lake.client({dataset: 'records'})
  const file = join(folder.path, 'records.tar.gz')
  const exporting = () =>
    command(['export', file, '--dataset', 'records'], {
      LAKE_PORT: portOf(lake.url),
      DATA_DIR: folder.path,
      TMPDIR: folder.path,
    })
  for (const address of [
    `http://${inner}/x`,
    `${lake.url}/v1/data/export/newsletter`,
    'file:///etc/passwd',
    'x',
  ]) {
    await client.createOrReplace(record(address))
    const {code, output} = await exporting()
    expect(output).toContain(`file-${'a'.repeat(40)}-pdf`)
    expect(output).toContain(`is said to be at ${address}`)
    expect(output).not.toContain('    at ')
    expect(code).toBe(1)
  }
  expect(asked).toEqual([])
  expect(readdirSync(folder.path)).toEqual([])
})
