import type {HTMLAttributes} from 'react'
import {langOf, type Phrase, plain, shown, textsIn} from '~/content/text'
import type {Language} from '~/i18n/languages'
import {useSite} from './site'

interface Props {
  children: Phrase | undefined
  /** Whether to name the language of a fallback in a visible note. */
  note?: boolean
}

/** A text of the dataset. A fallback in the other language gets a `lang` attribute. */
export function T({children = '', note}: Props) {
  const texts = textsIn(children).filter((text) => plain(text) !== '')
  const [lang] = texts.flatMap((text) => langOf(text) ?? [])
  if (!lang) return <>{shown(children)}</>
  return (
    <>
      {texts.map((text, index) =>
        typeof text === 'string' ? (
          text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a phrase never change place
          <span key={index} lang={text.lang}>
            {text.text}
          </span>
        ),
      )}
      {note && <Note lang={lang} />}
    </>
  )
}

interface TextElementProps extends HTMLAttributes<HTMLElement> {
  as: 'h1' | 'h2' | 'h3' | 'h4' | 'p' | 'span' | 'small' | 'legend' | 'li' | 'dt' | 'dd' | 'td'
  text: Phrase | undefined
}

/** An element that holds one {@link T}. Headings and paragraphs show the note. */
export const TextElement = ({as: Element, text, ...attributes}: TextElementProps) => (
  <Element {...attributes}>
    <T note={/^(h\d|p)$/.test(Element)}>{text}</T>
  </Element>
)

function Note({lang}: {lang: Language}) {
  const {texts} = useSite()
  return (
    <>
      {' '}
      <small className="only-in">{texts.onlyIn[lang]}</small>
    </>
  )
}
