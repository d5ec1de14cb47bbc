import {keyed, picture, type SeedDocument, text} from '../write.ts'

const use = (share: number, de: string, en: string) => ({_type: 'donationUse', share, label: text(de, en)})

export const donatePage: SeedDocument = {
  _id: 'donatePage',
  _type: 'donatePage',
  title: text('Jetzt spenden', 'Donate Now'),
  description: text(
    'Unterstützen Sie mit einer Spende Aufklärung und Hilfe zur Sichelzellkrankheit: Betrag und Zahlungsart wählen, fertig.',
    'Your donation supports education and help around sickle cell disease: choose an amount and a way to pay.',
  ),
  heading: text('Mit einer Spende helfen', 'Help by donating'),
  intro: text(
    'Ihre Spende hilft, Familien zu begleiten und gut zu informieren. Sie können auch Zeit schenken.',
    'Your donation supports families and pays for clear information. You can also help by giving your time.',
  ),
  picture: picture('donate'),
  faqHeading: text(
    'Häufige Fragen zur Sichelzell\u00adkrankheit',
    'Common questions about sickle cell disease',
  ),

  amountLegend: text('Wie viel möchten Sie geben?', 'How much would you like to give?'),
  amountLabel: text('Betrag', 'Amount'),
  customLabel: text('Anderer Betrag', 'Custom'),
  methodLegend: text('Wie möchten Sie zahlen?', 'How would you like to pay?'),
  testMethod: {
    label: text('Testspende', 'Test Donation'),
    text: text(
      'Sie sehen jeden Schritt. Bitte nur erfundene Angaben.',
      'See every step. Please use made-up details only.',
    ),
  },
  offlineMethod: {
    label: text('Überweisung', 'Offline Donation'),
    text: text('Sie überweisen selbst auf unser Konto.', 'You make the transfer to our account yourself.'),
  },
  cardMethod: {
    label: text('Kreditkarte', 'Credit Card'),
    text: text('Noch nicht möglich.', 'Not available yet.'),
  },
  donateLabel: text('Jetzt spenden', 'Donate Now'),
  donateAmountLabel: text('Jetzt … spenden', 'Donate … now'),
  detailsHeading: text('Ihre Angaben', 'Your details'),
  detailsNote: text('Bitte füllen Sie alle Felder mit * aus.', 'Please fill in all fields marked with *.'),
  firstNameLabel: text('Vorname', 'First name'),
  lastNameLabel: text('Nachname', 'Last name'),
  emailLabel: text('E-Mail-Adresse', 'E-mail address'),
  phoneLabel: text('Telefonnummer', 'Phone number'),
  addressLabel: text('Anschrift', 'Address'),
  messageLabel: text('Nachricht (freiwillig)', 'Message (optional)'),
  saveLabel: text('Angaben speichern', 'Save Informations'),
  savedNotice: text(
    'Ihre Angaben sind vollständig. Sie bleiben im Formular; wir speichern sie nicht.',
    'Your details are complete. They stay in the form; we do not store them.',
  ),
  inactiveNotice: text('Testmodus: keine Abbuchung.', 'Test mode: nothing is charged.'),

  panel: {
    heading: text('Ihre Spende', 'Your donation'),
    example: {
      each: 0.25,
      text: text(
        'So viel kostet zum Beispiel der Druck von … Notfallkarten.',
        'For example, printing … emergency cards costs this much.',
      ),
    },
    usesHeading: text('Wofür wir Spenden verwenden', 'What gifts are used for'),
    uses: keyed([
      use(60, 'Begleitung von Familien', 'Support for families'),
      use(25, 'Aufklärung', 'Clear information'),
      use(15, 'Verwaltung', 'Administration'),
    ]),
    personHeading: text('Fragen zu Ihrer Spende?', 'Questions about giving?'),
    person: {name: 'Jonas Muster', phone: '+49 30 23125 200', email: 'spenden@example.org'},
    privacy: text(
      'Wir speichern Ihre Angaben nicht und geben sie nicht weiter.',
      'We do not store your details or pass them on.',
    ),
  },

  testResultHeading: text('Der Test ist abgeschlossen', 'The test is complete'),
  testResultText: text(
    'Nichts wurde abgebucht, gespeichert oder gesendet.',
    'Nothing was charged, stored or sent.',
  ),
  transferHeading: text('So überweisen Sie Ihre Spende', 'How to transfer your donation'),
  transferText: text(
    'Bisher ist nichts bezahlt. Bitte überweisen Sie den Betrag, und schreiben Sie den Verwendungszweck genau ab.',
    'Nothing has been paid so far. Please transfer the amount and copy the purpose exactly.',
  ),
  transferPurpose: text('Spende …', 'Donation …'),
  taxText: text(
    'Bis 300 Euro genügt dem Finanzamt meist der Kontoauszug. Für höhere Beträge stellen wir auf Wunsch eine Bestätigung aus.',
    'For German tax, a bank statement is usually enough for gifts up to 300 euros. Above that, we send a receipt on request.',
  ),
  giroCodeText: text(
    'Mit der Banking-App scannen: Konto, Betrag und Zweck sind dann ausgefüllt.',
    'Scan it with your banking app: account, amount and purpose are then filled in.',
  ),
}
