import type {Language} from '../../../app/i18n/languages.ts'

/** In German and in English. */
const pairs = {
  skip: ['Zum Inhalt springen', 'Skip to content'],
  pages: [
    {home: 'Start', about: 'Über uns', contact: 'Kontakt'},
    {home: 'Home', about: 'About Us', contact: 'Contact Us'},
  ],
  licences: ['Führerschein', 'Driving licences'],
  imprint: ['Impressum', 'Imprint'],
  call: ['Jetzt anrufen', 'Call Us Now'],
  donateNow: ['Jetzt spenden', 'Donate Now'],
  volunteer: ['Ehrenamtlich mitmachen', 'Become a volunteer'],
  languages: ['Sprache', 'Language'],
  gallery: ['Bilder', 'Gallery'],
  newsletter: ['Newsletter', 'Newsletter'],
  newsletterEmail: ['Ihre E-Mail-Adresse', 'Your e-mail address'],
  subscribe: ['Abonnieren', 'Subscribe'],
  subscribed: ['bitten wir Sie per E-Mail um eine Bestätigung', 'ask you by e-mail to confirm'],
  emailInvalid: ['Bitte prüfen Sie die E-Mail-Adresse', 'Check the e-mail address'],
  top: ['Nach oben', 'Back to top'],
  loading: ['Seite wird geladen', 'Loading page'],
  slide: ['Folie', 'slide'],
  slideSubtitle: ['Gehen Sie mit uns den Weg der Großzügigkeit', 'Join the journey of generosity'],
  discover: ['Mehr entdecken', 'Discover More'],
  position: [(slide: number) => `Folie ${slide} von 4`, (slide: number) => `Slide ${slide} of 4`],
  nextSlide: ['Nächste Folie', 'Next slide'],
  previousSlide: ['Vorige Folie', 'Previous slide'],
  education: ['Was ist die Sichelzellkrankheit?', 'What is sickle cell disease?'],
  topics: [
    [
      'Was im Blut geschieht',
      'Wie sie vererbt wird',
      'Die wichtigsten Beschwerden',
      'Herkunft und Verbreitung',
    ],
    ['What happens in the blood', 'How it is inherited', 'The main symptoms', 'Origin and distribution'],
  ],
  moreAbout: ['Mehr über uns', 'More About Us'],
  symptomsLink: ['Beschwerden', 'Symptoms'],
  preventionLink: ['Krisen vorbeugen', 'Prevent crises'],
  questions: [
    [
      'Was verursacht die Sichelzellkrankheit?',
      'Ist die Sichelzellkrankheit heilbar?',
      'Welche Beschwerden macht die Sichelzellkrankheit?',
      'Kann man vorbeugen?',
    ],
    [
      'What causes sickle cell disease?',
      'Can sickle cell disease be cured?',
      'What are the symptoms of sickle cell disease?',
      'Can it be prevented?',
    ],
  ],
  mission: ['Unser Auftrag', 'Our mission'],
  goals: [
    ['Aufklären', 'Mit der Forschung zusammenarbeiten', 'Hilfen bereitstellen'],
    ['Educate', 'Collaborate with researchers', 'Provide resources'],
  ],
  getInTouch: ['Kontakt aufnehmen', 'Contact Us'],
  team: ['Unser Team', 'Our team'],
  role: ['Ehrenamtlich', 'Volunteer'],
  viewAll: ['Alle ansehen', 'View All'],
  name: ['Ihr Name', 'Your name'],
  email: ['Ihre E-Mail-Adresse', 'Your e-mail address'],
  phone: ['Ihre Telefonnummer', 'Your phone number'],
  message: ['Ihre Nachricht', 'Your message'],
  note: [
    'Ihre E-Mail-Adresse wird nicht veröffentlicht. Pflichtfelder sind mit * markiert.',
    'Your e-mail address will not be published. Required fields are marked with *.',
  ],
  send: ['Nachricht senden', 'Contact Us'],
  error: ['Fehler:', 'Error:'],
  checkEntries: ['Bitte prüfen Sie Ihre Angaben', 'Please check what you entered'],
  nameMissing: ['Bitte geben Sie Ihren Namen ein.', 'Enter your name.'],
  emailWrong: [
    'Bitte prüfen Sie die E-Mail-Adresse, zum Beispiel name@example.org.',
    'Check the e-mail address, for example name@example.org.',
  ],
  phoneMissing: [
    'Bitte geben Sie Ihre Telefonnummer ein, zum Beispiel 030 23125 000.',
    'Enter your phone number, for example +49 30 23125 000.',
  ],
  thanks: ['Vielen Dank!', 'Thank You!'],
  another: ['Weitere Nachricht schreiben', 'Write another message'],
  arrived: [
    'Ihre Nachricht ist angekommen.',
    'Thanks! Your message has arrived. We will get back to you as soon as possible.',
  ],
  failed: ['Fehler!', 'Error!'],
  unclear: ['Ist Ihre Nachricht angekommen?', 'Has your message arrived?'],
  testMode: [
    'Der Testmodus ist eingeschaltet. Es werden keine echten Spenden verarbeitet.',
    'Test mode is on. No live donations are processed.',
  ],
  amount: ['Betrag', 'Amount'],
  custom: ['Anderer Betrag', 'Custom'],
  methods: [
    ['Testspende', 'Überweisung', 'Kreditkarte'],
    ['Test Donation', 'Offline Donation', 'Credit Card'],
  ],
  details: [
    ['Vorname', 'Nachname', 'E-Mail-Adresse', 'Telefonnummer', 'Anschrift', 'Nachricht (freiwillig)'],
    ['First name', 'Last name', 'E-mail address', 'Phone number', 'Address', 'Message (optional)'],
  ],
  save: ['Angaben speichern', 'Save Informations'],
  notCharged: ['Testmodus: keine Abbuchung.', 'Test mode: nothing is charged.'],
  presets: [
    ['20 $', '50 $', '100 $', '200 $'],
    ['$20', '$50', '$100', '$200'],
  ],
  donateAmount: [(amount: string) => `Jetzt ${amount} spenden`, (amount: string) => `Donate ${amount} now`],
  amounts: [
    {typed: '12,50', printed: '12,50 $', ambiguous: '1,234'},
    {typed: '12.50', printed: '$12.50', ambiguous: '1.234'},
  ],
  twoReadings: ['„1,234“ kann 1.234 $ oder 1,23 $ heißen.', '“1.234” can mean $1,234 or $1.23.'],
  saved: ['Ihre Angaben sind vollständig.', 'Your details are complete.'],
  testComplete: ['Der Test ist abgeschlossen', 'The test is complete'],
  twoFound: ['2 Klassen passen zu Ihrer Auswahl', '2 categories match your selection'],
  ask: ['Frage zur Klasse C1E stellen', 'Ask about category C1E'],
  askedAbout: ['Ihre Frage betrifft die Klasse C1E.', 'Your question is about category C1E;'],
  categoryLine: ['Klasse: C1E', 'Category: C1E'],
  firstName: ['Ihr Vorname', 'Your first name'],
  country: ['Um welches Land geht es?', 'Which country is it about?'],
  germany: ['Deutschland', 'Germany'],
  service: ['Worum geht es?', 'What is it about?'],
  idCard: ['Ausweis', 'ID Card'],
  question: ['Ihre Frage', 'Your question'],
  getQuote: ['Frage senden', 'Get A Quote'],
  enquiryThanks: ['Danke!', 'Thanks!'],
} satisfies Record<string, [unknown, unknown]>

type Words = {[Name in keyof typeof pairs]: (typeof pairs)[Name][0]}

const inLanguage = (index: 0 | 1) =>
  Object.fromEntries(Object.entries(pairs).map(([name, pair]) => [name, pair[index]])) as Words

/** Texts on the pages by which tests find the specification's parts, as visitors do. */
export const words: Record<Language, Words> = {de: inLanguage(0), en: inLanguage(1)}
