import type {SanityClient} from '@sanity/client'
import {beforeAll, describe, expect, test} from 'vitest'
import {API_VERSION, refusal} from '../support.ts'
import {lakeForFile} from './support.ts'

/** Datasets with the access mode "private": https://www.sanity.io/docs/content-lake/keeping-your-data-safe */

const lake = lakeForFile('private')
let client: SanityClient
let anonymous: SanityClient
beforeAll(async () => {
  client = lake.client()
  anonymous = lake.client({token: undefined})
  await client.create({_id: 'a', _type: 'note', text: 'for few'})
})

/** Id of the first changed document that a listener reports. */
const firstHeard = (listener: SanityClient, change: () => Promise<void>) =>
  new Promise<string>((resolve, reject) => {
    const subscription = listener.listen('*', {}, {events: ['welcome', 'mutation']}).subscribe((event) => {
      if (event.type === 'welcome') change().catch(reject)
      if (event.type !== 'mutation') return
      subscription.unsubscribe()
      resolve(event.documentId)
    })
  })

describe('without credentials', () => {
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
      expect((await refusal(anonymous.request({url}))).statusCode).toBe(401)
    }
    expect((await refusal(anonymous.create({_type: 'note'}))).statusCode).toBe(401)
    expect((await lake.request(`/v${API_VERSION}/data/export/${lake.dataset}`)).status).toBe(200)
  })

  test('grants nothing, and listeners receive nothing', async () => {
    const acl = {url: `/projects/local/datasets/${lake.dataset}/acl`}
    expect(await anonymous.request(acl)).toEqual([])
    expect(await client.request(acl)).not.toEqual([])
    expect(await client.request(acl)).toHaveLength(1)
    const dataset = await lake.newDataset('private')
    const heard = await firstHeard(lake.client({dataset, token: undefined}), async () => {
      await lake.client({dataset}).create({_id: 'closed', _type: 'note'})
      await client.datasets.edit(dataset, {aclMode: 'public'})
      await lake.client({dataset}).create({_id: 'open', _type: 'note'})
    })
    expect(heard).toBe('open')
  })
})

describe('the access mode', () => {
  const modeOf = async (name: string) =>
    (await client.datasets.list()).find((dataset) => dataset.name === name)?.aclMode

  test('is returned, and changes for existing documents', async () => {
    const dataset = await lake.newDataset()
    const [inside, outside] = [lake.client({dataset}), lake.client({dataset, token: undefined})]
    await inside.create({_id: 'a', _type: 'note'})
    expect([await modeOf(lake.dataset), await modeOf(dataset)]).toEqual(['private', 'public'])
    const seen = () => outside.fetch('count(*[_id == "a"])')
    expect(await seen()).toBe(1)
    await client.datasets.edit(dataset, {aclMode: 'private'})
    expect(await seen()).toBe(0)
    await client.datasets.edit(dataset, {aclMode: 'public'})
    expect(await seen()).toBe(1)
  })

  test('does not change by creating the dataset again', async () => {
    expect((await refusal(client.datasets.create(lake.dataset, {aclMode: 'public'}))).statusCode).toBe(409)
    expect(await modeOf(lake.dataset)).toBe('private')
  })

  test('changes only in a session, and only for an existing dataset', async () => {
    const open = anonymous.datasets.edit(lake.dataset, {aclMode: 'public'})
    expect((await refusal(open)).statusCode).toBe(401)
    expect((await refusal(client.datasets.edit('nowhere', {aclMode: 'private'}))).statusCode).toBe(404)
    const body = {aclMode: 'secret'}
    const secret = client.request({method: 'PUT', url: `/datasets/${lake.dataset}-odd`, body})
    expect((await refusal(secret)).statusCode).toEqual(400)
  })
})
