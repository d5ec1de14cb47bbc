import {published, siteSettings} from '~/content/content.server'
import {env} from '~/platform/env.server'

/** Keeps the site of an example foundation out of search results. */
export async function loader() {
  const {demo} = await siteSettings(published(env.defaultLanguage))
  const rules = demo ? 'Disallow: /' : 'Disallow: /studio'
  return new Response(`User-agent: *\n${rules}\n\nSitemap: ${env.publicUrl}/sitemap.xml\n`, {
    headers: {'Content-Type': 'text/plain; charset=utf-8'},
  })
}
