import {bundlesOf} from '../i18n/bundles.ts'

export const reviewsNamespace = 'reviews'

const en = {
  'note.covers.homePage':
    'The review covers the first steps, the information about the disease, and the picture of inheritance.',
  'note.covers.faqEntry': 'The review covers question and answer.',
  'note.covers.emergencyNote': 'The review covers heading and text of the box.',
  'note.resets': 'When somebody changes one of these texts, in either language, name and date are emptied.',
  'ended.title': 'The review no longer counts',
  'ended.text':
    'A text was changed since {{name}} reviewed it on {{date}}. Once somebody has checked the new text, please enter name and date anew.',
  'unknown.text':
    'It is not known which wording {{name}} reviewed on {{date}}. Once somebody has checked the text as it is, please enter name and date anew.',
  'toast.title': 'Medical review reset',
  'toast.text': 'You have changed a reviewed text. Please have it checked again, then enter name and date.',
}

const de: typeof en = {
  'note.covers.homePage':
    'Die Prüfung gilt für die ersten Schritte, die Informationen über die Krankheit und das Bild zur Vererbung.',
  'note.covers.faqEntry': 'Die Prüfung gilt für Frage und Antwort.',
  'note.covers.emergencyNote': 'Die Prüfung gilt für Überschrift und Text des Kastens.',
  'note.resets': 'Wird einer dieser Texte geändert, egal in welcher Sprache, werden Name und Datum geleert.',
  'ended.title': 'Die Prüfung gilt nicht mehr',
  'ended.text':
    'Ein Text wurde geändert, nachdem {{name}} ihn am {{date}} geprüft hat. Sobald jemand den neuen Text geprüft hat, tragen Sie Name und Datum bitte neu ein.',
  'unknown.text':
    'Welchen Wortlaut {{name}} am {{date}} geprüft hat, ist nicht bekannt. Sobald jemand den Text so, wie er ist, geprüft hat, tragen Sie Name und Datum bitte neu ein.',
  'toast.title': 'Medizinische Prüfung zurückgesetzt',
  'toast.text':
    'Sie haben einen geprüften Text geändert. Bitte lassen Sie ihn noch einmal prüfen und tragen Sie dann Name und Datum ein.',
}

export const reviewsBundles = bundlesOf(reviewsNamespace, {en, de})
