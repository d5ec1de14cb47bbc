import type {DonateQueryResult} from '~/content/types.gen'
import type {Limits} from './amount'
import type {Currency} from './print-amount'

/** The settings for donations: amounts and payment methods. */

type Settings = NonNullable<DonateQueryResult>['donations']

/** The payment methods, in the order of the page. */
export const methods = ['test', 'offline', 'card'] as const
export type Method = (typeof methods)[number]

export interface Terms {
  currency: Currency
  limits: Limits
  /** Amounts to choose from, in whole units of the currency. */
  presets: number[]
  defaultPreset: number | undefined
  /** Nothing is charged, and every step says so. */
  testMode: boolean
  /** The methods that work; cards do not yet. */
  offered: [Method, ...Method[]]
}

/** The account that donors transfer to. */
export interface Account {
  holder: string
  iban: string
  bic: string | null
  bank: string | null
}

/** A currency by its code. A half-typed code has no sign. */
export function currencyOf(code = ''): Currency {
  if (!/^[A-Z]{3}$/.test(code)) return {sign: '', code}
  const style = {style: 'currency', currency: code, currencyDisplay: 'narrowSymbol'} as const
  const sign = new Intl.NumberFormat('en', style).formatToParts(0).find(({type}) => type === 'currency')
  return {sign: sign?.value ?? '', code}
}

/** The account to transfer to; undefined until staff have filled it in. */
export function accountOf(settings: Settings): Account | undefined {
  const {holder, iban, bic, bank} = settings?.bankAccount ?? {}
  return holder && iban ? {holder, iban, bic: bic ?? null, bank: bank ?? null} : undefined
}

/** The tax office's notice that allows receipts; undefined unless staff have filled in all of it. */
export function taxNoticeOf(settings: Settings) {
  const {office, number, noticeDate} = settings?.tax ?? {}
  return office && number && noticeDate ? {office, number, noticeDate} : undefined
}

/** The settings that the form and its validation need, without the account. */
export function termsOf(settings: Settings): Terms {
  // Without an account there is nowhere to transfer a donation to.
  const testMode = settings?.testMode !== false || accountOf(settings) === undefined
  return {
    currency: currencyOf(settings?.currencyCode),
    limits: {minimum: (settings?.minimum ?? 1) * 100, maximum: (settings?.maximum ?? 10_000) * 100},
    presets: settings?.presets ?? [],
    defaultPreset: settings?.defaultPreset,
    testMode,
    offered: testMode ? ['test', 'offline'] : ['offline'],
  }
}

/** The settings that the panel beside the form shows. */
export const panelOf = (settings: Settings) => ({
  account: accountOf(settings),
  receipt: taxNoticeOf(settings) !== undefined,
})

/** An IBAN in groups of four, as banks print it: DE12 3456 … */
export const inFours = (iban: string) => iban.replaceAll(' ', '').replace(/(\w{4})(?=\w)/g, '$1 ')
