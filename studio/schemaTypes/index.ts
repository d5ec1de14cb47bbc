import type {ContentType, ListType} from '../../app/content/page-types.ts'
import type {English} from '../i18n/translate.ts'
import {faqEntry} from './lists/faq-entry.ts'
import {licenceCategory} from './lists/licence-category.ts'
import {teamMember} from './lists/team-member.ts'
import {localeBlock, localeString, localeText} from './objects/locale.ts'
import {link, messageDialog, picture, source, titledText} from './objects/shared.ts'
import {aboutPage, teamPage} from './pages/about.ts'
import {contactPage} from './pages/contact.ts'
import {donatePage} from './pages/donate.ts'
import {emergencyCardPage} from './pages/emergency-card.ts'
import {homePage} from './pages/home.ts'
import {imprintPage} from './pages/imprint.ts'
import {accessibilityPage, privacyPage} from './pages/legal.ts'
import {licencePage} from './pages/licences.ts'
import {emergencyNote} from './settings/emergency-note.ts'
import {siteSettings} from './settings/site-settings.ts'

const documentTypes = {
  homePage,
  aboutPage,
  teamPage,
  contactPage,
  donatePage,
  emergencyCardPage,
  licencePage,
  privacyPage,
  accessibilityPage,
  imprintPage,
  faqEntry,
  teamMember,
  licenceCategory,
  emergencyNote,
  siteSettings,
} satisfies {[Type in ContentType]: {type: 'document'; name: Type}}

export const schemaTypes = [
  ...Object.values(documentTypes),
  localeString,
  localeText,
  localeBlock,
  picture,
  link,
  source,
  messageDialog,
  titledText,
]

export const listTitles: Record<ListType, English> = {
  faqEntry: 'Questions and answers',
  teamMember: 'Team',
  licenceCategory: 'Licence categories',
}
