import type {ObjectSchemaType} from 'sanity'
import {expect, test} from 'vitest'
import {typeOf} from '../tests/fixture.ts'
import {isRequired} from './required.ts'

test('required fields are known by their validation; sections are left to their own fields', () => {
  const {fields} = typeOf('siteSettings') as ObjectSchemaType
  const donations = fields.find(({name}) => name === 'donations')?.type as ObjectSchemaType
  const marks = (parts: ObjectSchemaType['fields']) =>
    Object.fromEntries(parts.map(({name, type}) => [name, isRequired(type)]))
  expect(marks(fields)).toMatchObject({
    name: true,
    logo: true,
    navigation: true,
    demo: false,
    donations: false,
  })
  expect(marks(donations.fields)).toMatchObject({presets: true, currencyCode: true, testMode: false})
})
