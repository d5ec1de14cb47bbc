import {type ObjectSchemaType, type Path, pathToString, type SchemaType} from 'sanity'
import {type Language, languages} from '../../app/i18n/languages.ts'

/** A field that holds one text in every language, as found in a document. */
export interface TextPair {
  /** Its path: `doors[_key=="help"].title`. */
  key: string
  /** The fields and list items of the path: a schema type, or the place in a list, from 1. */
  trail: (SchemaType | number)[]
  texts: Record<Language, unknown>
}

/** Whether a text is required in both languages: emergency, legal and picture texts. */
export const isNeededInBoth = ({trail}: TextPair): boolean => {
  const type = trail.at(-1)
  return typeof type === 'object' && (type.options as {bothLanguages?: boolean})?.bothLanguages === true
}

type Fields = Record<string, unknown>

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isObjectType = (type: SchemaType): type is ObjectSchemaType => type.jsonType === 'object'

/** Whether a type is a text pair. */
export const isPairType = (type: SchemaType): boolean =>
  isObjectType(type) &&
  type.fields.length === languages.length &&
  languages.every((language) => type.fields.some(({name}) => name === language))

/** The type of a list item: by its name, or the only one. */
function itemType(type: SchemaType, item: unknown): SchemaType | undefined {
  const members: SchemaType[] = 'of' in type ? type.of : []
  const name = isObject(item) ? item._type : undefined
  return members.find((member) => member.name === name) ?? (members.length === 1 ? members[0] : undefined)
}

/** Every text pair in a value, in the order of the schema. List items are identified by their keys, so they may move. */
export function textPairs(
  type: SchemaType,
  value: unknown,
  path: Path = [],
  trail: TextPair['trail'] = [],
): TextPair[] {
  if (isObject(value) && isPairType(type)) {
    const texts = Object.fromEntries(
      languages.map((language) => [language, value[language]]),
    ) as TextPair['texts']
    return [{key: pathToString(path), trail, texts}]
  }
  if (isObject(value) && isObjectType(type)) {
    return type.fields.flatMap((field) =>
      textPairs(field.type, value[field.name], [...path, field.name], [...trail, field.type]),
    )
  }
  if (!Array.isArray(value)) return []
  return value.flatMap((item, index) => {
    const member = itemType(type, item)
    if (!member || !isObject(item) || typeof item._key !== 'string') return []
    return textPairs(member, item, [...path, {_key: item._key}], [...trail, index + 1])
  })
}
