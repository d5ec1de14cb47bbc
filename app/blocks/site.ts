import {useLoaderData, useRouteLoaderData} from '@remix-run/react'
import type {SiteData} from '~/content/site'
import type {OwnTexts} from '~/i18n/i18n.server'

/** The same as {@link useSite}, for error pages: undefined where the settings could not be loaded. */
export const useSiteIfLoaded = () => useRouteLoaderData('root') as SiteData | undefined

/** The data that every page has: language, beginning of links, fixed texts, and the settings that staff edit. */
export function useSite(): SiteData {
  const site = useSiteIfLoaded()
  if (!site) throw new Error('the settings of the site are not loaded')
  return site
}

/** Fixed texts that only some pages show: the loaders of these send them along as `texts`. */
export const useOwnTexts = () => (useLoaderData() as {texts: OwnTexts}).texts
