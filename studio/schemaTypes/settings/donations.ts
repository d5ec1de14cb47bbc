import {defineField} from 'sanity'
import {t} from '../../i18n/translate.ts'
import {paragraph, section} from '../fields.ts'
import {hasHundredths, isBic, isCurrency, isIban, isNotInFuture} from '../formats.ts'

interface Donations {
  presets?: number[]
  minimum?: number
  maximum?: number
  bankAccount?: {holder?: string; iban?: string}
}

const areInOrder = (amounts: number[]) =>
  amounts.every((amount, index) => index === 0 || amount > (amounts[index - 1] ?? 0))

const bankAccount = section(
  'bankAccount',
  'Account for transfers',
  'Shown at the end of a donation by transfer. In test mode it is never shown.',
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

const tax = section(
  'tax',
  'Tax receipts',
  'Whether the foundation may give receipts for donations. The website speaks of receipts only if all three are filled in and test mode is off.',
  [
    defineField({
      name: 'office',
      title: 'Tax office',
      description: 'The one that has recognised the foundation, for example Finanzamt Musterstadt.',
      type: 'string',
      validation: (rule) => rule.max(90),
    }),
    defineField({
      name: 'number',
      title: 'Tax number',
      description: 'As it stands in the notice of the tax office.',
      type: 'string',
      validation: (rule) => rule.max(30),
    }),
    defineField({
      name: 'noticeDate',
      title: 'Date of the notice',
      description: 'The day on which the tax office has given the notice.',
      type: 'date',
      validation: (rule) => rule.custom(isNotInFuture),
    }),
  ],
  {optional: true, columns: 3},
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
      description: 'One to six whole amounts, the smallest first, for example 20, 50, 100, 200.',
      type: 'array',
      of: [{type: 'number', title: 'Amount', validation: (rule) => rule.required().integer().positive()}],
      validation: (rule) =>
        rule
          .required()
          .min(1)
          .max(6)
          .unique()
          .custom(
            (amounts) =>
              !Array.isArray(amounts) ||
              areInOrder(amounts as number[]) ||
              t('Sort the amounts, the smallest first.'),
          )
          .custom((amounts, {parent}) => {
            const {minimum = 0, maximum = Number.POSITIVE_INFINITY} = parent as Donations
            const isWithin = (amount: unknown) => Number(amount) >= minimum && Number(amount) <= maximum
            return (
              !Array.isArray(amounts) ||
              amounts.every(isWithin) ||
              t('Each amount must lie between the smallest and the largest possible amount.')
            )
          }),
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
              (parent as Donations).presets?.includes(value) ||
              t('Choose one of the amounts above.'),
          ),
    }),
    defineField({
      name: 'minimum',
      title: 'Smallest possible amount',
      description: 'A whole amount, for example 1. The page says it beside the field.',
      type: 'number',
      initialValue: 1,
      validation: (rule) => rule.required().integer().min(1),
    }),
    defineField({
      name: 'maximum',
      title: 'Largest possible amount',
      description: 'A whole amount, for example 10000. The page says it beside the field.',
      type: 'number',
      initialValue: 10_000,
      validation: (rule) =>
        rule
          .required()
          .integer()
          .max(100_000_000)
          .custom(
            (value, {parent}) =>
              value === undefined ||
              value > ((parent as Donations).minimum ?? 0) ||
              t('Write an amount that is larger than the smallest one.'),
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
      validation: (rule) => rule.required().custom(isCurrency).custom(hasHundredths),
    }),
    defineField({
      name: 'testMode',
      title: 'Test mode',
      description:
        'While it is on, nothing is charged, no account is shown, and every step says so. Switched off, visitors are shown how to transfer their donation.',
      type: 'boolean',
      initialValue: true,
      validation: (rule) =>
        rule.custom((value, {parent}) => {
          const {holder, iban} = (parent as Donations | undefined)?.bankAccount ?? {}
          return (
            value !== false ||
            Boolean(holder && iban) ||
            t(
              'Fill in the account holder and the IBAN below first: until then, the website stays in test mode.',
            )
          )
        }),
    }),
    paragraph(
      'testNotice',
      'Notice in test mode',
      'Says at the top of each step of a donation that no money moves.',
      {
        max: 240,
        bothLanguages: true,
      },
    ),
    bankAccount,
    tax,
  ],
)
