import {readdirSync, readFileSync} from 'node:fs'
import {expect, it} from 'vitest'
import {sanitizeSvg} from './sanitize-svg.server'

const svg = (content: string, attributes = '') =>
  `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY x "y">]><svg xmlns="http://www.w3.org/2000/svg"${attributes}>${content}</svg>`
const clean = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`

it.each([
  ['scripts', '<script>alert(1)</script><svg:script>alert(1)</svg:script>', ''],
  ['scripts in CDATA', '<script><![CDATA[<path d="M0 0"/>]]></script>', ''],
  ['handlers', '<path d="M0 0" onload="alert(1)" ONCLICK="alert(1)"/>', '<path d="M0 0"></path>'],
  ['links', '<a href="javascript:alert(1)" xlink:href="//evil.example">x</a>', ''],
  [
    'animations',
    '<path><animate attributeName="href" values="javascript:alert(1)"/><set/></path>',
    '<path></path>',
  ],
  [
    'external paint',
    '<path fill="url(//evil.example#a)" stroke="URL( https://evil.example)"/>',
    '<path></path>',
  ],
  [
    'external styles',
    '<g style="background:url(//evil.example)"/><g style="fill:u\\72l(//evil.example)"/>',
    '<g></g><g></g>',
  ],
  [
    'other vocabularies',
    '<path xmlns="http://www.w3.org/1999/xhtml"/><iframe src="//evil.example"/>',
    '<path></path>',
  ],
  ['entities', '<path d="&x;&lt;script>"/>', '<path d="&amp;x;&lt;script&gt;"></path>'],
])('removes %s', (_what, source, result) => {
  expect(sanitizeSvg(svg(source, ' onload="alert(1)"'))).toBe(clean(result))
})

it('keeps gradients, clips and plain styles', () => {
  const drawing =
    '<defs><linearGradient id="a" x1="0"><stop offset="1" stop-color="#fff"></stop></linearGradient></defs><path fill="url(#a)" style="mix-blend-mode:normal" d="M0 0"></path>'
  expect(sanitizeSvg(svg(drawing))).toBe(clean(drawing))
})

it.each([
  '<style>a{}</style>',
  '<image href="x"/>',
  '<use href="#a"/>',
  '<foreignObject/>',
  '<svg:text>a</svg:text>',
])('leaves a drawing with %s to be shown as pixels', (content) =>
  expect(sanitizeSvg(svg(content))).toBeUndefined(),
)

it.each(['', 'no drawing', '<svg'])('makes nothing of %j', (source) =>
  expect(sanitizeSvg(source)).toBeUndefined(),
)

it('changes no drawing of the seed but for title and metadata', () => {
  const folder = new URL('../../studio/seed/images/', import.meta.url)
  const plain = (text = '') =>
    text.replace(/<(title|metadata)\b.*?<\/\1>| xmlns:\w+="[^"]*"|<\/\w+>|[/>\s]/gs, '')
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.svg'))) {
    const source = readFileSync(new URL(name, folder), 'utf8')
    expect(plain(sanitizeSvg(source)) === plain(source), name).toBe(true)
  }
})
