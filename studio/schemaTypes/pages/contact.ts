import {defineField, defineType} from 'sanity'
import {line, pageFields, paragraph, picture} from '../fields.ts'

/** The words around a form that is sent to the foundation: the same set on the contact and the licence page. */
export const messageFormFields = [
  line('nameLabel', 'Label: name', 'On the licence enquiry this is the first name.', {max: 60}),
  line('emailLabel', 'Label: e-mail', undefined, {max: 60}),
  line('phoneLabel', 'Label: phone', undefined, {max: 60}),
  line('messageLabel', 'Label: message', undefined, {max: 60}),
  paragraph(
    'note',
    'Note above the fields',
    'That the e-mail address is not published, and how required fields are marked.',
    {max: 240},
  ),
  paragraph(
    'privacyNote',
    'Note above the button',
    'Who reads the message, how long it is kept, that no diagnosis is needed, that it is not for emergencies.',
    {max: 500},
  ),
  line('submitLabel', 'Button', undefined, {max: 40}),
  line('sendingLabel', 'Button while sending', undefined, {max: 40}),
  defineField({
    name: 'success',
    title: 'After sending',
    type: 'messageDialog',
    validation: (rule) => rule.required(),
  }),
  defineField({
    name: 'failure',
    title: 'When sending failed',
    type: 'messageDialog',
    validation: (rule) => rule.required(),
  }),
  paragraph(
    'failureHelp',
    'More help when sending failed',
    'Shown with the phone number and e-mail address: the words are still in the form.',
    {max: 240},
  ),
]

export const contactPage = defineType({
  name: 'contactPage',
  title: 'Contact us',
  type: 'document',
  groups: [
    {name: 'page', title: 'Page', default: true},
    {name: 'form', title: 'Form'},
  ],
  fields: [
    ...[
      ...pageFields,
      paragraph('intro', 'Introduction', undefined, {max: 320}),
      picture('picture', 'Banner picture'),
      line('phoneHeading', 'Heading: phone', undefined, {max: 60}),
      line('phoneHours', 'When somebody answers', undefined, {max: 120, optional: true}),
      line('emailHeading', 'Heading: e-mail', undefined, {max: 60}),
      line('formHeading', 'Heading of the form', undefined, {max: 90}),
    ].map((field) => ({...field, group: 'page'})),
    ...[
      defineField({
        name: 'subject',
        title: 'Subject of the messages',
        description: 'The subject under which messages from this form arrive at the foundation.',
        type: 'string',
        validation: (rule) => rule.required().max(120),
      }),
      defineField({
        name: 'phoneRequired',
        title: 'Phone number is required',
        description: 'Switched off, an e-mail address or a phone number is enough.',
        type: 'boolean',
        initialValue: true,
      }),
      ...messageFormFields,
    ].map((field) => ({...field, group: 'form'})),
  ],
  preview: {prepare: () => ({title: 'Contact us'})},
})
