// @vitest-environment node
import {once} from 'node:events'
import type {SanityClient} from '@sanity/client'
import {expect, test, vi} from 'vitest'
import {createLake} from '../../local/lake/lake.ts'
import {API_VERSION, clientFor, end, makeFolder, removeFolder, startLakeProcess} from './support.ts'

vi.setConfig({testTimeout: 60_000})

const KILLS = 10
const WRITERS = 4

/** One transaction that touches three documents: a pair of new ones, and a counter. */
async function writePair(client: SanityClient, name: string): Promise<string> {
  const {transactionId} = await client
    .transaction()
    .create({_id: `${name}-a`, _type: 'pair', name})
    .create({_id: `${name}-b`, _type: 'pair', name, twin: {_ref: `${name}-a`}})
    .createIfNotExists({_id: 'counter', _type: 'counter', value: 0})
    .patch('counter', (patch) => patch.inc({value: 1}))
    .commit({returnDocuments: false})
  return transactionId
}

/** Writes as fast as it can; the process dies in the moment of the answer number `lastAnswer`. */
async function writeUntilKilled(url: string, round: number, lastAnswer: number, kill: () => void) {
  const client = clientFor(url)
  const acknowledged = new Map<string, string>()
  async function writer(number: number) {
    for (let n = 0; ; n++) {
      const name = `pair-${round}-${number}-${n}`
      acknowledged.set(name, await writePair(client, name))
      if (acknowledged.size >= lastAnswer) kill()
    }
  }
  await Promise.allSettled(Array.from({length: WRITERS}, (_, number) => writer(number)))
  return acknowledged
}

test(`what was acknowledged survives ${KILLS} times kill -9, and nothing is half there`, async () => {
  const folder = makeFolder()
  const acknowledged = new Map<string, string>()
  let lake = await startLakeProcess(folder)
  try {
    for (let round = 0; round < KILLS; round++) {
      const {child, url} = lake
      const exited = once(child, 'exit')
      const answers = await writeUntilKilled(url, round, 1 + round * 2, () => child.kill('SIGKILL'))
      await exited
      expect(answers.size).toBeGreaterThan(round * 2)
      for (const [name, transaction] of answers) acknowledged.set(name, transaction)

      lake = await startLakeProcess(folder)
      const client = clientFor(lake.url)
      const revisions = new Map<string, string>(
        (await client.fetch('*[_type == "pair"]{_id, _rev}')).map(
          ({_id, _rev}: {_id: string; _rev: string}) => [_id, _rev] as const,
        ),
      )
      for (const [name, transaction] of acknowledged) {
        expect([revisions.get(`${name}-a`), revisions.get(`${name}-b`)]).toEqual([transaction, transaction])
      }
      const halves = [...revisions.keys()].filter(
        (id) => !revisions.has(id.replace(/.$/, (end) => (end === 'a' ? 'b' : 'a'))),
      )
      expect(halves).toEqual([])
      expect(await client.fetch('*[_id == "counter"][0].value')).toBe(revisions.size / 2)
    }
  } finally {
    await end(lake.child, 'SIGKILL')
    removeFolder(folder)
  }
})

test('an uploaded file survives too, with its document', async () => {
  const folder = makeFolder()
  let lake = await startLakeProcess(folder)
  try {
    const bytes = Buffer.from('%PDF-1.7 kept')
    const asset = await clientFor(lake.url).assets.upload('file', bytes, {filename: 'kept.pdf'})
    await end(lake.child, 'SIGKILL')
    lake = await startLakeProcess(folder)
    const url = `${lake.url}/${asset.path}`
    expect(await clientFor(lake.url).getDocument(asset._id)).toEqual({...asset, url})
    const served = await fetch(url)
    expect(await served.text()).toBe(bytes.toString())
  } finally {
    await end(lake.child, 'SIGKILL')
    removeFolder(folder)
  }
})

test('datasets and preferences are there after a restart', async () => {
  const folder = makeFolder()
  const url = (path: string) => `http://localhost/v${API_VERSION}${path}`
  const headers = {authorization: 'Bearer x', 'content-type': 'application/json'}
  const put = (path: string, body: unknown) =>
    new Request(url(path), {method: 'PUT', headers, body: JSON.stringify(body)})
  const first = createLake({dataDir: folder})
  await first.fetch(put('/users/me/keyvalue', [{key: 'a', value: [1]}]))
  await first.fetch(put('/projects/local/datasets/kept', {}))
  await first.close()
  const second = createLake({dataDir: folder})
  const read = async (path: string) => (await second.fetch(new Request(url(path), {headers}))).json()
  expect(await read('/users/me/keyvalue/a')).toMatchObject([{key: 'a', value: [1]}])
  expect(await read('/projects/local/datasets')).toMatchObject([{name: 'kept'}])
  await second.close()
  removeFolder(folder)
})
