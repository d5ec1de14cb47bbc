// @vitest-environment node
import {mkdirSync, readdirSync, statSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import sharp from 'sharp'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {createImageCache} from '../../local/lake/image-cache.ts'
import {makeFolder, removeFolder, startLake, type TestLake} from './support.ts'

const LEFT = {r: 255, g: 0, b: 0}
const RIGHT = {r: 0, g: 0, b: 255}

let lake: TestLake
/** 400 × 200, left half red, right half blue. */
let photo: string
let clear: string
let drawing: string

beforeAll(async () => {
  lake = await startLake()
  const upload = async (bytes: Buffer) => (await lake.client().assets.upload('image', bytes)).url
  const half = await sharp({create: {width: 200, height: 200, channels: 3, background: RIGHT}})
    .png()
    .toBuffer()
  const both = sharp({create: {width: 400, height: 200, channels: 3, background: LEFT}})
  photo = await upload(
    await both
      .composite([{input: half, left: 200, top: 0}])
      .png()
      .toBuffer(),
  )
  const nothing = {r: 0, g: 0, b: 0, alpha: 0}
  clear = await upload(
    await sharp({create: {width: 20, height: 20, channels: 4, background: nothing}})
      .png()
      .toBuffer(),
  )
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>'
  drawing = await upload(Buffer.from(svg))
})
afterAll(() => lake.stop())

async function picture(url: string, init?: RequestInit) {
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  const bytes = Buffer.from(await response.arrayBuffer())
  const {width, height, format, compression} = await sharp(bytes).metadata()
  return {width, height, format: compression === 'av1' ? 'avif' : format, bytes, headers: response.headers}
}

/** Colour of one pixel: `r`ed, `b`lue, `w`hite, `g`reen or another. */
async function colorAt(bytes: Buffer, left: number, top: number): Promise<string> {
  const raw = await sharp(bytes).removeAlpha().extract({left, top, width: 1, height: 1}).raw().toBuffer()
  const [r = 0, g = 0, b = 0] = raw
  const high = [r > 180, g > 180, b > 180].join()
  const names: Record<string, string> = {
    'true,false,false': 'r',
    'false,false,true': 'b',
    'false,true,false': 'g',
    'true,true,true': 'w',
  }
  return names[high] ?? `${r},${g},${b}`
}

describe('sizes', () => {
  test.each([
    ['w=100', 100, 50],
    ['h=100', 200, 100],
    ['w=100&h=100', 100, 50],
    ['w=800', 800, 400],
    ['w=100&dpr=2', 200, 100],
    ['w=99.6', 100, 50],
    ['w=800&fit=max', 400, 200],
    ['w=100&h=100&fit=crop', 100, 100],
    ['w=600&h=600&fit=crop', 600, 600],
    ['w=600&h=600&fit=min', 200, 200],
    ['w=100&h=100&fit=fill', 100, 100],
    ['w=800&h=800&fit=fillmax', 800, 800],
    ['w=100&h=100&fit=scale', 100, 100],
    ['max-w=100', 100, 50],
    ['max-w=1000', 400, 200],
    ['h=100&max-w=150&fit=crop', 150, 100],
    ['w=100&min-h=80&fit=crop', 100, 80],
    ['min-w=500', 500, 250],
    ['rect=0,0,100,150', 100, 150],
    ['rect=350,150,999,999', 50, 50],
    ['rect=0,0,100,100&w=50', 50, 50],
    ['or=90', 200, 400],
    ['or=90&w=100', 100, 200],
    ['or=180', 400, 200],
    ['rect=0,0,100,50&or=270', 50, 100],
    ['w=8000&h=1&fit=crop', 8000, 1],
    ['w=1&h=8000', 1, 1],
  ])('%s gives %i × %i', async (search, width, height) => {
    expect(await picture(`${photo}?${search}`)).toMatchObject({width, height, format: 'png'})
  })
})

describe('what is seen', () => {
  test.each([
    ['rect=0,0,200,200', 'r'],
    ['rect=200,0,200,200', 'b'],
    ['w=100&h=100&fit=crop&crop=left', 'r'],
    ['w=100&h=100&fit=crop&crop=top,right', 'b'],
    ['w=50&h=100&fit=crop&crop=focalpoint&fp-x=0.2&fp-y=0.5', 'r'],
    ['w=50&h=100&fit=crop&crop=focalpoint&fp-x=0.9', 'b'],
    ['w=100&h=50&flip=h', 'b'],
    ['w=100&h=50&flip=v', 'r'],
    ['w=100&h=100&fit=fill', 'w'],
    ['w=100&h=100&fit=fill&bg=0f0', 'g'],
    ['or=90&w=50', 'r'],
    ['or=270&w=50', 'b'],
    ['flip=h&w=100&h=100&fit=crop&crop=left', 'b'],
    ['rect=200,0,200,200&w=100&h=50&fit=crop&crop=left', 'b'],
    ['rect=0,0,200,200&flip=h', 'r'],
  ])('with %s the upper left corner is %s', async (search, color) => {
    const {bytes} = await picture(`${photo}?${search}`)
    expect(await colorAt(bytes, 2, 2)).toBe(color)
  })

  test('a background shows through what is transparent', async () => {
    expect(await colorAt((await picture(`${clear}?bg=00ff00`)).bytes, 5, 5)).toBe('g')
    expect(await colorAt((await picture(`${clear}?fm=jpg`)).bytes, 5, 5)).toBe('w')
  })

  test('colour taken away, turned round, blurred and sharpened', async () => {
    const [grey] = await sharp((await picture(`${photo}?w=20&sat=-100`)).bytes)
      .raw()
      .toBuffer()
    expect(grey).toBeLessThan(200)
    expect(await colorAt((await picture(`${photo}?w=20&invert=true`)).bytes, 2, 2)).not.toBe('r')
    const plain = await picture(`${photo}?w=100`)
    expect((await picture(`${photo}?w=100&blur=100`)).bytes.equals(plain.bytes)).toBe(false)
    expect((await picture(`${photo}?w=100&sharp=50`)).bytes.equals(plain.bytes)).toBe(false)
  })

  test.each(['entropy', 'attention'])('crop=%s finds a part by itself', async (crop) => {
    const {width, height} = await picture(`${photo}?w=60&h=60&fit=crop&crop=${crop}`)
    expect([width, height]).toEqual([60, 60])
  })
})

describe('formats', () => {
  test.each([
    ['jpg', 'jpeg', 'image/jpeg'],
    ['pjpg', 'jpeg', 'image/jpeg'],
    ['png', 'png', 'image/png'],
    ['webp', 'webp', 'image/webp'],
    ['avif', 'avif', 'image/avif'],
  ])('fm=%s', async (fm, format, type) => {
    const made = await picture(`${photo}?w=64&fm=${fm}`)
    expect(made.format).toBe(format)
    expect(made.headers.get('content-type')).toBe(type)
    expect(made.headers.get('content-length')).toBe(String(made.bytes.length))
    expect(made.headers.get('cache-control')).toContain('immutable')
  })

  test.each([
    ['image/avif,image/webp,*/*', 'avif'],
    ['image/webp,*/*', 'webp'],
    ['*/*', 'png'],
  ])('auto=format for a browser that takes %s', async (accept, format) => {
    const made = await picture(`${photo}?w=64&auto=format`, {headers: {accept}})
    expect(made.format).toBe(format)
    expect(made.headers.get('vary')).toContain('accept')
  })

  test('less quality, fewer bytes', async () => {
    const noise = await sharp({
      create: {
        width: 200,
        height: 200,
        channels: 3,
        background: LEFT,
        noise: {type: 'gaussian', mean: 128, sigma: 60},
      },
    })
      .png()
      .toBuffer()
    const {url} = await lake.client().assets.upload('image', noise)
    const low = await picture(`${url}?fm=jpg&q=20`)
    const high = await picture(`${url}?fm=jpg&q=90`)
    expect(low.bytes.length).toBeLessThan(high.bytes.length / 2)
  })

  test('a drawing stays one unless a format is asked for, and then is sharp at any size', async () => {
    const kept = await picture(`${drawing}?w=10&auto=format`)
    expect(kept.format).toBe('svg')
    // Browsers show it as a picture under this type only; the policy keeps its scripts from running.
    expect(kept.headers.get('content-type')).toBe('image/svg+xml')
    expect(kept.headers.get('content-disposition')).toBeNull()
    expect(kept.headers.get('content-security-policy')).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    )
    expect(await picture(`${drawing}?w=400&fm=png`)).toMatchObject({width: 400, height: 200, format: 'png'})
    expect(await picture(`${drawing}?rect=0,0,20,20&w=200&fm=png`)).toMatchObject({width: 200, height: 200})
    expect(await picture(`${drawing}?w=2000&h=2000&fit=crop&fm=webp`)).toMatchObject({width: 2000})
    expect(await picture(`${drawing}?fm=webp`)).toMatchObject({width: 40, height: 20, format: 'webp'})
  })

  test('HEAD, a download and a name of one’s own', async () => {
    const head = await fetch(`${photo}?w=10`, {method: 'HEAD'})
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, 'image/png', ''])
    const download = await picture(`${photo}/team.png?w=10&dl=team.png`)
    expect(download.headers.get('content-disposition')).toBe("attachment; filename*=UTF-8''team.png")
  })
})

describe('refusals', () => {
  test.each([
    'w=0',
    'w=9000',
    'w=abc',
    'fit=stretch',
    'fm=bmp',
    'auto=compress',
    'rect=1,2,3',
    'rect=0,0,0,10',
    'bg=red',
    'or=45',
    'crop=somewhere',
    'q=101',
  ])('%s: 400 that names the parameter', async (search) => {
    const response = await fetch(`${photo}?${search}`)
    expect(response.status).toBe(400)
    expect((await response.json()).message).toContain(search.split('=')[0])
  })

  test('a parameter that is not supported: 501', async () => {
    const response = await fetch(`${photo}?pad=10`)
    expect(response.status).toBe(501)
    expect((await response.json()).error.type).toBe('notImplementedError')
  })

  test('no such picture: 404, changed or not', async () => {
    const missing = photo.replace(/[0-9a-f]{40}/, '0'.repeat(40))
    expect((await fetch(missing)).status).toBe(404)
    expect((await fetch(`${missing}?w=10`)).status).toBe(404)
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
