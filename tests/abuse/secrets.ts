import {readFileSync} from 'node:fs'

export const secretNames = [
  ...readFileSync(new URL('../../.env.example', import.meta.url), 'utf8').matchAll(
    /^(\w*(?:TOKEN|SECRET)\w*)=/gm,
  ),
].map(([, name]) => name ?? '')

const lakeToken = 'geheim-lake-0123456789'

/** Secrets for the environment, with values that appear nowhere else. */
export const secrets = {
  SESSION_SECRET: 'geheim-session-0123456789-0123456789',
  LAKE_TOKEN: lakeToken,
  // With both set, the site queries pages with this token; the local lake accepts only LAKE_TOKEN.
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
