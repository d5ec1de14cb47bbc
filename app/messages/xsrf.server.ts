/** The API's token against forged requests: it comes as the cookie `XSRF-TOKEN` and goes back with it as a header. */

/** A cookie as the standard has it (RFC 6265, 4.1.1), of bounded length. */
const cookie = /^XSRF-TOKEN=([\x21\x23-\x2b\x2d-\x3a\x3c-\x5b\x5d-\x7e]{0,4096})(?:;|$)/

/** The token of an answer's `Set-Cookie` headers; empty where they take it back, undefined where they do not speak of it. */
export function tokenIn(setCookie: string[] = []): string | undefined {
  let token: string | undefined
  for (const line of setCookie) token = cookie.exec(line)?.[1] ?? token
  return token
}

/** What requests that change something carry, where there is a token. */
export function tokenHeaders(token: string | undefined): Record<string, string> {
  if (!token) return {}
  return {Cookie: `XSRF-TOKEN=${token}`, 'X-XSRF-TOKEN': decoded(token) ?? token}
}

/** The value as a script in a page reads it, if it is valid in a header. */
function decoded(value: string): string | undefined {
  try {
    const text = decodeURIComponent(value)
    return /^[\x20-\x7e]+$/.test(text) ? text : undefined
  } catch {
    return undefined
  }
}
