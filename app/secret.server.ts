import {createHmac, randomBytes, timingSafeEqual} from 'node:crypto'
import {linkSync, mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs'
import {join} from 'node:path'
import {env} from '~/env.server'

/**
 * A secret of this site, for where SESSION_SECRET is not set: made once and kept in DATA_DIR, so that it is the same for
 * every process and after a restart.
 */
export function keptSecret(): string {
  const folder = join(env.dataDir, 'site')
  const file = join(folder, 'session-key')
  const draft = `${file}.${process.pid}`
  mkdirSync(folder, {recursive: true})
  writeFileSync(draft, randomBytes(32).toString('hex'), {mode: 0o600})
  try {
    // It appears whole or not at all, and never replaces one: another process may be starting at this moment.
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(draft)
  }
  return readFileSync(file, 'utf8')
}

let secret: string | undefined

/** The site's secret: SESSION_SECRET, or the kept one. */
export function siteSecret(): string {
  secret ??= env.preview.sessionSecret ?? keptSecret()
  return secret
}

/** What only this site can say of a text. The same text for another purpose has another one. */
export const signatureOf = (purpose: string, text: string): Buffer =>
  createHmac('sha256', siteSecret()).update(`${purpose}\n${text}`).digest()

/** Bytes of a signature, which are no secret: what has another length is not worth the work. */
const signatureLength = 32

/** Whether this site has signed a text for a purpose. */
export const isSigned = (purpose: string, text: string, signature: Buffer): boolean =>
  signature.length === signatureLength && timingSafeEqual(signature, signatureOf(purpose, text))
