import {german} from './german/index.ts'
import {studioLanguage} from './language.ts'

/** An English text that the dictionary knows. */
export type English = keyof typeof german

/**
 * A text in the language of the Studio. Texts are written in English where they are used; `german` translates them.
 *
 * @param values Values for the names in braces, such as `{max}`.
 */
export const t = (english: English, values: Values = {}): string =>
  filled(studioLanguage === 'de' ? german[english] : english, values)

type Values = Record<string, string | number | undefined>

/** A text with values in the place of the names in braces. */
export const filled = (text: string, values: Values) =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole))

/** Parts of a schema that hold texts for staff, or other parts that do. */
const textKeys = new Set(['title', 'description'])
const partKeys = new Set(
  'fields of groups fieldsets options list styles lists marks decorators annotations'.split(' '),
)

/** The same schema with another text in the place of each title and description, at any depth. */
export function mapTexts<Part>(part: Part, change: (text: string) => string): Part {
  if (Array.isArray(part)) return part.map((item) => mapTexts(item, change)) as Part
  if (typeof part !== 'object' || part === null) return part
  // What is called by its value, as a code, is called so in every language.
  const value = 'value' in part ? part.value : undefined
  const entries = Object.entries(part).map(([key, text]) => {
    if (textKeys.has(key) && typeof text === 'string') return [key, text === value ? text : change(text)]
    return [key, partKeys.has(key) ? mapTexts(text, change) : text]
  })
  return Object.fromEntries(entries)
}

/** Schema types with titles and descriptions in the language of the Studio. */
export const inStudioLanguage = <Types>(types: Types): Types =>
  studioLanguage === 'en' ? types : mapTexts(types, (text) => t(text as English))
