import {defineField} from 'sanity'
import {line, paragraph} from '../fields.ts'

const label = 'Stands above the field in which visitors write.'

const message = (name: string, title: string, description: string) =>
  defineField({name, title, description, type: 'messageDialog', validation: (rule) => rule.required()})

/** The words around a form that is sent to the foundation: the same set on the contact and the licence page. */
export const messageFormFields = [
  line(
    'nameLabel',
    'Label: name',
    'Stands above the field for the name. On the licence enquiry this is the first name.',
    {
      max: 60,
    },
  ),
  line('emailLabel', 'Label: e-mail', label, {max: 60}),
  line('phoneLabel', 'Label: phone', label, {max: 60}),
  line('messageLabel', 'Label: message', label, {max: 60}),
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
  line(
    'privacyLinkLabel',
    'Link to the privacy page',
    'The words of the link behind the note above the button. While it is empty, there is no such link.',
    {max: 80},
  ),
  defineField({
    name: 'consentRequired',
    title: 'Ask for consent to health details',
    description:
      'Switched on, visitors must tick a box before their message is sent. Ask whoever advises you on privacy whether you need it.',
    type: 'boolean',
    initialValue: false,
  }),
  paragraph(
    'consentLabel',
    'Words beside the box',
    'What visitors agree to when they tick it, and that they can withdraw it. Shown only while consent is asked for.',
    {max: 320, optional: true},
  ),
  line('submitLabel', 'Button', 'The words on the button that sends the message.', {max: 40}),
  line('sendingLabel', 'Button while sending', 'The words on that button until the message has arrived.', {
    max: 40,
  }),
  message('success', 'After sending', 'What visitors are told when their message has arrived.'),
  message('failure', 'When sending failed', 'What visitors are told when their message has not arrived.'),
  paragraph(
    'failureHelp',
    'More help when sending failed',
    'Shown with the phone number and e-mail address: the words are still in the form.',
    {max: 240},
  ),
]
