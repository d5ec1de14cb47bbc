import {defineArrayMember, defineField, defineType} from 'sanity'
import {line, paragraph, picture, richText} from '../fields.ts'
import {byOrderRank, orderRank} from './order.ts'

const codes = ['AM', 'A1', 'A2', 'A', 'B1', 'B', 'C1', 'C', 'D1', 'D', 'BE', 'C1E', 'CE', 'D1E', 'DE']

const minimumAge = defineArrayMember({
  name: 'minimumAge',
  title: 'Minimum age',
  type: 'object',
  fields: [
    defineField({
      name: 'years',
      title: 'Years',
      type: 'number',
      validation: (rule) => rule.required().integer().min(14).max(30),
    }),
    defineField({
      name: 'scope',
      title: 'Whose rule',
      type: 'string',
      options: {
        list: [
          {title: 'European Union', value: 'eu'},
          {title: 'Germany', value: 'de'},
          {title: 'Austria', value: 'at'},
        ],
        layout: 'radio',
        direction: 'horizontal',
      },
      validation: (rule) => rule.required(),
    }),
    line('condition', 'Condition', 'For example: after two years of category A2. Empty if there is none.', {
      max: 160,
      optional: true,
    }),
    line('source', 'Legal source', 'For example: Directive 2006/126/EC, Art. 4 (3) (c).', {
      max: 120,
      bothLanguages: true,
    }),
  ],
  preview: {
    select: {years: 'years', scope: 'scope', condition: 'condition.en'},
    prepare: ({years, scope, condition}) => ({
      title: `${years} (${String(scope).toUpperCase()})`,
      subtitle: condition,
    }),
  },
})

const limit = (name: string, title: string) =>
  defineField({name, title, type: 'number', validation: (rule) => rule.positive()})

const limits = defineField({
  name: 'limits',
  title: 'Limits of the vehicles',
  description: 'Only what the rule really limits; leave everything else empty.',
  type: 'object',
  options: {columns: 2},
  fields: [
    limit('maxSpeedKmh', 'Speed up to (km/h)'),
    limit('maxDisplacementCc', 'Engine up to (cm³)'),
    limit('maxPowerKw', 'Power up to (kW)'),
    limit('maxPowerToWeight', 'Power to weight up to (kW/kg)'),
    limit('maxUnladenMassKg', 'Unladen mass up to (kg)'),
    limit('minMassKg', 'Maximum authorised mass over (kg)'),
    limit('maxMassKg', 'Maximum authorised mass up to (kg)'),
    limit('maxSeats', 'Seats up to, driver included'),
    limit('minSeats', 'Seats at least, driver included'),
    limit('maxLengthM', 'Length up to (m)'),
    limit('minTrailerMassKg', 'Trailer over (kg)'),
    limit('maxTrailerMassKg', 'Trailer up to (kg)'),
    limit('maxCombinationMassKg', 'Vehicle and trailer together up to (kg)'),
  ],
})

const inclusion = defineArrayMember({
  name: 'inclusion',
  title: 'Included category',
  type: 'object',
  fields: [
    defineField({
      name: 'category',
      title: 'Category',
      type: 'reference',
      to: [{type: 'licenceCategory'}],
      validation: (rule) => rule.required(),
    }),
    line('condition', 'Condition', 'For example: if category D is held. Empty if there is none.', {
      max: 120,
      optional: true,
    }),
  ],
  preview: {select: {title: 'category.code', subtitle: 'condition.en'}},
})

export const licenceCategory = defineType({
  name: 'licenceCategory',
  title: 'Licence category',
  type: 'document',
  groups: [
    {name: 'text', title: 'Text', default: true},
    {name: 'facts', title: 'Facts'},
    {name: 'pictures', title: 'Pictures'},
  ],
  fields: [
    defineField({
      name: 'code',
      title: 'Code',
      description: 'As on the licence, for example C1E.',
      type: 'string',
      options: {list: codes},
      group: 'text',
      validation: (rule) => rule.required(),
    }),
    defineField({
      name: 'group',
      title: 'Group',
      type: 'string',
      options: {
        list: [
          {title: 'Mopeds', value: 'mopeds'},
          {title: 'Motorcycles', value: 'motorcycles'},
          {title: 'Multi-lane motor vehicles', value: 'multiLane'},
          {title: 'Buses', value: 'buses'},
          {title: 'Multi-lane vehicles with trailers', value: 'trailers'},
        ],
      },
      group: 'text',
      validation: (rule) => rule.required(),
    }),
    {...line('title', 'Vehicles in a few words', undefined, {max: 90, bothLanguages: true}), group: 'text'},
    {
      ...paragraph('summary', 'Summary', 'One or two sentences for the overview.', {
        max: 260,
        bothLanguages: true,
      }),
      group: 'text',
    },
    {...richText('description', 'Description', undefined, {bothLanguages: true}), group: 'text'},
    defineField({
      name: 'minimumAges',
      title: 'Minimum ages',
      description: 'The general rule first, then exceptions.',
      type: 'array',
      of: [minimumAge],
      group: 'facts',
      validation: (rule) => rule.required().min(1),
    }),
    {...limits, group: 'facts'},
    defineField({
      name: 'prerequisite',
      title: 'Needs first',
      description: 'The category that one must hold before. Empty if there is none.',
      type: 'reference',
      to: [{type: 'licenceCategory'}],
      group: 'facts',
    }),
    defineField({
      name: 'includes',
      title: 'Includes',
      description: 'Categories whose vehicles one may drive as well.',
      type: 'array',
      of: [inclusion],
      group: 'facts',
    }),
    defineField({
      name: 'sources',
      title: 'Sources',
      type: 'array',
      of: [{type: 'source'}],
      group: 'facts',
      validation: (rule) => rule.required().min(1),
    }),
    {...picture('symbol', 'Symbol', 'Small and simple, for tables and cards.'), group: 'pictures'},
    {...picture('image', 'Picture'), group: 'pictures'},
    orderRank,
  ],
  orderings: [byOrderRank],
  preview: {select: {title: 'code', subtitle: 'title.de', media: 'symbol'}},
})
