import type {z} from 'zod'

/** The form of a request. A body that is no form counts as an empty one, so that the page names what is missing. */
export const readForm = (request: Request): Promise<FormData> =>
  request.formData().catch(() => new FormData())

const control = /(?![\t\n])\p{Cc}/gu

/** Reads the named fields of a form as text and ignores everything else. */
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

/** The first message of each invalid field, in the order of the page. */
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
