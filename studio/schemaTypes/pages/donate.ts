import {HeartIcon} from '@sanity/icons/Heart'
import {defineType, type FieldDefinition} from 'sanity'
import type {English} from '../../i18n/translate.ts'
import {inGroup, line, pageFields, paragraph, picture, section} from '../fields.ts'
import {singletonPreview} from '../preview.ts'

const label = 'Stands above the field in which visitors write.'

const method = (name: string, title: English, description: string, more: FieldDefinition[] = []) =>
  section(name, title, description, [
    line('label', 'Name', 'What this way of paying is called on the page.', {max: 60}),
    paragraph('text', 'Explanation', 'Shown below that name: what happens, and what it costs.', {max: 300}),
    ...more,
  ])

const offlineInTestMode = paragraph(
  'testText',
  'Added in test mode',
  'Shown after the explanation while test mode is on: that no account is shown.',
  {max: 200, optional: true},
)

/** The words of the pages behind the form. */
const steps = [
  line('checkHeading', 'Heading: check', 'The large heading of the page that shows the answers once more.', {
    max: 90,
  }),
  paragraph(
    'checkIntro',
    'Introduction: check',
    'Below that heading: that everything can still be changed.',
    {
      max: 300,
    },
  ),
  line('changeLabel', 'Change button', 'The words on the buttons that lead back to the form.', {max: 30}),
  line(
    'confirmLabel',
    'Button: check',
    'The words on the button that leads to the account for the transfer.',
    {
      max: 40,
    },
  ),
  line('testConfirmLabel', 'Button: check, in test mode', 'The words on that button while test mode is on.', {
    max: 40,
  }),
  line('testResultHeading', 'Heading: end of a test', 'The large heading of the last page in test mode.', {
    max: 90,
  }),
  paragraph(
    'testResultText',
    'Text: end of a test',
    'Below that heading: that nothing was charged or stored. It does not thank, as nobody has given anything.',
    {max: 300, bothLanguages: true},
  ),
  line('transferHeading', 'Heading: transfer', 'The large heading of the page with the account.', {max: 90}),
  paragraph(
    'transferText',
    'Text: transfer',
    'Below that heading: what to do now, and that nothing has been charged.',
    {max: 300},
  ),
  line(
    'transferPurpose',
    'Purpose of the transfer',
    'What donors write into their transfer. {code} stands for a code by which a transfer is found again.',
    {max: 80, holds: '{code}'},
  ),
  paragraph(
    'taxText',
    'Text: tax receipts',
    'How donors get a receipt. Shown below the account if the settings have the particulars of the tax office.',
    {max: 400, optional: true},
  ),
]

export const donatePage = defineType({
  name: 'donatePage',
  title: 'Donate',
  type: 'document',
  icon: HeartIcon,
  groups: [
    {name: 'page', title: 'Page', default: true},
    {name: 'form', title: 'Form'},
    {name: 'steps', title: 'Check and end'},
  ],
  fields: [
    ...inGroup('page', [
      ...pageFields(),
      paragraph('intro', 'Introduction', 'Two or three sentences below the heading: what a donation does.', {
        max: 400,
      }),
      picture(
        'picture',
        'Banner picture',
        'The wide picture at the top of the page, at least 1600 pixels wide.',
      ),
      line(
        'faqHeading',
        'Heading of the questions',
        'Stands above the questions and answers at the end of the page.',
        {max: 90},
      ),
    ]),
    ...inGroup('form', [
      line(
        'amountLegend',
        'Heading: amount',
        'Stands above the amounts. The amounts themselves are in the settings.',
        {max: 60},
      ),
      line('amountLabel', 'Label: amount', 'Stands above the field with the chosen amount.', {max: 60}),
      line('customLabel', 'Name of the free amount', 'The words on the button for an amount of one’s own.', {
        max: 30,
      }),
      line('methodLegend', 'Heading: payment method', 'Stands above the ways of paying.', {max: 60}),
      method(
        'testMethod',
        'Test donation',
        'The first way of paying: a try without money. Shown in test mode only.',
      ),
      method('offlineMethod', 'Offline donation', 'The second way of paying: a transfer.', [
        offlineInTestMode,
      ]),
      method('cardMethod', 'Credit card', 'The third way of paying.'),
      line('donateLabel', 'Donate button', 'The words on the button below the form.', {max: 40}),
      line(
        'donateAmountLabel',
        'Donate button with the amount',
        'The words on that button once an amount is chosen. {amount} stands for the amount.',
        {max: 40, holds: '{amount}'},
      ),
      line('detailsHeading', 'Heading: details', 'Stands above the fields for name and address.', {max: 60}),
      paragraph(
        'detailsNote',
        'Note above the details',
        'What the details are needed for, and who reads them.',
        {max: 300},
      ),
      paragraph(
        'testDetailsNote',
        'Note above the details, in test mode',
        'That visitors please enter made-up details. Shown while test mode is on.',
        {max: 200, optional: true},
      ),
      line('firstNameLabel', 'Label: first name', label, {max: 60}),
      line('lastNameLabel', 'Label: last name', label, {max: 60}),
      line('emailLabel', 'Label: e-mail', label, {max: 60}),
      line('phoneLabel', 'Label: phone', label, {max: 60}),
      line('addressLabel', 'Label: address', label, {max: 60}),
      line('messageLabel', 'Label: message', label, {max: 60}),
      line(
        'saveLabel',
        'Button of the details',
        'The words on the button that checks the details without going on.',
        {max: 40},
      ),
      paragraph(
        'savedNotice',
        'After that button',
        'What the page says when the details are complete: they stand in the form, nothing is stored.',
        {max: 240},
      ),
      paragraph(
        'inactiveNotice',
        'At the button in test mode',
        'That nothing is charged or stored. Shown at the buttons while test mode is on.',
        {max: 300},
      ),
    ]),
    ...inGroup('steps', steps),
  ],
  preview: singletonPreview('Donate', {media: 'picture'}),
})
