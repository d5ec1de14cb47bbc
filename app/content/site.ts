import type {pageTextsOf} from '~/i18n/i18n.server'
import type {Language} from '~/i18n/languages'
import type {SiteQueryResult} from './types.gen'

type Settings = NonNullable<SiteQueryResult>

/** The data of every page, from the loader of the root route. */
export interface SiteData {
  lang: Language
  /** Start of links: `/de` or `/en`, or empty if the address names no language. */
  prefix: string
  /** `newsletter` is null while subscribing is not possible. */
  site: Omit<Settings, 'newsletter'> & {newsletter: Settings['newsletter'] | null}
  texts: ReturnType<typeof pageTextsOf>
  publicUrl: string
  year: number
  /** Address of the page whose form was rejected in this request. */
  refusedAt?: string
  /** Version of the consent text, where visitors can agree to reports of WhatsApp clicks. */
  consentVersion?: string
  serviceWorker: boolean
  preview?: {
    labels: {label: string; edit: string; leave: string; text: string}
    studio: string
    remaining: number
  }
}
