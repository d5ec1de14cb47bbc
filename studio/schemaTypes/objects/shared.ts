import {BlockContentIcon} from '@sanity/icons/BlockContent'
import {BookIcon} from '@sanity/icons/Book'
import {LinkIcon} from '@sanity/icons/Link'
import {defineType} from 'sanity'
import {dateField, hasFile, line, pictureOptions, richText, stringField, targetField} from '../fields.ts'
import {isHttps, isNotInFuture, isRecent} from '../formats.ts'
import {previewOf} from '../preview.ts'

export const picture = defineType({
  name: 'picture',
  title: 'Picture',
  type: 'image',
  options: pictureOptions(),
  fields: [
    {
      ...line(
        'alt',
        'Picture description (alt text)',
        'Read aloud to people who cannot see the picture. Describe what matters in it, in one sentence.',
        {max: 160, bothLanguages: true},
      ),
      // Without a picture it is hidden, so that the error about the picture is directly below its field.
      hidden: ({parent}) => !parent?.asset,
    },
  ],
  validation: (rule) => rule.custom(hasFile),
  preview: previewOf({
    title: 'alt',
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
    line('label', 'Link text', 'Say where the link goes: “More about us”, not “Click here”.'),
    targetField('Link target', 'A page of this website. The link keeps working when its address changes.'),
  ],
  preview: previewOf({title: 'label', untitled: 'Link without text'}),
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
      'Name of the document and its publisher. Say so if it is only in another language.',
      {max: 180},
    ),
    stringField(
      'url',
      'Address',
      'The full address of the document, for example https://www.example.org/guideline.',
      (rule) => rule.required().custom(isHttps),
    ),
    dateField(
      'asOf',
      'As of',
      'The day on which you compared the text with this source, or the date of the version used.',
      (rule) => [rule.required().custom(isNotInFuture), rule.custom(isRecent).warning()],
    ),
  ],
  preview: previewOf({title: 'title', subtitle: 'url', untitled: 'Source without a title'}),
})

/** Texts shown after sending a form. */
export const messageDialog = defineType({
  name: 'messageDialog',
  title: 'Message after sending',
  type: 'object',
  options: {collapsible: false},
  fields: [
    line('title', 'Heading', 'Shown in large letters at the top of the message.'),
    line('text', 'Text', 'What has happened, and what happens next.', {max: 240}),
    line('button', 'Button', 'The text on the button.', {max: 20}),
  ],
  preview: previewOf({
    title: 'title',
    subtitle: 'text',
    untitled: 'Message without a heading',
  }),
})

export const titledText = defineType({
  name: 'titledText',
  title: 'Text with heading',
  type: 'object',
  icon: BlockContentIcon,
  fields: [
    line('title', 'Heading', 'Says what the text is about.', {max: 90}),
    richText('body', 'Text', 'Use short paragraphs and lists, and explain terms when they first appear.'),
  ],
  preview: previewOf({title: 'title', untitled: 'Text without a heading'}),
})
