// @vitest-environment node
import type {SanityClient} from '@sanity/client'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {refusal} from '../support.ts'
import {type ClientLake, demandingToken, locally, NO_RIGHTS, openLake} from './support.ts'

let lake: ClientLake
let client: SanityClient
let anonymous: SanityClient
beforeAll(async () => {
  lake = await openLake({token: 'a-long-token-of-this-lake'})
  client = lake.client()
  anonymous = lake.client({token: undefined})
})
afterAll(() => lake.stop())

describe('people', () => {
  test('me, by name and by id, is the one who writes', async () => {
    const me = await client.users.getById('me')
    expect(me).toMatchObject({id: lake.editor, name: expect.any(String)})
    expect(await client.users.getById(me.id)).toMatchObject({id: me.id, displayName: me.name})
    expect(await client.fetch('identity()')).toBe(me.id)
  })

  test('of several ids, those that are known', async () => {
    const users = await client.request({url: `/users/${lake.editor},nobody`})
    expect(users.map(({id}: {id: string}) => id)).toEqual([lake.editor])
    expect((await refusal(client.users.getById('nobody'))).statusCode).toBe(404)
  })

  test('an anonymous reader is nobody', async () => {
    expect((await refusal(anonymous.users.getById('me'))).statusCode).toEqual(NO_RIGHTS)
    expect(await anonymous.request({url: '/auth/id'})).toEqual({})
    expect(await client.request({url: '/auth/id'})).toEqual({id: lake.editor})
  })
})

demandingToken('a token that is not good is refused, also where none is needed', async () => {
  const wrong = lake.client({token: `${client.config().token}x`})
  for (const call of [wrong.fetch('1'), wrong.users.getById('me'), wrong.create({_type: 'page'})]) {
    const {statusCode, response} = await refusal(call)
    expect([statusCode, response.body]).toMatchObject([401, {errorCode: 'SIO-401-ANF'}])
    await locally(() => expect(response.body).toMatchObject({error: 'Unauthorized', statusCode: 401}))
  }
  expect(await anonymous.fetch('1')).toBe(1)
})

describe('preferences', () => {
  const put = (body: unknown) => client.request({method: 'PUT', url: '/users/me/keyvalue', body})
  const get = (keys: string) => client.request({url: `/users/me/keyvalue/${keys}`})

  test('are kept, replaced, and read in the order asked for', async () => {
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

  test('belong to someone', async () => {
    const call = anonymous.request({url: '/users/me/keyvalue/studio.layout'})
    expect((await refusal(call)).statusCode).toEqual(NO_RIGHTS)
  })
})
