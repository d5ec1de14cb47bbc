import type {DonateQueryResult} from '~/content/types.gen'
import type {Limits} from './amount'
import type {Currency} from './print-amount'

/** What the settings say about donations: what can be given, and how. */

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
  /** The ways of paying that can be chosen. */
  offered: [Method, ...Method[]]
}

/** The account that donors transfer to. */
export interface Account {
  holder: string
  iban: string
  bic: string | null
  bank: string | null
}

/** The account to transfer to; none in test mode, and none as long as staff have not filled it in. */
export function accountOf(settings: Settings): Account | undefined {
  const {holder, iban, bic, bank} = (settings?.testMode === false && settings.bankAccount) || {}
  return holder && iban ? {holder, iban, bic: bic ?? null, bank: bank ?? null} : undefined
}

/** Which tax office says that receipts may be given; nothing unless all of it is filled in. */
export function taxNoticeOf(settings: Settings) {
  const {office, number, noticeDate} = settings?.tax ?? {}
  return office && number && noticeDate ? {office, number, noticeDate} : undefined
}

/** What pages with the form and with its answers need; the account is not among it. */
export function termsOf(settings: Settings): Terms {
  // Without an account nobody could give anything.
  const testMode = accountOf(settings) === undefined
  return {
    currency: settings?.currency ?? {sign: '', code: ''},
    limits: {minimum: (settings?.minimum ?? 1) * 100, maximum: (settings?.maximum ?? 10_000) * 100},
    presets: settings?.presets ?? [],
    defaultPreset: settings?.defaultPreset,
    testMode,
    offered: testMode ? [...methods] : ['offline'],
  }
}
