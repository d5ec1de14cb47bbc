import {aboutPage} from './documents/about-page.ts'
import {contactPage} from './documents/contact-page.ts'
import {donatePage} from './documents/donate-page.ts'
import {emergencyNote} from './documents/emergency-note.ts'
import {faqEntries} from './documents/faq-entries.ts'
import {homePage} from './documents/home-page.ts'
import {accessibilityPage, imprintPage, privacyPage} from './documents/legal-pages.ts'
import {licenceCategories} from './documents/licence-categories.ts'
import {licencePage} from './documents/licence-page.ts'
import {siteSettings} from './documents/site-settings.ts'
import {teamMembers} from './documents/team-members.ts'
import {teamPage} from './documents/team-page.ts'

/** A document of the seed: an id that never changes, a type, and the fields of that type. */
export interface SeedDocument {
  _id: string
  _type: string
  [field: string]: unknown
}

/** The whole dataset of the example foundation, in an order in which references lead to what came before or stands here. */
export const seedDocuments: SeedDocument[] = [
  siteSettings,
  emergencyNote,
  homePage,
  aboutPage,
  teamPage,
  contactPage,
  donatePage,
  licencePage,
  privacyPage,
  accessibilityPage,
  imprintPage,
  ...faqEntries,
  ...teamMembers,
  ...licenceCategories,
]
