// @vitest-environment node
import {createHash} from 'node:crypto'
import sharp from 'sharp'
import {afterAll, beforeAll, describe, expect, test} from 'vitest'
import {API_VERSION, refusal} from '../support.ts'
import {type ClientLake, either, expectDownload, locally, NO_RIGHTS, openLake, ours} from './support.ts'

const UPLOAD = `/v${API_VERSION}/assets`
const RED = {r: 200, g: 0, b: 0}
const sha1 = (bytes: Uint8Array) => createHash('sha1').update(bytes).digest('hex')

let lake: ClientLake
let png: Buffer

beforeAll(async () => {
  lake = await openLake()
  png = await sharp({create: {width: 60, height: 40, channels: 3, background: RED}})
    .png()
    .toBuffer()
})
afterAll(() => lake.stop())

describe('pictures', () => {
  test('an upload becomes an asset document with everything known of the picture', async () => {
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
      path: `images/${lake.projectId}/${lake.dataset}/${hash}-60x40.png`,
      url: `${lake.cdn}/images/${lake.projectId}/${lake.dataset}/${hash}-60x40.png`,
      metadata: {
        dimensions: {width: 60, height: 40, aspectRatio: 1.5},
        hasAlpha: false,
        isOpaque: true,
        lqip: expect.stringMatching(/^data:image\/jpeg;base64,/),
        palette: {dominant: {background: expect.stringMatching(/^#c[0-9a-f]0[0-9a-f]{3}$/)}},
      },
    })
    expect(await lake.client().getDocument(asset._id)).toEqual(asset)
    const served = await fetch(asset.url)
    expect(Buffer.from(await served.arrayBuffer()).equals(png)).toBe(true)
  })

  test.each(['#e3efec', '#fbf8f4', '#1a1216'])(
    'a picture in %s shows this colour most',
    async (background) => {
      const plain = sharp({create: {width: 60, height: 40, channels: 3, background}})
      const {metadata} = await lake.client().assets.upload('image', await plain.png().toBuffer())
      const shown = metadata.palette?.dominant?.background
      // Each of the three channels begins with the same digit.
      const like = background.replace(/(\w)\w/g, '$1\\w')
      expect(shown).toMatch(new RegExp(`^${like}$`))
      await locally(() => expect(shown).toBe(background))
    },
  )

  ours('its address is the one under which the reader reaches the lake', async () => {
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

  test('transparency is told, with or without its use', async () => {
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

  test('a picture on its side has the size in which it is seen', async () => {
    const turned = await sharp({create: {width: 30, height: 20, channels: 3, background: RED}})
      .withMetadata({orientation: 6})
      .jpeg()
      .toBuffer()
    const {_id} = await lake.client().assets.upload('image', turned)
    expect(_id).toBe(`image-${sha1(turned)}-20x30-jpg`)
  })

  test('the type comes from the content, whatever is claimed', async () => {
    const options = {filename: 'photo.jpg', contentType: 'image/jpeg'}
    const asset = await lake.client().assets.upload('image', png, options)
    expect(asset).toMatchObject({extension: 'png', mimeType: 'image/png'})
    const svg =
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 10"><rect width="9" height="9"/></svg>'
    const drawing = await lake.client().assets.upload('image', Buffer.from(svg), {filename: 'x.png'})
    expect(drawing).toMatchObject({extension: 'svg', mimeType: 'image/svg+xml'})
    expect(drawing._id).toMatch(/-20x10-svg$/)
  })

  test('only the metadata that is wanted', async () => {
    const bytes = await sharp(png).resize(7).png().toBuffer()
    const {metadata} = await lake.client().assets.upload('image', bytes, {extract: ['lqip']})
    expect(metadata).toHaveProperty('lqip')
    expect(metadata).not.toHaveProperty('palette')
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

ours('a picture of too many pixels: 400 that says so', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>')
  const {statusCode, message} = await refusal(lake.client().assets.upload('image', svg))
  expect([statusCode, message]).toEqual([
    400,
    expect.stringMatching(/too many pixels, 20000 × 20000: at most/),
  ])
})

describe('files', () => {
  test('an upload can be fetched again, as a download under its name where wanted', async () => {
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

  test.each([
    ['bytes=0-3', 206, 'abcd', 'bytes 0-3/10'],
    ['bytes=8-', 206, 'ij', 'bytes 8-9/10'],
    ['bytes=8-99', 206, 'ij', 'bytes 8-9/10'],
    ['bytes=-3', 206, 'hij', 'bytes 7-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['pages=1-2', 200, 'abcdefghij', null],
  ])('%s of a file: %i', async (range, status, text, contentRange) => {
    const asset = await lake.client().assets.upload('file', Buffer.from('abcdefghij'), {filename: 'abc.txt'})
    const served = await fetch(asset.url, {headers: {range}})
    expect([served.status, served.headers.get('content-range')]).toEqual([status, contentRange])
    if (status === 416) return
    expect(await served.text()).toBe(text)
    expect(served.headers.get('accept-ranges')).toBe('bytes')
    await locally(() => expect(served.headers.get('content-security-policy')).toContain('sandbox'))
  })

  test('HEAD of a picture tells its size', async () => {
    const {url} = await lake.client().assets.upload('image', png)
    const {headers} = await fetch(url, {method: 'HEAD'})
    expect(headers.get('content-length')).toBe(String(png.length))
  })

  /** Uploads a file, and checks its type and that no browser would run it here. */
  async function isStored(filename: string, extension: string, content: string, type: string | RegExp) {
    const asset = await lake.client().assets.upload('file', Buffer.from(content, 'latin1'), {filename})
    expect(asset.extension).toBe(extension)
    const {headers} = await fetch(asset.url)
    expect(headers.get('content-type')).toMatch(type)
    await locally(() => {
      expect(headers.get('content-security-policy')).toContain('sandbox')
      expect(headers.get('x-content-type-options')).toBe('nosniff')
      const isUnknown = type === 'application/octet-stream'
      expect(headers.get('content-disposition')?.startsWith('attachment') ?? false).toBe(isUnknown)
    })
  }

  test.each([
    ['data.csv', 'csv', 'a;b', 'text/csv'],
    ['../../etc/passwd.txt', 'txt', 'text', 'text/plain'],
    ['letter.docx', 'docx', 'PK\x03\x04…', /wordprocessingml/],
  ])('%s is stored as %s and cannot run in a browser', isStored)

  // The hosted lake takes the ending of the name, and serves from a host on which nothing else is.
  ours.each([
    ['page.html', 'html', '<script>alert(1)</script>', 'application/octet-stream'],
    ['report.pdf', 'bin', 'no PDF at all', 'application/octet-stream'],
    ['noname', 'bin', 'plain', 'application/octet-stream'],
  ])('%s is stored as %s, of no type that is known', isStored)

  test.each([
    'none.pdf',
    `${'0'.repeat(40)}.pdf`,
    '..%2F..%2Flake.sqlite',
    '%2e%2e%2flake.sqlite',
    `..%5C${'0'.repeat(40)}.pdf`,
  ])('GET %s: 404', async (name) => {
    const missing = either(404, 400, 403)
    const files = `${lake.cdn}/files/${lake.projectId}`
    const images = `${lake.cdn}/images/${lake.projectId}`
    expect((await fetch(`${files}/${lake.dataset}/${name}`)).status).toEqual(missing)
    expect((await fetch(`${images}/${lake.dataset}/${name}`)).status).toEqual(missing)
    expect((await fetch(`${files}/..%2F..%2F/${name}`)).status).toEqual(missing)
  })
})

test('without a token: 401; another kind: 404', async () => {
  const anonymous = refusal(lake.client({token: undefined}).assets.upload('image', png))
  expect((await anonymous).statusCode).toEqual(NO_RIGHTS)
  const other = await lake.request(`${UPLOAD}/videos/${lake.dataset}`, {method: 'POST', body: 'x'})
  expect(other.status).toEqual(either(404, 400))
})

ours('more than this lake was told to take: 413', async () => {
  const large = refusal(lake.client().assets.upload('file', Buffer.alloc(50_001)))
  expect((await large).statusCode).toBe(413)
})
