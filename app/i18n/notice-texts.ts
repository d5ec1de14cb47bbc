import type {Language} from './languages'

/** Why the server answers with words instead of a page. */
export type Reason = 'busy' | 'busyWithForms' | 'address' | 'largeForm' | 'foreignForm'

const busyTitle = {de: 'Gerade ist sehr viel los', en: 'Very busy right now'}

/** Texts of pages of words alone, for when the app cannot answer. */
export const noticeTexts: Record<Language, Record<Reason, {title: string; text: string}>> = {
  de: {
    busy: {
      title: busyTitle.de,
      text: 'Wir können diese Seite gerade nicht zeigen. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
    },
    busyWithForms: {
      title: busyTitle.de,
      text: 'Ihr Formular wurde nicht gesendet. Bitte gehen Sie zurück und versuchen Sie es in einigen Sekunden noch einmal.',
    },
    address: {
      title: 'Diese Adresse verstehen wir nicht',
      text: 'Sie ist zu lang oder enthält unerlaubte Zeichen. Vielleicht ist beim Kopieren etwas verloren gegangen.',
    },
    largeForm: {
      title: 'Dieser Text ist zu lang',
      text: 'Ihr Formular wurde nicht gesendet. Bitte gehen Sie zurück und kürzen Sie den Text.',
    },
    foreignForm: {
      title: 'Dieses Formular kam von einer anderen Website',
      text: 'Wir haben es nicht angenommen. Bitte füllen Sie das Formular auf unserer Website aus.',
    },
  },
  en: {
    busy: {
      title: busyTitle.en,
      text: 'We cannot show this page right now. Please try again in a few seconds.',
    },
    busyWithForms: {
      title: busyTitle.en,
      text: 'Your form was not sent. Please go back and try again in a few seconds.',
    },
    address: {
      title: 'We do not understand this address',
      text: 'It is too long or contains characters that are not allowed. It may have been damaged when it was copied.',
    },
    largeForm: {
      title: 'This text is too long',
      text: 'Your form was not sent. Please go back and shorten the text.',
    },
    foreignForm: {
      title: 'This form came from another website',
      text: 'We did not accept it. Please fill in the form on our website.',
    },
  },
}
