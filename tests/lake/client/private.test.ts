// @vitest-environment node
import type {SanityClient} from '@sanity/client'
import {afterAll, beforeAll, describe, expect} from 'vitest'
import {createLake} from '../../../local/lake/lake.ts'
import {API_VERSION, makeFolder, refusal, removeFolder} from '../support.ts'
import {type ClientLake, openLake, ours} from './support.ts'

/** Datasets with the access mode "private": https://www.sanity.io/docs/content-lake/keeping-your-data-safe */

let lake: ClientLake
let client: SanityClient
let anonymous: SanityClient
beforeAll(async () => {
  lake = await openLake()
  client = lake.client({dataset: 'closed'})
  anonymous = lake.client({dataset: 'closed', token: undefined})
  await client.datasets.create('closed', {aclMode: 'private'})
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
  ours('a query finds nothing', async () => {
    expect(await anonymous.fetch('*')).toEqual([])
    expect(await anonymous.fetch('*[_id == "a"][0].text')).toBeNull()
    expect(await anonymous.fetch('count(*)', {}, {perspective: 'raw'})).toBe(0)
    expect(await client.fetch('*[0].text')).toBe('for few')
  })

  ours('a document is omitted, by permission', async () => {
    expect(await anonymous.getDocument('a')).toBeUndefined()
    expect(await anonymous.request({url: '/data/doc/closed/a'})).toEqual({
      documents: [],
      omitted: [{id: 'a', reason: 'permission'}],
    })
  })

  ours('export, history and writing are refused', async () => {
    const paths = ['/data/export/closed', '/data/history/closed/transactions/a']
    for (const url of paths) expect((await refusal(anonymous.request({url}))).statusCode).toBe(401)
    expect((await refusal(anonymous.create({_type: 'note'}))).statusCode).toBe(401)
    expect((await lake.request(`/v${API_VERSION}/data/export/closed`)).status).toBe(200)
  })

  ours('nothing is allowed, and nothing is heard', async () => {
    const acl = {url: '/projects/local/datasets/closed/acl'}
    expect(await anonymous.request(acl)).toEqual([])
    expect(await client.request(acl)).toHaveLength(1)
    await client.datasets.create('ajar', {aclMode: 'private'})
    const heard = await firstHeard(lake.client({dataset: 'ajar', token: undefined}), async () => {
      await lake.client({dataset: 'ajar'}).create({_id: 'closed', _type: 'note'})
      await client.datasets.edit('ajar', {aclMode: 'public'})
      await lake.client({dataset: 'ajar'}).create({_id: 'open', _type: 'note'})
    })
    expect(heard).toBe('open')
  })

  ours('an uploaded file can be fetched by who knows its address, as hosted', async () => {
    const asset = await client.assets.upload('file', Buffer.from('%PDF-1.7 known address'))
    expect((await fetch(asset.url)).status).toBe(200)
    expect(await anonymous.fetch('*[_type == "sanity.fileAsset"]')).toEqual([])
  })
})

describe('the mode', () => {
  const modeOf = async (name: string) =>
    (await client.datasets.list()).find((dataset) => dataset.name === name)?.aclMode

  ours('is told, and changed for what was there already', async () => {
    await client.datasets.create('door')
    const [inside, outside] = [
      lake.client({dataset: 'door'}),
      lake.client({dataset: 'door', token: undefined}),
    ]
    await inside.create({_id: 'a', _type: 'note'})
    expect([await modeOf('closed'), await modeOf('door')]).toEqual(['private', 'public'])
    expect(await outside.fetch('count(*)')).toBe(1)
    await client.datasets.edit('door', {aclMode: 'private'})
    expect(await outside.fetch('count(*)')).toBe(0)
    await client.datasets.edit('door', {aclMode: 'public'})
    expect(await outside.fetch('count(*)')).toBe(1)
  })

  ours('does not change by creating the dataset again', async () => {
    await client.datasets.create('closed', {aclMode: 'private'})
    expect((await refusal(client.datasets.create('closed', {aclMode: 'public'}))).statusCode).toBe(409)
    expect(await modeOf('closed')).toBe('private')
  })

  ours('is changed by who is signed in, for a dataset that is there', async () => {
    expect((await refusal(anonymous.datasets.edit('closed', {aclMode: 'public'}))).statusCode).toBe(401)
    expect((await refusal(client.datasets.edit('nowhere', {aclMode: 'private'}))).statusCode).toBe(404)
    const secret = client.request({method: 'PUT', url: '/datasets/odd', body: {aclMode: 'secret'}})
    expect((await refusal(secret)).statusCode).toBe(400)
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
