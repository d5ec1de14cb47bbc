import {licencePages, siteSettings} from '~/content/content.server'
import type {Language} from '~/i18n/languages'
import type {LicencePage} from './category'

/** The licence reference in a language; `undefined` where staff have switched it off. */
export async function licenceReference(lang: Language): Promise<LicencePage | undefined> {
  const {licencesEnabled} = await siteSettings(lang)
  return licencesEnabled ? licencePages(lang) : undefined
}
