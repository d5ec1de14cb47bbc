import type {SanityDocument} from '@sanity/client'
import {studioPath} from '@sanity/client/csm'
import {beforeAll, expect, test} from 'vitest'
import {contentTypes} from '../../app/content/page-types.ts'
import {hiddenSource, plain} from '../../app/content/text.ts'
import {sourcesIn} from '../../app/content/text-source.ts'
import {de} from '../../app/i18n/de.ts'
import {en} from '../../app/i18n/en.ts'
import {privacyTexts} from '../../app/i18n/privacy-texts.server.ts'
import {urlOf} from '../../bench/measured-pages.ts'
import {open, pageAddresses, previewCookie, productForFile} from './support.ts'

/** Previews mark the source field of every text and picture; otherwise they equal the published pages. */

const product = productForFile()
let Cookie: string
let documents: Map<string, SanityDocument>
/** All texts of the dataset that are not also fixed texts of the site. */
let texts: string[]

const stringsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return value.split(/\n(?:- )?/)
  if (value === null || typeof value !== 'object') return []
  return Object.entries(value).flatMap(([name, part]) => (name.startsWith('_') ? [] : stringsIn(part)))
}
const bare = (text: string) => plain(text).replace(/\s+/g, '')

beforeAll(async () => {
  Cookie = await previewCookie(product.current)
  const found = await product.current
    .content()
    .fetch<SanityDocument[]>('*[_type in $types]', {types: contentTypes})
  documents = new Map(found.map((document) => [document._id, document]))
  const fixed = new Set(stringsIn([de, en, privacyTexts]))
  texts = [...new Set(stringsIn(found))].filter((text) => /[a-zäöü]{4}/.test(text) && !fixed.has(text))
})

function textsOf(page: Document): string[] {
  const walker = page.createTreeWalker(page.body, page.defaultView?.NodeFilter.SHOW_TEXT)
  const found: string[] = []
  while (walker.nextNode()) {
    const {parentElement, nodeValue} = walker.currentNode
    if (!parentElement?.closest('script, style, .preview-bar')) found.push(nodeValue ?? '')
  }
  return found
}

/** Missing or wrong sources in a text of a page. */
function faultsIn(text: string): string[] {
  const parts = text.split(/(?<=\u{e007f})/u)
  return parts.flatMap((part) => {
    const [source] = sourcesIn(part)
    const words = plain(part).trim()
    if (!source) {
      const known = texts.find((one) => one === words || (one.length > 20 && words.includes(one)))
      return known === undefined ? [] : [`no source: ${words}`]
    }
    const value = studioPath.get(documents.get(source.id), studioPath.fromString(source.path))
    const isRight = stringsIn(value).some((line) => bare(words).endsWith(bare(line.replace(/.*…/, ''))))
    return isRight ? [] : [`${words} is not ${source.id} ${source.path}`]
  })
}

/** Markup of a page without scripts, sources and the preview bar. */
function tagsOf({body}: Document): string[] {
  for (const element of body.querySelectorAll('script, .preview-bar')) element.remove()
  return plain(body.innerHTML)
    .replace(/<!--.*?-->/g, '')
    .split(/(?=<)/)
}

const others = [
  '/en/licences?held=B&age=17',
  ...['/de', '/en'].flatMap((language) => [`${language}/newsletter`, `${language}/donate/result`]),
].map((address) => ({address}))

test.each([...pageAddresses, ...others])('$address', async (listed) => {
  const {pathname, search} = new URL(await urlOf(product.current.siteUrl, listed.address))
  const address = pathname + search
  const {document: preview} = await open(product.current, address, {Cookie})
  const {document: page} = await open(product.current, address)
  expect(textsOf(preview).flatMap(sourcesIn).length).toBeGreaterThan(30)
  expect(textsOf(preview).flatMap(faultsIn)).toEqual([])
  const pictures = [...preview.querySelectorAll('img[src^="/media/"]')]
  const unknown = pictures.filter((picture) => !picture.hasAttribute('data-source'))
  expect(unknown.map(({outerHTML}) => outerHTML)).toEqual([])
  for (const picture of pictures) {
    const [{id = '', path = ''} = {}] = sourcesIn(picture.getAttribute('data-source') ?? '')
    const value = studioPath.get(documents.get(id), studioPath.fromString(`${path}.asset._ref`)) as string
    expect(picture.getAttribute('src')).toContain(value.split('-')[1])
    picture.removeAttribute('data-source')
  }
  for (const {attributes} of preview.querySelectorAll('*'))
    for (const {name, value} of attributes) expect(value, name).not.toMatch(hiddenSource)
  expect(preview.head.textContent).not.toMatch(hiddenSource)
  expect(tagsOf(preview)).toEqual(tagsOf(page))
})
