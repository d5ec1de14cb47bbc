import {hash} from 'node:crypto'

/** Content-Security-Policy of pages: nothing from elsewhere, and only the inline scripts that we rendered, by hash. */

const inlineScript = /<script(?![^>]*(?:\bsrc=|ld\+json))[^>]*>/g

function scriptHashes(page: Buffer): string[] {
  // Read as Latin 1, a page need not be decoded, and has its bytes at the same places.
  const text = page.toString('latin1')
  return [...text.matchAll(inlineScript)].map(({index, 0: {length}}) =>
    hashSource(page.subarray(index + length, text.indexOf('</script>', index))),
  )
}

/** Allows an inline script or style by what it says. */
const hashSource = (code: string | Buffer): string => `'sha256-${hash('sha256', code, 'base64')}'`

/**
 * The policy for a page.
 * @param development allows what Vite's hot reload needs.
 * @param frames whose pages may show this one in a frame.
 */
export function pagePolicy(page: Buffer, development: boolean, frames = "'none'"): string {
  const scripts = development ? "'unsafe-inline'" : [...new Set(scriptHashes(page))].join(' ')
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${scripts}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ''}`,
    "img-src 'self'",
    "font-src 'self'",
    `connect-src 'self'${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${frames}`,
  ]
  return directives.join('; ')
}

/** Hosts of Sanity, which a Studio of a hosted project talks to. */
const sanityHosts = 'https://*.sanity.io wss://*.sanity.io https://*.sanity.work'

/**
 * The policy for the Studio, whose components write their styles into the page.
 * @param hosted whether it works on a hosted project; otherwise it talks to this address alone.
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

/** For pages that consist of words alone. */
export const noticePolicy = (style: string): string =>
  `default-src 'none'; style-src ${hashSource(style)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

/**
 * For everything that is no page: it loads nothing and runs nothing.
 * @param frames whose pages may show it in a frame; browsers ask redirects, too, on the way to a page
 */
export const filePolicy = (frames = "'none'") =>
  `default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors ${frames}`
