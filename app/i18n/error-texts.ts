import type {Language} from './languages'

const en = {
  title: 'That did not work',
  text: 'We could not show this page. Please try again in a few minutes.',
  notThereTitle: 'This page is not ready yet',
  notThereText: 'We are setting it up. Please come back later.',
  awayTitle: 'Not available right now',
  awayText: 'We cannot load this page right now. Please try again in a few minutes.',
  badRequestTitle: 'We do not understand this request',
  badRequestText: 'Please go back and try again.',
  reference: 'Please mention this reference if you write to us:',
  home: 'To the home page',
  call: 'Call us:',
  retry: 'Try again',
}

export type ErrorTexts = typeof en

const de: ErrorTexts = {
  title: 'Das hat nicht geklappt',
  text: 'Wir konnten diese Seite nicht anzeigen. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  notThereTitle: 'Diese Seite ist noch nicht fertig',
  notThereText: 'Wir richten sie gerade ein. Bitte schauen Sie später wieder vorbei.',
  awayTitle: 'Gerade nicht erreichbar',
  awayText:
    'Wir können diese Seite gerade nicht laden. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  badRequestTitle: 'Diese Anfrage verstehen wir nicht',
  badRequestText: 'Bitte gehen Sie zurück und versuchen Sie es noch einmal.',
  reference: 'Bitte nennen Sie diese Kennung, wenn Sie uns schreiben:',
  home: 'Zur Startseite',
  call: 'Rufen Sie uns an:',
  retry: 'Noch einmal versuchen',
}

/** Texts of the error page. They are part of the app in the browser, so that it can speak when nothing can be loaded. */
export const errorTexts: Record<Language, ErrorTexts> = {de, en}
