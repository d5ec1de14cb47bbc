import type {Doc} from '../store/documents.ts'
import {PROJECT_ID} from './identity.ts'

const OURS = new RegExp(`^(?:images|files)/${PROJECT_ID}/`)
const PREFIX = /^(?:\/[a-z0-9-]+)+$/

/** Whether a request came through the site's proxy, as from browsers. The site and commands call the lake directly. */
export const isThroughSite = ({headers}: Request): boolean => headers.has('x-forwarded-prefix')

/**
 * The base URL under which the client reaches the lake. A proxy names the path prefix that it removed in
 * `X-Forwarded-Prefix`.
 */
export function lakeAddress({url, headers}: Request): string {
  const prefix = headers.get('x-forwarded-prefix') ?? ''
  return new URL(url).origin + (PREFIX.test(prefix) ? prefix : '')
}

/** Cache of rewritten assets, one copy each: most clients use the same address. */
const copies = new WeakMap<Doc, Doc>()

/**
 * An asset with a `url` that the client can fetch. The stored URL begins with the uploader's address of the lake, which
 * may be stale or reachable from that machine only. Other documents are returned unchanged.
 * @param address under which the client reaches the lake
 */
export function withReachableUrl(document: Doc, address: string): Doc {
  const {_type, path, url} = document
  if (_type !== 'sanity.imageAsset' && _type !== 'sanity.fileAsset') return document
  if (typeof path !== 'string' || typeof url !== 'string') return document
  if (!OURS.test(path) || !url.endsWith(`/${path}`)) return document
  const reachable = `${address}/${path}`
  if (url === reachable) return document
  const known = copies.get(document)
  if (known?.url === reachable) return known
  const copy = {...document, url: reachable}
  copies.set(document, copy)
  return copy
}
