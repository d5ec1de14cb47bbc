import type {SchemaNode, SchemaObjectNode, SchemaType} from '@sanity/presentation-comlink'
import type {TextSource} from '~/content/text-source'
import {isLanguage} from '~/i18n/languages'

const languageNames = new Intl.DisplayNames('en', {type: 'language'})

/** `firstSteps` → `First steps`, for previews outside of the Studio, which lack the titles of fields. */
const inWords = (name: string) =>
  isLanguage(name)
    ? languageNames.of(name)
    : name.replace(/^.|\B[A-Z]/g, (letter, at) =>
        at === 0 ? letter.toUpperCase() : ` ${letter.toLowerCase()}`,
      )

/** The fields of a schema node, also behind lists and named types, as paths go through list items. */
function fieldsOf(schema: readonly SchemaType[], node: SchemaNode | undefined): SchemaObjectNode['fields'] {
  if (node?.type === 'array') return fieldsOf(schema, node.of.value)
  if (node?.type === 'object') return {...node.fields, ...fieldsOf(schema, node.rest)}
  const named = node?.type === 'inline' ? schema.find(({name}) => name === node.name) : undefined
  return named?.type === 'type' ? fieldsOf(schema, named.value) : {}
}

/**
 * The Studio's name of a field, from outside in: “Home, First steps, Steps 2, Heading, English”.
 * @param schema of the Studio, in its language
 */
export function fieldName({type, path, numbers}: TextSource, schema: readonly SchemaType[]): string {
  const document = schema.find(({name}) => name === type)
  const names = [document?.title ?? inWords(type)]
  let fields = document?.type === 'document' ? document.fields : {}
  const places = [...numbers]
  // The parts of a formatted text have no names.
  const [named = ''] = path.split(/(?<=\.(?:de|en))\[/)
  for (const [, name = '', item] of named.matchAll(/([^.[]+)(\[[^\]]*\])?/g)) {
    const field = fields[name]
    names.push(`${field?.title ?? inWords(name)} ${item ? places.shift() : ''}`.trim())
    fields = fieldsOf(schema, field?.value)
  }
  return names.join(', ')
}
