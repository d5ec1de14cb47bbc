import type {SeedDocument} from '../index.ts'
import {picture, text} from '../write.ts'

export const donatePage: SeedDocument = {
  _id: 'donatePage',
  _type: 'donatePage',
  title: text('Jetzt spenden', 'Donate Now'),
  description: text(
    'Unterstützen Sie Aufklärung und Hilfe zur Sichelzellkrankheit. Diese Seite zeigt das Spenden im Testmodus: Es wird nichts abgebucht.',
    'Support education and help around sickle cell disease. This page shows donating in test mode: nothing is charged.',
  ),
  heading: text('Mit einer Spende helfen', 'Help with a donation'),
  intro: text(
    'Eine Spende hilft, verständlich zu informieren, Familien zu begleiten und Wege zu guter Behandlung zu zeigen. Jeder Betrag ist willkommen. Es ist genauso in Ordnung, nur zu lesen oder Zeit statt Geld zu schenken.',
    'A donation helps us to explain things in plain words, to stand by families and to point the way to good treatment. Every amount is welcome. It is just as fine to read only, or to give time instead of money.',
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
      'Zum Ausprobieren: Sie sehen alle Schritte, aber es fließt kein Geld.',
      'To try it out: you see every step, but no money moves.',
    ),
  },
  offlineMethod: {
    label: text('Überweisung', 'Offline Donation'),
    text: text(
      'Sie überweisen den Betrag selbst bei Ihrer Bank. Solange der Testmodus eingeschaltet ist, zeigen wir kein Konto.',
      'You transfer the amount yourself through your bank. While test mode is on, we show no account.',
    ),
  },
  cardMethod: {
    label: text('Kreditkarte', 'Credit Card'),
    text: text(
      'Zahlen mit Kreditkarte ist noch nicht möglich. Bitte geben Sie hier nirgends Kartendaten ein.',
      'Paying by credit card is not possible yet. Please do not enter card details anywhere here.',
    ),
  },
  donateLabel: text('Jetzt spenden', 'Donate Now'),
  detailsHeading: text('Ihre Angaben', 'Your details'),
  detailsNote: text(
    'Im Testmodus bitte nur erfundene Angaben. Alle Felder außer der Nachricht sind Pflichtfelder.',
    'In test mode, please enter made-up details only. All fields except the message are required.',
  ),
  firstNameLabel: text('Vorname', 'First name'),
  lastNameLabel: text('Nachname', 'Last name'),
  emailLabel: text('E-Mail-Adresse', 'E-mail address'),
  phoneLabel: text('Telefonnummer', 'Phone number'),
  addressLabel: text('Anschrift', 'Address'),
  messageLabel: text('Nachricht (freiwillig)', 'Message (optional)'),
  saveLabel: text('Angaben speichern', 'Save Informations'),
  inactiveNotice: text(
    'Spenden ist auf dieser Seite noch nicht möglich. Es wird nichts abgebucht, und Ihre Angaben werden nicht gespeichert.',
    'Donating is not possible on this page yet. Nothing is charged, and your details are not stored.',
  ),
}
