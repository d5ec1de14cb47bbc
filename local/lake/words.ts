import type {Doc} from './documents.ts'

/** Whether a document as a whole has the words of a text search. */
export type Search = (document: Doc) => boolean

/**
 * Looks for words anywhere in a document.
 * @param text words separated by spaces: `word`, `begin*`, `-without`; a word in quotes is matched like any other
 */
export function toSearch(text: string): Search {
  const terms = termsOf(text)
  return (document) => passes(terms, wordsOf(document))
}

/**
 * The same for the words of one field, a text or a list of texts.
 * @param path names of attributes, from the document inwards
 */
export function toFieldSearch(text: string, path: string[]): Search {
  const terms = termsOf(text)
  return (document) => {
    // The words of whole documents are known; only where they are all there it is worth looking at the field.
    if (!passes({wanted: terms.wanted, unwanted: []}, wordsOf(document))) return false
    const texts = [path.reduce(attributeOf, document)].flat().filter((value) => typeof value === 'string')
    const words = texts.flatMap(split)
    return words.length > 0 && passes(terms, `\n${words.join('\n')}\n`)
  }
}

function attributeOf(value: unknown, name: string): unknown {
  if (value === null || typeof value !== 'object' || !Object.hasOwn(value, name)) return undefined
  return (value as Record<string, unknown>)[name]
}

type Terms = {wanted: Test[]; unwanted: Test[]}

function termsOf(text: string): Terms {
  const terms = (text.match(/-?"[^"]*"|\S+/g) ?? []).map((term) => term.replaceAll('"', ''))
  const isWanted = (term: string) => !/^-./.test(term)
  const wanted = testsOf(terms.filter(isWanted))
  const unwanted = testsOf(terms.filter((term) => !isWanted(term)))
  return wanted.length + unwanted.length > 0 ? {wanted, unwanted} : {wanted: [() => false], unwanted}
}

function passes({wanted, unwanted}: Terms, words: string): boolean {
  return wanted.every((test) => test(words)) && !unwanted.some((test) => test(words))
}

type Test = (words: string) => boolean

function testsOf(terms: string[]): Test[] {
  return terms.flatMap(split).map((word): Test => {
    const [start = '', ...rest] = word.split(/\*+/)
    if (rest.length === 0) return (words) => words.includes(`\n${word}\n`)
    if (rest.join('') === '') return (words) => words.includes(`\n${start}`)
    return (words) => words.split('\n').some((one) => hasParts(one, start, rest))
  })
}

/** Whether a word begins with `start` and goes on with the other parts in their order, of which the last one ends it. */
function hasParts(word: string, start: string, others: string[]): boolean {
  const end = others.at(-1) ?? ''
  if (!word.startsWith(start) || !word.endsWith(end)) return false
  let at = start.length
  for (const part of others.slice(0, -1)) {
    const found = word.indexOf(part, at)
    if (found < 0) return false
    at = found + part.length
  }
  return at + end.length <= word.length
}

/** Documents are never changed, only replaced. */
const known = new WeakMap<Doc, string>()

/** Every word of every text in a document, once, each between line breaks: quick to look through, and small. */
function wordsOf(document: Doc): string {
  const kept = known.get(document)
  if (kept !== undefined) return kept
  const words = new Set<string>()
  const gather = (value: unknown) => {
    if (typeof value === 'string') for (const word of split(value)) words.add(word.replaceAll('*', ''))
    else if (value !== null && typeof value === 'object')
      for (const part of Object.values(value)) gather(part)
  }
  const {_rev, ...content} = document
  gather(content)
  const text = `\n${[...words].join('\n')}\n`
  known.set(document, text)
  return text
}

/** As the `match` of GROQ takes texts apart; an asterisk stays, which is one in a search only. */
function split(text: string): string[] {
  const plain = text.toLowerCase().replace(/\.+/g, (points, at: number, whole: string) => {
    const isInWord = /\w/.test(whole.charAt(at - 1) + whole.charAt(at + points.length))
    return isInWord ? '' : points
  })
  return plain.match(/[^!@#$%^&(),\\/?";:{}|[\]+<>\s-]+/g) ?? []
}
