import {defineField} from 'sanity'
import {t} from '../../i18n/translate.ts'
import {paragraph, section} from '../fields.ts'
import {isBic, isCurrency, isIban} from '../formats.ts'

const bankAccount = section(
  'bankAccount',
  'Account for transfers',
  'Kept here for the time when donating is possible; the website does not show it yet.',
  [
    defineField({
      name: 'holder',
      title: 'Account holder',
      description: 'The name as the bank knows it.',
      type: 'string',
      validation: (rule) => rule.max(70),
    }),
    defineField({
      name: 'iban',
      title: 'IBAN',
      description: 'The number of the account, with or without spaces.',
      type: 'string',
      validation: (rule) => rule.custom(isIban),
    }),
    defineField({
      name: 'bic',
      title: 'BIC',
      description: 'The code of the bank, for transfers from other countries.',
      type: 'string',
      validation: (rule) => rule.custom(isBic),
    }),
    defineField({
      name: 'bank',
      title: 'Bank',
      description: 'The name of the bank.',
      type: 'string',
      validation: (rule) => rule.max(70),
    }),
  ],
  {optional: true, columns: 2},
)

/** What can be given, and whether it really is: a field of the settings. */
export const donations = section(
  'donations',
  'Donations',
  'Amounts and currency on the donate page. Its words are edited on the page itself.',
  [
    defineField({
      name: 'presets',
      title: 'Amounts to choose from',
      description: 'One to six whole amounts, for example 20, 50, 100, 200.',
      type: 'array',
      of: [{type: 'number', title: 'Amount', validation: (rule) => rule.required().integer().positive()}],
      validation: (rule) => rule.required().min(1).max(6).unique(),
    }),
    defineField({
      name: 'defaultPreset',
      title: 'Amount chosen at first',
      description: 'One of the amounts above. Visitors can choose another one.',
      type: 'number',
      validation: (rule) =>
        rule
          .required()
          .custom(
            (value, {parent}) =>
              value === undefined ||
              (parent as {presets?: number[]}).presets?.includes(value) ||
              t('Choose one of the amounts above.'),
          ),
    }),
    defineField({
      name: 'currencySymbol',
      title: 'Currency symbol',
      description: 'Stands beside every amount, for example € or $.',
      type: 'string',
      validation: (rule) => rule.required().max(4),
    }),
    defineField({
      name: 'currencyCode',
      title: 'Currency code',
      description: 'Three capital letters, for example EUR or USD.',
      type: 'string',
      validation: (rule) => rule.required().custom(isCurrency),
    }),
    defineField({
      name: 'testMode',
      title: 'Test mode',
      description: 'While it is on, nothing is charged and every step says so.',
      type: 'boolean',
      initialValue: true,
    }),
    paragraph(
      'testNotice',
      'Notice in test mode',
      'Says at the top of the donate page that no money moves.',
      {
        max: 240,
        bothLanguages: true,
      },
    ),
    bankAccount,
  ],
)
