import {useLoaderData, useRouteLoaderData} from '@remix-run/react'
import type {SiteData} from '~/content/site'
import type {OwnTexts} from '~/i18n/i18n.server'

/** As {@link useSite}, but undefined on error pages whose settings could not be loaded. */
export const useSiteIfLoaded = () => useRouteLoaderData('root') as SiteData | undefined

/** The data of every page: language, link prefix, fixed texts, and the settings that staff edit. */
export function useSite(): SiteData {
  const site = useSiteIfLoaded()
  if (!site) throw new Error('the settings of the site are not loaded')
  return site
}

/** Fixed texts of some pages only; their loaders return them as `texts`. */
export const useOwnTexts = () => (useLoaderData() as {texts: OwnTexts}).texts
