import type {Language} from '../i18n/languages.ts'

/** A text that exists in the other language only. */
export interface FallbackText {
  text: string
  lang: Language
}

/** A text of the dataset, as the queries give it: a string in the language of the page. */
export type Text = string | FallbackText

/** One text, or several that are shown one after the other. */
export type Phrase = Text | readonly Text[]

const isFallback = (phrase: Phrase): phrase is FallbackText => typeof phrase === 'object' && 'lang' in phrase

/** The texts of a phrase. */
export const textsIn = (phrase: Phrase): readonly Text[] =>
  typeof phrase === 'string' || isFallback(phrase) ? [phrase] : phrase

/** The words as a page shows them; in a preview with a hidden source after each text, see `text-source.ts`. */
export const shown = (phrase: Phrase): string =>
  textsIn(phrase)
    .map((text) => (typeof text === 'string' ? text : text.text))
    .join('')

/** The hidden source after a text: tag characters, which no browser draws, from “language tag” to “cancel tag”. */
export const hiddenSource = /\u{e0001}[^\u{e007f}]*\u{e007f}/gu

/** The words without hidden sources, for attributes, titles and everything outside of pages. */
export const plain = (phrase: Phrase): string => shown(phrase).replace(hiddenSource, '')

/** The language of a text, where it is not the page's. */
export const langOf = (text: Text): Language | undefined => (typeof text === 'string' ? undefined : text.lang)

/** Changes the words of a text, and keeps its language. */
export const mapText = (text: Text, change: (words: string) => string): Text =>
  typeof text === 'string' ? change(text) : {...text, text: change(text.text)}

/** Puts something between texts, as `join` does for strings. */
export const joined = (texts: readonly Text[], separator: string): Text[] =>
  texts.flatMap((text, index) => (index > 0 ? [separator, text] : [text]))
