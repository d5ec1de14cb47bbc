/** A value inside a document, and where it stands: `phones[0].number`. */
export interface Found<Value> {
  path: string
  value: Value
}

/** Every value in a value, itself included, from the outside in. */
export function* everyValue(value: unknown, path = ''): Generator<Found<unknown>> {
  yield {path, value}
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) yield* everyValue(item, `${path}[${index}]`)
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, item] of Object.entries(value)) yield* everyValue(item, path ? `${path}.${name}` : name)
  }
}

/** Every text in a value. */
export function* everyString(value: unknown): Generator<Found<string>> {
  for (const {path, value: inner} of everyValue(value))
    if (typeof inner === 'string') yield {path, value: inner}
}
