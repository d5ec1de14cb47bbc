import fc from 'fast-check'
import {describe, expect, it, test} from 'vitest'
import {forSharing, positionOf, renderedSizes, renderingsOf} from './image.ts'

const hash = 'a'.repeat(40)
const picture = (asset: string | null, crop?: Record<'left' | 'right' | 'top' | 'bottom', number>) => ({
  alt: 'A picture',
  asset,
  crop,
})

describe('renderingsOf', () => {
  it('offers the widths up to the original’s, and none above', () => {
    const renderings = renderingsOf(picture(`image-${hash}-700x400-png`))
    expect(renderings).toMatchObject({width: 700, height: 400})
    const widths = renderings?.srcSet.avif.matchAll(/ (\d+)w/g)
    expect([...(widths ?? [])].map(([, width]) => Number(width))).toEqual([96, 192, 320, 480, 512, 640])
    expect(renderings?.srcSet.avif).toContain(`/media/${hash}-700x400.png/640.avif 640w`)
    expect(renderings?.src).toBe(`/media/${hash}-700x400.png/640.png`)
  })

  it('falls back to a width that screens of all sizes can take', () => {
    expect(renderingsOf(picture(`image-${hash}-4000x3000-jpg`))?.src).toBe(
      `/media/${hash}-4000x3000.jpg/1080.jpg`,
    )
  })

  it('offers the smallest width of a picture that is smaller still', () => {
    expect(renderingsOf(picture(`image-${hash}-40x40-png`))?.srcSet.webp).toMatch(/96\.webp 96w$/)
  })

  it('shows the part that staff chose, in its own measures', () => {
    const crop = {left: 0.25, right: 0.25, top: 0.1, bottom: 0.4}
    const renderings = renderingsOf(picture(`image-${hash}-1000x500-png`, crop))
    expect(renderings).toMatchObject({width: 500, height: 250})
    expect(renderings?.at(320, 'webp')).toBe(`/media/${hash}-1000x500.png/320.webp?rect=250,50,500,250`)
  })

  it.each([
    ['a small drawing', 'svg', true, undefined, `/media/${hash}-900x600.svg/1920.svg`],
    ['a large drawing', 'svg', false, undefined, null],
    ['a drawing of unknown size', 'svg', null, undefined, null],
    ['a part of a drawing', 'svg', true, {left: 0.5, right: 0, top: 0, bottom: 0}, null],
    ['a photograph', 'jpg', true, undefined, null],
  ])('serves %s as SVG or not', (_what, extension, isSmall, crop, drawing) => {
    const asset = `image-${hash}-900x600-${extension}`
    expect(renderingsOf({...picture(asset, crop), isSmall})?.drawing).toBe(drawing)
  })

  it('cuts nothing where the crop is empty', () => {
    const crop = {left: 0, right: 0, top: 0, bottom: 0}
    expect(renderingsOf(picture(`image-${hash}-1000x500-png`, crop))?.src).not.toContain('rect')
  })

  it.each([
    null,
    '',
    'file-x-pdf',
    `image-${hash}-1000x500`,
    `image-${hash.slice(1)}-1x1-png`,
    `x image-${hash}-1x1-png`,
  ])('makes nothing of %s', (asset) => {
    expect(renderingsOf(picture(asset))).toBeUndefined()
  })
})

test.each([
  ['a portrait picture', '1200x1800', {}, {x: 0.5, y: 0.2}, '0,45,1200,630'],
  ['beside its edge', '1200x1800', {}, {x: 0.5, y: 0.9}, '0,1170,1200,630'],
  ['a wide picture', '2400x630', {}, {x: 0.5, y: 0.5}, '600,0,1200,630'],
  ['within its crop', '1600x1800', {left: 0.25, top: 0.5}, {x: 0.5, y: 0.75}, '400,1035,1200,630'],
  ['a picture in that shape', '1200x630', {}, {x: 0.1, y: 0.1}, null],
])('social networks get %s around its hotspot', (_, size, crop, hotspot, rect) => {
  const shared = forSharing({...picture(`image-${hash}-${size}-png`), crop, hotspot})
  expect(renderingsOf(shared)?.rect).toBe(rect)
})

test.each([
  ['is wider than its box', 1, '(min-width: 60rem) calc(280px * 1.50), calc(15vw * 1.50)'],
  ['is narrower', 2, '(min-width: 60rem) 280px, 15vw'],
  ['is shown whole', undefined, '(min-width: 60rem) 280px, 15vw'],
])('the size of a picture that %s', (_, ratio, expected) => {
  expect(renderedSizes('(min-width: 60rem) 280px, 15vw', {width: 1500, height: 1000}, ratio)).toBe(expected)
})

describe('positionOf', () => {
  const hundredths = (min: number, max: number) => fc.integer({min, max}).map((value) => value / 100)
  const share = hundredths(0, 100)
  const cut = hundredths(0, 40)
  const marked = fc.record({
    crop: fc.record({left: cut, right: cut, top: cut, bottom: cut}),
    hotspot: fc.record({x: share, y: share, width: share, height: share}),
  })
  type Mark = typeof marked extends fc.Arbitrary<infer Value> ? Value : never
  const shape = hundredths(20, 500)
  const size = {width: 1200, height: 800}
  /** Half of the last bit. */
  const rounding = 1 / 256

  /** For both axes: visible part, marked part and middle of the mark, as shares of the cropped picture. */
  function shown({crop, hotspot}: Mark, box: number, ratio?: number) {
    const {across = '', down = ''} = positionOf({...picture(null), crop, hotspot}, size, ratio) ?? {}
    const axis = (
      bits: string,
      visible: number,
      at: number,
      length: number,
      before: number,
      after: number,
    ) => {
      const position = bits.split(' ').reduce((sum, bit) => sum + (bit ? 0.5 ** Number(bit) : 0), 0)
      const part = Math.min(1, visible)
      const start = position * (1 - part)
      const inCrop = (value: number) => (value - before) / (1 - before - after)
      const within = (value: number) => Math.min(Math.max(0, inCrop(value)), 1)
      return {
        start,
        end: start + part,
        from: within(at - length / 2),
        to: within(at + length / 2),
        middle: inCrop(at),
      }
    }
    const visible = (box * size.height) / size.width
    return [
      axis(across, visible, hotspot.x, hotspot.width, crop.left, crop.right),
      axis(down, 1 / visible, hotspot.y, hotspot.height, crop.top, crop.bottom),
    ]
  }

  it('keeps what staff marked whole in a box of any shape, or nothing but that', () => {
    fc.assert(
      fc.property(marked, shape, (mark, box) => {
        for (const {start, end, from, to} of shown(mark, box)) {
          const [outer, inner] =
            to - from <= end - start
              ? [
                  [start, end],
                  [from, to],
                ]
              : [
                  [from, to],
                  [start, end],
                ]
          expect(outer[0]).toBeLessThanOrEqual((inner[0] ?? 0) + rounding)
          expect(outer[1]).toBeGreaterThanOrEqual((inner[1] ?? 0) - rounding)
        }
      }),
    )
  })

  it('brings it to the middle of a box of known shape, as far as the picture reaches', () => {
    fc.assert(
      fc.property(marked, shape, (mark, box) => {
        for (const {start, end, middle} of shown(mark, box, box)) {
          const centered = Math.min(Math.max(0, middle - (end - start) / 2), 1 - (end - start))
          expect(Math.abs(start - centered)).toBeLessThanOrEqual(rounding)
        }
      }),
    )
  })

  it('is not said where nothing is marked', () => {
    expect(positionOf(picture(null), size)).toBeUndefined()
  })
})
