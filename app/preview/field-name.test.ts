import type {SchemaNode, SchemaType} from '@sanity/presentation-comlink'
import {expect, test} from 'vitest'
import {fieldName} from './field-name'

const field = (name: string, title: string, value: SchemaNode) =>
  ({type: 'objectField', name, title, value, optional: false}) as const
const text: SchemaNode = {type: 'string'}
const steps = (value: SchemaNode) =>
  field('steps', 'Steps', {type: 'array', of: {type: 'arrayItem', name: 'step', value}})

/** A page with a list, whose items the Studio describes in either way. */
const schema = (item: SchemaNode): SchemaType[] => [
  {type: 'document', name: 'homePage', title: 'Home', fields: {steps: steps(item)}},
  {type: 'type', name: 'step', value: {type: 'object', fields: {title: field('title', 'Heading', text)}}},
]
const key = {_key: field('_key', 'Key', text)}

test.each<[string, SchemaNode]>([
  ['with a type of their own', {type: 'object', fields: key, rest: {type: 'inline', name: 'step'}}],
  [
    'described in the list',
    {
      type: 'object',
      fields: {title: field('title', 'Heading', text)},
      rest: {type: 'object', fields: key},
    },
  ],
])('fields of list items %s have the Studio’s names', (_which, item) => {
  const source = {id: 'homePage', type: 'homePage', path: 'steps[_key=="a"].title.en', numbers: ['2']}
  expect(fieldName(source, schema(item))).toBe('Home, Steps 2, Heading, English')
})

test('without the Studio, names come from the fields', () => {
  const source = {id: 'homePage', type: 'homePage', path: 'firstSteps.title.de', numbers: []}
  expect(fieldName(source, [])).toBe('Home page, First steps, Title, German')
})
