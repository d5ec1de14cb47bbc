import {licencePages, type Reading, siteSettings} from '~/content/content.server'
import type {LicencePage} from './category'

/** The licence reference for a page; `undefined` where staff have switched it off. */
export async function licenceReference(reading: Reading): Promise<LicencePage | undefined> {
  const {licencesEnabled} = await siteSettings(reading)
  return licencesEnabled ? licencePages(reading) : undefined
}
