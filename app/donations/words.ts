import type {DonateQueryResult} from '~/content/types.gen'
import type {Method} from './terms'

/** The words of the donation pages, as staff wrote them. */
export type DonationWords = Omit<NonNullable<DonateQueryResult>, 'donations' | 'faq' | 'emergency'> & {
  testNotice: string
}

/** What the pages about a donation show of their document; the account is not among it, nor are the questions. */
export function wordsOf(page: NonNullable<DonateQueryResult>): DonationWords {
  const {donations, faq: _faq, emergency: _emergency, ...words} = page
  return {...words, testNotice: donations?.testNotice ?? ''}
}

/** What a way of paying is called, and what it means. */
export const methodWords = (words: DonationWords, method: Method) =>
  ({test: words.testMethod, offline: words.offlineMethod, card: words.cardMethod})[method] ?? {
    label: '',
    text: '',
  }
