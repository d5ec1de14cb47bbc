import type {Language} from './languages.ts'

/** Fixed texts of the privacy page: here and not with those of every page, as no other page needs them. */

const en = {
  consent: {
    heading: 'May we report that you open WhatsApp?',
    intro:
      'If you agree, each time you open the chat from here we look up your IP address. We then send the foundation that address, your country, city and internet provider: no name, no number, nothing that you write. The chat opens either way.',
    purpose: 'What for',
    recipient: 'Who gets it',
    country: 'In which countries',
    duration: 'For how long',
    show: 'Show what would be sent',
    showNote: 'We ask the service about your IP address once, now. The foundation gets nothing yet.',
    loading: 'Loading....',
    wouldBeSent: 'This would be sent:',
    notFound: 'We could not find that out just now. In that case nothing would be sent.',
    wait: 'Please wait {{seconds}} seconds before you try again.',
    none: 'You have not decided yet. Nothing is looked up or sent.',
    outdated:
      'This text has changed since you decided. Until you decide again, nothing is looked up or sent.',
    agreed: 'You have agreed. You can withdraw that here at any time.',
    refused: 'You have refused. Nothing is looked up or sent.',
    agree: 'I agree',
    refuse: 'I do not agree',
    withdraw: 'Withdraw my consent',
    kept: 'Only this browser keeps your decision, until you delete it.',
    browserSaysNo:
      'Your browser tells us that you do not want this (Global Privacy Control or Do Not Track). We take that as a no: nothing is looked up or sent.',
    noScript: 'You need JavaScript to choose. It is off in your browser, so nothing is looked up or sent.',
  },
  device: {
    heading: 'What this device has saved',
    saved: 'What is currently saved',
    nothing: 'Nothing is currently saved.',
    delete: 'Delete saved data',
    deleted: 'Deleted:',
    nothingDeleted: 'There was nothing to delete.',
    remains: 'Not everything could be deleted. Please delete the rest in the settings of your browser.',
    again: 'If you read on, your browser may save pages again.',
    noScript:
      'You need JavaScript to delete it here. Without it: open the settings of your browser, search for “cookies and site data”, and delete those of this website.',
    kinds: {
      cookie: 'Cookie “{{name}}”',
      local: 'Entry “{{name}}” in local storage',
      session: 'Entry “{{name}}” in the storage of this tab',
      cache: 'Files “{{name}}”, for reading offline',
      database: 'Database “{{name}}”',
      worker: 'Service worker, a program that shows saved pages when you are offline',
    },
    /** By how the name begins. */
    meanings: {
      language: 'the language you chose',
      consent: 'your decision about WhatsApp',
      'emergency-card': 'the details on your emergency card',
      positions: 'how far you had scrolled',
      'draft:': 'what you typed into a form and have not sent yet',
      'sent:': 'that a form was sent',
      pages: 'pages you visited',
      data: 'contents of pages you visited',
      pictures: 'pictures you saw',
      files: 'files of these pages',
      'offline-card': 'the page of the emergency card, without your details',
      'workbox-precache': 'what every page needs, and the page that shows when you are offline',
      'workbox-expiration': 'how long ago something was saved',
    },
  },
}

const de: typeof en = {
  consent: {
    heading: 'Dürfen wir melden, dass Sie WhatsApp öffnen?',
    intro:
      'Wenn Sie zustimmen, schlagen wir jedes Mal, wenn Sie von hier aus den Chat öffnen, Ihre IP-Adresse nach. Dann melden wir der Stiftung diese Adresse, Land, Ort und Internetanbieter: keinen Namen, keine Nummer und nichts, was Sie schreiben. Der Chat öffnet sich in jedem Fall.',
    purpose: 'Wozu',
    recipient: 'Wer es bekommt',
    country: 'In welchen Ländern',
    duration: 'Wie lange',
    show: 'Zeigen, was gesendet würde',
    showNote: 'Wir fragen den Dienst jetzt einmal nach Ihrer IP-Adresse. Die Stiftung bekommt noch nichts.',
    loading: 'Wird geladen …',
    wouldBeSent: 'Das würde gesendet:',
    notFound: 'Das konnten wir gerade nicht herausfinden. Dann würde auch nichts gesendet.',
    wait: 'Bitte warten Sie {{seconds}} Sekunden, bevor Sie es noch einmal versuchen.',
    none: 'Sie haben noch nicht entschieden. Es wird nichts nachgeschlagen und nichts gesendet.',
    outdated:
      'Dieser Text hat sich seit Ihrer Entscheidung geändert. Bis Sie neu entscheiden, wird nichts nachgeschlagen und nichts gesendet.',
    agreed: 'Sie haben zugestimmt. Das können Sie hier jederzeit widerrufen.',
    refused: 'Sie haben abgelehnt. Es wird nichts nachgeschlagen und nichts gesendet.',
    agree: 'Ich stimme zu',
    refuse: 'Ich stimme nicht zu',
    withdraw: 'Zustimmung widerrufen',
    kept: 'Nur dieser Browser speichert Ihre Entscheidung, bis Sie sie löschen.',
    browserSaysNo:
      'Ihr Browser teilt uns mit, dass Sie das nicht wollen (Global Privacy Control oder Do Not Track). Das gilt als Nein: Es wird nichts nachgeschlagen und nichts gesendet.',
    noScript:
      'Zum Auswählen brauchen Sie JavaScript. Es ist in Ihrem Browser ausgeschaltet, deshalb wird nichts nachgeschlagen und nichts gesendet.',
  },
  device: {
    heading: 'Was dieses Gerät gespeichert hat',
    saved: 'Was zurzeit gespeichert ist',
    nothing: 'Zurzeit ist nichts gespeichert.',
    delete: 'Gespeicherte Daten löschen',
    deleted: 'Gelöscht:',
    nothingDeleted: 'Es gab nichts zu löschen.',
    remains: 'Nicht alles ließ sich löschen. Bitte löschen Sie den Rest in den Einstellungen Ihres Browsers.',
    again: 'Wenn Sie weiterlesen, kann Ihr Browser wieder Seiten speichern.',
    noScript:
      'Zum Löschen brauchen Sie hier JavaScript. Ohne geht es so: Öffnen Sie die Einstellungen Ihres Browsers, suchen Sie nach „Cookies und Websitedaten“ und löschen Sie die dieser Website.',
    kinds: {
      cookie: 'Cookie „{{name}}“',
      local: 'Eintrag „{{name}}“ im lokalen Speicher',
      session: 'Eintrag „{{name}}“ im Speicher dieses Tabs',
      cache: 'Dateien „{{name}}“ zum Lesen ohne Internet',
      database: 'Datenbank „{{name}}“',
      worker: 'Service Worker, ein Programm, das gespeicherte Seiten zeigt, wenn Sie ohne Internet sind',
    },
    meanings: {
      language: 'die Sprache, die Sie gewählt haben',
      consent: 'Ihre Entscheidung über WhatsApp',
      'emergency-card': 'die Angaben auf Ihrer Notfallkarte',
      positions: 'wie weit Sie gescrollt hatten',
      'draft:': 'was Sie in ein Formular getippt und noch nicht abgeschickt haben',
      'sent:': 'dass ein Formular abgeschickt wurde',
      pages: 'Seiten, die Sie besucht haben',
      data: 'Inhalte von Seiten, die Sie besucht haben',
      pictures: 'Bilder, die Sie gesehen haben',
      files: 'Dateien dieser Seiten',
      'offline-card': 'die Seite der Notfallkarte, ohne Ihre Angaben',
      'workbox-precache': 'was jede Seite braucht, und die Seite, die ohne Internet erscheint',
      'workbox-expiration': 'wie lange etwas schon gespeichert ist',
    },
  },
}

export type PrivacyTexts = typeof en

export const privacyTexts: Record<Language, PrivacyTexts> = {de, en}
