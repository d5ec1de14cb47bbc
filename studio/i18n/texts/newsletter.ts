import {textsOf} from '../texts.ts'

const en = {
  title: 'Newsletter: to be confirmed',
  intro:
    'Addresses that visitors have entered on the website and not confirmed yet. Use them for one thing only: to ask each person, in an e-mail, whether they want the newsletter. People who do not answer get none. Addresses are deleted automatically after 30 days.',
  count_one: '{count} address',
  count_other: '{count} addresses',
  export: 'Export new addresses',
  'export.all': 'Export all again',
  'export.notMarked': 'The table is complete, but the Studio could not note who is in it.',
  'export.note':
    'A table (CSV) on your computer. Delete it when the e-mails are sent: it is not deleted automatically.',
  'column.email': 'E-mail address',
  'column.language': 'Language',
  'column.consentText': 'Consent, as it was shown',
  'column.subscribedAt': 'Entered',
  'column.expiresAt': 'Deleted after',
  entered: 'Entered on {time}',
  exported: 'Exported on {time}',
  daysLeft_one: '{count} day left',
  daysLeft_other: '{count} days left',
  expired: 'Expired: will be deleted within the hour',
  consent: 'Consent, as it was shown',
  more: 'Show more',
  delete: 'Delete',
  'delete.of': 'Delete {email}',
  'delete.title': 'Delete this address?',
  'delete.text':
    '{email} and its history are deleted for good. Tables that were exported before stay as they are.',
  'delete.confirm': 'Delete for good',
  'delete.cancel': 'Keep',
  'delete.done': 'Deleted, with its history.',
  'delete.historyStays':
    'Deleted. Your role may not delete its history: an administrator can, or it is deleted automatically when the history of your Sanity plan expires.',
  'delete.bytesStay':
    'Deleted, with its history. Its place on the disk could not be cleared, usually because the disk is full. Please ask your administrator to free some space; then that happens automatically within a day.',
  'delete.failed': 'This could not be deleted. Please try again.',
  'empty.title': 'No addresses',
  'empty.text': 'There are no addresses to confirm.',
  'failed.title': 'The addresses could not be loaded',
  'failed.text':
    'Please check the connection. If that does not help, ask your administrator: the dataset “newsletter” may be missing, or your role may not read it.',
}

const de: typeof en = {
  title: 'Newsletter: noch zu bestätigen',
  intro:
    'Adressen, die auf der Website eingegeben wurden und die noch niemand bestätigt hat. Verwenden Sie sie nur für eines: um jede Person in einer E-Mail zu fragen, ob sie den Newsletter möchte. Wer nicht antwortet, bekommt keinen. Nach 30 Tagen wird eine Adresse automatisch gelöscht.',
  count_one: '{count} Adresse',
  count_other: '{count} Adressen',
  export: 'Neue für die Bestätigungs-E-Mail exportieren',
  'export.all': 'Alle noch einmal exportieren',
  'export.notMarked': 'Die Tabelle ist vollständig, aber das Studio konnte nicht festhalten, wer darin ist.',
  'export.note':
    'Eine Tabelle (CSV) auf Ihrem Computer. Löschen Sie sie, wenn die E-Mails verschickt sind: Das geschieht nicht automatisch.',
  'column.email': 'E-Mail-Adresse',
  'column.language': 'Sprache',
  'column.consentText': 'Einwilligung, wie sie zu lesen war',
  'column.subscribedAt': 'Eingegeben',
  'column.expiresAt': 'Gelöscht nach',
  entered: 'Eingegeben am {time}',
  exported: 'Exportiert am {time}',
  daysLeft_one: 'Noch {count} Tag',
  daysLeft_other: 'Noch {count} Tage',
  expired: 'Abgelaufen: wird innerhalb einer Stunde gelöscht',
  consent: 'Einwilligung, wie sie zu lesen war',
  more: 'Mehr anzeigen',
  delete: 'Löschen',
  'delete.of': '{email} löschen',
  'delete.title': 'Diese Adresse löschen?',
  'delete.text':
    '{email} wird mit dem Verlauf endgültig gelöscht. Früher exportierte Tabellen bleiben, wie sie sind.',
  'delete.confirm': 'Endgültig löschen',
  'delete.cancel': 'Behalten',
  'delete.done': 'Gelöscht, mit dem Verlauf.',
  'delete.historyStays':
    'Gelöscht. Den Verlauf darf Ihre Rolle nicht löschen: Das kann jemand mit der Rolle Administrator, oder er wird automatisch gelöscht, wenn der Verlauf in Ihrem Sanity-Tarif abläuft.',
  'delete.bytesStay':
    'Gelöscht, mit dem Verlauf. Die Stelle auf dem Datenträger ließ sich nicht leeren, meist weil er voll ist. Bitte sagen Sie der Person, die die Website betreut, dass sie Platz schaffen soll; dann geschieht es innerhalb eines Tages automatisch.',
  'delete.failed': 'Das ließ sich nicht löschen. Bitte versuchen Sie es noch einmal.',
  'empty.title': 'Keine Adressen',
  'empty.text': 'Es gibt keine Adressen zu bestätigen.',
  'failed.title': 'Die Adressen ließen sich nicht laden',
  'failed.text':
    'Bitte prüfen Sie die Verbindung. Hilft das nicht, fragen Sie die Person, die die Website betreut: Vielleicht fehlt das Dataset „newsletter“, oder Ihre Rolle darf es nicht lesen.',
}

export const t = textsOf({en, de})
