import {createHash} from 'node:crypto'
import sharp from 'sharp'
import {beforeAll, describe, expect, test} from 'vitest'
import {API_VERSION, refusal} from '../support.ts'
import {expectDownload, lakeForFile} from './support.ts'

const UPLOAD = `/v${API_VERSION}/assets`
const RED = {r: 200, g: 0, b: 0}
const sha1 = (bytes: Uint8Array) => createHash('sha1').update(bytes).digest('hex')

const lake = lakeForFile()
let png: Buffer

beforeAll(async () => {
  png = await sharp({create: {width: 60, height: 40, channels: 3, background: RED}})
    .png()
    .toBuffer()
})

describe('pictures', () => {
  test('an upload becomes an asset document with the metadata of the picture', async () => {
    const options = {filename: 'red.png', title: 'Red', creditLine: 'Us', source: {id: '7', name: 'camera'}}
    const asset = await lake.client().assets.upload('image', png, options)
    const hash = sha1(png)
    expect(asset).toMatchObject({
      _id: `image-${hash}-60x40-png`,
      _type: 'sanity.imageAsset',
      assetId: hash,
      sha1hash: hash,
      extension: 'png',
      mimeType: 'image/png',
      originalFilename: 'red.png',
      title: 'Red',
      creditLine: 'Us',
      source: {id: '7', name: 'camera'},
      size: png.length,
      path: `images/local/${lake.dataset}/${hash}-60x40.png`,
      url: `${lake.url}/images/local/${lake.dataset}/${hash}-60x40.png`,
      metadata: {
        dimensions: {width: 60, height: 40, aspectRatio: 1.5},
        hasAlpha: false,
        isOpaque: true,
        lqip: expect.stringMatching(/^data:image\/jpeg;base64,/),
      },
    })
    expect(await lake.client().getDocument(asset._id)).toEqual(asset)
    const served = await fetch(asset.url)
    expect(Buffer.from(await served.arrayBuffer()).equals(png)).toBe(true)
  })

  test('its address is that under which the client reaches the lake', async () => {
    const {_id, path} = await lake.client().assets.upload('image', png)
    const urlFor = async (address: string, prefix: string) => {
      const headers = {'x-forwarded-prefix': prefix}
      const response = await lake.request(`/v${API_VERSION}/data/${address}`, {headers})
      return /"url":"([^"]*)"/.exec(await response.text())?.[1]
    }
    for (const address of [
      `query/production?query=*[_id=="${_id}"]`,
      `doc/production/${_id}`,
      'export/production',
    ]) {
      expect(await urlFor(address, '')).toBe(`${lake.url}/${path}`)
      expect(await urlFor(address, '/lake')).toBe(`${lake.url}/lake/${path}`)
      expect(await urlFor(address, '//evil.test')).toBe(`${lake.url}/${path}`)
    }
    const foreign = {_id: 'foreign', _type: 'sanity.imageAsset', path: 'images/abc/x/1.png'}
    const url = 'https://cdn.example.org/images/abc/x/1.png'
    expect(await lake.client().create({...foreign, url})).toMatchObject({url})
    expect(await lake.client().getDocument('foreign')).toMatchObject({url})
  })

  test('the same bytes are the same asset', async () => {
    const first = await lake.client().assets.upload('image', png)
    const again = await lake.client().assets.upload('image', png, {filename: 'other.png'})
    expect(again).toEqual(first)
  })

  test('reports an alpha channel, and whether it is used', async () => {
    const clear = {...RED, alpha: 0.5}
    const seeThrough = await sharp({create: {width: 8, height: 8, channels: 4, background: clear}})
      .png()
      .toBuffer()
    const solid = await sharp({create: {width: 8, height: 8, channels: 4, background: {...RED, alpha: 1}}})
      .png()
      .toBuffer()
    const metadataOf = async (bytes: Buffer) => (await lake.client().assets.upload('image', bytes)).metadata
    expect(await metadataOf(seeThrough)).toMatchObject({hasAlpha: true, isOpaque: false})
    expect(await metadataOf(solid)).toMatchObject({hasAlpha: true, isOpaque: true})
  })

  test('a rotated picture has its displayed size', async () => {
    const turned = await sharp({create: {width: 30, height: 20, channels: 3, background: RED}})
      .withMetadata({orientation: 6})
      .jpeg()
      .toBuffer()
    const {_id} = await lake.client().assets.upload('image', turned)
    expect(_id).toBe(`image-${sha1(turned)}-20x30-jpg`)
  })

  test('the type comes from the content, not from headers or names', async () => {
    const options = {filename: 'photo.jpg', contentType: 'image/jpeg'}
    const asset = await lake.client().assets.upload('image', png, options)
    expect(asset).toMatchObject({extension: 'png', mimeType: 'image/png'})
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="9" height="9"/></svg>'
    const drawing = await lake.client().assets.upload('image', Buffer.from(svg), {filename: 'x.png'})
    expect(drawing).toMatchObject({extension: 'svg', mimeType: 'image/svg+xml'})
    expect(drawing._id).toMatch(/-20x10-svg$/)
  })

  test.each([
    ['text', Buffer.from('no picture')],
    ['nothing', Buffer.alloc(0)],
    ['half a picture', Buffer.from('\x89PNG\r\n\x1a\n broken', 'latin1')],
  ])('%s: 400', async (_, bytes) => {
    const call = lake.request(`${UPLOAD}/images/${lake.dataset}`, {
      method: 'POST',
      body: new Uint8Array(bytes),
    })
    expect((await call).status).toBe(400)
  })
})

test('a picture of too many pixels: 400', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>')
  const {statusCode, message} = await refusal(lake.client().assets.upload('image', svg))
  expect([statusCode, message]).toEqual([400, expect.stringMatching(/at most \d+ pixels/)])
})

describe('files', () => {
  test('an upload can be fetched, as a download under its name on request', async () => {
    const pdf = Buffer.from('%PDF-1.7 hello')
    const asset = await lake.client().assets.upload('file', pdf, {filename: 'Bericht 2026.pdf'})
    expect(asset).toMatchObject({
      _id: `file-${sha1(pdf)}-pdf`,
      _type: 'sanity.fileAsset',
      mimeType: 'application/pdf',
      originalFilename: 'Bericht 2026.pdf',
      size: pdf.length,
    })
    const served = await fetch(`${asset.url}?dl=Bericht%202026.pdf`)
    expect(served.headers.get('content-type')).toBe('application/pdf')
    expect(served.headers.get('content-length')).toBe(String(pdf.length))
    await expectDownload(served.headers, 'Bericht 2026.pdf')
    expect(await served.text()).toBe(pdf.toString())
    const head = await fetch(asset.url, {method: 'HEAD'})
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(pdf.length)])
  })

  /** Uploads a file, and checks its type and that no browser would run it here. */
  async function isStored(filename: string, extension: string, content: string, type: string | RegExp) {
    const asset = await lake.client().assets.upload('file', Buffer.from(content, 'latin1'), {filename})
    expect(asset.extension).toBe(extension)
    const {headers} = await fetch(asset.url)
    expect(headers.get('content-type')).toMatch(type)
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    const isUnknown = type === 'application/octet-stream'
    expect(headers.get('content-disposition')?.startsWith('attachment') ?? false).toBe(isUnknown)
  }

  test.each([
    ['data.csv', 'csv', 'a;b', 'text/csv'],
    ['../../etc/passwd.txt', 'txt', 'text', 'text/plain'],
    ['letter.docx', 'docx', 'PK', /wordprocessingml/],
    ['page.html', 'html', '<script>alert(1)</script>', 'application/octet-stream'],
    ['page.svg', 'svg', '<svg/>', 'application/octet-stream'],
    ['noname', 'bin', 'plain', 'application/octet-stream'],
  ])('%s is stored as %s and cannot run in a browser', isStored)

  test.each([
    `${'0'.repeat(40)}.pdf`,
    '..%2F..%2Flake.sqlite',
    '%2e%2e%2flake.sqlite',
    `..%5C${'0'.repeat(40)}.pdf`,
  ])('GET %s: 404', async (name) => {
    const missing = 404
    const files = `${lake.url}/files/local`
    const images = `${lake.url}/images/local`
    expect((await fetch(`${files}/${lake.dataset}/${name}`)).status).toEqual(missing)
    expect((await fetch(`${images}/${lake.dataset}/${name}`)).status).toEqual(missing)
    expect((await fetch(`${files}/..%2F..%2F/${name}`)).status).toEqual(missing)
  })
})

test('without a token: 401; another kind: 404', async () => {
  const anonymous = refusal(lake.client({token: undefined}).assets.upload('image', png))
  expect((await anonymous).statusCode).toBe(401)
  const other = await lake.request(`${UPLOAD}/videos/${lake.dataset}`, {method: 'POST', body: 'x'})
  expect(other.status).toEqual(404)
})

test('more than the configured limit: 413', async () => {
  const large = refusal(lake.client().assets.upload('file', Buffer.alloc(50_001)))
  expect((await large).statusCode).toBe(413)
})
