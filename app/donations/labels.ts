import {mapText, plain, type Text} from '~/content/text'
import type {DonateQueryResult} from '~/content/types.gen'
import type {Language} from '~/i18n/languages'
import type {DonationInput, InputField} from './input'
import type {Method, Terms} from './terms'

/** The words of the donation pages, as staff wrote them. */
export type DonationLabels = Omit<NonNullable<DonateQueryResult>, 'donations' | 'faq' | 'emergency'> & {
  testNotice: Text
}

/** What the pages about a donation show of their document; the account is not among it, nor are the questions. */
export function labelsOf(page: NonNullable<DonateQueryResult>): DonationLabels {
  const {donations, faq: _faq, emergency: _emergency, ...labels} = page
  return {...labels, testNotice: donations?.testNotice ?? ''}
}

/** What a way of paying is called, and what it means. */
export const methodLabels = (labels: DonationLabels, method: Method) =>
  ({test: labels.testMethod, offline: labels.offlineMethod, card: labels.cardMethod})[method] ?? {
    label: '',
    text: '',
  }

/** What donors write into their transfer. */
export const purposeOf = ({transferPurpose}: DonationLabels, reference: string): Text =>
  plain(transferPurpose) ? mapText(transferPurpose, (text) => text.replace('…', reference)) : reference

/** What an amount pays for, for example. */
export function exampleOf({panel}: DonationLabels, cents: number, lang: Language): Text {
  const {each, text} = panel?.example ?? {}
  const count = Math.floor(cents / 100 / (each ?? Number.POSITIVE_INFINITY))
  if (!text || count === 0) return ''
  return mapText(text, (words) => words.replace('…', count.toLocaleString(lang)))
}

/** What the fields of the form start with and say; ids of its controls begin with `formId`. */
export interface FieldsProps {
  labels: DonationLabels
  terms: Terms
  values: Partial<DonationInput>
  errors: Partial<Record<InputField, string>>
}
