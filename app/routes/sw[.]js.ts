import {createHash} from 'node:crypto'
import {readFile} from 'node:fs/promises'
import {homePage, published, siteSettings} from '~/content/content.server'
import {env} from '~/env.server'
import {languages} from '~/i18n/languages'
import {builtScript, contentRevision, removal} from '~/offline/script'

/**
 * The service worker. Browsers compare it with the one that they have, so a fingerprint of what the offline pages show makes
 * them fetch these pages again when staff change a telephone number.
 */
export async function loader() {
  const script = env.serviceWorker ? await withRevision(await readFile(builtScript, 'utf8')) : removal
  return new Response(script, {
    headers: {
      'Content-Type': 'text/javascript; charset=utf-8',
      'Cache-Control': 'no-cache',
      // It asks this site for pages, and nobody for anything else.
      'Content-Security-Policy': "default-src 'none'; connect-src 'self'",
    },
  })
}

async function withRevision(script: string): Promise<string> {
  const shown = await Promise.all(
    languages.map(async (language) => {
      const reading = published(language)
      const [settings, {emergency}] = await Promise.all([siteSettings(reading), homePage(reading)])
      return [settings, emergency]
    }),
  )
  const revision = createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16)
  return script.replaceAll(contentRevision, revision)
}
