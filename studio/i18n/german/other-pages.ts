/** Contact, donate, legal pages. */
export const otherPages = {
  // Contact
  'Contact us': 'Kontakt',
  'Two or three sentences below the heading: who answers, and how soon.':
    'Zwei oder drei Sätze unter der Überschrift: wer antwortet und wie bald.',
  'Heading: phone': 'Überschrift: Telefon',
  'Stands above the phone numbers, which come from the settings.':
    'Steht über den Telefonnummern, die aus den Einstellungen stammen.',
  'When somebody answers': 'Wann jemand erreichbar ist',
  'Days and hours, shown below the phone numbers. May stay empty.':
    'Tage und Uhrzeiten, stehen unter den Telefonnummern. Kann leer bleiben.',
  'Heading: e-mail': 'Überschrift: E-Mail',
  'Stands above the e-mail addresses, which come from the settings.':
    'Steht über den E-Mail-Adressen, die aus den Einstellungen stammen.',
  'Heading of the form': 'Überschrift des Formulars',
  'Stands above the form for messages.': 'Steht über dem Formular für Nachrichten.',
  'Subject of the messages': 'Betreff der Nachrichten',
  'The subject under which messages from this form arrive at the foundation. Visitors do not see it.':
    'Der Betreff, unter dem Nachrichten aus diesem Formular bei der Stiftung ankommen. Auf der Website ist er nicht zu sehen.',
  'Phone number is required': 'Telefonnummer ist nötig',
  'Switched off, an e-mail address or a phone number is enough.':
    'Ausgeschaltet genügt eine E-Mail-Adresse oder eine Telefonnummer.',

  // Forms that are sent to the foundation
  'Label: name': 'Beschriftung: Name',
  'Stands above the field for the name. On the licence enquiry this is the first name.':
    'Steht über dem Feld für den Namen. In der Anfrage zu Führerscheinen ist das der Vorname.',
  'Label: e-mail': 'Beschriftung: E-Mail',
  'Stands above the field in which visitors write.': 'Steht über dem Feld, in das geschrieben wird.',
  'Label: phone': 'Beschriftung: Telefon',
  'Label: message': 'Beschriftung: Nachricht',
  'Note above the fields': 'Hinweis über den Feldern',
  'That the e-mail address is not published, and how required fields are marked.':
    'Dass die E-Mail-Adresse nicht veröffentlicht wird und woran man nötige Felder erkennt.',
  'Note above the button': 'Hinweis über der Schaltfläche',
  'Who reads the message, how long it is kept, that no diagnosis is needed, that it is not for emergencies.':
    'Wer die Nachricht liest, wie lange sie aufbewahrt wird, dass keine Diagnose nötig ist und dass sie nicht für Notfälle ist.',
  'Link to the privacy page': 'Link zur Datenschutzseite',
  'The words of the link behind the note above the button. While it is empty, there is no such link.':
    'Die Wörter des Links hinter dem Hinweis über der Schaltfläche. Solange das Feld leer ist, gibt es den Link nicht.',
  'Ask for consent to health details': 'Um Einwilligung zu Gesundheitsangaben bitten',
  'Switched on, visitors must tick a box before their message is sent. Ask whoever advises you on privacy whether you need it.':
    'Eingeschaltet muss ein Kästchen angekreuzt werden, bevor eine Nachricht gesendet wird. Fragen Sie Ihre Beratung zum Datenschutz, ob Sie das brauchen.',
  'Words beside the box': 'Text neben dem Kästchen',
  'What visitors agree to when they tick it, and that they can withdraw it. Shown only while consent is asked for.':
    'Worin eingewilligt wird, und dass man die Einwilligung widerrufen kann. Steht nur auf der Seite, solange um Einwilligung gebeten wird.',
  'The words on the button that sends the message.':
    'Die Wörter auf der Schaltfläche, die die Nachricht sendet.',
  'Button while sending': 'Schaltfläche während des Sendens',
  'The words on that button until the message has arrived.':
    'Die Wörter auf dieser Schaltfläche, bis die Nachricht angekommen ist.',
  'After sending': 'Nach dem Senden',
  'What visitors are told when their message has arrived.':
    'Was auf der Seite steht, wenn eine Nachricht angekommen ist.',
  'When sending failed': 'Wenn das Senden nicht gelang',
  'What visitors are told when their message has not arrived.':
    'Was auf der Seite steht, wenn eine Nachricht nicht angekommen ist.',
  'More help when sending failed': 'Weitere Hilfe, wenn das Senden nicht gelang',
  'Shown with the phone number and e-mail address: the words are still in the form.':
    'Steht bei Telefonnummer und E-Mail-Adresse: Das Geschriebene ist noch im Formular.',

  // Donate
  Donate: 'Spenden',
  'Two or three sentences below the heading: what a donation does.':
    'Zwei oder drei Sätze unter der Überschrift: was eine Spende bewirkt.',
  'Stands above the questions and answers at the end of the page.':
    'Steht über den Fragen und Antworten am Ende der Seite.',
  'Heading: amount': 'Überschrift: Betrag',
  'Stands above the amounts. The amounts themselves are in the settings.':
    'Steht über den Beträgen. Die Beträge selbst stehen in den Einstellungen.',
  'Label: amount': 'Beschriftung: Betrag',
  'Stands above the field with the chosen amount.': 'Steht über dem Feld mit dem gewählten Betrag.',
  'Name of the free amount': 'Name des freien Betrags',
  'The words on the button for an amount of one’s own.':
    'Die Wörter auf der Schaltfläche für einen eigenen Betrag.',
  'Heading: payment method': 'Überschrift: Zahlungsart',
  'Stands above the ways of paying.': 'Steht über den Zahlungsarten.',
  'Test donation': 'Testspende',
  'The first way of paying: a try without money. Shown in test mode only.':
    'Die erste Zahlungsart: ein Versuch ohne Geld. Steht nur im Testmodus da.',
  'What this way of paying is called on the page.': 'Wie diese Zahlungsart auf der Seite heißt.',
  'Shown below that name: what happens, and what it costs.':
    'Steht unter diesem Namen: was geschieht und was es kostet.',
  'Offline donation': 'Spende ohne Internet',
  'The second way of paying: a transfer.': 'Die zweite Zahlungsart: eine Überweisung.',
  'Added in test mode': 'Zusatz im Testmodus',
  'Shown after the explanation while test mode is on: that no account is shown.':
    'Steht nach der Erläuterung, solange der Testmodus eingeschaltet ist: dass kein Konto gezeigt wird.',
  'Credit card': 'Kreditkarte',
  'The third way of paying.': 'Die dritte Zahlungsart.',
  'Donate button': 'Schaltfläche „Spenden“',
  'The words on the button below the form.': 'Die Wörter auf der Schaltfläche unter dem Formular.',
  'Donate button with the amount': 'Schaltfläche „Spenden“ mit dem Betrag',
  'The words on that button once an amount is chosen. {amount} stands for the amount.':
    'Die Wörter auf dieser Schaltfläche, sobald ein Betrag gewählt ist. {amount} steht für den Betrag.',
  'Heading: details': 'Überschrift: Angaben zur Person',
  'Stands above the fields for name and address.': 'Steht über den Feldern für Name und Anschrift.',
  'Note above the details': 'Hinweis über den Angaben',
  'What the details are needed for, and who reads them.': 'Wofür die Angaben nötig sind und wer sie liest.',
  'Note above the details, in test mode': 'Hinweis über den Angaben, im Testmodus',
  'That visitors please enter made-up details. Shown while test mode is on.':
    'Dass man bitte erfundene Angaben eingibt. Steht da, solange der Testmodus eingeschaltet ist.',
  'Label: first name': 'Beschriftung: Vorname',
  'Label: last name': 'Beschriftung: Nachname',
  'Label: address': 'Beschriftung: Anschrift',
  'Button of the details': 'Schaltfläche der Angaben',
  'The words on the button that checks the details without going on.':
    'Die Wörter auf der Schaltfläche, die die Angaben prüft, ohne weiterzugehen.',
  'After that button': 'Nach dieser Schaltfläche',
  'What the page says when the details are complete: they stand in the form, nothing is stored.':
    'Was die Seite sagt, wenn die Angaben vollständig sind: Sie stehen im Formular, nichts wird gespeichert.',
  'At the button in test mode': 'Bei der Schaltfläche im Testmodus',
  'That nothing is charged or stored. Shown at the buttons while test mode is on.':
    'Dass nichts abgebucht und nichts gespeichert wird. Steht bei den Schaltflächen, solange der Testmodus eingeschaltet ist.',
  'Check and end': 'Prüfen und Ende',
  'Heading: check': 'Überschrift: Prüfen',
  'The large heading of the page that shows the answers once more.':
    'Die große Überschrift der Seite, die alle Angaben noch einmal zeigt.',
  'Introduction: check': 'Einleitung: Prüfen',
  'Below that heading: that everything can still be changed.':
    'Unter dieser Überschrift: dass man noch alles ändern kann.',
  'Change button': 'Schaltfläche „Ändern“',
  'The words on the buttons that lead back to the form.':
    'Die Wörter auf den Schaltflächen, die zum Formular zurückführen.',
  'Button: check': 'Schaltfläche: Prüfen',
  'The words on the button that leads to the account for the transfer.':
    'Die Wörter auf der Schaltfläche, die zum Konto für die Überweisung führt.',
  'Button: check, in test mode': 'Schaltfläche: Prüfen, im Testmodus',
  'The words on that button while test mode is on.':
    'Die Wörter auf dieser Schaltfläche, solange der Testmodus eingeschaltet ist.',
  'Heading: end of a test': 'Überschrift: Ende eines Tests',
  'The large heading of the last page in test mode.': 'Die große Überschrift der letzten Seite im Testmodus.',
  'Text: end of a test': 'Text: Ende eines Tests',
  'Below that heading: that nothing was charged or stored. It does not thank, as nobody has given anything.':
    'Unter dieser Überschrift: dass nichts abgebucht oder gespeichert wurde. Ohne Dank, denn niemand hat etwas gegeben.',
  'Heading: transfer': 'Überschrift: Überweisung',
  'The large heading of the page with the account.': 'Die große Überschrift der Seite mit dem Konto.',
  'Text: transfer': 'Text: Überweisung',
  'Below that heading: what to do now, and that nothing has been charged.':
    'Unter dieser Überschrift: was jetzt zu tun ist und dass nichts abgebucht wurde.',
  'Purpose of the transfer': 'Verwendungszweck der Überweisung',
  'What donors write into their transfer. {code} stands for a code by which a transfer is found again.':
    'Was man in die Überweisung schreibt. {code} steht für ein Kürzel, mit dem man die Überweisung wiederfindet.',
  'Text: tax receipts': 'Text: Zuwendungsbestätigungen',
  'How donors get a receipt. Shown below the account if the settings have the particulars of the tax office.':
    'Wie man eine Bestätigung bekommt. Steht unter dem Konto, wenn die Einstellungen die Angaben zum Finanzamt enthalten.',

  // Legal pages
  Privacy: 'Datenschutz',
  'The whole text of the page. Have changes checked by somebody who knows the law before you publish them.':
    'Der ganze Text der Seite. Lassen Sie Änderungen vor dem Veröffentlichen von einer rechtskundigen Person prüfen.',
  'The day of this version, shown on the page. Change it whenever you change the text.':
    'Der Tag dieser Fassung, steht auf der Seite. Ändern Sie ihn immer, wenn Sie den Text ändern.',
  'Accessibility statement': 'Erklärung zur Barrierefreiheit',
  Imprint: 'Impressum',
  Particulars: 'Angaben',
  'Further text': 'Weiterer Text',
  'Shown below the particulars. May stay empty.': 'Steht unter den Angaben. Kann leer bleiben.',
  'Full name': 'Vollständiger Name',
  'Name and legal form of the foundation (DDG § 5 (1) no. 1).':
    'Name und Rechtsform der Stiftung (DDG § 5 Abs. 1 Nr. 1).',
  'Street and number': 'Straße und Hausnummer',
  'The address at which the foundation can be reached, no post box.':
    'Die Anschrift, unter der die Stiftung zu erreichen ist, kein Postfach.',
  'Postal code': 'Postleitzahl',
  'For example 10115.': 'Zum Beispiel 10115.',
  Town: 'Ort',
  'For example Berlin.': 'Zum Beispiel Berlin.',
  Country: 'Land',
  'The last line of the address.': 'Die letzte Zeile der Anschrift.',
  'Represented by': 'Vertreten durch',
  'Everybody who may sign for the foundation, with first and last name.':
    'Alle, die für die Stiftung unterschreiben dürfen, mit Vor- und Nachnamen.',
  Person: 'Person',
  'A number for quick contact (DDG § 5 (1) no. 2), for example +49 30 23125 100.':
    'Eine Nummer für schnellen Kontakt (DDG § 5 Abs. 1 Nr. 2), zum Beispiel +49 30 23125 100.',
  'An address for quick electronic contact (DDG § 5 (1) no. 2).':
    'Eine Adresse für schnellen elektronischen Kontakt (DDG § 5 Abs. 1 Nr. 2).',
  'Supervisory authority': 'Aufsichtsbehörde',
  'The authority that supervises the foundation, with its address.':
    'Die Behörde, die die Aufsicht über die Stiftung hat, mit ihrer Anschrift.',
  'Register and number': 'Register und Nummer',
  'For example: register of associations of the court in …, VR … May stay empty.':
    'Zum Beispiel: Vereinsregister des Amtsgerichts …, VR … Kann leer bleiben.',
  'VAT identification number': 'Umsatzsteuer-Identifikationsnummer',
  'Only if the foundation has one (DDG § 5 (1) no. 6), for example DE123456789.':
    'Nur wenn die Stiftung eine hat (DDG § 5 Abs. 1 Nr. 6), zum Beispiel DE123456789.',
  'Responsible for the content': 'Verantwortlich für den Inhalt',
  'First and last name of the person who answers for the texts (MStV § 18 (2)).':
    'Vor- und Nachname der Person, die für die Texte verantwortlich ist (MStV § 18 Abs. 2).',
  'Address of that person': 'Anschrift dieser Person',
  'Street, number, postal code and town.': 'Straße, Hausnummer, Postleitzahl und Ort.',
}
