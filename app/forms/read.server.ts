import type {z} from 'zod'

/** Reads the named fields of a form as text; anything else that was sent (files, other names) is left aside. */
export function readFields<Field extends string>(
  data: FormData,
  fields: readonly Field[],
): Record<Field, string> {
  const entries = fields.map((field) => {
    const value = data.get(field)
    return [field, typeof value === 'string' ? value : '']
  })
  return Object.fromEntries(entries)
}

/** The first message of each field. */
export function errorsOf<Field extends string>(error: z.ZodError): Partial<Record<Field, string>> {
  const errors: Partial<Record<string, string>> = {}
  for (const {path, message} of error.issues) errors[String(path[0])] ??= message
  return errors as Partial<Record<Field, string>>
}
