import type {CustomValidator} from 'sanity'
import {t} from '../../i18n/translate.ts'
import {dateField, listField, numberField, paragraph, section, simpleField, stringField} from '../fields.ts'
import {hasHundredths, isBic, isCurrency, isIban, isNotInFuture, isRealIban} from '../formats.ts'

interface Donations {
  presets?: number[]
  minimum?: number
  maximum?: number
  bankAccount?: {holder?: string; iban?: string}
}

const areInOrder = (amounts: number[]) =>
  amounts.every((amount, index) => index === 0 || amount > (amounts[index - 1] ?? 0))

const hasAccount: CustomValidator<boolean | undefined> = (value, {parent}) => {
  const {holder, iban} = (parent as Donations | undefined)?.bankAccount ?? {}
  const isComplete = value !== false || Boolean(holder && iban)
  return (
    isComplete ||
    t('Fill in the account holder and the IBAN below first. Until then, the website stays in test mode.')
  )
}

const isReal: CustomValidator<boolean | undefined> = (value, {document}) =>
  value !== false ||
  !document?.demo ||
  t(
    'The website still says that this foundation does not exist. Turn off “This is an example foundation” under “General”.',
  )

const bankAccount = section(
  'bankAccount',
  'Account for transfers',
  'Shown beside the form and, outside test mode, at the end of a donation by transfer.',
  [
    stringField('holder', 'Account holder', 'The name as registered with the bank.', (rule) => rule.max(70)),
    stringField('iban', 'IBAN', 'The number of the account, with or without spaces.', (rule) => [
      rule.custom(isIban),
      rule.custom(isRealIban).warning(),
    ]),
    stringField('bic', 'BIC', 'The code of the bank, for transfers from other countries.', (rule) =>
      rule.custom(isBic),
    ),
    stringField('bank', 'Bank', 'The name of the bank.', (rule) => rule.max(70)),
  ],
  {optional: true, columns: 2},
)

const tax = section(
  'tax',
  'Tax receipts',
  'Only if the foundation may issue tax receipts. The website mentions them once all three fields are filled in.',
  [
    stringField(
      'office',
      'Tax office',
      'The office that recognised the foundation, for example Finanzamt Musterstadt.',
      (rule) => rule.max(90),
    ),
    stringField('number', 'Tax number', 'As in the notice of the tax office.', (rule) => rule.max(30)),
    dateField('noticeDate', 'Date of the notice', 'The date on the notice of the tax office.', (rule) =>
      rule.custom(isNotInFuture),
    ),
  ],
  {optional: true, columns: 3},
)

/** Amounts, currency, test mode, bank account and tax receipts: a field of the settings. */
export const donations = section(
  'donations',
  'Donations',
  'Amounts and currency on the donate page. Edit its texts on the page itself.',
  [
    listField(
      'presets',
      'Amounts to choose from',
      'One to six whole amounts, the smallest first, for example 20, 50, 100, 200.',
      [{type: 'number', title: 'Amount', validation: (rule) => rule.required().integer().positive()}],
      (rule) =>
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
              t('Each amount must be between the minimum and the maximum.')
            )
          }),
    ),
    numberField(
      'defaultPreset',
      'Preselected amount',
      'One of the amounts above. Visitors can choose another one.',
      (rule) =>
        rule
          .required()
          .custom(
            (value, {parent}) =>
              value === undefined ||
              (parent as Donations).presets?.includes(value) ||
              t('Choose one of the amounts above.'),
          ),
    ),
    numberField(
      'minimum',
      'Minimum amount',
      'A whole amount, for example 1. Shown beside the field.',
      (rule) => rule.required().integer().min(1),
      {initialValue: 1},
    ),
    numberField(
      'maximum',
      'Maximum amount',
      'A whole amount, for example 10000. Shown beside the field.',
      (rule) =>
        rule
          .required()
          .integer()
          .max(100_000_000)
          .custom(
            (value, {parent}) =>
              value === undefined ||
              value > ((parent as Donations).minimum ?? 0) ||
              t('Enter an amount above the minimum.'),
          ),
      {initialValue: 10_000},
    ),
    stringField(
      'currencyCode',
      'Currency',
      'Three capital letters, for example EUR or USD. With EUR, the last page of a transfer shows a QR code for banking apps.',
      (rule) => rule.required().custom(isCurrency).custom(hasHundredths),
    ),
    simpleField('boolean')(
      'testMode',
      'Test mode',
      'While it is on, nothing is charged, and every step says so. When off, visitors see how to transfer their donation.',
      (rule) => [rule.custom(hasAccount), rule.custom(isReal).warning()],
      {initialValue: true},
    ),
    paragraph('testNotice', 'Notice in test mode', 'Says at the top of each step that no money is charged.', {
      max: 240,
      bothLanguages: true,
    }),
    bankAccount,
    tax,
  ],
)
