import {describe, expect, test} from 'vitest'
import {singletonTypes} from '../../app/content/page-types.ts'
import {schemaTypes} from '../../studio/schemaTypes/index.ts'

interface Config {
  schema: {templates: (templates: object[]) => {schemaType: string}[]}
  document: {
    actions: (actions: object[], context: {schemaType: string; documentId?: string}) => {action: string}[]
  }
}

// A variable keeps TypeScript from following the import: the Studio uses other React types than the site.
const configFile = '../../studio/sanity.config.ts'
const {default: config} = (await import(configFile)) as {default: Config}

interface SchemaNode {
  name?: string
  type?: string
  title?: string
  description?: string
  validation?: unknown
  weak?: boolean
  hidden?: unknown
  preview?: {prepare?: (found: object) => {title?: unknown}}
  fields?: SchemaNode[]
  of?: SchemaNode[]
  to?: unknown[]
  marks?: {annotations?: SchemaNode[]}
}

interface Found extends SchemaNode {
  path: string
  isField: boolean
}

/** A type and everything in it that staff see: fields, items of arrays, links in formatted text. */
function everyPart(node: SchemaNode, path: string, isField = false): Found[] {
  const inside = (parts: SchemaNode[] | undefined, areFields: boolean) =>
    (parts ?? []).flatMap((part) => everyPart(part, `${path}.${part.name ?? part.type ?? ''}`, areFields))
  if (node.hidden === true) return []
  return [
    {...node, path, isField},
    ...inside(node.fields, true),
    ...inside(node.of, false),
    ...inside(node.marks?.annotations, false),
  ]
}

const paths = (found: Found[]) => found.map(({path}) => path)

describe('schema', () => {
  const parts = schemaTypes.flatMap((type) => everyPart(type as SchemaNode, type.name))
  const fields = parts.filter(({isField}) => isField)
  // The description of a text also explains its two language fields.
  const isLanguage = ({path}: Found) => /^locale\w+\.(de|en)$/.test(path)

  test('every type and every field has a title in words', () => {
    expect(fields.length).toBeGreaterThan(200)
    expect(schemaTypes.filter(({title}) => !title)).toEqual([])
    expect(paths(fields.filter(({title}) => !title || title === title.toLowerCase()))).toEqual([])
  })

  test('every field is explained in a sentence', () => {
    const unexplained = fields.filter(
      (field) => !isLanguage(field) && !/^.{12,}[.]$/su.test(field.description ?? ''),
    )
    expect(paths(unexplained)).toEqual([])
  })

  test('every type in a list has a preview with a title, even for an empty document', () => {
    const shown = parts.filter(({type}) => ['document', 'object', 'image'].includes(type ?? ''))
    expect(shown.length).toBeGreaterThan(40)
    const without = shown.filter(({preview, name}) => name !== 'pageLink' && !preview?.prepare?.({}).title)
    expect(paths(without)).toEqual([])
  })

  test('links within the website are references that keep their target from being deleted', () => {
    const references = parts.filter(({type}) => type === 'reference')
    expect(references.length).toBeGreaterThan(3)
    expect(paths(references.filter(({weak}) => weak))).toEqual([])
  })

  test('the names of types are used once', () => {
    const names = schemaTypes.map(({name}) => name)
    expect(new Set(names).size).toBe(names.length)
  })
})

describe('singletons', () => {
  const documents = schemaTypes.filter(({type}) => type === 'document').map(({name}) => name)

  test('cannot be created again', () => {
    const templates = documents.map((schemaType) => ({
      id: schemaType,
      title: schemaType,
      schemaType,
      value: {},
    }))
    const left = config.schema.templates(templates).map(({schemaType}) => schemaType)
    expect(left.toSorted()).toEqual(['faqEntry', 'licenceCategory', 'teamMember'])
  })

  test.each(documents)('%s can be published; a singleton can neither be deleted nor copied', (schemaType) => {
    const names = ['publish', 'discardChanges', 'restore', 'delete', 'duplicate', 'unpublish'] as const
    const actions = names.map((action) => Object.assign(() => null, {action}))
    const left = config.document.actions([...actions], {schemaType}).flatMap(({action}) => action ?? [])
    const isSingleton = (singletonTypes as readonly string[]).includes(schemaType)
    expect(left).toEqual(isSingleton ? names.slice(0, 3) : names)
  })
})
