import {published, siteSettings} from '~/content/content.server'
import {languages} from '~/i18n/languages'
import {env} from '~/platform/env.server'

const day = 24 * 60 * 60_000
/** Long enough for cached copies; each new response moves the date on. */
const lifetime = 90 * day

/** Where to report a vulnerability (RFC 9116): the first e-mail address of the settings, and the contact page. */
export async function loader() {
  const {emails} = await siteSettings(published(env.defaultLanguage))
  const [email] = emails
  const expires = new Date(Math.floor((Date.now() + lifetime) / day) * day)
  const lines = [
    ...(email?.address ? [`Contact: mailto:${email.address}`] : []),
    `Contact: ${env.publicUrl}/contact`,
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${env.publicUrl}/.well-known/security.txt`,
  ]
  return new Response(`${lines.join('\n')}\n`, {headers: {'Content-Type': 'text/plain; charset=utf-8'}})
}
