import {textsOf} from '../texts.ts'

const en = {
  title: 'Start',
  failed: 'This could not be loaded',
  drafts: 'Open drafts',
  'drafts.none': 'Everything is published.',
  'drafts.changed': 'Changed on {time}',
  missing: 'Translations missing or out of date',
  'missing.none': 'All translations are up to date.',
  'missing.count_one': '{count} text',
  'missing.count_other': '{count} texts',
  reviews: 'Medical reviews due',
  'reviews.none': 'All medical texts have been reviewed.',
  newsletter: 'Newsletter',
  'newsletter.none': 'There are no new addresses.',
  'newsletter.new_one': '{count} person to ask for confirmation',
  'newsletter.new_other': '{count} people to ask for confirmation',
  help: 'Help',
  'help.edit':
    'To change a text, open “Website preview” and click the text. Its field opens beside the page.',
  'help.publish': 'The Studio saves while you type. Visitors see a change once you press “Publish”.',
  'help.guide': 'The guide explains the rest, with pictures (opens in a new tab)',
}

const de: typeof en = {
  title: 'Start',
  failed: 'Das ließ sich nicht laden',
  drafts: 'Offene Entwürfe',
  'drafts.none': 'Alles ist veröffentlicht.',
  'drafts.changed': 'Geändert am {time}',
  missing: 'Fehlende und veraltete Übersetzungen',
  'missing.none': 'Alle Übersetzungen sind aktuell.',
  'missing.count_one': '{count} Text',
  'missing.count_other': '{count} Texte',
  reviews: 'Fällige medizinische Prüfungen',
  'reviews.none': 'Alle medizinischen Texte sind geprüft.',
  newsletter: 'Newsletter',
  'newsletter.none': 'Es gibt keine neuen Adressen.',
  'newsletter.new_one': '{count} Person um Bestätigung bitten',
  'newsletter.new_other': '{count} Personen um Bestätigung bitten',
  help: 'Hilfe',
  'help.edit':
    'Um einen Text zu ändern, öffnen Sie die „Website-Vorschau“ und klicken auf den Text. Sein Feld öffnet sich neben der Seite.',
  'help.publish':
    'Das Studio speichert, während Sie schreiben. Besucherinnen und Besucher sehen eine Änderung erst, wenn Sie sie veröffentlichen.',
  'help.guide': 'Alles Weitere steht in der Anleitung, mit Bildern (öffnet sich in einem neuen Tab)',
}

export const t = textsOf({en, de})
