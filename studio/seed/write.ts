import {markdownToPortableText} from '@portabletext/markdown'
import {type PictureName, pictures} from './images/pictures.ts'

/** A document of the seed: an id that never changes, a type, and the fields of that type. */
export interface SeedDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

/**
 * Small functions with which seed documents read like the texts they hold. German comes
 * before English everywhere, as in the Studio.
 */

/** A number stays on the line of the sign or abbreviation that it belongs to: § 6, Art. 4, Nr. 5. */
const unbroken = (words: string) =>
  words.replace(
    /(§§?|\b(?:Art|Abs|Nr|Buchst|no|nos)\.|\b(?:Article|section|sections)) (?=[\da-z])/g,
    '$1\u00a0',
  )

/** One line or plain paragraph. */
export const text = (de: string, en: string) => ({de: unbroken(de), en: unbroken(en)})

const withoutIndent = (markdown: string) => markdown.replace(/^[ \t]+/gm, '').trim()

const pageScheme = 'page:'

function portableText(markdown: string) {
  let count = 0
  const blocks = markdownToPortableText(unbroken(withoutIndent(markdown)), {
    keyGenerator: () => `k${count++}`,
  })
  return blocks.map((block) => {
    const {markDefs} = block as {markDefs?: {_key: string; _type: string; href?: string}[]}
    return markDefs ? {...block, markDefs: markDefs.map(toPageLink)} : block
  })
}

/** `[words](page:contactPage)` becomes a reference to that document, so that Studio and lake know of the link. */
const toPageLink = (mark: {_key: string; _type: string; href?: string}) =>
  mark.href?.startsWith(pageScheme)
    ? {_key: mark._key, _type: 'pageLink', target: reference(mark.href.slice(pageScheme.length))}
    : {_key: mark._key, _type: mark._type, href: mark.href}

/**
 * Formatted text, written as Markdown: paragraphs, `##` and `###` headings, `-` and `1.` lists, `**strong**`, `*emphasis*`,
 * `[words](https://…)`, `[words](tel:…)`, and `[words](page:aboutPage)` for a page of the site (the id of its document).
 */
export const rich = (de: string, en: string) => ({de: portableText(de), en: portableText(en)})

/** A reference to another document by its id. */
export const reference = (id: string) => ({_type: 'reference', _ref: id})

/** A link with its words and the id of the document that it leads to. */
export const link = (de: string, en: string, target: string) => ({
  _type: 'link',
  label: text(de, en),
  target: reference(target),
})

/** A picture of `images/`, with its alternative text; the seed command puts the uploaded asset in its place. */
export const picture = (name: PictureName) => ({
  _type: 'picture',
  alt: pictures[name],
  asset: reference(`${pictureScheme}${name}`),
})

/** Marks a reference to a picture that is not uploaded yet. */
export const pictureScheme = 'picture:'

/** Marks the assets that the seed has uploaded, so that nothing is drawn only to find that it is there already. */
export const seedSource = 'seed of the website'

/** Gives each item of an array the key that the dataset asks for. */
export const keyed = <Item extends object>(items: Item[]) =>
  items.map((item, index) => ({_key: `item${index + 1}`, ...item}))

/** A source of a statement, named in both languages; `asOf` is the day on which it was compared, or the date of the version (YYYY-MM-DD). */
export const source = (de: string, en: string, url: string, asOf: string) => ({
  _type: 'source',
  title: text(de, en),
  url,
  asOf,
})

/** A step of what happens after a form was sent. */
export const nextStep = (de: string, en: string) => ({_type: 'nextStep', text: text(de, en)})

/** A place in a list, as a string that sorts: rank(1) < rank(2) < … */
export const rank = (place: number) => `0|${String(place).padStart(6, '0')}:`
