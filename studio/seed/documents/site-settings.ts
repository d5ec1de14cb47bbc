import {keyed, link, picture, type SeedDocument, text} from '../write.ts'

const phone = (de: string, en: string, number: string) => ({
  _type: 'phoneNumber',
  label: text(de, en),
  number,
})

const email = (de: string, en: string, address: string) => ({
  _type: 'emailAddress',
  label: text(de, en),
  address,
})

const column = (de: string, en: string, links: ReturnType<typeof link>[]) => ({
  _type: 'footerColumn',
  title: text(de, en),
  links: keyed(links),
})

/**
 * The example foundation. Nothing here can reach or belong to anybody: example.org (RFC 2606), phone numbers that the
 * Bundesnetzagentur keeps free for fiction (030 23125 000 to 999), an IBAN whose check digits are wrong, a test BIC.
 */
export const siteSettings: SeedDocument = {
  _id: 'siteSettings',
  _type: 'siteSettings',
  name: text('Stiftung Sanfte Strömung', 'Gentle Current Foundation'),
  tagline: text('Gemeinsam können wir etwas bewirken', 'Together We Can Make A Difference'),
  about: text(
    'Die Stiftung Sanfte Strömung informiert über die Sichelzellkrankheit und begleitet Menschen und Familien, die mit ihr leben.',
    'The Gentle Current Foundation provides information about sickle cell disease and stands by the people and families who live with it.',
  ),
  logo: picture('logo'),
  icon: picture('icon-maskable'),
  shareImage: picture('share'),
  medicalDisclaimer: text(
    'Allgemeine Informationen, kein ärztlicher Rat. Besprechen Sie Fragen mit Ihrem Behandlungsteam, und ändern Sie keine Behandlung ohne Rücksprache.',
    'General information, not medical advice. Discuss questions with your care team, and ask them before changing any treatment.',
  ),
  demo: true,
  demoNotice: text(
    'Beispiel: Stiftung, Namen und Konto sind erfunden.',
    'Example: foundation, names and account are made up.',
  ),
  licencesEnabled: true,

  phones: keyed([
    phone('Fragen und Beratung', 'Questions and advice', '+49 30 23125 100'),
    phone('Spenden, Ehrenamt', 'Giving, volunteering', '+49 30 23125 200'),
  ]),
  emails: keyed([
    email('Fragen und Beratung', 'Questions and advice', 'info@example.org'),
    email('Spenden, Ehrenamt', 'Giving, volunteering', 'spenden@example.org'),
  ]),
  whatsapp: {
    enabled: true,
    number: '+49 30 23125 900',
    label: text('Auf WhatsApp schreiben', 'Chat on WhatsApp'),
    notice: text(
      'WhatsApp gehört zu Meta. Bitte dort keine Diagnose senden. Im Notfall: 112.',
      'WhatsApp belongs to Meta. Please send no diagnosis there. Emergencies: 112.',
    ),
  },
  whatsappTracking: {
    enabled: false,
    purpose: text(
      'Wir möchten wissen, von wo aus Menschen uns über WhatsApp schreiben. So können wir unsere Beratung planen.',
      'We would like to know where people write to us from on WhatsApp. This helps us to plan our advice.',
    ),
    recipient: text(
      'Unsere Stiftung. Damit wir den Ort erfahren, fragen wir einen Dienst nach Ihrer IP-Adresse. Hier nennt die Stiftung dessen Namen und Anschrift.',
      'Our foundation. To learn the place, we ask a service about your IP address. Here the foundation gives its name and address.',
    ),
    country: text(
      'Deutschland. Hier nennt die Stiftung, in welchem Land der Dienst die IP-Adresse verarbeitet.',
      'Germany. Here the foundation says in which country the service processes the IP address.',
    ),
    duration: text(
      'Wir löschen die Meldung nach drei Monaten. Hier nennt die Stiftung, wie lange der Dienst die Anfrage speichert.',
      'We delete the report after three months. Here the foundation says for how long the service keeps the request.',
    ),
  },

  navigation: keyed([
    link('Start', 'Home', 'homePage'),
    link('Über uns', 'About Us', 'aboutPage'),
    link('Kontakt', 'Contact Us', 'contactPage'),
    link('Führerschein', 'Driving licences', 'licencePage'),
  ]),
  callLabel: text('Jetzt anrufen', 'Call Us Now'),
  donateLink: link('Jetzt spenden', 'Donate Now', 'donatePage'),
  volunteerLink: link('Ehrenamtlich mitmachen', 'Become a volunteer', 'contactPage'),

  footerColumns: keyed([
    column('Hilfe', 'Help', [
      link('Kontakt', 'Get in touch', 'contactPage'),
      link('Notfallkarte', 'Emergency card', 'emergencyCardPage'),
      link('Beschwerden', 'Symptoms', 'faq-symptoms'),
      link('Krisen vorbeugen', 'Prevent crises', 'faq-prevention'),
    ]),
    column('Führerschein', 'Driving licences', [
      link('Alle Klassen', 'All categories', 'licencePage'),
      link('AM: Mopeds', 'AM: mopeds', 'licence-am'),
      link('B: Autos', 'B: cars', 'licence-b'),
    ]),
    column('Stiftung', 'Foundation', [
      link('Über uns', 'About us', 'aboutPage'),
      link('Unser Team', 'Our team', 'teamPage'),
      link('Spenden', 'Donate', 'donatePage'),
    ]),
    column('Rechtliches', 'Legal', [
      link('Impressum', 'Imprint', 'imprintPage'),
      link('Datenschutz', 'Privacy', 'privacyPage'),
      link('Barrierefreiheit', 'Accessibility', 'accessibilityPage'),
    ]),
  ]),
  galleryHeading: text('Bilder', 'Gallery'),
  gallery: keyed([
    picture('gallery-1'),
    picture('gallery-2'),
    picture('gallery-3'),
    picture('gallery-4'),
    picture('gallery-5'),
    picture('gallery-6'),
  ]),
  newsletter: {
    heading: text('Newsletter', 'Newsletter'),
    text: text(
      'Termine, neue Hilfen und was Spenden bewirken: ein paar Mal im Jahr, jederzeit abbestellbar.',
      'Events, new help and what donations achieve: a few times a year, unsubscribe at any time.',
    ),
    emailLabel: text('Ihre E-Mail-Adresse', 'Your e-mail address'),
    buttonLabel: text('Abonnieren', 'Subscribe'),
    consentText: text(
      'Sie stimmen zu, dass wir Ihre Adresse speichern und Sie per E-Mail um eine Bestätigung bitten. Ohne sie löschen wir die Adresse nach 30 Tagen.',
      'By subscribing you agree that we store your address. We will e-mail you to confirm; otherwise we delete it after 30 days.',
    ),
    successText: text(
      'Danke, wir haben Ihre Adresse gespeichert. In den nächsten Tagen bitten wir Sie per E-Mail um eine Bestätigung. Danach bekommen Sie den Newsletter.',
      'Thank you, we have stored your address. Within a few days we will ask you by e-mail to confirm. After that, you will receive the newsletter.',
    ),
    failureText: text(
      'Das hat nicht geklappt. Ihre Adresse steht noch im Feld. Bitte versuchen Sie es später noch einmal.',
      'This did not work. Your address is still in the field. Please try again later.',
    ),
  },
  copyright: text(
    'Stiftung Sanfte Strömung. Texte und Bilder: CC BY 4.0',
    'Gentle Current Foundation. Texts and pictures: CC BY 4.0',
  ),

  donations: {
    presets: [20, 50, 100, 200],
    defaultPreset: 100,
    minimum: 1,
    maximum: 10_000,
    currencyCode: 'USD',
    testMode: true,
    testNotice: text(
      'Der Testmodus ist eingeschaltet. Es werden keine echten Spenden verarbeitet.',
      'Test mode is on. No live donations are processed.',
    ),
    bankAccount: {
      holder: 'Stiftung Sanfte Strömung (Demo)',
      iban: 'DE00 1234 5678 0000 0000 00',
      bic: 'BEISDE00XXX',
      bank: 'Demo-Bank',
    },
    tax: {office: 'Finanzamt Musterstadt', number: '12/345/00000', noticeDate: '2025-03-14'},
  },
}
