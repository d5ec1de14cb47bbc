import {BlockContentIcon} from '@sanity/icons/BlockContent'
import {BookIcon} from '@sanity/icons/Book'
import {LinkIcon} from '@sanity/icons/Link'
import {defineField, defineType} from 'sanity'
import {t} from '../../i18n/translate.ts'
import {line, richText} from '../fields.ts'
import {isHttps, isNotInFuture} from '../formats.ts'
import {linkableTypes} from '../linkable.ts'
import {inEachLanguage, previewOf} from '../preview.ts'

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
  validation: (rule) =>
    rule.custom((value) => !value || Boolean(value.asset) || t('Please choose a picture.')),
  preview: previewOf({
    title: inEachLanguage('alt'),
    media: 'asset',
    untitled: 'Picture without a description',
  }),
})

export const link = defineType({
  name: 'link',
  title: 'Link',
  type: 'object',
  icon: LinkIcon,
  options: {collapsible: false},
  fields: [
    line('label', 'Words of the link', 'Say where it leads: “More about us” rather than “Click here”.', {
      max: 60,
    }),
    defineField({
      name: 'target',
      title: 'Leads to',
      description:
        'The page of this website that the link opens. It goes on working when its address changes.',
      type: 'reference',
      to: linkableTypes.map((type) => ({type})),
      options: {disableNew: true},
      validation: (rule) => rule.required().error(t('Please choose the page that the link leads to.')),
    }),
  ],
  preview: previewOf({title: inEachLanguage('label'), untitled: 'Link without words'}),
})

export const source = defineType({
  name: 'source',
  title: 'Source',
  type: 'object',
  icon: BookIcon,
  fields: [
    line(
      'title',
      'Title',
      'Name of the document and its publisher. Say so where it is in another language only.',
      {max: 180},
    ),
    defineField({
      name: 'url',
      title: 'Address',
      description: 'The full address of the document, for example https://www.example.org/guideline.',
      type: 'url',
      validation: (rule) => rule.required().custom(isHttps),
    }),
    defineField({
      name: 'asOf',
      title: 'As of',
      description:
        'The day on which the statement was compared with this source, or the date of the version used.',
      type: 'date',
      validation: (rule) => rule.required().custom(isNotInFuture),
    }),
  ],
  preview: previewOf({title: inEachLanguage('title'), subtitle: ['url'], untitled: 'Source without a title'}),
})

/** What a visitor is told after sending a form. */
export const messageDialog = defineType({
  name: 'messageDialog',
  title: 'Message after sending',
  type: 'object',
  options: {collapsible: false},
  fields: [
    line('title', 'Heading', 'The few words in large letters at the top of the message.', {max: 60}),
    line('text', 'Text', 'What has happened, and what happens next.', {max: 240}),
    line('button', 'Button', 'The word on the button that closes the message.', {max: 20}),
  ],
  preview: previewOf({
    title: inEachLanguage('title'),
    subtitle: inEachLanguage('text'),
    untitled: 'Message without a heading',
  }),
})

export const titledText = defineType({
  name: 'titledText',
  title: 'Text with heading',
  type: 'object',
  icon: BlockContentIcon,
  // Both languages of a formatted text need room.
  options: {modal: {type: 'dialog', width: 2}},
  fields: [
    line('title', 'Heading', 'Says what the text is about, so that one can decide whether to read it.', {
      max: 90,
    }),
    richText(
      'body',
      'Text',
      'Short paragraphs and lists are read most. Terms are explained where they first stand.',
    ),
  ],
  preview: previewOf({title: inEachLanguage('title'), untitled: 'Text without a heading'}),
})
