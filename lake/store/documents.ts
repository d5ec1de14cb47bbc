import {randomBytes} from 'node:crypto'

/** A stored document, with the attributes that the lake adds. */
export type Doc = {
  _id: string
  _type: string
  _rev: string
  _createdAt: string
  _updatedAt: string
  [attribute: string]: unknown
}

const DRAFTS = 'drafts.'
const VERSIONS = 'versions.'

/** A random id of 22 letters and digits, for documents and transactions. */
export function newId(): string {
  return randomBytes(32).toString('base64').replace(/[+/=]/g, '').slice(0, 22)
}

/** Letters, digits, `_`, `-` and single dots, at most 128 characters, as in the hosted lake. */
export function isValidId(id: string): boolean {
  return id.length <= 128 && /^[a-zA-Z0-9_](?:[a-zA-Z0-9_-]|\.(?!\.|$))*$/.test(id)
}

/** `drafts.x` and `versions.release.x` become `x`. */
export function publishedIdOf(id: string): string {
  if (id.startsWith(DRAFTS)) return id.slice(DRAFTS.length)
  if (id.startsWith(VERSIONS)) return id.split('.').slice(2).join('.')
  return id
}

/** `published`, `drafts`, or the name of the release that a version belongs to. */
export function bundleOf(id: string): string {
  if (id.startsWith(DRAFTS)) return 'drafts'
  if (id.startsWith(VERSIONS)) return id.split('.')[1] ?? ''
  return 'published'
}

/**
 * Whether a reader may see a document. Editors see all; others see documents of a public dataset whose id has no dot,
 * that is, published ones.
 */
export const mayRead = ({aclMode}: {aclMode: 'public' | 'private'}, signedIn: boolean, id: string): boolean =>
  signedIn || (aclMode === 'public' && !id.includes('.'))

/** Valid names of datasets, as in the hosted lake. */
export const datasetName = /^[a-z0-9][a-z0-9_-]{0,63}$/
