import {readFileSync} from 'node:fs'

/** The names of all secrets in the environment. */
export const secretNames = [
  ...readFileSync(new URL('../../.env.example', import.meta.url), 'utf8').matchAll(
    /^(\w*(?:TOKEN|SECRET)\w*)=/gm,
  ),
].map(([, name]) => name ?? '')

const lakeToken = 'geheim-lake-0123456789'

/** Secrets of the environment, with values that are used nowhere else. */
export const secrets = {
  SESSION_SECRET: 'geheim-session-0123456789-0123456789',
  LAKE_TOKEN: lakeToken,
  // If both are set, pages are queried with this one, and the local lake accepts no other.
  SANITY_TOKEN: lakeToken,
  SANITY_WRITE_TOKEN: 'geheim-write-0123456789',
  SANITY_WEBHOOK_SECRET: 'geheim-webhook-0123456789',
  GEOLOCATION_TOKEN: 'geheim-geolocation-0123456789',
}

/** The secrets in a text, plain or encoded as in addresses, headers and archives. */
export const secretsIn = (text: string, values = Object.values(secrets)) =>
  values
    .flatMap((value) => [
      value,
      encodeURIComponent(value),
      Buffer.from(value).toString('base64').replace(/=+$/, ''),
      Buffer.from(value).toString('hex'),
    ])
    .filter((written) => text.includes(written))
