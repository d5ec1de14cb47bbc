import {createHash} from 'node:crypto'
import {readFile} from 'node:fs/promises'
import {builtScript, contentRevision, removal} from '~/browser/script'
import {published, readPage, siteSettings} from '~/content/content.server'
import {languages} from '~/i18n/languages'
import {env} from '~/platform/env.server'

/**
 * The service worker, with a fingerprint of the content of the offline pages and the emergency card: when staff change
 * a telephone number, browsers see another script and fetch these pages again.
 */
export async function loader() {
  const script = env.serviceWorker ? await withRevision(await readFile(builtScript, 'utf8')) : removal
  return new Response(script, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      // It requests pages of this site and nothing else.
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
    },
  })
}

async function withRevision(script: string): Promise<string> {
  const shown = await Promise.all(
    languages.map(async (language) => {
      const reading = published(language)
      const [settings, {emergency}, card] = await Promise.all([
        siteSettings(reading),
        readPage('homePage', reading),
        // Older datasets lack this page.
        readPage('emergencyCardPage', reading).catch(() => null),
      ])
      return [settings, emergency, card]
    }),
  )
  const revision = createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16)
  return script.replaceAll(contentRevision, revision)
}
