import type {Refusal} from '~/ui/refusal'

/** What became of a form, as the page shows it. `values` are what was typed: nothing is lost. */
export type FormResult<Field extends string> =
  | {status: 'invalid'; errors: Partial<Record<Field, string>>; values: Record<Field, string>}
  /** It has not arrived. */
  | {status: 'failed'; values: Record<Field, string>}
  /** Nobody knows whether it has arrived. */
  | {status: 'unclear'; values: Record<Field, string>}
  | {status: 'sent'}
  /** Too many forms came from the same connection: it was not looked at. After `seconds` it may be sent again. */
  | {status: 'limited'; seconds: number; values: Record<Field, string>}

/** What a script says where the site itself is out of reach: it does not know more. */
export type OutOfReach =
  /** Without a network: nothing was sent. */
  | {status: 'offline'}
  /** It was turned away before anybody had read it. */
  | {status: 'refused'; why: Refusal}
  /** The connection broke off, or what came back was no answer of this site. */
  | {status: 'broken'}

/** Name of a field that a form has once scripts run: they take the answer without a new page. */
export const sentByScript = 'scripted'

/** Id of the text that says that a message has arrived: the address of the page leads to it, and browsers move the focus. */
export const arrivedId = 'arrived'
