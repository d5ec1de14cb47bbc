/** What became of a form, as the page shows it. `values` are what was typed: nothing is lost. */
export type FormResult<Field extends string> =
  | {status: 'invalid'; errors: Partial<Record<Field, string>>; values: Record<Field, string>}
  | {status: 'failed'; values: Record<Field, string>}
  | {status: 'sent'}
