import {textsOf} from '../texts.ts'

const en = {
  title: 'Translations',
  intro:
    'What is missing in one language, and what was changed in one language but not in the other. Choose a row to open the text.',
  'filter.label': 'Show',
  'filter.all': 'Both languages',
  'missing.title': 'Missing',
  'missing.none': 'No translation is missing.',
  'missing.state': '{language} missing',
  'missing.text': 'Missing',
  'missing.needed':
    'This text is needed in both languages: it is about an emergency or the law, or it describes a picture.',
  'outdated.title': 'Out of date',
  'outdated.note': 'The other language was changed after this one was last touched.',
  'outdated.none': 'No translation is out of date.',
  'outdated.state': '{language} out of date',
  'review.title': 'Medical review',
  'review.note': 'The website says of these texts that they have not been medically reviewed.',
  'review.none': 'All medical texts have been reviewed.',
  'review.notReviewed': 'Not reviewed yet',
  'review.noLongerReviewed': 'No longer reviewed: a text was changed',
  'review.former': 'Last reviewed on {date} by {name}',
  'dismissed.title': 'No translation needed',
  'dismissed.note': 'You decided this. A text stays here until it changes.',
  'dismissed.state': '{language} unchanged',
  'action.dismiss': 'No translation needed',
  'action.undo': 'List again',
  'action.dismissed': 'Off the list: no translation needed',
  'action.takeBack': 'Undo',
  'action.undone': 'On the list again',
  'action.failed': 'This could not be saved. Please try again.',
  'empty.title': 'Everything is translated',
  'empty.text':
    'Nothing is missing or out of date in this language, and all medical texts have been reviewed.',
  'empty.all': 'Nothing is missing or out of date, and all medical texts have been reviewed.',
  'failed.title': 'The texts could not be loaded',
  'badge.title':
    '{language}: {missing} missing, {outdated} out of date. The board “Translations” shows where.',
  'badge.review': 'Not reviewed',
  'badge.review.title':
    'The medical texts of this document have not been reviewed, or not since they were changed.',
}

const de: typeof en = {
  title: 'Übersetzungen',
  intro:
    'Was in einer Sprache fehlt und was in einer Sprache geändert wurde, in der anderen aber nicht. Wählen Sie eine Zeile, um den Text zu öffnen.',
  'filter.label': 'Anzeigen',
  'filter.all': 'Beide Sprachen',
  'missing.title': 'Fehlt',
  'missing.none': 'Es fehlt keine Übersetzung.',
  'missing.state': '{language} fehlt',
  'missing.text': 'Fehlt',
  'missing.needed':
    'Dieser Text muss in beiden Sprachen da sein: Es geht um einen Notfall oder um Rechtliches, oder er beschreibt ein Bild.',
  'outdated.title': 'Veraltet',
  'outdated.note': 'Die andere Sprache wurde geändert, nachdem diese zuletzt bearbeitet wurde.',
  'outdated.none': 'Keine Übersetzung ist veraltet.',
  'outdated.state': '{language} veraltet',
  'review.title': 'Medizinische Prüfung',
  'review.note': 'Die Website sagt zu diesen Texten, dass sie nicht medizinisch geprüft sind.',
  'review.none': 'Alle medizinischen Texte sind geprüft.',
  'review.notReviewed': 'Noch nicht geprüft',
  'review.noLongerReviewed': 'Nicht mehr geprüft: Ein Text wurde geändert',
  'review.former': 'Zuletzt geprüft am {date} von {name}',
  'dismissed.title': 'Keine Übersetzung nötig',
  'dismissed.note': 'Das haben Sie so entschieden. Ein Text bleibt hier, bis er sich ändert.',
  'dismissed.state': '{language} unverändert',
  'action.dismiss': 'Keine Übersetzung nötig',
  'action.undo': 'Wieder anzeigen',
  'action.dismissed': 'Von der Liste genommen: keine Übersetzung nötig',
  'action.takeBack': 'Rückgängig machen',
  'action.undone': 'Steht wieder auf der Liste',
  'action.failed': 'Das ließ sich nicht speichern. Bitte versuchen Sie es noch einmal.',
  'empty.title': 'Alles ist übersetzt',
  'empty.text':
    'In dieser Sprache fehlt nichts und nichts ist veraltet. Alle medizinischen Texte sind geprüft.',
  'empty.all': 'Nichts fehlt, nichts ist veraltet, und alle medizinischen Texte sind geprüft.',
  'failed.title': 'Die Texte ließen sich nicht laden',
  'badge.title': '{language}: {missing} fehlend, {outdated} veraltet. Wo, steht unter „Übersetzungen“.',
  'badge.review': 'Nicht geprüft',
  'badge.review.title':
    'Die medizinischen Texte dieses Dokuments sind nicht geprüft, oder nicht seit der letzten Änderung.',
}

export const t = textsOf({en, de})
