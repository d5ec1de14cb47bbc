import {EnvelopeIcon} from '@sanity/icons/Envelope'
import {MobileDeviceIcon} from '@sanity/icons/MobileDevice'
import {line, listField, section, stringField, switchField} from '../fields.ts'
import {isEmail, isInternationalPhone, isPhone} from '../formats.ts'
import {item} from '../forms.ts'

/** Contact details: fields of the settings. */

const purpose = line('label', 'Purpose', 'Shown on the contact page, for example “Advice”.', {max: 40})

const phone = item(
  'phoneNumber',
  'Phone',
  {
    icon: MobileDeviceIcon,
    title: 'number',
    subtitle: 'label',
    untitled: 'New phone number',
  },
  [
    purpose,
    stringField(
      'number',
      'Number',
      'Preferably with the country code, so that people can call from anywhere, for example +49 30 23125 100. The imprint and the accessibility statement have numbers of their own.',
      (rule) => rule.required().custom(isPhone),
    ),
  ],
)

const email = item(
  'emailAddress',
  'E-mail',
  {icon: EnvelopeIcon, title: 'address', subtitle: 'label', untitled: 'New e-mail address'},
  [
    purpose,
    stringField(
      'address',
      'Address',
      'For example name@example.org, ideally one that several people read.',
      (rule) => rule.required().custom(isEmail),
    ),
  ],
)

const whatsapp = section(
  'whatsapp',
  'WhatsApp',
  'Opens a chat: a round button on every page, and links on the contact page and in the footer.',
  [
    switchField('enabled', 'Show the WhatsApp button', 'When off, the button and the links disappear.', true),
    stringField(
      'number',
      'Number',
      'The number of the WhatsApp account, with country code, for example +49 30 23125 900.',
      (rule) => rule.required().custom(isInternationalPhone),
    ),
    line('label', 'Link text', 'The round button shows only its symbol; screen readers read this text.'),
    line(
      'notice',
      'Note at the links',
      'Says that another company runs the service, and not to send a diagnosis.',
      {max: 160},
    ),
  ],
)

export const contactWays = [
  listField(
    'phones',
    'Phone numbers',
    'All are shown on the contact page, the first one also at the top of every page.',
    [phone],
    (rule) => rule.required().min(1).unique(),
  ),
  listField(
    'emails',
    'E-mail addresses',
    'All are shown on the contact page, the first one also at the top of every page.',
    [email],
    (rule) => rule.required().min(1).unique(),
  ),
  whatsapp,
]
