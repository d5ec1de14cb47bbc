import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {formats, widths} from '~/media/image'
import {parseRenderingRequest} from './rendering-request'

const asset = `${'0123456789abcdef'.repeat(3).slice(0, 40)}-1200x800.png`

describe('parseRenderingRequest', () => {
  it('takes every width and format that we offer', () => {
    for (const width of widths)
      for (const format of formats)
        expect(parseRenderingRequest(`${asset}/${width}.${format}`, null)).toEqual({
          asset,
          width,
          format,
          rect: null,
        })
  })

  it('takes the one address of a drawing as SVG', () => {
    const drawing = asset.replace('png', 'svg')
    expect(parseRenderingRequest(`${drawing}/1920.svg`, null)?.format).toBe('svg')
    expect(parseRenderingRequest(`${drawing}/640.svg`, null)).toBeUndefined()
    expect(parseRenderingRequest(`${drawing}/1920.svg`, '0,0,9,9')).toBeUndefined()
    expect(parseRenderingRequest(`${asset}/1920.svg`, null)).toBeUndefined()
  })

  it('takes a part of the picture', () => {
    expect(parseRenderingRequest(`${asset}/320.webp`, '0,10,300,200')?.rect).toBe('0,10,300,200')
  })

  it('accepts one address per rendering, so that nothing is cached twice', () => {
    const renderings = fc.tuple(
      fc.constantFrom(...widths),
      fc.stringMatching(/^[ +\-0x.e]*$/),
      fc.constantFrom(...formats),
    )
    fc.assert(
      fc.property(renderings, ([width, ornament, format]) => {
        // Skip ornaments that make another width: 192 and a 0 make 1920.
        fc.pre(ornament !== '' && !widths.some((other) => `${width}${ornament}` === String(other)))
        expect(parseRenderingRequest(`${asset}/${ornament}${width}.${format}`, null)).toBeUndefined()
        expect(parseRenderingRequest(`${asset}/${width}${ornament}.${format}`, null)).toBeUndefined()
      }),
    )
  })

  it('refuses any other path', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary'}), fc.option(fc.string()), (path, rect) => {
        expect(parseRenderingRequest(path, rect)).toBeUndefined()
      }),
    )
  })

  it.each(['1,2,3', '1,2,3,4,5', '-1,0,1,1', '0,0,100000,1', 'a,b,c,d', ''])(
    'refuses the part %s',
    (rect) => {
      expect(parseRenderingRequest(`${asset}/320.webp`, rect)).toBeUndefined()
    },
  )
})
