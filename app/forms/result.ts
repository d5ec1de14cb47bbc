import type {Refusal} from '~/shell/refusal'

/** The result of a form, as the page shows it, with the typed `values`. */
export type FormResult<Field extends string> =
  | {status: 'invalid'; errors: Partial<Record<Field, string>>; values: Record<Field, string>}
  /** The form has not arrived. */
  | {status: 'failed'; values: Record<Field, string>}
  /** The form may have arrived. */
  | {status: 'unclear'; values: Record<Field, string>}
  | {status: 'sent'}
  /** Too many forms came from the same network. After `seconds` it may be sent again. */
  | {status: 'limited'; seconds: number; values: Record<Field, string>}

/** The result in the browser where the site cannot be reached. */
export type OutOfReach =
  /** Without a network: nothing was sent. */
  | {status: 'offline'}
  /** The site refused the form before validation. */
  | {status: 'refused'; why: Refusal}
  /** The connection broke off, or the response was not from this site. */
  | {status: 'broken'}

/**
 * The submit button `<button name="intent" value="send-again">` resends a message whose outcome is unclear. It may then
 * arrive twice.
 */
export const sendAgain = {name: 'intent', value: 'send-again'} as const

/** Name of a hidden field of forms with JavaScript, which shows the result in place. */
export const sentByScript = 'scripted'

/** Id of the confirmation: the address of its page ends with it, so that browsers move the focus there. */
export const arrivedId = 'arrived'
