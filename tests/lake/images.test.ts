// @vitest-environment node
import {mkdirSync, readdirSync, statSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {createImageCache} from '../../local/lake/image-cache.ts'
import {createLake} from '../../local/lake/lake.ts'
import {drawRedAndBlue, fetchPicture} from './pictures.ts'
import {API_VERSION, makeFolder, removeFolder, startLake, type TestLake} from './support.ts'

/** What pictures have of their own here; what they have in common with the hosted lake is in `client/images.test.ts`. */

let lake: TestLake
/** 400 × 200. */
let photo: string

beforeAll(async () => {
  lake = await startLake()
  photo = (await lake.client().assets.upload('image', await drawRedAndBlue())).url
})
afterAll(() => lake.stop())

describe('bounds', () => {
  test.each([
    ['w=99.6', 100, 50],
    ['rect=350,150,999,999', 50, 50],
    ['w=8000&h=1&fit=crop', 8000, 1],
    ['w=1&h=8000', 1, 1],
  ])('%s gives %i × %i', async (search, width, height) => {
    expect(await fetchPicture(`${photo}?${search}`)).toMatchObject({width, height, format: 'png'})
  })
})

describe('the cache of rendered pictures', () => {
  const bytes = (size: number) => Buffer.alloc(size, 1)
  async function inFolder(work: (folder: string) => Promise<void>) {
    const folder = makeFolder()
    await work(folder).finally(() => removeFolder(folder))
  }

  test('one rendering for all who ask at a time, and none later', () =>
    inFolder(async (folder) => {
      let renderings = 0
      const render = async () => {
        renderings++
        await new Promise((resolve) => setTimeout(resolve, 20))
        return bytes(10)
      }
      const cache = createImageCache(folder, 1000)
      await Promise.all([
        cache.get('production', 'a', render),
        cache.get('production', 'a', render),
        cache.get('production', 'a', render),
      ])
      await cache.get('production', 'a', render)
      await createImageCache(folder, 1000).get('production', 'a', render)
      expect(renderings).toBe(1)
      await cache.get('production', 'b', render)
      expect(renderings).toBe(2)
    }))

  test('a failed rendering is not kept', () =>
    inFolder(async (folder) => {
      const cache = createImageCache(folder, 1000)
      await expect(cache.get('production', 'a', () => Promise.reject(new Error('broken')))).rejects.toThrow(
        'broken',
      )
      expect((await cache.get('production', 'a', async () => bytes(3))).length).toBe(3)
    }))

  test('what was used longest ago goes when the limit is reached', () =>
    inFolder(async (folder) => {
      const cache = createImageCache(folder, 250)
      for (const key of ['a', 'b', 'a', 'c']) await cache.get('production', key, async () => bytes(100))
      const sizes = readdirSync(join(folder, 'production')).map(
        (name) => statSync(join(folder, 'production', name)).size,
      )
      expect(sizes).toEqual([100, 100])
      let again = 0
      const render = async () => bytes(100 + again++)
      expect((await cache.get('production', 'a', render)).length).toBe(100)
      expect(again).toBe(0)
      await cache.get('production', 'b', render)
      expect(again).toBe(1)
    }))

  test('a dataset goes with its pictures, also with one that is just being rendered', () =>
    inFolder(async (folder) => {
      const cache = createImageCache(folder, 250)
      const kept = () =>
        readdirSync(folder, {recursive: true, withFileTypes: true}).filter((file) => file.isFile())
      await cache.get('newsletter', 'a', async () => bytes(100))
      await cache.get('production', 'a', async () => bytes(100))
      const rendering = cache.get('newsletter', 'b', async () => bytes(50))
      await cache.removeAll('newsletter')
      expect((await rendering).length).toBe(50)
      expect(kept().map(({parentPath}) => parentPath)).toEqual([join(folder, 'production')])
      // They do not count any more either.
      await cache.get('production', 'b', async () => bytes(150))
      expect(kept()).toHaveLength(2)
    }))

  test('goes with its dataset when a client deletes that', () =>
    inFolder(async (folder) => {
      const own = createLake({dataDir: folder})
      const ask = (path: string, init: RequestInit = {}) =>
        own.fetch(new Request(`http://localhost${path}`, {headers: {authorization: 'Bearer x'}, ...init}))
      const body = new Uint8Array(await drawRedAndBlue())
      const uploaded = await ask(`/v${API_VERSION}/assets/images/short`, {method: 'POST', body})
      const {document} = await uploaded.json()
      expect((await ask(`/${document.path}?w=10`)).status).toBe(200)
      const cached = () => readdirSync(join(folder, 'cache'), {recursive: true, withFileTypes: true})
      expect(cached().filter((file) => file.isFile())).toHaveLength(1)
      expect((await ask(`/v${API_VERSION}/datasets/short`, {method: 'DELETE'})).status).toBe(200)
      expect(cached().filter((file) => file.isFile())).toEqual([])
      await own.close()
    }))

  test('leftovers of a crash are swept away', () =>
    inFolder(async (folder) => {
      mkdirSync(folder, {recursive: true})
      writeFileSync(join(folder, 'x.part'), 'half')
      createImageCache(folder, 1000)
      expect(readdirSync(folder)).toEqual([])
    }))
})
