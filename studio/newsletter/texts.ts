import {bundlesOf} from '../i18n/bundles.ts'

export const newsletterNamespace = 'newsletter'

const en = {
  title: 'Newsletter: to be confirmed',
  intro:
    'Addresses that visitors have entered on the website, and that nobody has confirmed yet. Use them for one thing only: to ask each person, in an e-mail, whether they want the newsletter. Whoever does not answer gets none. After 30 days an address is deleted by itself.',
  count_one: '{{count}} address',
  count_other: '{{count}} addresses',
  refresh: 'Refresh',
  export: 'Export for the confirmation e-mail',
  'export.note':
    'A table (CSV) on your computer. Delete it when the e-mails are sent: it is not deleted by itself.',
  'column.email': 'E-mail address',
  'column.language': 'Language',
  'column.consentText': 'Consent, as it was shown',
  'column.subscribedAt': 'Entered',
  'column.expiresAt': 'Deleted after',
  'language.de': 'German',
  'language.en': 'English',
  entered: 'Entered on {{time}}',
  daysLeft_one: '{{count}} day left',
  daysLeft_other: '{{count}} days left',
  expired: 'Time is over: will be deleted within the hour',
  consent: 'Consent, as it was shown',
  more: 'Show more',
  delete: 'Delete',
  'delete.of': 'Delete {{email}}',
  'delete.title': 'Delete this address?',
  'delete.text':
    '{{email}} and its history are deleted for good. Tables that were exported before stay as they are.',
  'delete.confirm': 'Delete for good',
  'delete.cancel': 'Keep',
  'delete.done': 'Deleted, with its history.',
  'delete.historyStays':
    'Deleted. Your role may not delete its history: an administrator can, or it goes by itself when the time is over that your Sanity plan keeps history.',
  'delete.bytesStay':
    'Deleted, with its history: nobody can read it any more. But its place on the disk could not be cleared, mostly for lack of space. Please tell whoever looks after the website to free some; then that happens by itself within a day.',
  'delete.failed': 'This could not be deleted. Please try again.',
  'empty.title': 'No addresses',
  'empty.text': 'Nobody is waiting to be asked for a confirmation.',
  loading: 'Loading addresses …',
  'failed.title': 'The addresses could not be loaded',
  'failed.text':
    'Please check the connection. If that does not help: a private dataset named “newsletter” has to be there, and you need the right to read it.',
}

const de: typeof en = {
  title: 'Newsletter: noch zu bestätigen',
  intro:
    'Adressen, die auf der Website eingegeben wurden und die noch niemand bestätigt hat. Verwenden Sie sie nur für eines: um jede Person in einer E-Mail zu fragen, ob sie den Newsletter möchte. Wer nicht antwortet, bekommt keinen. Nach 30 Tagen wird eine Adresse von selbst gelöscht.',
  count_one: '{{count}} Adresse',
  count_other: '{{count}} Adressen',
  refresh: 'Neu laden',
  export: 'Für die Bestätigungs-E-Mail exportieren',
  'export.note':
    'Eine Tabelle (CSV) auf Ihrem Computer. Löschen Sie sie, wenn die E-Mails verschickt sind: Von selbst wird sie nicht gelöscht.',
  'column.email': 'E-Mail-Adresse',
  'column.language': 'Sprache',
  'column.consentText': 'Einwilligung, wie sie zu lesen war',
  'column.subscribedAt': 'Eingegeben',
  'column.expiresAt': 'Gelöscht nach',
  'language.de': 'Deutsch',
  'language.en': 'Englisch',
  entered: 'Eingegeben am {{time}}',
  daysLeft_one: 'Noch {{count}} Tag',
  daysLeft_other: 'Noch {{count}} Tage',
  expired: 'Zeit abgelaufen: wird innerhalb einer Stunde gelöscht',
  consent: 'Einwilligung, wie sie zu lesen war',
  more: 'Mehr anzeigen',
  delete: 'Löschen',
  'delete.of': '{{email}} löschen',
  'delete.title': 'Diese Adresse löschen?',
  'delete.text':
    '{{email}} wird mit dem Verlauf endgültig gelöscht. Früher exportierte Tabellen bleiben, wie sie sind.',
  'delete.confirm': 'Endgültig löschen',
  'delete.cancel': 'Behalten',
  'delete.done': 'Gelöscht, mit dem Verlauf.',
  'delete.historyStays':
    'Gelöscht. Den Verlauf darf Ihre Rolle nicht löschen: Das kann jemand mit der Rolle Administrator, oder er verschwindet, wenn die Zeit vorbei ist, für die Ihr Sanity-Tarif den Verlauf aufbewahrt.',
  'delete.bytesStay':
    'Gelöscht, mit dem Verlauf: Niemand kann das noch lesen. Aber die Stelle auf dem Datenträger ließ sich nicht leeren, meist weil er voll ist. Bitte sagen Sie der Person, die die Website betreut, dass sie Platz schaffen soll; dann geschieht es innerhalb eines Tages von selbst.',
  'delete.failed': 'Das ließ sich nicht löschen. Bitte versuchen Sie es noch einmal.',
  'empty.title': 'Keine Adressen',
  'empty.text': 'Niemand wartet darauf, um eine Bestätigung gebeten zu werden.',
  loading: 'Adressen werden geladen …',
  'failed.title': 'Die Adressen ließen sich nicht laden',
  'failed.text':
    'Bitte prüfen Sie die Verbindung. Hilft das nicht: Es muss ein privates Dataset namens „newsletter“ geben, und Sie brauchen das Recht, darin zu lesen.',
}

export const newsletterBundles = bundlesOf(newsletterNamespace, {en, de})
