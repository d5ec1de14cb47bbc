import {textsOf} from '../texts.ts'

const en = {
  'note.covers.homePage':
    'The review covers the first steps, the information about the disease, and the picture of inheritance.',
  'note.covers.faqEntry': 'The review covers question and answer.',
  'note.covers.emergencyNote': 'The review covers heading and text of the box.',
  'note.covers.emergencyCardPage': 'The review covers title, heading and wording of the card.',
  'note.resets': 'Changing one of these texts, in either language, clears name and date.',
  'ended.title': 'The review no longer counts',
  'ended.text':
    'A text was changed since {name} reviewed it on {date}. Once the new text has been reviewed, please enter name and date again.',
  'unknown.text':
    'It is not known which wording {name} reviewed on {date}. Once the current text has been reviewed, please enter name and date again.',
  'toast.title': 'Medical review reset',
  'toast.text': 'You have changed a reviewed text. Please have it checked again, then enter name and date.',
}

const de: typeof en = {
  'note.covers.homePage':
    'Die Prüfung gilt für die ersten Schritte, die Informationen über die Krankheit und das Bild zur Vererbung.',
  'note.covers.faqEntry': 'Die Prüfung gilt für Frage und Antwort.',
  'note.covers.emergencyNote': 'Die Prüfung gilt für Überschrift und Text des Kastens.',
  'note.covers.emergencyCardPage': 'Die Prüfung gilt für Titel, Überschrift und Wortlaut der Karte.',
  'note.resets': 'Wird einer dieser Texte geändert, egal in welcher Sprache, werden Name und Datum geleert.',
  'ended.title': 'Die Prüfung gilt nicht mehr',
  'ended.text':
    'Ein Text wurde geändert, nachdem {name} ihn am {date} geprüft hat. Sobald jemand den neuen Text geprüft hat, tragen Sie Name und Datum bitte neu ein.',
  'unknown.text':
    'Welchen Wortlaut {name} am {date} geprüft hat, ist nicht bekannt. Sobald jemand den jetzigen Text geprüft hat, tragen Sie Name und Datum bitte neu ein.',
  'toast.title': 'Medizinische Prüfung zurückgesetzt',
  'toast.text':
    'Sie haben einen geprüften Text geändert. Bitte lassen Sie ihn noch einmal prüfen und tragen Sie dann Name und Datum ein.',
}

export const t = textsOf({en, de})
