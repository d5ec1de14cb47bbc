import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {defineField, defineType} from 'sanity'
import {inGroup, line, pageFields, paragraph, picture} from '../fields.ts'
import {singletonPreview} from '../preview.ts'
import {messageFormFields} from './message-form.ts'

export const contactPage = defineType({
  name: 'contactPage',
  title: 'Contact us',
  type: 'document',
  icon: EnvelopeIcon,
  groups: [
    {name: 'page', title: 'Page', default: true},
    {name: 'form', title: 'Form'},
  ],
  fields: [
    ...inGroup('page', [
      ...pageFields(),
      paragraph(
        'intro',
        'Introduction',
        'Two or three sentences below the heading: who answers, and how soon.',
        {max: 320},
      ),
      picture(
        'picture',
        'Banner picture',
        'The wide picture at the top of the page, at least 1600 pixels wide.',
      ),
      line(
        'phoneHeading',
        'Heading: phone',
        'Stands above the phone numbers, which come from the settings.',
        {max: 60},
      ),
      line(
        'phoneHours',
        'When somebody answers',
        'Days and hours, shown below the phone numbers. May stay empty.',
        {
          max: 120,
          optional: true,
        },
      ),
      line(
        'emailHeading',
        'Heading: e-mail',
        'Stands above the e-mail addresses, which come from the settings.',
        {max: 60},
      ),
      line('formHeading', 'Heading of the form', 'Stands above the form for messages.', {max: 90}),
    ]),
    ...inGroup('form', [
      defineField({
        name: 'subject',
        title: 'Subject of the messages',
        description:
          'The subject under which messages from this form arrive at the foundation. Visitors do not see it.',
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
    ]),
  ],
  preview: singletonPreview('Contact us', {media: 'picture'}),
})
