import {siteSettings} from '~/content/content.server'
import {env} from '~/env.server'

/** What a device needs to keep the site as an app. */
export async function loader() {
  const {name, about} = await siteSettings(env.defaultLanguage)
  const manifest = {
    name,
    short_name: name,
    description: about,
    lang: env.defaultLanguage,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#fbf8f4',
    theme_color: '#7b1538',
    icons: [
      {src: '/icon.svg', type: 'image/svg+xml', sizes: 'any'},
      {src: '/icon-192.png', type: 'image/png', sizes: '192x192'},
      {src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'any'},
      {src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable'},
    ],
  }
  return new Response(JSON.stringify(manifest), {headers: {'Content-Type': 'application/manifest+json'}})
}
