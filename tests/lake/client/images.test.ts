// @vitest-environment node
import sharp from 'sharp'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {colorAt, DRAWING, drawClear, drawNoise, drawRedAndBlue, fetchPicture} from '../pictures.ts'
import {type ClientLake, either, expectDownload, locally, openLake, ours} from './support.ts'

/** Pictures as they are served: https://www.sanity.io/docs/image-urls */

let lake: ClientLake
let photo: string
let clear: string
let drawing: string

const upload = async (bytes: Buffer) => (await lake.client().assets.upload('image', bytes)).url

beforeAll(async () => {
  lake = await openLake()
  photo = await upload(await drawRedAndBlue())
  clear = await upload(await drawClear())
  drawing = await upload(DRAWING)
})
afterAll(() => lake.stop())

describe('sizes', () => {
  test.each([
    ['w=100', 100, 50],
    ['h=100', 200, 100],
    ['w=100&h=100', 100, 50],
    ['w=800', 800, 400],
    ['w=100&dpr=2', 200, 100],
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
    ['rect=0,0,100,100&w=50', 50, 50],
    ['or=90', 200, 400],
    ['or=90&w=100', 100, 200],
    ['or=180', 400, 200],
    ['rect=0,0,100,50&or=270', 50, 100],
  ])('%s gives %i × %i', async (search, width, height) => {
    expect(await fetchPicture(`${photo}?${search}`)).toMatchObject({width, height, format: 'png'})
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
    const {bytes} = await fetchPicture(`${photo}?${search}`)
    expect(await colorAt(bytes, 2, 2)).toBe(color)
  })

  test('a background shows through what is transparent', async () => {
    expect(await colorAt((await fetchPicture(`${clear}?bg=00ff00`)).bytes, 5, 5)).toBe('g')
    expect(await colorAt((await fetchPicture(`${clear}?fm=jpg`)).bytes, 5, 5)).toBe('w')
  })

  test('colour taken away, turned round, blurred and sharpened', async () => {
    const [grey] = await sharp((await fetchPicture(`${photo}?w=20&sat=-100`)).bytes)
      .raw()
      .toBuffer()
    expect(grey).toBeLessThan(200)
    expect(await colorAt((await fetchPicture(`${photo}?w=20&invert=true`)).bytes, 2, 2)).not.toBe('r')
    const plain = await fetchPicture(`${photo}?w=100`)
    expect((await fetchPicture(`${photo}?w=100&blur=100`)).bytes.equals(plain.bytes)).toBe(false)
    expect((await fetchPicture(`${photo}?w=100&sharp=50`)).bytes.equals(plain.bytes)).toBe(false)
  })

  test.each(['entropy', 'attention'])('crop=%s finds a part by itself', async (crop) => {
    const {width, height} = await fetchPicture(`${photo}?w=60&h=60&fit=crop&crop=${crop}`)
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
    const {headers, bytes, format: made} = await fetchPicture(`${photo}?w=64&fm=${fm}`)
    expect(made).toBe(format)
    expect(headers.get('content-type')).toBe(type)
    // An address is for one picture alone, so it is kept for a month at least.
    expect(headers.get('cache-control')).toMatch(/^public,.*max-age=\d{7,}/)
    await locally(() => {
      expect(headers.get('content-length')).toBe(String(bytes.length))
      expect(headers.get('cache-control')).toContain('immutable')
    })
  })

  test.each([
    // A new picture may be there in WebP first, as the hosted lake makes AVIF in its own time.
    ['image/avif,image/webp,*/*', 'avif', 'webp'],
    ['image/webp,*/*', 'webp', 'webp'],
    ['*/*', 'png', 'jpeg'],
  ])('auto=format for a browser that takes %s', async (accept, our, their) => {
    const {format, headers} = await fetchPicture(`${photo}?w=64&auto=format`, {headers: {accept}})
    expect(format).toEqual(either(our, their))
    expect(headers.get('vary')?.toLowerCase()).toContain('accept')
  })

  test('less quality, fewer bytes', async () => {
    const url = await upload(await drawNoise())
    const low = await fetchPicture(`${url}?fm=jpg&q=20`)
    const high = await fetchPicture(`${url}?fm=jpg&q=90`)
    expect(low.bytes.length).toBeLessThan(high.bytes.length / 2)
  })

  test('a drawing stays one unless a format is asked for, and then is sharp at any size', async () => {
    const {format, headers} = await fetchPicture(`${drawing}?w=10&auto=format`)
    expect(format).toBe('svg')
    // Browsers show it as a picture under this type only; the policy keeps its scripts from running.
    expect(headers.get('content-type')).toContain('image/svg+xml')
    expect(headers.get('content-disposition')).toBeNull()
    await locally(() => {
      expect(headers.get('content-type')).toBe('image/svg+xml')
      const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
      expect(headers.get('content-security-policy')).toBe(policy)
    })
    const made = async (search: string) => fetchPicture(`${drawing}?${search}`)
    expect(await made('w=400&fm=png')).toMatchObject({width: 400, height: 200, format: 'png'})
    expect(await made('rect=0,0,20,20&w=200&fm=png')).toMatchObject({width: 200, height: 200})
    expect(await made('w=2000&h=2000&fit=crop&fm=webp')).toMatchObject({width: 2000})
    expect(await made('fm=webp')).toMatchObject({width: 40, height: 20, format: 'webp'})
  })

  test('HEAD, a download and a name of one’s own', async () => {
    const head = await fetch(`${photo}?w=10`, {method: 'HEAD'})
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, 'image/png', ''])
    const download = await fetchPicture(`${photo}/team.png?w=10&dl=team.png`)
    await expectDownload(download.headers, 'team.png')
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
    await locally(async () => expect((await response.json()).message).toContain(search.split('=')[0]))
  })

  ours('a parameter that is not supported: 501', async () => {
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
