export const siteVariable = 'E2E_SITE_URL'
export const foundationVariable = 'E2E_FOUNDATION_URL'

/** An address of the running product, without a slash at its end. */
export function addressIn(variable: typeof siteVariable | typeof foundationVariable): string {
  const address = process.env[variable]
  if (!address) throw new Error(`${variable} is missing: the global set-up did not start the product.`)
  return address.replace(/\/$/, '')
}
