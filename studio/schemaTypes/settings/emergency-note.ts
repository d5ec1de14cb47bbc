import {defineField, defineType} from 'sanity'
import {line, medicalFields, richText} from '../fields.ts'

export const emergencyNote = defineType({
  name: 'emergencyNote',
  title: 'Emergency box',
  type: 'document',
  fields: [
    line('heading', 'Heading', undefined, {max: 90, bothLanguages: true}),
    richText('body', 'When to act at once', undefined, {bothLanguages: true}),
    defineField({
      name: 'phone',
      title: 'Emergency number',
      description: 'For example 112.',
      type: 'string',
      validation: (rule) => rule.required(),
    }),
    line('callLabel', 'Words of the call button', 'The number is added by itself.', {
      max: 40,
      bothLanguages: true,
    }),
    ...medicalFields,
  ],
  preview: {prepare: () => ({title: 'Emergency box'})},
})
