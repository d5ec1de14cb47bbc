import type {SeedDocument} from '../index.ts'
import {picture, text} from '../write.ts'

export const contactPage: SeedDocument = {
  _id: 'contactPage',
  _type: 'contactPage',
  title: text('Kontakt', 'Contact Us'),
  description: text(
    'Schreiben Sie uns oder rufen Sie an: mit Fragen zur Sichelzellkrankheit, zum Ehrenamt oder zum Spenden.',
    'Write to us or call: with questions about sickle cell disease, volunteering or donating.',
  ),
  heading: text('Kontakt', 'Contact us'),
  intro: text(
    'Wir hören zu, ob Sie eine Frage haben, Hilfe suchen oder mithelfen möchten. Sie müssen dafür nichts vorbereiten. Sie können uns auf Deutsch oder Englisch schreiben.',
    'We are here to listen, whether you have a question, are looking for help or want to help. There is nothing you need to prepare. You can write to us in German or English.',
  ),
  picture: picture('contact'),
  phoneHeading: text('Anrufen', 'Call us'),
  phoneHours: text(
    'Montag bis Freitag, 9 bis 16\u00a0Uhr. Kein Notfalltelefon: Im Notfall gilt die 112.',
    'Monday to Friday, 9\u00a0am to 4\u00a0pm (Berlin time). Not an emergency line: in an emergency, call 112.',
  ),
  emailHeading: text('E-Mail schreiben', 'Send an e-mail'),
  formHeading: text('Nachricht schreiben', 'Write a message'),

  subject: 'Message from the website',
  phoneRequired: true,
  nameLabel: text('Ihr Name', 'Your name'),
  emailLabel: text('Ihre E-Mail-Adresse', 'Your e-mail address'),
  phoneLabel: text('Ihre Telefonnummer', 'Your phone number'),
  messageLabel: text('Ihre Nachricht', 'Your message'),
  note: text(
    'Ihre E-Mail-Adresse wird nicht veröffentlicht. Pflichtfelder sind mit * markiert.',
    'Your e-mail address will not be published. Required fields are marked with *.',
  ),
  privacyNote: text(
    'Nur unser Team liest Ihre Nachricht, um Ihnen zu antworten. Wir löschen sie spätestens sechs Monate nach unserer letzten Antwort. Sie müssen keine Diagnose nennen. Dieses Formular ist nicht für Notfälle: Rufen Sie dann Ihre Klinik oder die 112 an.',
    'Only our team reads your message, in order to answer you. We delete it no later than six months after our last answer. You do not need to name a diagnosis. This form is not for emergencies: please call your clinic or 112.',
  ),
  privacyLinkLabel: text('Mehr zum Datenschutz', 'More about privacy'),
  consentRequired: false,
  consentLabel: text(
    'Ich bin einverstanden, dass das Team liest und nutzt, was ich über meine Gesundheit schreibe, um mir zu antworten. Das kann ich jederzeit widerrufen.',
    'I agree that the team reads and uses what I write about my health, in order to answer me. I can withdraw this at any time.',
  ),
  submitLabel: text('Kontakt aufnehmen', 'Contact Us'),
  sendingLabel: text('Wird gesendet …', 'Loading....'),
  success: {
    _type: 'messageDialog',
    title: text('Vielen Dank!', 'Thank You!'),
    text: text(
      'Danke! Ihre Nachricht ist angekommen. Wir melden uns so bald wie möglich bei Ihnen.',
      'Thanks! Your message has arrived. We will get back to you as soon as possible.',
    ),
    button: text('OK', 'OK'),
  },
  failure: {
    _type: 'messageDialog',
    title: text('Fehler!', 'Error!'),
    text: text(
      'Das Formular kann nicht gesendet werden. Bitte prüfen Sie, ob Sie mit dem Internet verbunden sind.',
      'Form cannot be sent. Make sure you are connected to the internet',
    ),
    button: text('OK!', 'OK!'),
  },
  failureHelp: text(
    'Ihre Worte stehen noch im Formular, es ist nichts verloren. Versuchen Sie es später noch einmal, oder rufen Sie uns an oder schreiben Sie uns eine E-Mail:',
    'Your words are still in the form, nothing is lost. Please try again later, or call us or send us an e-mail:',
  ),
}
