import {redirect} from '@remix-run/node'
import {published, siteSettings} from '~/content/content.server'
import {renderingsOf} from '~/media/image'
import {env} from '~/platform/env.server'

/** Where programs look for an icon without reading a page. */
export async function loader() {
  const icon = renderingsOf((await siteSettings(published(env.defaultLanguage))).icon)
  if (!icon) return new Response('No icon.', {status: 404})
  return redirect(icon.at(96, 'png'))
}
