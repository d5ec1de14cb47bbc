import {describe, expect, it} from 'vitest'
import {foldableText, richText} from './portable-text.server.tsx'

interface Mark {
  _type: string
  href?: string
  target?: {_type: string; slug: string | null} | null
}

const block = (text: string, {style = 'normal', mark}: {style?: string; mark?: Mark} = {}) => ({
  _type: 'block',
  _key: 'b',
  style,
  markDefs: mark ? [{_key: 'm', ...mark}] : [],
  children: [{_type: 'span', _key: 's', text, marks: mark ? ['m'] : []}],
})

const html = (mark: Mark, prefix = '') => richText(prefix)([block('words', {mark})])

describe('richText', () => {
  it('escapes everything that staff wrote', () => {
    expect(richText('')([block('<script>alert("1")</script> & more')])).toBe(
      '<p>&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; more</p>',
    )
  })

  it('marks a text in the other language, and says so in the page’s own', () => {
    const fallback = {lang: 'de', wanted: 'en'}
    const blocks = ['Erstens', 'Zweitens'].map((text) => ({...block(text), fallback}))
    expect(richText('')(blocks)).toBe(
      '<p class="only-in">Only in German so far.</p><div lang="de"><p>Erstens</p><p>Zweitens</p></div>',
    )
  })

  it('puts headings one level below the heading above them', () => {
    const blocks = [block('Large', {style: 'h2'}), block('Small', {style: 'h3'})]
    expect(richText('')(blocks, 2)).toBe('<h2>Large</h2><h3>Small</h3>')
    expect(richText('')(blocks, 4)).toBe('<h4>Large</h4><h5>Small</h5>')
  })

  it('keeps links in the style of the page they are on', () => {
    const mark = {_type: 'pageLink', target: {_type: 'contactPage', slug: null}}
    expect(html(mark)).toBe('<p><a href="/contact">words</a></p>')
    expect(html(mark, '/en')).toBe('<p><a href="/en/contact">words</a></p>')
    const answer = {_type: 'pageLink', target: {_type: 'faqEntry', slug: 'cure'}}
    expect(html(answer, '/en')).toBe('<p><a href="/en#cure">words</a></p>')
  })

  it('leaves the words of a link whose page is gone', () => {
    expect(html({_type: 'pageLink', target: null})).toBe('<p>words</p>')
  })

  it.each(['https://example.org/?a=1', 'mailto:info@example.org', 'tel:112'])('links to %s', (href) => {
    expect(html({_type: 'link', href})).toContain(`<a href="${href}"`)
  })

  it.each([
    'javascript:alert(1)',
    'JavaScript:alert(1)',
    'data:text/html,x',
    ' javascript:alert(1)',
    '//example.org',
    '',
  ])('leaves the words of a link to %s', (href) => {
    expect(html({_type: 'link', href})).toBe('<p>words</p>')
  })
})

describe('foldableText', () => {
  const text = [
    block('First'),
    block('One', {style: 'h3'}),
    block('Of one'),
    block('Two', {style: 'h3'}),
    block('Of two'),
  ]

  it('cuts a text at its highest headings', () => {
    expect(foldableText('')(text)).toEqual({
      html: '<p>First</p>',
      parts: [
        {_key: 'b', title: 'One', html: '<p>Of one</p>'},
        {_key: 'b', title: 'Two', html: '<p>Of two</p>'},
      ],
    })
    const higher = [block('All', {style: 'h2'}), ...text]
    expect(foldableText('')(higher)).toEqual({
      html: '',
      parts: [
        {_key: 'b', title: 'All', html: '<p>First</p><h4>One</h4><p>Of one</p><h4>Two</h4><p>Of two</p>'},
      ],
    })
  })

  it('leaves a text without headings whole, and one in the other language', () => {
    expect(foldableText('')([block('First')])).toEqual({html: '<p>First</p>', parts: []})
    const fallback = {lang: 'de', wanted: 'en'}
    const {html, parts} = foldableText('')(text.map((part) => ({...part, fallback})))
    expect(parts).toEqual([])
    expect(html).toContain(
      '<p class="only-in">Only in German so far.</p><div lang="de"><p>First</p><h3>One</h3>',
    )
  })
})
