import {describe, expect, test} from 'vitest'
import {contentTypes} from '../../app/content/changes.server.ts'
import config from '../../studio/sanity.config.ts'
import {schemaTypes} from '../../studio/schemaTypes/index.ts'
import {singletonTypes} from '../../studio/schemaTypes/linkable.ts'

interface Field {
  path: string
  title?: string
}

interface SchemaNode {
  name?: string
  title?: string
  fields?: unknown[]
  of?: unknown[]
}

/** Every field of a type and of what is inside it. */
function fieldsOf(node: SchemaNode, path: string): Field[] {
  const fields = (node.fields ?? []) as SchemaNode[]
  const inside = [...fields, ...((node.of ?? []) as SchemaNode[])]
  return [
    ...fields.map(({name, title}) => ({path: `${path}.${name}`, title})),
    ...inside.flatMap((part) => fieldsOf(part, `${path}.${part.name ?? ''}`)),
  ]
}

describe('schema', () => {
  const fields = schemaTypes.flatMap((type) => fieldsOf(type as SchemaNode, type.name))

  test('every type and every field has a title in words', () => {
    expect(fields.length).toBeGreaterThan(200)
    expect(schemaTypes.filter(({title}) => !title)).toEqual([])
    expect(fields.filter(({title}) => !title || title === title.toLowerCase()).map(({path}) => path)).toEqual(
      [],
    )
  })

  test('the names of types are used once', () => {
    const names = schemaTypes.map(({name}) => name)
    expect(new Set(names).size).toBe(names.length)
  })
})

test('the site listens to every type of document that pages are made of', () => {
  const documents = schemaTypes.filter(({type}) => type === 'document').map(({name}) => name)
  expect(contentTypes.toSorted()).toEqual(documents.toSorted())
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
    const filter = config.schema?.templates
    if (typeof filter !== 'function') throw new Error('The templates are not filtered.')
    const left = filter(templates as never).map(({schemaType}) => schemaType)
    expect(left.toSorted()).toEqual(['faqEntry', 'licenceCategory', 'teamMember'])
  })

  test.each(documents)('%s can be published; a singleton can neither be deleted nor copied', (schemaType) => {
    const names = ['publish', 'discardChanges', 'restore', 'delete', 'duplicate', 'unpublish'] as const
    const actions = names.map((action) => Object.assign(() => null, {action}))
    const choose = config.document?.actions
    if (typeof choose !== 'function') throw new Error('The actions are not chosen.')
    const left = choose([...actions], {schemaType} as never).map(({action}) => action)
    const isSingleton = (singletonTypes as readonly string[]).includes(schemaType)
    expect(left).toEqual(isSingleton ? names.slice(0, 3) : names)
  })
})
