import {requestLanguage} from './i18n.server'
import {isLanguage, type Language, prefixOf} from './languages'

/** Language of a page and the beginning of its links. */
export interface PageLanguage {
  lang: Language
  prefix: string
}

/**
 * What every loader of a page asks first.
 * @throws a redirect to the home page where the first part of the address is no language (`/fr/contact`).
 */
export async function pageLanguage(request: Request, params: {lang?: string}): Promise<PageLanguage> {
  if (params.lang !== undefined && !isLanguage(params.lang))
    throw new Response(null, {status: 302, headers: {Location: '/'}})
  const lang = await requestLanguage(request)
  return {lang, prefix: prefixOf(params.lang)}
}
