import type {Language} from './languages'

const en = {
  title: 'That did not work',
  text: 'The page could not be shown. Please try again in a few minutes.',
  notThereTitle: 'The content is not there yet',
  notThereText: 'This page is being set up. Please come back later.',
  awayTitle: 'Not available right now',
  awayText: 'The content of this page is not available right now. Please try again in a few minutes.',
  badRequestTitle: 'We do not understand this request',
  badRequestText: 'Please go back and try again.',
  reference: 'If you write to us about this, please mention this reference:',
  home: 'To the home page',
  call: 'You can reach us by telephone:',
  retry: 'Try again',
}

export type ErrorTexts = typeof en

const de: ErrorTexts = {
  title: 'Das hat nicht geklappt',
  text: 'Die Seite konnte nicht angezeigt werden. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  notThereTitle: 'Der Inhalt ist noch nicht da',
  notThereText: 'Diese Seite wird gerade eingerichtet. Bitte schauen Sie später wieder vorbei.',
  awayTitle: 'Gerade nicht erreichbar',
  awayText:
    'Der Inhalt dieser Seite ist gerade nicht erreichbar. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  badRequestTitle: 'Diese Anfrage verstehen wir nicht',
  badRequestText: 'Bitte gehen Sie zurück und versuchen Sie es noch einmal.',
  reference: 'Wenn Sie uns deswegen schreiben, nennen Sie bitte diese Kennung:',
  home: 'Zur Startseite',
  call: 'Telefonisch erreichen Sie uns unter',
  retry: 'Noch einmal versuchen',
}

/** Texts of the error page. They are part of the app in the browser, so that it can speak when nothing can be loaded. */
export const errorTexts: Record<Language, ErrorTexts> = {de, en}
