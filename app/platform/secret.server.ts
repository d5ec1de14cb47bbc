import {createHmac, randomBytes, timingSafeEqual} from 'node:crypto'
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {env} from '~/platform/env.server'

/** The site's secret if SESSION_SECRET is not set: created once in DATA_DIR, so that it survives a restart. */
export function keptSecret(): string {
  const folder = join(env.dataDir, 'site')
  const file = join(folder, 'session-key')
  mkdirSync(folder, {recursive: true})
  try {
    writeFileSync(file, randomBytes(32).toString('hex'), {flag: 'wx', mode: 0o600})
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(file, 'utf8')
}

let secret: string | undefined

/** The site's secret: SESSION_SECRET, or the one in DATA_DIR. */
export function siteSecret(): string {
  secret ??= env.preview.sessionSecret ?? keptSecret()
  return secret
}

/** The site's signature of a text, different for each purpose. */
export const signatureOf = (purpose: string, text: string): Buffer =>
  createHmac('sha256', siteSecret()).update(`${purpose}\n${text}`).digest()

/** In bytes. */
const signatureLength = 32

/** Whether a signature is the site's own. */
export const isSigned = (purpose: string, text: string, signature: Buffer): boolean =>
  signature.length === signatureLength && timingSafeEqual(signature, signatureOf(purpose, text))
