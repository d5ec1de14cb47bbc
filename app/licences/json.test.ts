import fc from 'fast-check'
import {describe, expect, it} from 'vitest'
import {de} from '~/i18n/de'
import {categories, page} from '../../tests/support/licences.ts'
import type {Category} from './category'
import {publicCategories} from './json'

const german = {lang: 'de', texts: de.licences} as const
const published = (changes: Partial<Category> = {}) =>
  publicCategories(
    {...page, categories: categories.map((category) => ({...category, ...changes}))},
    german,
    'https://site.example',
  )
const byId = (id: string) => published().find((category) => category.id === id)

describe('publicCategories', () => {
  it("has the specification's fields, for all categories in its order", () => {
    expect(published().map(({id}) => id)).toEqual(categories.map(({code}) => code.toLowerCase()))
    for (const category of published())
      expect(Object.keys(category).join(' ')).toBe(
        'id title type category description aquisition puts includes symbol image',
      )
  })

  it('tells the facts of a category', () => {
    expect(byId('ce')).toMatchObject({
      category: 'CE',
      type: 'Trailers',
      aquisition: '21 Jahre (EU). 18 Jahre (Deutschland), supervised',
      puts: 'C',
      includes: '<ul><li>BE</li><li>C1E</li><li>D1E (with D)</li><li>DE (with D)</li></ul>',
    })
  })

  it('marks what is missing with a dash', () => {
    expect(byId('am')).toMatchObject({puts: '-', includes: '-'})
  })

  it('writes descriptions as plain text', () => {
    const block = (text: string) => ({
      _type: 'block' as const,
      _key: text,
      markDefs: null,
      fallback: null,
      children: [{_type: 'span' as const, _key: 's', text}],
    })
    const [first] = published({description: [block('Which vehicles'), block('Cars & <vans>')]})
    expect(first?.description).toBe('Which vehicles\n\nCars & <vans>')
  })

  it('gives pictures at our own address', () => {
    const asset = `image-${'a'.repeat(40)}-512x341-png`
    const [first] = published({
      symbol: {alt: '', asset, crop: null, hotspot: null, isOpaque: null, isSmall: null},
    })
    expect(first?.symbol).toBe(`https://site.example/media/${'a'.repeat(40)}-512x341.png/512.png`)
    expect(first?.image).toBe('')
  })

  it('escapes everything that staff wrote', () => {
    fc.assert(
      fc.property(fc.string({minLength: 1}), (condition) => {
        const [first] = published({includes: [{_key: 'k', code: 'B', condition}]})
        const items = first?.includes.slice('<ul><li>'.length, -'</li></ul>'.length) ?? ''
        expect(items.replace(/&(amp|lt|gt|quot|#39);/g, '')).not.toMatch(/[<>"'&]/)
      }),
      {examples: [['<script>alert(1)</script>'], ['"\'&']]},
    )
  })
})
