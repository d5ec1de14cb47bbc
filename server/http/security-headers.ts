import {filePolicy} from './policy'

/** Scripts, styles, fonts and pictures, with the Studio's. They need no policy: the document has one. */
const filePath = /^\/(assets|media|studio\/static)\//

const ofFiles = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'X-Content-Type-Options': 'nosniff',
}

/**
 * Headers of every response but those files. Their Content-Security-Policy allows nothing; pages, the Studio and the
 * service worker replace it.
 * @param publicUrl Address of the site. Behind TLS, browsers are told to use nothing else.
 */
export function securityHeaders(publicUrl: string): Record<string, string> {
  return {
    ...ofFiles,
    'Content-Security-Policy': filePolicy(),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    // Subdomains may belong to other sites.
    ...(publicUrl.startsWith('https:') && {'Strict-Transport-Security': `max-age=${365 * 24 * 60 * 60}`}),
  }
}

/** The headers of a response at a path, where `headers` are those of every response. */
export const headersAt = (path: string, headers: Record<string, string>) =>
  filePath.test(path) ? ofFiles : headers
