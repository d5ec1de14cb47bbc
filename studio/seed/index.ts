import {aboutPage} from './documents/about-page.ts'
import {contactPage} from './documents/contact-page.ts'
import {donatePage} from './documents/donate-page.ts'
import {emergencyCardPage} from './documents/emergency-card-page.ts'
import {emergencyNote} from './documents/emergency-note.ts'
import {faqEntries} from './documents/faq-entries.ts'
import {homePage} from './documents/home-page.ts'
import {accessibilityPage, imprintPage, privacyPage} from './documents/legal-pages.ts'
import {licenceCategories} from './documents/licence-categories.ts'
import {licencePage} from './documents/licence-page.ts'
import {siteSettings} from './documents/site-settings.ts'
import {teamMembers} from './documents/team-members.ts'
import {teamPage} from './documents/team-page.ts'
import type {SeedDocument} from './write.ts'

/** The whole dataset of the example foundation. */
export const seedDocuments: SeedDocument[] = [
  siteSettings,
  emergencyNote,
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
  ...faqEntries,
  ...teamMembers,
  ...licenceCategories,
]
