import type {Doc} from './documents.ts'

/** Whether a document as a whole has the words of a text search. */
export type Search = (document: Doc) => boolean

/**
 * @param text words separated by spaces: `word`, `begin*`, `-without`; a word in quotes is matched like any other
 */
export function toSearch(text: string): Search {
  const terms = (text.match(/-?"[^"]*"|\S+/g) ?? []).map((term) => term.replaceAll('"', ''))
  const isWanted = (term: string) => !/^-./.test(term)
  const wanted = testsOf(terms.filter(isWanted))
  const unwanted = testsOf(terms.filter((term) => !isWanted(term)))
  if (wanted.length + unwanted.length === 0) return () => false
  return (document) => {
    const words = wordsOf(document)
    return wanted.every((test) => test(words)) && !unwanted.some((test) => test(words))
  }
}

type Test = (words: string) => boolean

function testsOf(terms: string[]): Test[] {
  return terms.flatMap(split).map((word): Test => {
    const [start = '', ...rest] = word.split(/\*+/)
    if (rest.length === 0) return (words) => words.includes(`\n${word}\n`)
    if (rest.join('') === '') return (words) => words.includes(`\n${start}`)
    const parts = [start, ...rest].map((part) => part.replaceAll('.', '\\.'))
    const pattern = new RegExp(`\n${parts.join('[^\n]*')}\n`)
    return (words) => pattern.test(words)
  })
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
  const plain = text.toLowerCase().replace(/\b\.+|\.+\b/g, '')
  return plain.match(/[^!@#$%^&(),\\/?";:{}|[\]+<>\s-]+/g) ?? []
}
