import {published, siteSettings} from '~/content/content.server'
import {plain} from '~/content/text'
import {renderingsOf} from '~/media/image'
import {env} from '~/platform/env.server'

/** Web app manifest, with which devices install the site as an app. */
export async function loader() {
  const {name, about, ...site} = await siteSettings(published(env.defaultLanguage))
  const icon = renderingsOf(site.icon)
  const manifest = {
    name: plain(name),
    short_name: plain(name),
    description: plain(about),
    lang: env.defaultLanguage,
    start_url: '/',
    display: 'minimal-ui',
    icons: icon && [
      {
        src: icon.drawing ?? icon.at(512, 'png'),
        sizes: icon.drawing ? 'any' : '512x512',
        purpose: 'any maskable',
      },
    ],
  }
  return new Response(JSON.stringify(manifest), {headers: {'Content-Type': 'application/manifest+json'}})
}
