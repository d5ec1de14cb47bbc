import {afterEach, beforeEach, expect, test, vi} from 'vitest'
import {faultOf, lookAt} from './look-at.ts'

/** Size of the next decoded picture; undefined if the browser cannot decode it. */
let decoded: {naturalWidth: number; naturalHeight: number} | undefined

beforeEach(() => {
  vi.stubGlobal(
    'Image',
    class {
      naturalWidth = decoded?.naturalWidth
      naturalHeight = decoded?.naturalHeight
      decode = () => (decoded ? Promise.resolve() : Promise.reject(new Error('broken')))
    },
  )
})
afterEach(() => vi.unstubAllGlobals())

const look = (start: string, type = 'image/jpeg') =>
  lookAt(new File([Buffer.from(start, 'latin1')], 'a.jpg', {type}), {minWidth: 1000, minHeight: 500})

test.each([
  ['%PDF-1.7', 'is a PDF'],
  ['PK\x03\x04', 'is a document'],
  ['\xd0\xcf\x11\xe0', 'is a document'],
  ['\0\0\0\x18ftypheic', 'is in a format'],
  ['II*\0', 'is in a format'],
  ['no picture', 'is damaged or not a picture'],
])('a file that begins with %j is refused', async (start, reason) => {
  decoded = undefined
  expect(await look(start)).toEqual({fault: expect.stringContaining(`“a.jpg” ${reason}`)})
})

test.each([
  [1000, 800, undefined],
  [999, 800, 'only 999 pixels wide'],
  [1000, 499, 'only 499 pixels high'],
  [5000, 4000, undefined],
  [5001, 4000, 'about 21 megapixels'],
])('a picture of %i × %i pixels', async (naturalWidth, naturalHeight, doubt) => {
  decoded = {naturalWidth, naturalHeight}
  expect(await look('\xff\xd8\xff')).toEqual(doubt ? {doubt: expect.stringContaining(doubt)} : {})
  expect(await look('<svg', 'image/svg+xml')).toEqual({})
})

test.each([
  [413, 'too large'],
  [400, 'damaged'],
  [undefined, 'connection'],
])('an upload that is answered with %s', (statusCode, reason) => {
  expect(faultOf(Object.assign(new Error(), {statusCode}), 'a.jpg')).toContain(reason)
})
