import type {Language} from '~/i18n/languages'

/** Fixed texts of the privacy page: here and not with those of every page, as no other page needs them. */

const en = {
  consent: {
    heading: 'May we report that you open WhatsApp?',
    intro:
      'If you agree, we do this whenever you open the chat from here: we look up where your internet connection is, and send the foundation your IP address, country, city and internet provider. We send neither your name nor your number, and nothing that you write. The chat opens either way.',
    purpose: 'What for',
    recipient: 'Who gets it',
    country: 'In which countries',
    duration: 'For how long',
    show: 'Show what would be sent',
    showNote: 'For this we ask the service about your IP address once, now. The foundation gets nothing yet.',
    loading: 'Loading....',
    wouldBeSent: 'This would be sent:',
    notFound: 'We could not find that out just now. Then nothing would be sent either.',
    wait: 'Please wait {{seconds}} seconds before you try again.',
    waited: 'You can try again now.',
    none: 'You have not decided yet. Nothing is looked up or sent.',
    outdated:
      'This text has changed since you decided. Until you decide again, nothing is looked up or sent.',
    agreed: 'You have agreed. You can withdraw that here at any time.',
    refused: 'You have refused. Nothing is looked up or sent.',
    agree: 'I agree',
    refuse: 'I do not agree',
    withdraw: 'Withdraw my consent',
    kept: 'Your decision is kept in this browser only, until you delete it.',
    browserSaysNo:
      'Your browser says for you that you do not want this (Global Privacy Control or Do Not Track). That counts as a no: we do not ask, and nothing is looked up or sent.',
    noScript: 'Deciding takes JavaScript, which is off in your browser. So nothing is looked up or sent.',
  },
  device: {
    heading: 'What this device has saved',
    intro: 'All of it is in this browser. Other people who use it may find it.',
    saved: 'Saved at the moment:',
    nothing: 'At the moment nothing of this website is saved here.',
    delete: 'Delete what this device saved',
    deleted: 'Deleted:',
    nothingDeleted: 'There was nothing to delete.',
    remains: 'Not everything could be deleted. Please delete the rest in the settings of your browser.',
    again: 'If you read on, your browser may save pages for reading offline again.',
    noScript:
      'Deleting it here takes JavaScript, which is off in your browser. You can do it yourself: open the settings of your browser, search for “cookies and site data”, and delete those of this website.',
    kinds: {
      cookie: 'Cookie “{{name}}”',
      local: 'Entry “{{name}}” in the local storage',
      session: 'Entry “{{name}}” in the storage of this tab',
      cache: 'Files “{{name}}”, for reading offline',
      database: 'Database “{{name}}”',
      worker: 'Service worker, a program that shows saved pages when you are offline',
    },
    /** By how the name begins. */
    meanings: {
      language: 'the language that you have chosen',
      consent: 'your decision about WhatsApp',
      positions: 'how far you had scrolled',
      'draft:': 'what you have typed into a form and not sent yet',
      'sent:': 'that a form was sent',
      'sending:': 'that a form was sent, and no answer has come yet',
      'answers:': 'what stands in the check of a donation',
      pages: 'pages that you have visited',
      data: 'contents of pages that you have visited',
      pictures: 'pictures that you have seen',
      files: 'what these pages are made of',
      'former-files': 'what pages are made of that you visited before the website was last renewed',
      'workbox-precache': 'what every page needs, and the page that shows when you are offline',
      'workbox-expiration': 'how long ago something was saved',
    },
  },
}

const de: typeof en = {
  consent: {
    heading: 'Dürfen wir melden, dass Sie WhatsApp öffnen?',
    intro:
      'Wenn Sie zustimmen, geschieht das jedes Mal, wenn Sie von hier aus den Chat öffnen: Wir schlagen nach, wo Ihr Internetanschluss ist, und schicken der Stiftung Ihre IP-Adresse, das Land, den Ort und Ihren Internetanbieter. Wir schicken weder Ihren Namen noch Ihre Nummer und nichts von dem, was Sie schreiben. Der Chat öffnet sich in jedem Fall.',
    purpose: 'Wozu',
    recipient: 'Wer es bekommt',
    country: 'In welchen Ländern',
    duration: 'Wie lange',
    show: 'Zeigen, was gesendet würde',
    showNote:
      'Dafür fragen wir den Dienst jetzt einmal nach Ihrer IP-Adresse. Die Stiftung bekommt noch nichts.',
    loading: 'Wird geladen …',
    wouldBeSent: 'Das würde gesendet:',
    notFound: 'Das konnten wir gerade nicht herausfinden. Dann würde auch nichts gesendet.',
    wait: 'Bitte warten Sie {{seconds}} Sekunden, bevor Sie es noch einmal versuchen.',
    waited: 'Sie können es jetzt noch einmal versuchen.',
    none: 'Sie haben noch nicht entschieden. Es wird nichts nachgeschlagen und nichts gesendet.',
    outdated:
      'Dieser Text hat sich seit Ihrer Entscheidung geändert. Bis Sie neu entscheiden, wird nichts nachgeschlagen und nichts gesendet.',
    agreed: 'Sie haben zugestimmt. Das können Sie hier jederzeit widerrufen.',
    refused: 'Sie haben abgelehnt. Es wird nichts nachgeschlagen und nichts gesendet.',
    agree: 'Ich stimme zu',
    refuse: 'Ich stimme nicht zu',
    withdraw: 'Zustimmung widerrufen',
    kept: 'Ihre Entscheidung bleibt nur in diesem Browser, bis Sie sie löschen.',
    browserSaysNo:
      'Ihr Browser sagt für Sie, dass Sie das nicht wollen (Global Privacy Control oder Do Not Track). Das gilt als Nein: Wir fragen nicht, und es wird nichts nachgeschlagen und nichts gesendet.',
    noScript:
      'Entscheiden können Sie hier nur mit JavaScript, das in Ihrem Browser ausgeschaltet ist. Deshalb wird nichts nachgeschlagen und nichts gesendet.',
  },
  device: {
    heading: 'Was dieses Gerät gespeichert hat',
    intro: 'Alles davon liegt in diesem Browser. Wer ihn mitbenutzt, kann es vielleicht finden.',
    saved: 'Zurzeit ist gespeichert:',
    nothing: 'Zurzeit ist hier nichts von dieser Website gespeichert.',
    delete: 'Löschen, was dieses Gerät gespeichert hat',
    deleted: 'Gelöscht:',
    nothingDeleted: 'Es gab nichts zu löschen.',
    remains: 'Nicht alles ließ sich löschen. Bitte löschen Sie den Rest in den Einstellungen Ihres Browsers.',
    again: 'Wenn Sie weiterlesen, kann Ihr Browser wieder Seiten zum Lesen ohne Internet speichern.',
    noScript:
      'Hier löschen können Sie nur mit JavaScript, das in Ihrem Browser ausgeschaltet ist. Sie können es selbst tun: Öffnen Sie die Einstellungen Ihres Browsers, suchen Sie nach „Cookies und Websitedaten“, und löschen Sie die dieser Website.',
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
      positions: 'wie weit Sie gescrollt hatten',
      'draft:': 'was Sie in ein Formular getippt und noch nicht abgeschickt haben',
      'sent:': 'dass ein Formular abgeschickt wurde',
      'sending:': 'dass ein Formular abgeschickt wurde und noch keine Antwort kam',
      'answers:': 'was in der Prüfung einer Spende steht',
      pages: 'Seiten, die Sie besucht haben',
      data: 'Inhalte von Seiten, die Sie besucht haben',
      pictures: 'Bilder, die Sie gesehen haben',
      files: 'woraus diese Seiten gemacht sind',
      'former-files':
        'woraus Seiten gemacht sind, die Sie vor der letzten Erneuerung der Website besucht haben',
      'workbox-precache': 'was jede Seite braucht, und die Seite, die ohne Internet erscheint',
      'workbox-expiration': 'wie lange etwas schon gespeichert ist',
    },
  },
}

export type PrivacyWords = typeof en

export const privacyWords: Record<Language, PrivacyWords> = {de, en}
