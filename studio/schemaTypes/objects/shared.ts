import {defineField, defineType} from 'sanity'
import {line} from '../fields.ts'
import {linkableTypes} from '../linkable.ts'

export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  type: 'image',
  options: {hotspot: true},
  fields: [
    line(
      'alt',
      'What can be seen',
      'Read aloud to people who cannot see the picture. Describe what matters in it, in one sentence.',
      {max: 160, bothLanguages: true},
    ),
  ],
  validation: (rule) => rule.custom((value) => !value || Boolean(value.asset) || 'Please choose a picture.'),
})

export const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  fields: [
    line('label', 'Words of the link', 'Say where it leads: “More about us” rather than “Click here”.', {
      max: 60,
    }),
    defineField({
      name: 'target',
      title: 'Leads to',
      type: 'reference',
      to: linkableTypes.map((type) => ({type})),
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {select: {title: 'label.de', subtitle: 'label.en'}},
})

export const source = defineType({
  name: 'source',
  title: 'Source',
  type: 'object',
  fields: [
    line(
      'title',
      'Title',
      'Name of the document and its publisher. Say so where it is in another language only.',
      {
        max: 180,
      },
    ),
    defineField({
      name: 'url',
      title: 'Address',
      type: 'url',
      validation: (rule) => rule.required().uri({scheme: ['https', 'http']}),
    }),
    defineField({
      name: 'asOf',
      title: 'As of',
      description:
        'The day on which the statement was compared with this source, or the date of the version used.',
      type: 'date',
      validation: (rule) => rule.required(),
    }),
  ],
  preview: {select: {title: 'title.de', subtitle: 'url'}},
})

/** What a visitor is told after sending a form. */
export const messageDialog = defineType({
  name: 'messageDialog',
  title: 'Message after sending',
  type: 'object',
  options: {columns: 1},
  fields: [
    line('title', 'Title', undefined, {max: 60}),
    line('text', 'Text', undefined, {max: 240}),
    line('button', 'Button', undefined, {max: 20}),
  ],
})

export const titledText = defineType({
  name: 'titledText',
  title: 'Text with heading',
  type: 'object',
  fields: [
    line('title', 'Heading', undefined, {max: 90}),
    defineField({name: 'body', title: 'Text', type: 'localeBlock', validation: (rule) => rule.required()}),
  ],
  preview: {select: {title: 'title.de', subtitle: 'title.en'}},
})
