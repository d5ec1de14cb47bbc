import {hash} from 'node:crypto'

/** Content-Security-Policy of pages: no other hosts, and only the inline scripts that we rendered, by hash. */

const inlineScript = /<script(?![^>]*(?:\bsrc=|json))[^>]*>/g

function scriptHashes(page: Buffer): string[] {
  // Latin 1 needs no decoding and keeps byte offsets.
  const text = page.toString('latin1')
  return [...text.matchAll(inlineScript)].map(({index, 0: {length}}) =>
    hashSource(page.subarray(index + length, text.indexOf('</script>', index))),
  )
}

/** Allows an inline script or style by its content. */
const hashSource = (code: string | Buffer): string => `'sha256-${hash('sha256', code, 'base64')}'`

/**
 * The policy for a page.
 * @param development allows what Vite's hot reload needs.
 * @param frames origins that may show this page in a frame.
 */
export function pagePolicy(page: Buffer, development: boolean, frames = "'none'"): string {
  const scripts = development ? "'unsafe-inline'" : [...new Set(scriptHashes(page))].join(' ')
  const directives = [
    "default-src 'self'",
    `script-src 'self' ${scripts}`,
    ...(development ? ["style-src 'self' 'unsafe-inline'", "connect-src 'self' ws:"] : []),
    "object-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frames}`,
  ]
  return directives.join('; ')
}

/** Sanity's hosts, which the Studio of a hosted project calls. */
const sanityHosts = 'https://*.sanity.io wss://*.sanity.io https://*.sanity.work'

/**
 * The policy for the Studio, whose components write their styles into the page.
 * @param hosted whether the Studio works on a hosted project; otherwise it calls this address only.
 */
export function studioPolicy(page: Buffer, hosted: boolean): string {
  const elsewhere = hosted ? ` ${sanityHosts}` : ''
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(scriptHashes(page))].join(' ')}`,
    "style-src 'self' 'unsafe-inline'",
    `img-src 'self' data: blob:${hosted ? ' https:' : ''}`,
    `media-src 'self' blob:${elsewhere}`,
    "font-src 'self'",
    `connect-src 'self'${elsewhere}`,
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    "frame-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ]
  return directives.join('; ')
}

/** For plain text pages. */
export const noticePolicy = (style: string): string =>
  `default-src 'none'; style-src ${hashSource(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/** For SVG files, which are documents when opened on their own. */
export const drawingPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * For everything except pages: allows nothing.
 * @param frames origins that may show it in a frame; browsers apply this to redirects, too
 */
export const filePolicy = (frames = "'none'") =>
  `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors ${frames}`
