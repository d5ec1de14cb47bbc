import sharp from 'sharp'
import {describe, expect, test} from 'vitest'
import {formats} from '../../app/media/image.ts'
import {open, productForFile, request} from './support.ts'

const product = productForFile()

const types = {avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png'}

/** Address of a drawing without its rendering: `/media/{sha1}-1600x900.svg`. */
async function somePicture() {
  const {document} = await open(product.current, '/de/about')
  const source = document.querySelector('.banner-picture img')?.getAttribute('src') ?? ''
  const [address = ''] = /^\/media\/[0-9a-f]{40}-\d+x\d+\.svg(?=\/)/.exec(source) ?? []
  const [, width, height] = (/-(\d+)x(\d+)/.exec(address) ?? []).map(Number)
  return {address, width: width ?? 0, height: height ?? 0}
}

describe('renderings', () => {
  test.each(formats)('%s has the right type and size', async (format) => {
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

  test('a drawing is served as SVG that does nothing', async () => {
    const {address} = await somePicture()
    const response = await request(product.current, `${address}/1920.svg`, {
      headers: {'accept-encoding': 'br'},
    })
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/svg+xml',
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
    expect(await response.text()).toMatch(/^<svg [^>]*>(?!.*<title)/)
  })

  test('the whole picture is served for a part that no page shows', async () => {
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
    await expect.poll(async () => (await picture())?.getAttribute('src')).toMatch(/\?rect=400,0,800,\d+$/)
    expect((await picture())?.getAttribute('width')).toBe('800')
    expect((await picture())?.getAttribute('data-at')).toBe('')
    expect((await picture())?.parentElement?.getAttribute('data-at')).toBe('0')
    const response = await request(product.current, (await picture())?.getAttribute('src') ?? '')
    const part = await sharp(await response.arrayBuffer()).metadata()
    expect(part.width).toBeLessThan((part.height ?? 0) * 1.1)
    expect(response.headers.get('cache-control')).toContain('immutable')
  })
})

test.each([
  ['an unknown picture', (picture: string) => `${picture.replace(/[0-9a-f]{40}/, 'a'.repeat(40))}/320.png`],
  ['an unknown width', (picture: string) => `${picture}/321.png`],
  ['a second address of a drawing', (picture: string) => `${picture}/320.svg`],
  ['an encoded path', () => '/media/..%2f..%2f..%2fetc%2fpasswd/320.png'],
])('%s answers 404', async (_name, addressOf) => {
  const {status, headers} = await request(product.current, addressOf((await somePicture()).address))
  expect(status).toBe(404)
  expect(headers.get('cache-control') ?? '').not.toContain('immutable')
})

test('without the lake, stored renderings are served, and a placeholder for others', async () => {
  const {address} = await somePicture()
  const before = await (await request(product.current, `${address}/480.webp`)).arrayBuffer()
  await product.current.lake.stop()
  const {siteUrl} = product.current
  // From then on, the site requests no renderings from the lake.
  const lake = async () => (await (await fetch(`${siteUrl}/readyz`)).json()).lake
  await expect.poll(lake).toMatchObject({reachable: false})
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
