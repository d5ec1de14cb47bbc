import type {SchemaNode, SchemaType} from '@sanity/presentation-comlink'
import type {TextSource} from '~/content/text-source'
import {isLanguage, nativeNames} from '~/i18n/languages'

/** `firstSteps` → `First steps`, for previews outside of the Studio, which lack the titles of fields. */
const inWords = (name: string) =>
  isLanguage(name)
    ? nativeNames[name]
    : name.replace(/^.|\B[A-Z]/g, (letter, at) =>
        at === 0 ? letter.toUpperCase() : ` ${letter.toLowerCase()}`,
      )

/** The schema node behind lists and named types, as paths go through list items. */
function nodeAt(schema: readonly SchemaType[], node: SchemaNode | undefined): SchemaNode | undefined {
  if (node?.type === 'array') return nodeAt(schema, node.of.value)
  if (node?.type === 'object' && node.rest) return nodeAt(schema, node.rest)
  if (node?.type !== 'inline') return node
  const type = schema.find(({name}) => name === node.name)
  return type?.type === 'type' ? nodeAt(schema, type.value) : undefined
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
    const node = nodeAt(schema, field?.value)
    fields = node?.type === 'object' ? node.fields : {}
  }
  return names.join(', ')
}
