import type {SchemaNode, SchemaType} from '@sanity/presentation-comlink'
import type {SchemaType as CompiledType, Schema} from 'sanity'

/** The documents and fields of a schema with their titles, in the form that Sanity's Presentation tool sends to previews. */
export const titlesOf = (schema: Schema): SchemaType[] =>
  schema.getTypeNames().flatMap((name) => {
    const type = schema.get(name)
    if (type?.type?.name !== 'document') return []
    const node = nodeOf(type)
    return node.type === 'object' ? [{type: 'document', name, title: type.title, fields: node.fields}] : []
  })

function nodeOf(type: CompiledType): SchemaNode {
  if (type.jsonType === 'array') {
    const [entry] = type.of
    return entry
      ? {type: 'array', of: {type: 'arrayItem', name: entry.name, value: nodeOf(entry)}}
      : {type: 'null'}
  }
  if (type.jsonType !== 'object') return {type: 'string'}
  const fields = type.fields.map(
    (field) =>
      [
        field.name,
        {type: 'objectField', name: field.name, title: field.type.title, value: nodeOf(field.type)},
      ] as const,
  )
  return {type: 'object', fields: Object.fromEntries(fields)}
}
