import {keyed, nextStep, picture, type SeedDocument, text} from '../write.ts'

/** What the forms of both pages say alike. */
export const formTexts = {
  emailLabel: text('Ihre E-Mail-Adresse', 'Your e-mail address'),
  phoneLabel: text('Ihre Telefonnummer', 'Your phone number'),
  note: text(
    'Ihre E-Mail-Adresse wird nicht veröffentlicht. Pflichtfelder sind mit\u00a0*\u00a0markiert.',
    'Your e-mail address will not be published. Required fields are marked with\u00a0*.',
  ),
  privacyLinkLabel: text('Mehr zum Datenschutz', 'More about privacy'),
  consentRequired: false,
  consentLabel: text(
    'Ich bin einverstanden, dass das Team liest und nutzt, was ich über meine Gesundheit schreibe, um mir zu antworten. Das kann ich jederzeit widerrufen.',
    'I agree that the team reads and uses what I write about my health, in order to answer me. I can withdraw this at any time.',
  ),
  sendingLabel: text('Wird gesendet …', 'Loading....'),
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
    'Ihr Text steht noch im Formular. Versuchen Sie es später noch einmal, oder erreichen Sie uns hier:',
    'Your message is still in the form. Please try again later, or reach us here:',
  ),
}

/** Shown when the form of a page was sent. */
export const thanks = (de: string, en: string) => ({
  _type: 'messageDialog',
  title: text(de, en),
  text: text(
    'Ihre Nachricht ist angekommen.',
    'Thanks! Your message has arrived. We will get back to you as soon as possible.',
  ),
  button: text('OK', 'OK'),
})

export const contactPage: SeedDocument = {
  _id: 'contactPage',
  _type: 'contactPage',
  title: text('Kontakt', 'Contact Us'),
  description: text(
    'Fragen Sie uns zur Sichelzellkrankheit, zum Ehrenamt oder zum Spenden: per Formular, Telefon, E-Mail oder WhatsApp.',
    'Ask us about sickle cell disease, volunteering or donating: by form, phone, e-mail or WhatsApp.',
  ),
  heading: text('Kontakt', 'Contact us'),
  intro: text(
    'Wir hören zu, egal ob Sie eine Frage haben, Hilfe suchen oder mithelfen möchten.',
    'We listen, whether you have a question, need help or want to help.',
  ),
  picture: picture('contact'),
  phoneHours: text(
    'Montag bis Freitag, 9 bis 16\u00a0Uhr. Kein Notfalltelefon.',
    'Monday to Friday, 9\u00a0am to 4\u00a0pm (Berlin time). Not an emergency line.',
  ),
  replyTime: text('Antwort innerhalb von drei Arbeitstagen', 'Reply within three working days'),
  languages: text('Deutsch und Englisch', 'German and English'),
  formHeading: text('Nachricht schreiben', 'Write a message'),

  subject: 'Message from the website',
  phoneRequired: true,
  nameLabel: text('Ihr Name', 'Your name'),
  messageLabel: text('Ihre Nachricht', 'Your message'),
  privacyNote: text(
    'Unser Team liest Ihre Nachricht. Wir löschen sie spätestens sechs Monate nach unserer letzten Antwort. Sie müssen keine Diagnose nennen. Nicht für Notfälle: Rufen Sie dann Ihre Klinik oder die 112 an.',
    'Our team reads your message. We delete it no later than six months after our last answer. You do not need to name a diagnosis. Not for emergencies: please call your clinic or 112.',
  ),
  submitLabel: text('Nachricht senden', 'Contact Us'),
  success: thanks('Vielen Dank!', 'Thank You!'),
  next: {
    heading: text('So geht es weiter', 'What happens next'),
    steps: keyed([
      nextStep('Jemand aus unserem Team liest Ihre Nachricht.', 'A member of our team reads your message.'),
      nextStep(
        'Innerhalb von drei Arbeitstagen antworten wir per E-Mail oder Telefon.',
        'We reply within three working days, by e-mail or phone.',
      ),
      nextStep('Nichts gehört? Rufen Sie uns an.', 'If you have not heard from us, please call.'),
    ]),
  },
  ...formTexts,
}
