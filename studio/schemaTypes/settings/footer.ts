import {UlistIcon} from '@sanity/icons/Ulist'
import {defineField} from 'sanity'
import {line, listField, paragraph, pictureOptions, section, shapes} from '../fields.ts'
import {item} from '../forms.ts'

/** The footer of every page: fields of the settings. */

const column = item(
  'footerColumn',
  'Column',
  {icon: UlistIcon, title: 'title', untitled: 'Column without a heading'},
  [
    line('title', 'Heading', 'Shown above the links of this column.', {max: 40}),
    listField('links', 'Links', 'Drag them to sort.', [{type: 'link'}], (rule) => rule.required().min(1)),
  ],
)

const newsletter = section('newsletter', 'Newsletter', 'The small form for newsletter sign-ups.', [
  line('heading', 'Heading', 'Shown above the form.'),
  paragraph('text', 'Text', 'What the newsletter is about and how often it comes.', {max: 240}),
  line('emailLabel', 'Label: e-mail', 'Shown above the field.'),
  line('buttonLabel', 'Button', 'The text on the button.', {max: 40}),
  paragraph(
    'consentText',
    'Consent',
    'Shown beside the button and stored with each address. Say what you keep, why and how long. Without this text there is no form.',
    {max: 400},
  ),
  paragraph(
    'successText',
    'After subscribing',
    'Says that the address is saved and that you will ask for confirmation by e-mail.',
  ),
  paragraph('failureText', 'If subscribing failed', 'Says that the address could not be saved.', {max: 240}),
])

export const footer = [
  listField(
    'footerColumns',
    'Columns of links',
    'One to five columns. Imprint, privacy and accessibility must be reachable from every page, so keep them here.',
    [column],
    (rule) => rule.required().min(1).max(5),
  ),
  line('galleryHeading', 'Heading of the gallery', 'Shown above the small pictures.'),
  defineField({
    name: 'gallery',
    title: 'Gallery',
    description: 'Up to twelve small pictures. Without pictures there is no gallery.',
    type: 'array',
    of: [{type: 'picture', options: pictureOptions(192, shapes.square)}],
    validation: (rule) => rule.max(12),
  }),
  newsletter,
  line('copyright', 'Copyright line', 'The last line of every page. The year is added automatically.', {
    max: 120,
  }),
]
