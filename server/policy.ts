import {createHash} from 'node:crypto'

/** Content-Security-Policy of pages: nothing from elsewhere, and only the inline scripts that we rendered, by hash. */

const inlineScripts = /<script(?![^>]*\bsrc=)([^>]*)>([\s\S]*?)<\/script>/g

function scriptHashes(html: string): string[] {
  const scripts = [...html.matchAll(inlineScripts)].filter(
    ([, attributes]) => !attributes?.includes('ld+json'),
  )
  return scripts.map(
    ([, , code]) =>
      `'sha256-${createHash('sha256')
        .update(code ?? '')
        .digest('base64')}'`,
  )
}

/**
 * The policy for a page.
 * @param development allows what Vite's hot reload needs.
 */
export function pagePolicy(html: string, development: boolean): string {
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
    "frame-ancestors 'none'",
  ]
  return directives.join('; ')
}

/** For everything that is no page: it loads nothing and is shown in no frame. */
export const filePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
