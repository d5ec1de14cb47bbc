import {HeartIcon} from '@sanity/icons/Heart'
import {type English, t} from '../../i18n/translate.ts'
import {line, listField, numberField, pageTop, paragraph, section, stringField} from '../fields.ts'
import {isEmail, isPhone} from '../formats.ts'
import {item, singleton, tab, tabs} from '../forms.ts'

const label = 'Shown above the field.'

const method = (name: string, title: English, description: string) =>
  section(name, title, description, [
    line('label', 'Name', 'The name of this payment method on the page.'),
    paragraph('text', 'Explanation', 'Shown below that name: what happens, and what it costs.'),
  ])

const use = item('donationUse', 'Use', {icon: HeartIcon, title: 'label', untitled: 'New use'}, [
  line('label', 'Purpose', 'In a few words, for example “Advice for families”.', {max: 80}),
  numberField('share', 'Share', 'How much of the donations goes there, in per cent. Optional.', (rule) =>
    rule.integer().min(1).max(100),
  ),
])

const optional = {optional: true}

/** Answers to what donors ask before they give. */
const panel = section(
  'panel',
  'Beside the form',
  'What donors ask before they give. The account and the tax receipt come from the settings. Empty parts are left out.',
  [
    line('heading', 'Heading: amount', 'Shown above the chosen amount.', optional),
    section(
      'example',
      'Example',
      'What the chosen amount pays for. Shown below the amounts.',
      [
        numberField('each', 'Price', 'What one costs, for example 0.25.', (rule) => rule.positive()),
        line('text', 'Text', 'Write … where the website puts how many the amount pays for.', {
          max: 120,
          withGap: true,
          ...optional,
        }),
      ],
      optional,
    ),
    line('usesHeading', 'Heading: use', 'Shown above what donations are used for.', optional),
    listField('uses', 'Use of donations', 'Two to four lines, the largest share first.', [use], (rule) =>
      rule.max(6).custom((uses) => {
        const shares = (uses ?? []) as {share?: number}[]
        const sum = shares.reduce((total, {share = 0}) => total + share, 0)
        return sum <= 100 || t('The shares add up to {sum}%. Lower them to 100% or less.', {sum})
      }),
    ),
    line('personHeading', 'Heading: questions', 'Shown above the contact person.', optional),
    section(
      'person',
      'Contact person',
      'Who answers questions about donations. Ask that person before you publish the name.',
      [
        stringField('name', 'Name', 'First and last name.', (rule) => rule.max(70)),
        stringField('phone', 'Phone', 'For example +49 30 23125 100.', (rule) => rule.custom(isPhone)),
        stringField('email', 'E-mail', 'For example name@example.org.', (rule) => rule.custom(isEmail)),
      ],
      optional,
    ),
    paragraph('privacy', 'Privacy in one line', 'What happens to the details that visitors enter.', {
      max: 200,
      ...optional,
    }),
  ],
  optional,
)

/** Texts of the pages after the form. */
const steps = [
  line('testResultHeading', 'Heading: end of a test', 'The large heading of the last page in test mode.', {
    max: 90,
  }),
  paragraph(
    'testResultText',
    'Text: end of a test',
    'Says that nothing was charged or stored. No thanks here, as nothing was given.',
    {bothLanguages: true},
  ),
  line('transferHeading', 'Heading: transfer', 'The large heading of the page with the account.', {max: 90}),
  paragraph('transferText', 'Text: transfer', 'Says what to do now, and that nothing has been charged.'),
  line(
    'transferPurpose',
    'Purpose of the transfer',
    'What donors write in their transfer. Write … where the website puts the code that identifies it.',
    {max: 80, withGap: true},
  ),
  paragraph(
    'taxText',
    'Text: tax receipts',
    'How donors get a receipt. Shown beside the form and below the account if the settings name the tax office.',
    {max: 400, optional: true},
  ),
  paragraph(
    'giroCodeText',
    'Text: GiroCode',
    'Shown below the QR code for banking apps on the last page, if the currency is EUR.',
    {max: 200, optional: true},
  ),
]

export const donatePage = singleton({
  name: 'donatePage',
  title: 'Donate',
  icon: HeartIcon,
  media: 'picture',
  ...tabs(
    tab('page', 'Page', [
      ...pageTop('Two or three sentences below the heading: what a donation does.', 400),
      line('faqHeading', 'Heading of the questions', 'Shown above the questions and answers.', {max: 90}),
    ]),
    tab('form', 'Form', [
      line('amountLegend', 'Heading: amount', 'Shown above the amounts from the settings.'),
      line('amountLabel', 'Label: amount', 'Shown above the field for a custom amount.'),
      line('customLabel', 'Custom amount', 'The text on the button for a custom amount.', {max: 30}),
      line('methodLegend', 'Heading: payment method', 'Shown above the payment methods.'),
      method(
        'testMethod',
        'Test donation',
        'The first payment method: a trial without money. Shown in test mode only.',
      ),
      method('offlineMethod', 'Offline donation', 'The second payment method: a bank transfer.'),
      method('cardMethod', 'Credit card', 'The third payment method.'),
      line('donateLabel', 'Donate button', 'The text on the button.', {max: 40}),
      line(
        'donateAmountLabel',
        'Donate button with the amount',
        'The text on that button once an amount is chosen. Write … where the amount goes.',
        {max: 40, withGap: true},
      ),
      line('detailsHeading', 'Heading: details', 'Shown above the fields for name and address.'),
      paragraph('detailsNote', 'Note above the details', 'Says what the details are for and who reads them.'),
      line('firstNameLabel', 'Label: first name', label),
      line('lastNameLabel', 'Label: last name', label),
      line('emailLabel', 'Label: e-mail', label),
      line('phoneLabel', 'Label: phone', label),
      line('addressLabel', 'Label: address', label),
      line('messageLabel', 'Label: message', label),
      line('saveLabel', 'Button of the details', 'The text on the button that only checks the details.', {
        max: 40,
      }),
      paragraph(
        'savedNotice',
        'Message after that button',
        'Says that the details are complete and in the form, and that nothing is stored.',
        {max: 240},
      ),
      paragraph(
        'inactiveNotice',
        'Note beside the button in test mode',
        'Says that nothing is charged or stored. Shown beside the buttons in test mode.',
      ),
    ]),
    tab('panel', 'Beside the form', [panel]),
    tab('steps', 'After the form', steps),
  ),
})
