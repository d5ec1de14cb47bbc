import {useRouteLoaderData} from '@remix-run/react'
import type {loader} from '~/root'

/** What every page knows: language, beginning of links, fixed texts, and the settings that staff keep. */
export function useSite() {
  const site = useRouteLoaderData<typeof loader>('root')
  if (!site) throw new Error('the settings of the site are not loaded')
  return site
}

export type SiteData = ReturnType<typeof useSite>
