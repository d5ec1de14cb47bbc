import type {SchemaNode, SchemaType} from '@sanity/presentation-comlink'
import type {SchemaType as CompiledType, Schema} from 'sanity'

/** The schema as Sanity's Presentation tool sends it to a preview, of which previews read only the titles of fields. */
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
  const fields = type.fields.map(({name, type: {title}, type: of}) => {
    return [name, {type: 'objectField', name, title, value: nodeOf(of)}] as const
  })
  return {type: 'object', fields: Object.fromEntries(fields)}
}
