import type {Language} from './languages'

const en = {
  title: 'You are offline',
  text: 'This page cannot be loaded right now: your device has no connection to the internet, or our website does not answer.',
  helpTitle: 'What you can do',
  help: [
    'Check whether Wi-Fi or mobile data is switched on.',
    'Pages that you have visited on this device can still be read. The links on this page lead there.',
    'Calling us works without the internet.',
  ],
  call: 'Call us',
  retry: 'Try again',
}

export type OfflineTexts = typeof en

const de: OfflineTexts = {
  title: 'Sie sind offline',
  text: 'Diese Seite lässt sich gerade nicht laden: Ihr Gerät hat keine Verbindung zum Internet, oder unsere Website antwortet nicht.',
  helpTitle: 'Was Sie tun können',
  help: [
    'Prüfen Sie, ob WLAN oder mobile Daten eingeschaltet sind.',
    'Seiten, die Sie mit diesem Gerät schon besucht haben, können Sie weiter lesen. Die Links auf dieser Seite führen dorthin.',
    'Anrufen können Sie uns auch ohne Internet.',
  ],
  call: 'Rufen Sie uns an',
  retry: 'Noch einmal versuchen',
}

/** Words of the page that is shown where there is no connection. */
export const offlineTexts: Record<Language, OfflineTexts> = {de, en}
