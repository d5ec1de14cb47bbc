import {UlistIcon} from '@sanity/icons/Ulist'
import {defineArrayMember, defineField} from 'sanity'
import {line, paragraph, section} from '../fields.ts'
import {inEachLanguage, previewOf} from '../preview.ts'

/** What stands at the end of every page: fields of the settings. */

const column = defineArrayMember({
  name: 'footerColumn',
  title: 'Column',
  type: 'object',
  icon: UlistIcon,
  fields: [
    line('title', 'Heading', 'Stands above the links of this column.', {max: 40}),
    defineField({
      name: 'links',
      title: 'Links',
      description: 'In the order in which they are shown. Drag them to sort.',
      type: 'array',
      of: [{type: 'link'}],
      validation: (rule) => rule.required().min(1),
    }),
  ],
  preview: previewOf({title: inEachLanguage('title'), untitled: 'Column without a heading'}),
})

const newsletter = section(
  'newsletter',
  'Newsletter',
  'The small form for people who want to receive the newsletter.',
  [
    line('heading', 'Heading', 'Stands above the form.', {max: 60}),
    paragraph('text', 'Text', 'What the newsletter is about and how often it comes.', {max: 240}),
    line('emailLabel', 'Label: e-mail', 'Stands above the field in which visitors write.', {max: 60}),
    line('buttonLabel', 'Button', 'The words on the button.', {max: 40}),
    paragraph(
      'consentText',
      'Consent',
      'Stands at the button and is kept with each address, as it was shown. Say what you keep, what for, and how long. Without it the form is not shown.',
      {max: 400},
    ),
    paragraph(
      'successText',
      'After subscribing',
      'Says that the address is kept, and what comes next: you ask for a confirmation, by an e-mail of your own.',
      {max: 300},
    ),
    paragraph('failureText', 'When it did not work', 'Says that the address could not be kept.', {max: 240}),
  ],
)

export const footer = [
  defineField({
    name: 'footerColumns',
    title: 'Columns of links',
    description:
      'One to five columns. Imprint, privacy and accessibility must be reachable from every page, so keep them here.',
    type: 'array',
    of: [column],
    validation: (rule) => rule.required().min(1).max(5),
  }),
  line('galleryHeading', 'Heading of the gallery', 'Stands above the small pictures.', {max: 60}),
  defineField({
    name: 'gallery',
    title: 'Gallery',
    description: 'Up to twelve small pictures. Without pictures there is no gallery.',
    type: 'array',
    of: [{type: 'picture'}],
    options: {layout: 'grid'},
    validation: (rule) => rule.max(12),
  }),
  newsletter,
  line('copyright', 'Copyright line', 'The last line of every page. The year is added by itself.', {
    max: 120,
  }),
]
