import {readFileSync} from 'node:fs'

/** The names of all secrets that the environment may hold. */
export const secretNames = [
  ...readFileSync(new URL('../../.env.example', import.meta.url), 'utf8').matchAll(
    /^(\w*(?:TOKEN|SECRET)\w*)=/gm,
  ),
].map(([, name]) => name ?? '')

const lakeToken = 'geheim-lake-0123456789'

/** Secrets of the environment, with values that stand nowhere else. */
export const secrets = {
  SESSION_SECRET: 'geheim-session-0123456789-0123456789',
  LAKE_TOKEN: lakeToken,
  // Where both are set, pages are asked for with this one, and the local lake takes no other.
  SANITY_TOKEN: lakeToken,
  SANITY_WRITE_TOKEN: 'geheim-write-0123456789',
  SANITY_WEBHOOK_SECRET: 'geheim-webhook-0123456789',
  GEOLOCATION_TOKEN: 'geheim-geolocation-0123456789',
}

/** Which of the secrets are in a text, as they are or as they may be written in addresses, headers and archives. */
export const secretsIn = (text: string, values = Object.values(secrets)) =>
  values
    .flatMap((value) => [
      value,
      encodeURIComponent(value),
      Buffer.from(value).toString('base64').replace(/=+$/, ''),
      Buffer.from(value).toString('hex'),
    ])
    .filter((written) => text.includes(written))
