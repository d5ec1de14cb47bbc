import type {z} from 'zod'

/** The form that a request carries. A body that is none counts as an empty form: the page then says what is missing. */
export const readForm = (request: Request): Promise<FormData> =>
  request.formData().catch(() => new FormData())

/** What no page can hold, and no keyboard writes. */
const control = /(?![\t\n])\p{Cc}/gu

/** Reads the named fields of a form as text; anything else that was sent (files, other names) is left aside. */
export function readFields<Field extends string>(
  data: FormData,
  fields: readonly Field[],
): Record<Field, string> {
  const entries = fields.map((field) => {
    const value = data.get(field)
    return [field, typeof value === 'string' ? value.replace(/\r\n?/g, '\n').replace(control, '') : '']
  })
  return Object.fromEntries(entries)
}

/** The first message of each field that has one, in the order in which the fields stand on the page. */
export function errorsOf<Field extends string>(
  error: z.ZodError,
  fields: readonly Field[],
): Partial<Record<Field, string>> {
  const errors: Partial<Record<Field, string>> = {}
  for (const field of fields) {
    const issue = error.issues.find(({path}) => path[0] === field)
    if (issue) errors[field] = issue.message
  }
  return errors
}
