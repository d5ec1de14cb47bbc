import {defineField} from 'sanity'
import {line, listField, paragraph, section, switchField} from '../fields.ts'
import {item} from '../forms.ts'

const label = 'Shown above the field.'

const message = (name: string, title: string, description: string) =>
  defineField({name, title, description, type: 'messageDialog', validation: (rule) => rule.required()})

const nextStep = item('nextStep', 'Step', {title: 'text', untitled: 'Step without text'}, [
  line('text', 'Text', 'One sentence.', {max: 160}),
])

/** Texts of a message form, shared by the contact page and the licence page. */
export const messageFormFields = [
  line(
    'nameLabel',
    'Label: name',
    'Shown above the field for the name; in the licence enquiry, the first name.',
  ),
  line('emailLabel', 'Label: e-mail', label),
  line('phoneLabel', 'Label: phone', label),
  line('messageLabel', 'Label: message', label),
  paragraph(
    'note',
    'Note above the fields',
    'Says that the e-mail address is not published, and how required fields are marked.',
    {max: 240},
  ),
  paragraph(
    'privacyNote',
    'Note above the button',
    'Says who reads the message, how long it is kept, that no diagnosis is needed and that it is not for emergencies.',
    {max: 500},
  ),
  line(
    'privacyLinkLabel',
    'Link to the privacy page',
    'The text of the link after that note. Leave empty for no link.',
    {max: 80},
  ),
  switchField(
    'consentRequired',
    'Ask for consent to health details',
    'When on, visitors must tick a box before their message is sent. Ask your privacy adviser whether you need it.',
  ),
  paragraph(
    'consentLabel',
    'Text beside the box',
    'What visitors agree to, and that they can withdraw their consent. Shown only if you ask for it.',
    {max: 320, optional: true},
  ),
  line('submitLabel', 'Button', 'The text on the button.', {max: 40}),
  line('sendingLabel', 'Button while sending', 'Shown while the message is being sent.', {max: 40}),
  message('success', 'After sending', 'What visitors see when their message has arrived.'),
  section(
    'next',
    'What happens next',
    'Replaces the form when a message has arrived: who reads it, and when the answer comes. Optional.',
    [
      line('heading', 'Heading', 'Shown above the steps.', {optional: true}),
      listField('steps', 'Steps', 'One to four steps. Drag them to sort.', [nextStep], (rule) => rule.max(4)),
    ],
    {optional: true},
  ),
  message('failure', 'If sending failed', 'What visitors see when their message has not arrived.'),
  paragraph(
    'failureHelp',
    'More help if sending failed',
    'Says that the message is still in the form. Shown with phone number and e-mail address.',
    {max: 240},
  ),
]
