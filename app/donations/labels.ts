import {mapText, plain, type Text} from '~/content/text'
import type {DonateQueryResult} from '~/content/types.gen'
import {formatNumber} from '~/i18n/format'
import type {Language} from '~/i18n/languages'
import type {DonationInput, InputField} from './input'
import type {Method, Terms} from './terms'

/** The texts of the donation pages, as staff wrote them. */
export type DonationLabels = Omit<NonNullable<DonateQueryResult>, 'donations' | 'faq' | 'emergency'> & {
  testNotice: Text
}

/** The texts of the donation page's document, without account, questions and emergency box. */
export function labelsOf(page: NonNullable<DonateQueryResult>): DonationLabels {
  const {donations, faq: _faq, emergency: _emergency, ...labels} = page
  return {...labels, testNotice: donations?.testNotice ?? ''}
}

/** Label and explanation of a payment method. */
export const methodLabels = (labels: DonationLabels, method: Method) =>
  ({test: labels.testMethod, offline: labels.offlineMethod, card: labels.cardMethod})[method] ?? {
    label: '',
    text: '',
  }

/** The purpose that donors enter for their transfer. */
export const purposeOf = ({transferPurpose}: DonationLabels, reference: string): Text =>
  plain(transferPurpose) ? mapText(transferPurpose, (text) => text.replace('…', reference)) : reference

/** An example of what an amount pays for; empty if the amount is too small for it. */
export function exampleOf({panel}: DonationLabels, cents: number, lang: Language): Text {
  const {each, text} = panel?.example ?? {}
  const count = Math.floor(cents / 100 / (each ?? Number.POSITIVE_INFINITY))
  if (!text || count === 0) return ''
  return mapText(text, (words) => words.replace('…', formatNumber(count, lang)))
}

/** Labels, initial values and errors of the form's fields. */
export interface FieldsProps {
  labels: DonationLabels
  terms: Terms
  values: Partial<DonationInput>
  errors: Partial<Record<InputField, string>>
}
