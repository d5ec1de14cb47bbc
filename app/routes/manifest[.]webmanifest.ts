import {published, siteSettings} from '~/content/content.server'
import {renderingsOf} from '~/content/image'
import {env} from '~/env.server'

/** What a device needs to keep the site as an app. */
export async function loader() {
  const {name, about, ...site} = await siteSettings(published(env.defaultLanguage))
  const icon = renderingsOf(site.icon)
  const manifest = {
    name,
    short_name: name,
    description: about,
    lang: env.defaultLanguage,
    start_url: '/',
    display: 'minimal-ui',
    icons: icon
      ? ([192, 512] as const).map((size) => ({
          src: icon.at(size, 'png'),
          type: 'image/png',
          sizes: `${size}x${size}`,
          purpose: 'any maskable',
        }))
      : [],
  }
  return new Response(JSON.stringify(manifest), {headers: {'Content-Type': 'application/manifest+json'}})
}
