import {link, picture, type SeedDocument, text} from '../write.ts'

export const teamPage: SeedDocument = {
  _id: 'teamPage',
  _type: 'teamPage',
  title: text('Unser Team', 'Our Team'),
  description: text(
    'Die Ehrenamtlichen der Stiftung: wer zuhört, erklärt und verbindet.',
    'The volunteers of the foundation: who listens, explains and connects.',
  ),
  heading: text('Unser Team', 'Our team'),
  intro: text(
    'Alle hier kennen die Sichelzellkrankheit aus Familie, Pflege oder Schule und helfen bei dem, was Kraft kostet. Medizinischen Rat gibt Ihr Behandlungsteam.',
    'They know sickle cell disease from family, nursing or school, and help with what wears you down. Your care team gives medical advice.',
  ),
  picture: picture('team'),
  volunteerLink: link('Ehrenamtlich mitmachen', 'Become a volunteer', 'contactPage'),
}
