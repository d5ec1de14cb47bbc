import type {Language} from './languages'

const en = {
  title: 'You are offline',
  text: 'This page cannot load: your device has no internet connection, or our website does not respond.',
  helpTitle: 'What you can do',
  help: [
    'Check that Wi-Fi or mobile data is on.',
    'You can still read pages that you visited on this device. Follow the links on this page.',
    'You can call us without the internet.',
  ],
  call: 'Call us',
  retry: 'Try again',
}

export type OfflineTexts = typeof en

const de: OfflineTexts = {
  title: 'Sie sind offline',
  text: 'Diese Seite lässt sich nicht laden: Ihr Gerät hat keine Internetverbindung, oder unsere Website antwortet nicht.',
  helpTitle: 'Was Sie tun können',
  help: [
    'Prüfen Sie, ob WLAN oder mobile Daten eingeschaltet sind.',
    'Seiten, die Sie mit diesem Gerät schon besucht haben, können Sie weiter lesen. Folgen Sie den Links auf dieser Seite.',
    'Anrufen können Sie uns auch ohne Internet.',
  ],
  call: 'Rufen Sie uns an',
  retry: 'Noch einmal versuchen',
}

/** Words of the page that is shown where there is no connection. */
export const offlineTexts: Record<Language, OfflineTexts> = {de, en}
