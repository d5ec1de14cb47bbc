import {createElement, type ElementType, type ReactNode} from 'react'
import {hasStandIn, type Piece, piecesOf, plain} from '~/content/stand-ins'
import type {Language} from '~/i18n/languages'
import {useSite} from '../site'

export type Props = Record<string, unknown>

/** What says so in words too, beside `lang`. Stylesheets leave the note out of buttons, and where one stands before. */
const noted = /^(h[1-6]|p)$/

/**
 * The props to make an element with: a text among its children that stands in for one in the page's language is put into
 * its own language, and attributes get bare texts.
 */
export function shown(type: ElementType, props: Props): Props {
  // A component of ours passes its texts on to elements, which come by here in turn.
  if (typeof type === 'function' || !Object.values(props).some(holdsStandIn)) return props
  const bare = withBareAttributes(type, props)
  const children: ReactNode[] = Array.isArray(bare.children) ? bare.children : [bare.children]
  if (!children.some(hasStandIn)) return bare
  const [language] = children
    .filter(hasStandIn)
    .flatMap(piecesOf)
    .flatMap((piece) => piece.language ?? [])
  if (type === 'option') return {...bare, lang: language, children: plain(children)}
  const spoken = children.flatMap((child, index) =>
    hasStandIn(child)
      ? piecesOf(child).map((piece, part) => inItsLanguage(piece, `${index}.${part}`))
      : [child],
  )
  const note = language && noted.test(String(type)) ? [' ', createElement(Note, {key: 'note', language})] : []
  return {...bare, children: [...spoken, ...note]}
}

/** Whether a prop is such a text, or children with one among them. */
const holdsStandIn = (prop: unknown) => hasStandIn(prop) || (Array.isArray(prop) && prop.some(hasStandIn))

function withBareAttributes(type: ElementType, props: Props): Props {
  let bare = props
  for (const name in props)
    if (name !== 'children' && hasStandIn(props[name])) bare = {...bare, [name]: plain(props[name])}
  return type === 'img' && bare !== props ? {lang: languageOf(props.alt), ...bare} : bare
}

/**
 * The language of a text that is in one other than the page's as a whole. Only pictures say it themselves: they have no
 * other text. Elsewhere `lang` would also speak for what is inside, or for what somebody types.
 */
function languageOf(text: unknown): Language | undefined {
  const [first, ...others] = hasStandIn(text) ? piecesOf(text).map(({language}) => language) : []
  return others.every((language) => language === first) ? first : undefined
}

const inItsLanguage = ({text, language}: Piece, key: string): ReactNode =>
  language ? createElement('span', {key, lang: language}, text) : text

function Note({language}: {language: Language}) {
  const {texts} = useSite()
  return createElement('small', {className: 'only-in'}, texts.onlyIn[language])
}
