import {faqEntry} from './lists/faq-entry.ts'
import {licenceCategory} from './lists/licence-category.ts'
import {teamMember} from './lists/team-member.ts'
import {localeBlock, localeString, localeText} from './objects/locale.ts'
import {link, messageDialog, picture, source, titledText} from './objects/shared.ts'
import {aboutPage, teamPage} from './pages/about.ts'
import {contactPage} from './pages/contact.ts'
import {donatePage} from './pages/donate.ts'
import {homePage} from './pages/home.ts'
import {imprintPage} from './pages/imprint.ts'
import {accessibilityPage, privacyPage} from './pages/legal.ts'
import {licencePage} from './pages/licences.ts'
import {emergencyNote} from './settings/emergency-note.ts'
import {siteSettings} from './settings/site-settings.ts'

/** Every type of the dataset. */
export const schemaTypes = [
  homePage,
  aboutPage,
  teamPage,
  contactPage,
  donatePage,
  licencePage,
  privacyPage,
  accessibilityPage,
  imprintPage,
  faqEntry,
  teamMember,
  licenceCategory,
  emergencyNote,
  siteSettings,
  localeString,
  localeText,
  localeBlock,
  picture,
  link,
  source,
  messageDialog,
  titledText,
]
