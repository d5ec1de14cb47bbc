import {describe, expect, it} from 'vitest'
import {focusOf, renderingsOf, toneOf} from './image.ts'

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

describe('focusOf', () => {
  const marked = (crop?: Record<'left' | 'right' | 'top' | 'bottom', number>) =>
    focusOf({...picture(null, crop), hotspot: {x: 0.75, y: 0.5}})

  it('is where staff marked it in a whole picture', () => {
    expect(marked()).toEqual({x: 0.75, y: 0.5})
  })

  it('moves with what is cut off', () => {
    expect(marked({left: 0.5, right: 0, top: 0.25, bottom: 0.25})).toEqual({x: 0.5, y: 0.5})
  })

  it('is nowhere when nothing is marked', () => {
    expect(focusOf(picture(null))).toBeUndefined()
  })
})

describe('toneOf', () => {
  const grounded = (colour: string | null, isOpaque = true) => ({
    ...picture(null),
    ground: {colour, isOpaque},
  })

  it('is the nearest of sixteen steps per channel, so that a pale colour stays one', () => {
    expect(toneOf(grounded('#f8d8c8'))).toBe('rf gd bc')
    expect(toneOf(grounded('#E3EFEC'))).toBe('rd ge be')
    expect(toneOf(grounded('#000000'))).toBe('r0 g0 b0')
    expect(toneOf(grounded('#ffffff'))).toBe('rf gf bf')
  })

  it('is nothing where one sees through the picture, or its colour is not known', () => {
    expect(toneOf(grounded('#f8d8c8', false))).toBeUndefined()
    expect(toneOf(grounded(null))).toBeUndefined()
    expect(toneOf(picture(null))).toBeUndefined()
  })
})
