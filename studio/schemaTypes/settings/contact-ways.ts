import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {MobileDeviceIcon} from '@sanity/icons/MobileDevice'
import {defineArrayMember, defineField} from 'sanity'
import {line, section} from '../fields.ts'
import {isEmail, isInternationalPhone, isPhone} from '../formats.ts'
import {inEachLanguage, previewOf} from '../preview.ts'

/** How the foundation can be reached: fields of the settings. */

const purpose = line('label', 'What for', 'Says on the contact page what this is for, such as “Advice”.', {
  max: 40,
})

const phone = defineArrayMember({
  name: 'phoneNumber',
  title: 'Phone',
  type: 'object',
  icon: MobileDeviceIcon,
  fields: [
    purpose,
    defineField({
      name: 'number',
      title: 'Number',
      description:
        'Best with the country code, so that it can be called from anywhere, for example +49 30 23125 100.',
      type: 'string',
      validation: (rule) => rule.required().custom(isPhone),
    }),
  ],
  preview: previewOf({title: ['number'], subtitle: inEachLanguage('label'), untitled: 'New phone number'}),
})

const email = defineArrayMember({
  name: 'emailAddress',
  title: 'E-mail',
  type: 'object',
  icon: EnvelopeIcon,
  fields: [
    purpose,
    defineField({
      name: 'address',
      title: 'Address',
      description: 'For example name@example.org. Best one that several people read.',
      type: 'string',
      validation: (rule) => rule.required().custom(isEmail),
    }),
  ],
  preview: previewOf({title: ['address'], subtitle: inEachLanguage('label'), untitled: 'New e-mail address'}),
})

const whatsapp = section(
  'whatsapp',
  'WhatsApp',
  'The button in the corner of every page that opens a chat.',
  [
    defineField({
      name: 'enabled',
      title: 'Show the WhatsApp button',
      description: 'Switched off, the button disappears from every page.',
      type: 'boolean',
      initialValue: true,
    }),
    defineField({
      name: 'number',
      title: 'Number',
      description: 'The number of the WhatsApp account, with country code, for example +49 30 23125 900.',
      type: 'string',
      validation: (rule) => rule.required().custom(isInternationalPhone),
    }),
    line(
      'label',
      'Words of the button',
      'On narrow screens the button shows its sign alone; the words are then read aloud.',
      {
        max: 60,
      },
    ),
    line(
      'notice',
      'Note beside the button',
      'That it is a service of another company, and to send no diagnosis.',
      {max: 160},
    ),
  ],
)

export const contactWays = [
  defineField({
    name: 'phones',
    title: 'Phone numbers',
    description: 'All are shown on the contact page, the first one also at the top of every page.',
    type: 'array',
    of: [phone],
    validation: (rule) => rule.required().min(1),
  }),
  defineField({
    name: 'emails',
    title: 'E-mail addresses',
    description: 'All are shown on the contact page, the first one also at the top of every page.',
    type: 'array',
    of: [email],
    validation: (rule) => rule.required().min(1),
  }),
  whatsapp,
]
