// @vitest-environment node
import {mkdirSync, readdirSync, statSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {createImageCache} from '../../local/lake/image-cache.ts'
import {drawRedAndBlue, fetchPicture} from './pictures.ts'
import {makeFolder, removeFolder, startLake, type TestLake} from './support.ts'

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
      await Promise.all([cache.get('a', render), cache.get('a', render), cache.get('a', render)])
      await cache.get('a', render)
      await createImageCache(folder, 1000).get('a', render)
      expect(renderings).toBe(1)
      await cache.get('b', render)
      expect(renderings).toBe(2)
    }))

  test('a failed rendering is not kept', () =>
    inFolder(async (folder) => {
      const cache = createImageCache(folder, 1000)
      await expect(cache.get('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
      expect((await cache.get('a', async () => bytes(3))).length).toBe(3)
    }))

  test('what was used longest ago goes when the limit is reached', () =>
    inFolder(async (folder) => {
      const cache = createImageCache(folder, 250)
      for (const key of ['a', 'b', 'a', 'c']) await cache.get(key, async () => bytes(100))
      const sizes = readdirSync(folder).map((name) => statSync(join(folder, name)).size)
      expect(sizes).toEqual([100, 100])
      let again = 0
      const render = async () => bytes(100 + again++)
      expect((await cache.get('a', render)).length).toBe(100)
      expect(again).toBe(0)
      await cache.get('b', render)
      expect(again).toBe(1)
    }))

  test('leftovers of a crash are swept away', () =>
    inFolder(async (folder) => {
      mkdirSync(folder, {recursive: true})
      writeFileSync(join(folder, 'x.part'), 'half')
      createImageCache(folder, 1000)
      expect(readdirSync(folder)).toEqual([])
    }))
})
