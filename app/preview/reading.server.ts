import type {LoaderFunctionArgs} from '@remix-run/node'
import type {Reading} from '~/content/content.server'
import {type PageLanguage, pageLanguage} from '~/i18n/page-language.server'

/**
 * What every page loader needs first: the language, the start of links, and how to read content (in a preview, with
 * drafts).
 * @throws a redirect to the home page where the first part of the address is no language (`/fr/contact`).
 */
export async function readingOf({
  request,
  params,
  context,
}: LoaderFunctionArgs): Promise<PageLanguage & {reading: Reading}> {
  const page = await pageLanguage(request, params)
  return {...page, reading: {lang: page.lang, preview: context.preview?.shown}}
}
