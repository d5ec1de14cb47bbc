import type {Doc} from '../store/documents.ts'

/** Whether a document as a whole contains the words of a text search. */
export type Search = (document: Doc) => boolean

/** The terms of a search: `word`, `begin*`, `-without`; a word in quotes counts like any other. */
export function termsOf(text: string): {wanted: string[]; unwanted: string[]} {
  const terms = (text.match(/-?"[^"]*"|\S+/g) ?? []).map((term) => term.replaceAll('"', ''))
  const isUnwanted = (term: string) => /^-./.test(term)
  return {
    wanted: terms.filter((term) => !isUnwanted(term)),
    unwanted: terms.filter(isUnwanted).map((term) => term.slice(1)),
  }
}

/** Looks for the words of a search anywhere in a document. */
export function toSearch(text: string): Search {
  const {wanted, unwanted} = termsOf(text)
  const [all, none] = [testsOf(wanted), testsOf(unwanted)]
  if (all.length + none.length === 0) return () => false
  return (document) => {
    const words = wordsOf(document)
    return all.every((test) => test(words)) && !none.some((test) => test(words))
  }
}

type Test = (words: string) => boolean

function testsOf(terms: string[]): Test[] {
  return terms.flatMap(split).map((word): Test => {
    if (!word.includes('*')) return (words) => words.includes(`\n${word}\n`)
    const [first = '', ...middle] = word.replaceAll('.', '\\.').split(/\*+/)
    const last = middle.pop()
    // Emulated atomic groups: the first match of each part is enough, and backtracking would be slow.
    const parts = middle.map((part, index) => `(?=(.*?${part}))\\${index + 1}`)
    const pattern = new RegExp(`\n${first}${parts.join('')}.*${last}\n`)
    return (words) => pattern.test(words)
  })
}

/** Keyed by document: documents are replaced, never mutated. */
const known = new WeakMap<Doc, string>()

/** The distinct words of a document, each between line breaks: small and fast to search. */
function wordsOf(document: Doc): string {
  const cached = known.get(document)
  if (cached !== undefined) return cached
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

/** Splits like `match` in GROQ, keeping asterisks. */
function split(text: string): string[] {
  const plain = text.toLowerCase().replace(/\.+/g, (points, at: number, whole: string) => {
    const isInWord = /\w/.test(whole.charAt(at - 1) + whole.charAt(at + points.length))
    return isInWord ? '' : points
  })
  return plain.match(/[^!@#$%^&(),\\/?";:{}|[\]+<>\s-]+/g) ?? []
}
