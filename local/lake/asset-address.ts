import type {Doc} from './documents.ts'
import {PROJECT_ID} from './identity.ts'

const OURS = new RegExp(`^(?:images|files)/${PROJECT_ID}/`)
const PREFIX = /^(?:\/[a-z0-9-]+)+$/

/** Whether a request came through the site, as those of browsers do; the site itself and commands ask the lake directly. */
export const isThroughSite = ({headers}: Request): boolean => headers.has('x-forwarded-prefix')

/**
 * The address under which a reader reaches the lake: a proxy in between says in `X-Forwarded-Prefix` what it has taken
 * off the path.
 */
export function lakeAddress({url, headers}: Request): string {
  const prefix = headers.get('x-forwarded-prefix') ?? ''
  return new URL(url).origin + (PREFIX.test(prefix) ? prefix : '')
}

/** Of each asset the copy for the last reader: most have the same address. */
const copies = new WeakMap<Doc, Doc>()

/**
 * An asset as a reader can fetch it. Its stored `url` begins with the address of whoever uploaded it, which may be on
 * another port by now, or reachable from that machine only. Every other document is returned as it is.
 * @param address under which the reader reaches the lake
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
