import {type LoaderFunctionArgs, redirect} from '@remix-run/node'
import type {Reading} from '~/content/content.server'
import {requestLanguage} from '~/i18n/i18n.server'
import {isLanguage, prefixOf} from '~/i18n/languages'

/**
 * What every page loader needs first: the language, the start of links, and how to read content (in a preview, with
 * drafts).
 * @throws a redirect to the home page where the first part of the address is no language (`/fr/contact`).
 */
export async function readingOf({request, params, context}: LoaderFunctionArgs) {
  if (params.lang !== undefined && !isLanguage(params.lang)) throw redirect('/')
  const lang = await requestLanguage(request)
  const reading: Reading = {lang, preview: context.preview?.shown}
  return {lang, prefix: prefixOf(params.lang), reading}
}
