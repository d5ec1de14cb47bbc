import type {LoaderFunctionArgs} from '@remix-run/node'
import {published} from '~/content/content.server'
import {textsOf} from '~/i18n/i18n.server'
import {languageNamed} from '~/i18n/languages'
import {publicCategories} from '~/licences/json'
import {licenceReference} from '~/licences/reference.server'
import {env} from '~/platform/env.server'

/** Other websites may read it, in their visitors' browsers too. */
const forEverybody = {'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin'}

/** The licence categories for other websites and programs: `/licences.json?lang=de`. */
export async function loader({request}: LoaderFunctionArgs) {
  const name = new URL(request.url).searchParams.get('lang')
  const lang = name === null ? env.defaultLanguage : languageNamed(name)
  const reference = await licenceReference(published(lang))
  if (!reference) return Response.json({error: 'not found'}, {status: 404, headers: forEverybody})
  const categories = publicCategories(reference, {lang, texts: textsOf(lang).licences}, env.publicUrl)
  return Response.json(categories, {
    headers: {
      ...forEverybody,
      'Cache-Control': 'public, max-age=300',
      'Content-Language': lang,
      Link: '</licences.schema.json>; rel="describedby"',
    },
  })
}
