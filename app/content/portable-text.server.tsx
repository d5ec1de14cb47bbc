import {PortableText, type PortableTextReactComponents} from '@portabletext/react'
import {renderToStaticMarkup} from 'react-dom/server'
import {de} from '~/i18n/de'
import {en} from '~/i18n/en'
import {type Language, withPrefix} from '~/i18n/languages'
import {pathOf, type Target} from './paths'

/**
 * Formatted text as HTML, rendered on the server so that its renderer stays out of the browser. Everything that staff
 * wrote is escaped by React; only the marks below come through.
 */

type Blocks = Parameters<typeof PortableText>[0]['value']

/** The parts of a block that are read here. */
interface Block {
  _key: string
  style?: string
  children?: {text?: string}[]
}

/** What the query adds to the blocks of a text that exists in the other language only. */
interface Fallback {
  lang: Language
  wanted: Language
}

const external = /^https?:/i
const allowed = /^(https?:|mailto:|tel:)/i

type HeadingLevel = 2 | 3 | 4

const components = (prefix: string, headingLevel: HeadingLevel): Partial<PortableTextReactComponents> => {
  const Heading = `h${headingLevel}` as const
  const Smaller = `h${headingLevel + 1}` as 'h3' | 'h4' | 'h5'
  return {
    block: {
      h2: ({children}) => <Heading>{children}</Heading>,
      h3: ({children}) => <Smaller>{children}</Smaller>,
    },
    marks: {
      link: ({value, children}) =>
        allowed.test(value?.href ?? '') ? (
          <a href={value.href} rel={external.test(value.href) ? 'noopener' : undefined}>
            {children}
          </a>
        ) : (
          children
        ),
      pageLink: ({value, children}: {value?: {target: Target | null}; children: React.ReactNode}) => {
        const path = pathOf(value?.target ?? null)
        return path ? <a href={withPrefix(prefix, path)}>{children}</a> : children
      },
    },
  }
}

const fallbackOf = (blocks: unknown): Fallback | undefined =>
  Array.isArray(blocks) ? blocks.find((block: {fallback?: Fallback}) => block.fallback)?.fallback : undefined

/** A text in the other language, with a note that says so in the page's own. */
const InOtherLanguage = ({fallback, children}: {fallback: Fallback; children: React.ReactNode}) => (
  <>
    <p className="only-in">{{de, en}[fallback.wanted].onlyIn[fallback.lang]}</p>
    <div lang={fallback.lang}>{children}</div>
  </>
)

/**
 * Renders Portable Text whose page links the query has resolved. A text that exists in the other language only carries
 * that language and a note.
 * @param prefix start of links to our own pages, such as `/en`.
 * @returns a function of the text and the level of its highest headings.
 */
export const richText =
  (prefix: string) =>
  (blocks: unknown, headingLevel: HeadingLevel = 3): string => {
    const text = <PortableText value={blocks as Blocks} components={components(prefix, headingLevel)} />
    const fallback = fallbackOf(blocks)
    return renderToStaticMarkup(
      fallback ? <InOtherLanguage fallback={fallback}>{text}</InOtherLanguage> : text,
    )
  }

/** A formatted text cut at its highest headings. */
export interface FoldableText {
  /** The text before the first of them. */
  html: string
  parts: {_key: string; title: string; html: string}[]
}

/**
 * Like {@link richText}, but split at its highest headings, which a page shows as `h3` and may fold. A fallback text in
 * the other language is not split, as its note is shown once.
 */
export const foldableText =
  (prefix: string) =>
  (blocks: Block[]): FoldableText => {
    const highest = blocks.some(({style}) => style === 'h2') ? 'h2' : 'h3'
    const render = (part: Block[]) => richText(prefix)(part, highest === 'h2' ? 3 : 2)
    const headings = blocks.flatMap((block, index) => (block.style === highest ? [{block, index}] : []))
    if (headings.length === 0 || fallbackOf(blocks)) return {html: render(blocks), parts: []}
    const parts = headings.map(({block, index}, part) => ({
      _key: block._key,
      title: (block.children ?? []).map(({text}) => text).join(''),
      html: render(blocks.slice(index + 1, headings[part + 1]?.index)),
    }))
    return {html: render(blocks.slice(0, headings[0]?.index)), parts}
  }

/** Like {@link richText}, for one field of an object: the result has `html` instead of that field. */
export function withHtml(prefix: string) {
  const rich = richText(prefix)
  return <Value extends object, Field extends keyof Value>(
    value: Value,
    field: Field,
    level?: HeadingLevel,
  ) => {
    const {[field]: blocks, ...rest} = value
    return {...rest, html: rich(blocks, level)}
  }
}
