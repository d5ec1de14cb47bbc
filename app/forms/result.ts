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

/** Name of a field that a form has once scripts run: they take the answer without a new page. */
export const sentByScript = 'scripted'
