import sharp from 'sharp'
import {describe, expect, test} from 'vitest'
import {formats, widths} from '../../app/content/image.ts'
import {open, productForFile, rawRequest, request, sendRaw} from './support.ts'

const product = productForFile()

const types = {avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png'}

/** Address of a picture without its rendering: `/media/{sha1}-1920x1280.png`. */
async function somePicture() {
  const {document} = await open(product.current, '/de/about')
  const source = document.querySelector('.banner-picture img')?.getAttribute('src') ?? ''
  const [address = ''] = /^\/media\/[0-9a-f]{40}-\d+x\d+\.png(?=\/)/.exec(source) ?? []
  const [, width, height] = (/-(\d+)x(\d+)/.exec(address) ?? []).map(Number)
  return {address, width: width ?? 0, height: height ?? 0}
}

describe('renderings', () => {
  test.each(formats)('%s is what it says, in a width that we offer', async (format) => {
    const {address, width, height} = await somePicture()
    const response = await request(product.current, `${address}/320.${format}`)
    expect(response.headers.get('content-type')).toBe(types[format])
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    const bytes = await response.arrayBuffer()
    expect(response.headers.get('content-length')).toBe(String(bytes.byteLength))
    const picture = await sharp(bytes).metadata()
    expect(picture.format).toBe({avif: 'heif', webp: 'webp', jpg: 'jpeg', png: 'png'}[format])
    expect([picture.width, picture.height]).toEqual([320, Math.round((320 / width) * height)])
  })

  test('every width of a srcset is there, in its width', async () => {
    const {address, width} = await somePicture()
    for (const wanted of widths.filter((one) => one <= width)) {
      const bytes = await (await request(product.current, `${address}/${wanted}.webp`)).arrayBuffer()
      expect((await sharp(bytes).metadata()).width).toBe(wanted)
    }
  })

  test('of a part that no page shows, the whole picture is given, for once', async () => {
    const {address, width, height} = await somePicture()
    const response = await request(product.current, `${address}/192.webp?rect=0,0,400,200`)
    const picture = await sharp(await response.arrayBuffer()).metadata()
    expect([picture.width, picture.height]).toEqual([192, Math.round((192 / width) * height)])
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('crop and hotspot of staff reach the page', async () => {
    const crop = {_type: 'sanity.imageCrop', left: 0.25, right: 0.25, top: 0, bottom: 0}
    const hotspot = {_type: 'sanity.imageHotspot', x: 0.1, y: 0.9, width: 0.2, height: 0.2}
    await product.current
      .content()
      .patch('aboutPage')
      .set({'picture.crop': crop, 'picture.hotspot': hotspot})
      .commit()
    const picture = async () =>
      (await open(product.current, '/de/about')).document.querySelector('.banner-picture img')
    await expect.poll(async () => (await picture())?.getAttribute('src')).toMatch(/\?rect=480,0,960,\d+$/)
    expect((await picture())?.getAttribute('width')).toBe('960')
    expect((await picture())?.getAttribute('data-focus')).toBe('04')
    const response = await request(product.current, (await picture())?.getAttribute('src') ?? '')
    const part = await sharp(await response.arrayBuffer()).metadata()
    expect(part.width).toBeLessThan((part.height ?? 0) * 1.1)
    expect(response.headers.get('cache-control')).toContain('immutable')
  })
})

describe('anything else', () => {
  test.each([
    ['a width that we do not offer', (picture: string) => `${picture}/321.png`],
    ['a width with a sign', (picture: string) => `${picture}/+320.png`],
    ['a width in another notation', (picture: string) => `${picture}/3.2e2.png`],
    ['a format that we do not offer', (picture: string) => `${picture}/320.svg`],
    ['no format', (picture: string) => `${picture}/320`],
    ['no rendering', (picture: string) => picture],
    ['more parts', (picture: string) => `${picture}/320.png/x`],
    ['a part that is no rectangle', (picture: string) => `${picture}/320.png?rect=1,2,3`],
    ['another picture', (picture: string) => `${picture.replace(/[0-9a-f]{40}/, 'a'.repeat(40))}/320.png`],
    ['no hash', () => '/media/x-1x1.png/320.png'],
    ['an encoded way out', () => '/media/..%2f..%2f..%2fetc%2fpasswd/320.png'],
  ])('%s is not there', async (_name, addressOf) => {
    const {status, headers} = await request(product.current, addressOf((await somePicture()).address))
    expect(status).toBe(404)
    expect(headers.get('cache-control') ?? '').not.toContain('immutable')
  })

  test.each([
    '/media/../../../../etc/passwd',
    '/assets/../../package.json',
    '/assets/..%2f..%2fpackage.json',
    '/..%2fpackage.json',
  ])('%s gives no file away', async (path) => {
    const {status, text} = await sendRaw(product.current, rawRequest('GET', path))
    expect(status).toBeLessThan(500)
    expect(text).not.toMatch(/root:|"devDependencies"/)
  })
})

test('renderings that were asked for once are there without the lake; of others, the place is', async () => {
  const {address} = await somePicture()
  const before = await (await request(product.current, `${address}/480.webp`)).arrayBuffer()
  await product.current.lake.stop()
  const after = await request(product.current, `${address}/480.webp`)
  expect(after.status).toBe(200)
  expect(Buffer.from(await after.arrayBuffer()).equals(Buffer.from(before))).toBe(true)
  const unknown = address.replace(/[0-9a-f]{40}/, 'b'.repeat(40))
  const other = await request(product.current, `${unknown}/480.avif`)
  expect([other.status, other.headers.get('content-type')]).toEqual([200, 'image/svg+xml'])
  expect(other.headers.get('cache-control')).toBe('no-store')
  await product.current.lake.start()
  await expect.poll(async () => (await request(product.current, `${unknown}/480.avif`)).status).toBe(404)
})
