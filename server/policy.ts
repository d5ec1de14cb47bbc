import {hash} from 'node:crypto'

/** Content-Security-Policy of pages: nothing from elsewhere, and only the inline scripts that we rendered, by hash. */

const inlineScripts = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g

function scriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(inlineScripts)].filter(
    ([, attributes]) => !attributes?.includes('ld+json'),
  )
  return scripts.map(([, , code]) => hashSource(code ?? ''))
}

/** Allows an inline script or style by what it says. */
const hashSource = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`

/**
 * The policy for a page.
 * @param development allows what Vite's hot reload needs.
 * @param frames whose pages may show this one in a frame.
 */
export function pagePolicy(html: string, development: boolean, frames = "'none'"): string {
  const scripts = development ? "'unsafe-inline'" : [...new Set(scriptHashes(html))].join(' ')
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
export function studioPolicy(html: string, hosted: boolean): string {
  const elsewhere = hosted ? ` ${sanityHosts}` : ''
  const directives = [
    "default-src 'none'",
    `script-src 'self' ${[...new Set(scriptHashes(html))].join(' ')}`,
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
