import helmet from 'helmet'

/** What every answer says about how it may be used; the Content-Security-Policy is a matter of each. */
export const securityHeaders = helmet({
  // Set per answer: pages carry the hashes of their scripts.
  contentSecurityPolicy: false,
  // With `no-referrer`, forms sent without JavaScript would come with `Origin: null`.
  referrerPolicy: {policy: 'strict-origin-when-cross-origin'},
  crossOriginResourcePolicy: {policy: 'same-origin'},
  // Other names of the same domain are not ours to decide about.
  strictTransportSecurity: {includeSubDomains: false},
})

/** The headers that helmet would set, for answers that are made before there is anybody to send them to. */
export function headersSetBy(middleware: typeof securityHeaders): Record<string, string> {
  const headers: Record<string, string> = {}
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name] = value
    },
    removeHeader: (name: string) => delete headers[name],
  }
  middleware({} as never, response as never, () => {})
  return headers
}
