import type {SanityClient} from '@sanity/client'
import {beforeAll, describe, expect, test} from 'vitest'
import {refusal} from '../support.ts'
import {lakeForFile} from './support.ts'

const lake = lakeForFile()
let client: SanityClient
let anonymous: SanityClient
beforeAll(async () => {
  client = lake.client()
  anonymous = lake.client({token: undefined})
})

describe('people', () => {
  test('me, by name and by id, is the author of writes', async () => {
    const me = await client.users.getById('me')
    expect(me).toMatchObject({id: 'local-editor', name: expect.any(String)})
    expect(await client.users.getById(me.id)).toMatchObject({id: me.id, displayName: me.name})
    expect(await client.fetch('identity()')).toBe(me.id)
  })

  test('returns the known ones of several ids', async () => {
    const users = await client.request({url: `/users/local-editor,other`})
    expect(users.map(({id}: {id: string}) => id)).toEqual(['local-editor'])
    expect((await refusal(client.users.getById('other'))).statusCode).toBe(404)
  })

  test('an anonymous reader is no user', async () => {
    expect((await refusal(anonymous.users.getById('me'))).statusCode).toBe(401)
    expect(await anonymous.request({url: '/auth/id'})).toEqual({})
    expect(await client.request({url: '/auth/id'})).toEqual({id: 'local-editor'})
  })
})

describe('preferences', () => {
  const put = (body: unknown) => client.request({method: 'PUT', url: '/users/me/keyvalue', body})
  const get = (keys: string) => client.request({url: `/users/me/keyvalue/${keys}`})

  test('are stored, replaced, and read in the requested order', async () => {
    const layout = {key: 'studio.layout', value: {list: 'compact'}}
    expect(await put([layout])).toEqual([{...layout, updatedAt: expect.any(String)}])
    await put([
      {key: 'other', value: null},
      {...layout, value: 'detail'},
    ])
    expect(await get('studio.layout,none,other')).toMatchObject([
      {key: 'studio.layout', value: 'detail'},
      {key: 'other', value: null},
    ])
    expect(await client.request({url: '/users/me/keyvalue'})).toMatchObject([
      {key: 'other', value: null},
      {key: 'studio.layout', value: 'detail'},
    ])
  })

  test.each([[[{value: 1}]], [{key: 'a', value: 1}], [[{key: '', value: 1}]]])('%j: 400', async (body) => {
    expect((await refusal(put(body))).statusCode).toBe(400)
  })

  test('need a session', async () => {
    const call = anonymous.request({url: '/users/me/keyvalue/studio.layout'})
    expect((await refusal(call)).statusCode).toBe(401)
  })
})
