import {published, sitemapEntries, siteSettings} from '~/content/content.server'
import {isLicenceTarget, pathOf} from '~/content/paths'
import {languages, withPrefix} from '~/i18n/languages'
import {env} from '~/platform/env.server'

/** Every page in every language, each with the addresses of its other languages. */
export async function loader() {
  const [entries, {licencesEnabled}] = await Promise.all([
    sitemapEntries(),
    siteSettings(published(env.defaultLanguage)),
  ])
  const shown = entries.filter((entry) => licencesEnabled || !isLicenceTarget(entry))
  const urls = shown.flatMap((entry) => {
    const path = pathOf(entry)
    return path ? languages.map((language) => urlElement(path, language, entry.changed)) : []
  })
  const xml = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls.join('\n')}
</urlset>
`
  return new Response(xml, {headers: {'Content-Type': 'application/xml; charset=utf-8'}})
}

function urlElement(path: string, language: string, changed: string): string {
  const address = (prefix: string) => `${env.publicUrl}${withPrefix(prefix, path)}`
  const alternates = [
    ...languages.map((other) => [other, address(`/${other}`)]),
    ['x-default', address('')],
  ].map(([name, href]) => `<xhtml:link rel="alternate" hreflang="${name}" href="${href}"/>`)
  return `<url><loc>${address(`/${language}`)}</loc><lastmod>${changed}</lastmod>${alternates.join('')}</url>`
}
