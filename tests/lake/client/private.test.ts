// @vitest-environment node
import type {SanityClient} from '@sanity/client'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {createLake} from '../../../local/lake/lake.ts'
import {API_VERSION, makeFolder, refusal, removeFolder} from '../support.ts'
import {type ClientLake, either, locally, NO_RIGHTS, openLake, ours} from './support.ts'

/**
 * Datasets with the access mode "private": https://www.sanity.io/docs/content-lake/keeping-your-data-safe. A hosted project
 * needs a plan that has them.
 */

let lake: ClientLake
let client: SanityClient
let anonymous: SanityClient
beforeAll(async () => {
  lake = await openLake({aclMode: 'private'})
  client = lake.client()
  anonymous = lake.client({token: undefined})
  await client.create({_id: 'a', _type: 'note', text: 'for few'})
})
afterAll(() => lake.stop())

/** Id of the first document of whose change a listener is told. */
const firstHeard = (listener: SanityClient, change: () => Promise<void>) =>
  new Promise<string>((resolve, reject) => {
    const subscription = listener.listen('*', {}, {events: ['welcome', 'mutation']}).subscribe((event) => {
      if (event.type === 'welcome') change().catch(reject)
      if (event.type !== 'mutation') return
      subscription.unsubscribe()
      resolve(event.documentId)
    })
  })

describe('without a credential', () => {
  test('a query finds nothing', async () => {
    expect(await anonymous.fetch('*')).toEqual([])
    expect(await anonymous.fetch('*[_id == "a"][0].text')).toBeNull()
    expect(await anonymous.fetch('count(*)', {}, {perspective: 'raw'})).toBe(0)
    expect(await client.fetch('*[_id == "a"][0].text')).toBe('for few')
  })

  test('a document is omitted, by permission', async () => {
    expect(await anonymous.getDocument('a')).toBeUndefined()
    expect(await anonymous.request({url: `/data/doc/${lake.dataset}/a`})).toEqual({
      documents: [],
      omitted: [{id: 'a', reason: 'permission'}],
    })
  })

  test('export, history and writing are refused', async () => {
    const paths = [`/data/export/${lake.dataset}`, `/data/history/${lake.dataset}/transactions/a`]
    for (const url of paths) {
      expect((await refusal(anonymous.request({url}))).statusCode).toEqual(NO_RIGHTS)
    }
    expect((await refusal(anonymous.create({_type: 'note'}))).statusCode).toEqual(NO_RIGHTS)
    expect((await lake.request(`/v${API_VERSION}/data/export/${lake.dataset}`)).status).toBe(200)
  })

  test('nothing is allowed, and nothing is heard', async () => {
    const acl = {url: `/projects/${lake.projectId}/datasets/${lake.dataset}/acl`}
    expect(await anonymous.request(acl)).toEqual([])
    expect(await client.request(acl)).not.toEqual([])
    await locally(async () => expect(await client.request(acl)).toHaveLength(1))
    const dataset = await lake.newDataset('private')
    const heard = await firstHeard(lake.client({dataset, token: undefined}), async () => {
      await lake.client({dataset}).create({_id: 'closed', _type: 'note'})
      await client.datasets.edit(dataset, {aclMode: 'public'})
      await lake.client({dataset}).create({_id: 'open', _type: 'note'})
    })
    expect(heard).toBe('open')
  })

  // A hosted one has to be there before anybody listens.
  ours('nothing is heard by who began to listen before the dataset was there', async () => {
    const dataset = 'made-later'
    const heard = await firstHeard(lake.client({dataset, token: undefined}), async () => {
      await client.datasets.create(dataset, {aclMode: 'private'})
      await lake.client({dataset}).create({_id: 'closed', _type: 'note'})
      await client.datasets.edit(dataset, {aclMode: 'public'})
      await lake.client({dataset}).create({_id: 'open', _type: 'note'})
    })
    expect(heard).toBe('open')
  })

  test('an uploaded file can be fetched by who knows its address, as hosted', async () => {
    const asset = await client.assets.upload('file', Buffer.from('%PDF-1.7 known address'))
    expect((await fetch(asset.url)).status).toBe(200)
    expect(await anonymous.fetch('*[_type == "sanity.fileAsset"]')).toEqual([])
  })
})

describe('the mode', () => {
  const modeOf = async (name: string) =>
    (await client.datasets.list()).find((dataset) => dataset.name === name)?.aclMode

  test('is told, and changed for what was there already', async () => {
    const dataset = await lake.newDataset()
    const [inside, outside] = [lake.client({dataset}), lake.client({dataset, token: undefined})]
    await inside.create({_id: 'a', _type: 'note'})
    expect([await modeOf(lake.dataset), await modeOf(dataset)]).toEqual(['private', 'public'])
    const seen = () => outside.fetch('count(*[_id == "a"])')
    expect(await seen()).toBe(1)
    await client.datasets.edit(dataset, {aclMode: 'private'})
    await locally(async () => expect(await seen()).toBe(0))
    await expect.poll(seen).toBe(0)
    await client.datasets.edit(dataset, {aclMode: 'public'})
    await locally(async () => expect(await seen()).toBe(1))
    await expect.poll(seen).toBe(1)
  })

  test('does not change by creating the dataset again', async () => {
    expect((await refusal(client.datasets.create(lake.dataset, {aclMode: 'public'}))).statusCode).toBe(409)
    expect(await modeOf(lake.dataset)).toBe('private')
  })

  // Whoever asks twice for the same gets it, so that a script need not ask what is there.
  ours('a dataset that is there already, in the same mode, may be created again', async () => {
    await client.datasets.create(lake.dataset, {aclMode: 'private'})
    expect(await modeOf(lake.dataset)).toBe('private')
  })

  test('is changed by who is signed in, for a dataset that is there', async () => {
    const open = anonymous.datasets.edit(lake.dataset, {aclMode: 'public'})
    expect((await refusal(open)).statusCode).toEqual(NO_RIGHTS)
    expect((await refusal(client.datasets.edit('nowhere', {aclMode: 'private'}))).statusCode).toBe(404)
    const body = {aclMode: 'secret'}
    const secret = client.request({method: 'PUT', url: `/datasets/${lake.dataset}-odd`, body})
    expect((await refusal(secret)).statusCode).toEqual(either(400, 422))
  })

  ours('outlives a restart, and not the dataset', async () => {
    const folder = makeFolder()
    const call = (method: string, path: string, body?: object) =>
      new Request(`http://localhost/v${API_VERSION}${path}`, {
        method,
        headers: {authorization: 'Bearer local', 'content-type': 'application/json'},
        body: body && JSON.stringify(body),
      })
    const first = createLake({dataDir: folder})
    await first.fetch(call('PUT', '/datasets/closed', {aclMode: 'private'}))
    await first.close()
    const second = createLake({dataDir: folder})
    const modes = async () => (await second.fetch(call('GET', '/projects/local/datasets'))).json()
    expect(await modes()).toMatchObject([{name: 'closed', aclMode: 'private'}])
    await second.fetch(call('DELETE', '/datasets/closed'))
    await second.fetch(call('PUT', '/datasets/closed', {}))
    expect(await modes()).toMatchObject([{name: 'closed', aclMode: 'public'}])
    await second.close()
    removeFolder(folder)
  })
})
