import type {SeedDocument} from '../index.ts'
import {link, picture, text} from '../write.ts'

export const teamPage: SeedDocument = {
  _id: 'teamPage',
  _type: 'teamPage',
  title: text('Unser Team', 'Our Team'),
  description: text(
    'Die Ehrenamtlichen der Stiftung: wer zuhört, erklärt, verbindet und Informationen prüft.',
    'The volunteers of the foundation: who listens, explains, connects and checks information.',
  ),
  heading: text('Unser Team', 'Our team'),
  intro: text(
    'Bei uns arbeiten Menschen ehrenamtlich mit. Manche kennen die Sichelzellkrankheit aus der eigenen Familie, andere aus Pflege oder Schule. Medizinischen Rat gibt Ihr Behandlungsteam; wir helfen bei allem, was daneben Kraft kostet.',
    'People work with us as volunteers. Some know sickle cell disease from their own family, others from nursing or from school. Medical advice comes from your care team; we help with everything else that takes strength.',
  ),
  picture: picture('team'),
  volunteerLink: link('Ehrenamtlich mitmachen', 'Become a volunteer', 'contactPage'),
}
