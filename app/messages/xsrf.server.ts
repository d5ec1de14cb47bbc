/** The API's XSRF token: it arrives as the cookie `XSRF-TOKEN`, and returns as the cookie and a header. */

/** A valid cookie (RFC 6265, 4.1.1) of bounded length. */
const cookie = /^XSRF-TOKEN=([\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]{0,4096})(?:;|$)/

/** The token in a response's `Set-Cookie` headers; empty if they delete it, undefined if they do not contain it. */
export function tokenIn(setCookie: string[] = []): string | undefined {
  let token: string | undefined
  for (const line of setCookie) token = cookie.exec(line)?.[1] ?? token
  return token
}

/** Headers for requests that change data; none without a token. */
export function tokenHeaders(token: string | undefined): Record<string, string> {
  if (!token) return {}
  return {Cookie: `XSRF-TOKEN=${token}`, 'X-XSRF-TOKEN': decoded(token) ?? token}
}

/** The decoded value, as scripts in a page read it, if it is valid in a header. */
function decoded(value: string): string | undefined {
  try {
    const text = decodeURIComponent(value)
    return /^[\x20-\x7e]+$/.test(text) ? text : undefined
  } catch {
    return undefined
  }
}
