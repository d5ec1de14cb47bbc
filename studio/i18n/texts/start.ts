import {textsOf} from '../texts.ts'

const en = {
  title: 'Start',
  loading: 'Loading …',
  failed: 'This could not be loaded',
  drafts: 'Open drafts',
  'drafts.none': 'Everything is published.',
  'drafts.changed': 'Changed on {time}',
  missing: 'Missing translations',
  'missing.none': 'No translation is missing.',
  'missing.count_one': '{count} text',
  'missing.count_other': '{count} texts',
  reviews: 'Medical reviews due',
  'reviews.none': 'All medical texts have been reviewed.',
  newsletter: 'Newsletter',
  'newsletter.none': 'There are no new addresses.',
  'newsletter.new_one': '{count} person to ask for confirmation',
  'newsletter.new_other': '{count} people to ask for confirmation',
}

const de: typeof en = {
  title: 'Start',
  loading: 'Wird geladen …',
  failed: 'Das ließ sich nicht laden',
  drafts: 'Offene Entwürfe',
  'drafts.none': 'Alles ist veröffentlicht.',
  'drafts.changed': 'Geändert am {time}',
  missing: 'Fehlende Übersetzungen',
  'missing.none': 'Es fehlt keine Übersetzung.',
  'missing.count_one': '{count} Text',
  'missing.count_other': '{count} Texte',
  reviews: 'Fällige medizinische Prüfungen',
  'reviews.none': 'Alle medizinischen Texte sind geprüft.',
  newsletter: 'Newsletter',
  'newsletter.none': 'Es gibt keine neuen Adressen.',
  'newsletter.new_one': '{count} Person um Bestätigung bitten',
  'newsletter.new_other': '{count} Personen um Bestätigung bitten',
}

export const t = textsOf({en, de})
