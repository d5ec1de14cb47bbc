import type {RequestHandler} from 'express'
import helmet from 'helmet'
import {filePolicy} from './policy.ts'

/** What no page of ours uses, so that nothing that slips into one can use it either. */
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
 * What every answer says about how it may be used. The Content-Security-Policy is that of files, which allows nothing:
 * pages, the Studio and the service worker put their own in its place.
 * @param publicUrl Address of the site. Behind TLS, browsers are told to use nothing else.
 */
export function securityHeaders(publicUrl: string): Record<string, string> {
  const behindTls = publicUrl.startsWith('https:')
  return {
    ...headersOf({
      contentSecurityPolicy: false,
      // With `no-referrer`, forms sent without JavaScript would come with `Origin: null`.
      referrerPolicy: {policy: 'strict-origin-when-cross-origin'},
      crossOriginResourcePolicy: {policy: 'same-origin'},
      xFrameOptions: {action: 'deny'},
      // Other names of the same domain are not ours to decide about.
      strictTransportSecurity: behindTls && {maxAge: 365 * 24 * 60 * 60, includeSubDomains: false},
    }),
    'Content-Security-Policy': filePolicy(),
    'Permissions-Policy': unused.map((name) => `${name}=()`).join(', '),
  }
}

/** Helmet sets headers of answers; pages that are rendered for everybody have none yet. */
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

/** Puts headers on every answer. */
export function withHeaders(headers: Record<string, string>): RequestHandler {
  const all = Object.entries(headers)
  return (_request, response, next) => {
    for (const [name, value] of all) response.setHeader(name, value)
    next()
  }
}
