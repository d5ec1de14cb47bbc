import helmet from 'helmet'
import {filePolicy} from './policy'

/** Browser features that no page of ours uses. */
const unused = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
]

/**
 * Headers of every response. Their Content-Security-Policy allows nothing; pages, the Studio and the service worker
 * replace it.
 * @param publicUrl Address of the site. Behind TLS, browsers are told to use nothing else.
 */
export function securityHeaders(publicUrl: string): Record<string, string> {
  const behindTls = publicUrl.startsWith('https:')
  return {
    ...headersOf({
      contentSecurityPolicy: false,
      // With `no-referrer`, forms sent without JavaScript would have `Origin: null`.
      referrerPolicy: {policy: 'strict-origin-when-cross-origin'},
      crossOriginResourcePolicy: {policy: 'same-origin'},
      xFrameOptions: {action: 'deny'},
      // Subdomains may belong to other sites.
      strictTransportSecurity: behindTls && {maxAge: 365 * 24 * 60 * 60, includeSubDomains: false},
    }),
    'Content-Security-Policy': filePolicy(),
    'Permissions-Policy': unused.map((name) => `${name}=()`).join(', '),
  }
}

/** Helmet needs a response object; cached pages have none yet. */
function headersOf(options: Parameters<typeof helmet>[0]): Record<string, string> {
  const headers: Record<string, string> = {}
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name] = value
    },
    removeHeader: (name: string) => delete headers[name],
  }
  helmet(options)({} as never, response as never, () => {})
  return headers
}
