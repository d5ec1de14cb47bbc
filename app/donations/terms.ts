import type {DonateQueryResult} from '~/content/types.gen'
import type {Limits} from './amount'
import type {Currency} from './print-amount'

/** The settings for donations: amounts and payment methods. */

type Settings = NonNullable<DonateQueryResult>['donations']

/** The ways of paying, in the order in which the page has them. */
export const methods = ['test', 'offline', 'card'] as const
export type Method = (typeof methods)[number]

export interface Terms {
  currency: Currency
  limits: Limits
  /** Whole amounts to choose from. */
  presets: number[]
  defaultPreset: number | undefined
  /** Nothing is charged, and every step says so. */
  testMode: boolean
  /** Those that work; cards do not yet. */
  offered: [Method, ...Method[]]
}

/** The account that donors transfer to. */
export interface Account {
  holder: string
  iban: string
  bic: string | null
  bank: string | null
}

/** The account to transfer to; none as long as staff have not filled it in. */
export function accountOf(settings: Settings): Account | undefined {
  const {holder, iban, bic, bank} = settings?.bankAccount ?? {}
  return holder && iban ? {holder, iban, bic: bic ?? null, bank: bank ?? null} : undefined
}

/** Which tax office says that receipts may be given; nothing unless all of it is filled in. */
export function taxNoticeOf(settings: Settings) {
  const {office, number, noticeDate} = settings?.tax ?? {}
  return office && number && noticeDate ? {office, number, noticeDate} : undefined
}

/** What pages with the form and with its check need; the account is not among it. */
export function termsOf(settings: Settings): Terms {
  // Without an account there is nowhere to transfer a donation to.
  const testMode = settings?.testMode !== false || accountOf(settings) === undefined
  return {
    currency: settings?.currency ?? {sign: '', code: ''},
    limits: {minimum: (settings?.minimum ?? 1) * 100, maximum: (settings?.maximum ?? 10_000) * 100},
    presets: settings?.presets ?? [],
    defaultPreset: settings?.defaultPreset,
    testMode,
    offered: testMode ? ['test', 'offline'] : ['offline'],
  }
}

/** What the panel beside the form says of the settings. */
export const panelOf = (settings: Settings) => ({
  account: accountOf(settings),
  receipt: taxNoticeOf(settings) !== undefined,
})

/** As it is printed on paper, so that it can be compared: DE12 3456 … */
export const inFours = (iban: string) => iban.replaceAll(' ', '').replace(/(\w{4})(?=\w)/g, '$1 ')
