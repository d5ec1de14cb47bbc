import type {SeedDocument} from '../index.ts'
import {picture, text} from '../write.ts'

export const donatePage: SeedDocument = {
  _id: 'donatePage',
  _type: 'donatePage',
  title: text('Jetzt spenden', 'Donate Now'),
  description: text(
    'Unterstützen Sie mit einer Spende Aufklärung und Hilfe zur Sichelzellkrankheit: einen Betrag wählen, prüfen, fertig.',
    'Support education and help around sickle cell disease with a donation: choose an amount, check it, done.',
  ),
  heading: text('Mit einer Spende helfen', 'Help with a donation'),
  intro: text(
    'Eine Spende hilft, verständlich zu informieren, Familien zu begleiten und Wege zu guter Behandlung zu zeigen. Jeder Betrag ist willkommen. Es ist genauso in Ordnung, nur zu lesen oder Zeit statt Geld zu schenken.',
    'A donation helps us to explain things in plain words, to stand by families and to point the way to good treatment. Every amount is welcome. It is just as fine only to read, or to give time instead of money.',
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
      'Sie überweisen den Betrag selbst bei Ihrer Bank. Unser Konto steht auf der letzten Seite.',
      'You transfer the amount yourself through your bank. Our account is on the last page.',
    ),
    testText: text(
      'Solange der Testmodus eingeschaltet ist, zeigen wir dort kein Konto.',
      'While test mode is on, we show no account there.',
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
  donateAmountLabel: text('Jetzt {amount} spenden', 'Donate {amount} now'),
  detailsHeading: text('Ihre Angaben', 'Your details'),
  detailsNote: text(
    'Alle Felder außer der Nachricht sind Pflichtfelder. Diese Seite prüft Ihre Angaben und zeigt sie Ihnen noch einmal. Bis dahin merkt sich Ihr Browser sie in diesem Tab. Wir speichern sie nicht, und die Stiftung bekommt sie nicht.',
    'All fields except the message are required. This page checks your details and shows them to you once more. Until then your browser remembers them in this tab. We do not store them, and the foundation does not get them.',
  ),
  testDetailsNote: text(
    'Im Testmodus geben Sie bitte nur erfundene Angaben ein.',
    'In test mode, please enter made-up details only.',
  ),
  firstNameLabel: text('Vorname', 'First name'),
  lastNameLabel: text('Nachname', 'Last name'),
  emailLabel: text('E-Mail-Adresse', 'E-mail address'),
  phoneLabel: text('Telefonnummer', 'Phone number'),
  addressLabel: text('Anschrift', 'Address'),
  messageLabel: text('Nachricht (freiwillig)', 'Message (optional)'),
  saveLabel: text('Angaben speichern', 'Save Informations'),
  savedNotice: text(
    'Ihre Angaben sind vollständig. Sie stehen weiter unten im Formular; bei uns wird nichts gespeichert.',
    'Your details are complete. They stand in the form below; nothing is stored with us.',
  ),
  inactiveNotice: text(
    'Testmodus: Es wird nichts abgebucht, und Ihre Angaben werden bei uns nicht gespeichert.',
    'Test mode: nothing is charged, and your details are not stored with us.',
  ),

  checkHeading: text('Bitte prüfen Sie Ihre Spende', 'Please check your donation'),
  checkIntro: text(
    'Stimmt alles? Sie können jede Angabe noch ändern.',
    'Is everything right? You can still change each of your answers.',
  ),
  changeLabel: text('Ändern', 'Change'),
  confirmLabel: text('Weiter zum Konto', 'Continue to the account'),
  testConfirmLabel: text('Test abschließen', 'Finish the test'),
  testResultHeading: text('Der Test ist abgeschlossen', 'The test is complete'),
  testResultText: text(
    'Es wurde nichts abgebucht, nichts gespeichert und nichts versendet. So sieht das Ende einer Spende aus, solange der Testmodus eingeschaltet ist.',
    'Nothing was charged, nothing was stored and nothing was sent. This is how a donation ends while test mode is on.',
  ),
  transferHeading: text('So überweisen Sie Ihre Spende', 'How to transfer your donation'),
  transferText: text(
    'Bisher ist nichts bezahlt. Bitte überweisen Sie den Betrag bei Ihrer Bank auf dieses Konto, und schreiben Sie den Verwendungszweck genau ab.',
    'Nothing has been paid so far. Please transfer the amount to this account through your bank, and copy the purpose exactly.',
  ),
  transferPurpose: text('Spende {code}', 'Donation {code}'),
  taxText: text(
    'Möchten Sie eine Zuwendungsbestätigung? Rufen Sie uns bitte an oder schreiben Sie uns, und nennen Sie den Verwendungszweck. Bis 300 Euro genügt dem Finanzamt meist der Kontoauszug.',
    'Would you like a receipt for your taxes? Please call us or write to us, and name the purpose of your transfer. In Germany, up to 300 euros, a bank statement is usually enough.',
  ),
}
