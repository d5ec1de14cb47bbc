import {PortableText, type PortableTextReactComponents} from '@portabletext/react'
import {renderToStaticMarkup} from 'react-dom/server'
import {withPrefix} from '~/i18n/languages'
import {pathOf, type Target} from './paths'

/**
 * Formatted text as HTML, rendered on the server so that its renderer stays out of the browser. Everything that staff
 * wrote is escaped by React; only the marks below come through.
 */

type Blocks = Parameters<typeof PortableText>[0]['value']

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

/**
 * Renders Portable Text whose page links the query has resolved.
 * @param prefix beginning of links to our own pages.
 * @returns a function of the text and the level of its highest headings.
 */
export const richText =
  (prefix: string) =>
  (blocks: unknown, headingLevel: HeadingLevel = 3): string =>
    renderToStaticMarkup(
      <PortableText value={blocks as Blocks} components={components(prefix, headingLevel)} />,
    )

/**
 * As {@link richText}, for an object that holds the text in one of its fields: in place of that field the result has `html`.
 */
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
