import type {ExprNode} from 'groq-js'
import type {Change} from './store.ts'

/**
 * Tags tie the result of a query to the events after which it is stale: one for each type of document that the query
 * can see, or the one of the whole dataset where its types cannot be told. Events carry both kinds.
 */
export function tagsOfQuery(dataset: string, types: ReadonlySet<string> | undefined): string[] {
  return types ? [...types].sort().map((type) => tagOf(dataset, type)) : [tagOf(dataset)]
}

/** The tags of every query that could see one of these changes. */
export function tagsOfChanges(dataset: string, changes: Change[]): string[] {
  const types = changes.flatMap(({before, after}) => [before?._type, after?._type])
  const known = new Set(types.filter((type) => type !== undefined))
  return [tagOf(dataset), ...[...known].sort().map((type) => tagOf(dataset, type))]
}

function tagOf(dataset: string, type?: string): string {
  return type === undefined ? `s1:${dataset}` : `s1:${dataset}:${type}`
}

/**
 * The types of documents that a query reads by its filters; undefined where a filter does not name them. What it reads
 * by following references is not among them.
 */
export function filteredTypes(tree: ExprNode): Set<string> | undefined {
  const types = new Set<string>()
  return collect(tree, types) ? types : undefined
}

type Node = {type: string; [field: string]: unknown}

/** Whether all that is read could be told. */
function collect(value: unknown, types: Set<string>): boolean {
  if (Array.isArray(value)) return value.every((item) => collect(item, types))
  if (!isNode(value)) return true
  if (value.type === 'Value') return true
  if (value.type === 'Everything') return false
  if (value.type === 'Filter' && isNode(value.base) && value.base.type === 'Everything') {
    const named = typesNamedBy(value.expr)
    for (const type of named ?? []) types.add(type)
    return named !== undefined && collect(value.expr, types)
  }
  return Object.values(value).every((field) => collect(field, types))
}

/** The types that a condition lets through; undefined for any. */
function typesNamedBy(condition: unknown): string[] | undefined {
  if (!isNode(condition)) return undefined
  const {type, left, right} = condition
  if (type === 'Group') return typesNamedBy(condition.base)
  if (type === 'And') return typesNamedBy(left) ?? typesNamedBy(right)
  if (type === 'Or') {
    const both = [typesNamedBy(left), typesNamedBy(right)]
    return both.includes(undefined) ? undefined : both.flatMap((names) => names ?? [])
  }
  if (type !== 'OpCall') return undefined
  if (condition.op === 'in' && isTypeAttribute(left)) return constants(right)
  if (condition.op !== '==') return undefined
  const other = isTypeAttribute(left) ? right : isTypeAttribute(right) ? left : undefined
  const name = constant(other)
  return name === undefined ? undefined : [name]
}

function isTypeAttribute(value: unknown): boolean {
  return (
    isNode(value) && value.type === 'AccessAttribute' && value.name === '_type' && value.base === undefined
  )
}

function constants(value: unknown): string[] | undefined {
  if (!isNode(value)) return undefined
  const items =
    value.type === 'Array' && Array.isArray(value.elements)
      ? value.elements.map((element) => constant(element.value))
      : value.type === 'Value' && Array.isArray(value.value)
        ? value.value
        : [undefined]
  return items.every((item) => typeof item === 'string') ? items : undefined
}

function constant(value: unknown): string | undefined {
  return isNode(value) && value.type === 'Value' && typeof value.value === 'string' ? value.value : undefined
}

function isNode(value: unknown): value is Node {
  return value !== null && typeof value === 'object' && 'type' in value
}
