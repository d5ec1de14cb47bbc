import sharp from 'sharp'
import {beforeAll, describe, expect, test} from 'vitest'
import {colorAt, DRAWING, drawClear, drawNoise, drawRedAndBlue, fetchPicture} from '../pictures.ts'
import {expectDownload, lakeForFile} from './support.ts'

/** Transformed pictures: https://www.sanity.io/docs/image-urls */

const lake = lakeForFile()
let photo: string
let clear: string
let drawing: string

const upload = async (bytes: Buffer) => (await lake.client().assets.upload('image', bytes)).url

beforeAll(async () => {
  photo = await upload(await drawRedAndBlue())
  clear = await upload(await drawClear())
  drawing = await upload(DRAWING)
})

describe('sizes', () => {
  test.each([
    ['w=100', 100, 50],
    ['h=100', 200, 100],
    ['w=100&h=100', 100, 50],
    ['w=100&dpr=2', 200, 100],
    ['w=800&fit=max', 400, 200],
    ['w=100&h=100&fit=crop', 100, 100],
    ['w=600&h=600&fit=min', 200, 200],
    ['w=100&h=100&fit=fill', 100, 100],
    ['w=100&h=100&fit=scale', 100, 100],
    ['rect=0,0,100,100&w=50', 50, 50],
    ['w=99.6', 100, 50],
  ])('%s gives %i × %i', async (search, width, height) => {
    expect(await fetchPicture(`${photo}?${search}`)).toMatchObject({width, height, format: 'png'})
  })
})

describe('crops and colours', () => {
  test.each([
    ['rect=200,0,200,200', 'b'],
    ['w=100&h=100&fit=crop&crop=left', 'r'],
    ['w=100&h=100&fit=crop&crop=top,right', 'b'],
    ['w=50&h=100&fit=crop&crop=focalpoint&fp-x=0.2&fp-y=0.5', 'r'],
    ['w=50&h=100&fit=crop&crop=focalpoint&fp-x=0.9', 'b'],
    ['w=100&h=100&fit=fill', 'w'],
    ['rect=200,0,200,200&w=100&h=50&fit=crop&crop=left', 'b'],
  ])('with %s the upper left corner is %s', async (search, color) => {
    const {bytes} = await fetchPicture(`${photo}?${search}`)
    expect(await colorAt(bytes, 2, 2)).toBe(color)
  })

  test('a background fills transparent parts', async () => {
    expect(await colorAt((await fetchPicture(`${clear}?bg=00ff00`)).bytes, 5, 5)).toBe('g')
    expect(await colorAt((await fetchPicture(`${clear}?fm=jpg`)).bytes, 5, 5)).toBe('w')
  })

  test('saturation and blur', async () => {
    const [grey] = await sharp((await fetchPicture(`${photo}?w=20&sat=-100`)).bytes)
      .raw()
      .toBuffer()
    expect(grey).toBeLessThan(200)
    const plain = await fetchPicture(`${photo}?w=100`)
    expect((await fetchPicture(`${photo}?w=100&blur=100`)).bytes.equals(plain.bytes)).toBe(false)
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
    // Pictures at an address never change, so caches may keep them for at least a month.
    expect(headers.get('cache-control')).toMatch(/^public,.*max-age=\d{7,}.*immutable/)
    expect(headers.get('content-length')).toBe(String(bytes.length))
  })

  test.each([
    ['image/avif,image/webp,*/*', 'avif'],
    ['image/webp,*/*', 'webp'],
    ['*/*', 'png'],
  ])('auto=format for a browser that accepts %s', async (accept, expected) => {
    const {format, headers} = await fetchPicture(`${photo}?w=64&auto=format`, {headers: {accept}})
    expect(format).toBe(expected)
    expect(headers.get('vary')?.toLowerCase()).toContain('accept')
  })

  test('less quality, fewer bytes', async () => {
    const url = await upload(await drawNoise())
    const low = await fetchPicture(`${url}?fm=jpg&q=20`)
    const high = await fetchPicture(`${url}?fm=jpg&q=90`)
    expect(low.bytes.length).toBeLessThan(high.bytes.length / 2)
  })

  test('SVG is kept unless a format is requested, and is then sharp at any size', async () => {
    const {format, headers} = await fetchPicture(`${drawing}?w=10&auto=format`)
    expect(format).toBe('svg')
    // Browsers show SVG only with this type; the policy blocks scripts in it.
    expect(headers.get('content-disposition')).toBeNull()
    expect(headers.get('content-type')).toBe('image/svg+xml')
    const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"
    expect(headers.get('content-security-policy')).toBe(policy)
    const made = async (search: string) => fetchPicture(`${drawing}?${search}`)
    expect(await made('w=400&fm=png')).toMatchObject({width: 400, height: 200, format: 'png'})
    expect(await made('rect=0,0,20,20&w=200&fm=png')).toMatchObject({width: 200, height: 200})
    expect(await made('w=2000&h=2000&fit=crop&fm=webp')).toMatchObject({width: 2000})
    expect(await made('fm=webp')).toMatchObject({width: 40, height: 20, format: 'webp'})
  })

  test('HEAD, a download and a custom name', async () => {
    const head = await fetch(`${photo}?w=10`, {method: 'HEAD'})
    expect([head.status, head.headers.get('content-type'), await head.text()]).toEqual([200, 'image/png', ''])
    const download = await fetchPicture(`${photo}/team.png?w=10&dl=team.png`)
    await expectDownload(download.headers, 'team.png')
  })
})

describe('refusals', () => {
  test.each(['w=0', 'w=9000', 'fit=stretch', 'fm=bmp', 'rect=1,2,3', 'bg=red'])(
    '%s: 400 that names the parameter',
    async (search) => {
      const response = await fetch(`${photo}?${search}`)
      expect(response.status).toBe(400)
      expect((await response.json()).message).toContain(search.split('=')[0])
    },
  )

  test.each(['pad=10', 'or=90'])('%s is not supported: 501', async (search) => {
    const response = await fetch(`${photo}?${search}`)
    expect(response.status).toBe(501)
    expect((await response.json()).error.type).toBe('notImplementedError')
  })

  test('a missing picture: 404, transformed or not', async () => {
    const missing = photo.replace(/[0-9a-f]{40}/, '0'.repeat(40))
    expect((await fetch(missing)).status).toBe(404)
    expect((await fetch(`${missing}?w=10`)).status).toBe(404)
  })
})
