/** Contact, donate, legal pages. */
export const otherPages = {
  // Contact
  'Contact us': 'Kontakt',
  'One or two sentences below the heading.': 'Ein oder zwei Sätze unter der Überschrift.',
  'Reply time': 'Antwortzeit',
  'How soon you answer, in a few words. Shown above the form. Optional.':
    'Wie bald Sie antworten, in wenigen Wörtern. Steht über dem Formular. Kann leer bleiben.',
  Languages: 'Sprachen',
  'The languages in which people can write and call. Optional.':
    'In welchen Sprachen man Ihnen schreiben und Sie anrufen kann. Kann leer bleiben.',
  'Phone hours': 'Telefonzeiten',
  'Days and hours, shown below the phone numbers. Optional.':
    'Tage und Uhrzeiten, stehen unter den Telefonnummern. Kann leer bleiben.',
  'Heading of the form': 'Überschrift des Formulars',
  'Shown above the form.': 'Steht über dem Formular.',
  'Subject of the messages': 'Betreff der Nachrichten',
  'The subject of messages sent with this form. Visitors do not see it.':
    'Der Betreff von Nachrichten aus diesem Formular. Auf der Website ist er nicht zu sehen.',
  'Phone number is required': 'Telefonnummer ist Pflicht',
  'When off, an e-mail address or a phone number is enough.':
    'Ausgeschaltet genügt eine E-Mail-Adresse oder eine Telefonnummer.',

  // Forms that are sent to the foundation
  'Label: name': 'Beschriftung: Name',
  'Shown above the field for the name; in the licence enquiry, the first name.':
    'Steht über dem Feld für den Namen; in der Anfrage zu Führerscheinen der Vorname.',
  'Label: e-mail': 'Beschriftung: E-Mail',
  'Shown above the field.': 'Steht über dem Feld.',
  'Label: phone': 'Beschriftung: Telefon',
  'Label: message': 'Beschriftung: Nachricht',
  'Note above the fields': 'Hinweis über den Feldern',
  'Says that the e-mail address is not published, and how required fields are marked.':
    'Sagt, dass die E-Mail-Adresse nicht veröffentlicht wird und woran man Pflichtfelder erkennt.',
  'Note above the button': 'Hinweis über der Schaltfläche',
  'Says who reads the message, how long it is kept, that no diagnosis is needed and that it is not for emergencies.':
    'Sagt, wer die Nachricht liest, wie lange sie aufbewahrt wird, dass keine Diagnose nötig ist und dass sie nicht für Notfälle ist.',
  'Link to the privacy page': 'Link zur Datenschutzseite',
  'The text of the link after that note. Leave empty for no link.':
    'Der Text des Links nach diesem Hinweis. Leer lassen, wenn es keinen Link geben soll.',
  'Ask for consent to health details': 'Um Einwilligung zu Gesundheitsangaben bitten',
  'When on, visitors must tick a box before their message is sent. Ask your privacy adviser whether you need it.':
    'Eingeschaltet muss ein Kästchen angekreuzt werden, bevor eine Nachricht gesendet wird. Fragen Sie Ihre Beratung zum Datenschutz, ob Sie das brauchen.',
  'Text beside the box': 'Text neben dem Kästchen',
  'What visitors agree to, and that they can withdraw their consent. Shown only if you ask for it.':
    'Worin eingewilligt wird, und dass man die Einwilligung widerrufen kann. Nur zu sehen, wenn Sie um Einwilligung bitten.',
  'Button while sending': 'Schaltfläche während des Sendens',
  'Shown while the message is being sent.': 'Steht dort, während die Nachricht gesendet wird.',
  'After sending': 'Nach dem Senden',
  'What visitors see when their message has arrived.':
    'Was auf der Seite steht, wenn eine Nachricht angekommen ist.',
  'What happens next': 'Wie es weitergeht',
  'Replaces the form when a message has arrived: who reads it, and when the answer comes. Optional.':
    'Ersetzt das Formular, wenn eine Nachricht angekommen ist: wer sie liest und wann die Antwort kommt. Kann leer bleiben.',
  Step: 'Schritt',
  'Step without text': 'Schritt ohne Text',
  'One sentence.': 'Ein Satz.',
  'One to four steps. Drag them to sort.': 'Ein bis vier Schritte. Zum Sortieren ziehen.',
  'If sending failed': 'Wenn das Senden nicht gelang',
  'What visitors see when their message has not arrived.':
    'Was auf der Seite steht, wenn eine Nachricht nicht angekommen ist.',
  'More help if sending failed': 'Weitere Hilfe, wenn das Senden nicht gelang',
  'Says that the message is still in the form. Shown with phone number and e-mail address.':
    'Sagt, dass der Text noch im Formular steht. Erscheint mit Telefonnummer und E-Mail-Adresse.',

  // Emergency card
  'Emergency card': 'Notfallkarte',
  'Wording of the card': 'Wortlaut der Karte',
  'One or two sentences below the heading: what the card is for.':
    'Ein oder zwei Sätze unter der Überschrift: wozu die Karte da ist.',
  'Title of the card': 'Titel der Karte',
  'At the top of the card, in both languages.': 'Steht oben auf der Karte, in beiden Sprachen.',
  'For whom': 'Für wen',
  'Shown above the wording: who should read it.': 'Steht über dem Wortlaut: wer ihn lesen soll.',
  'Wording for doctors and nurses': 'Wortlaut für Ärzte und Pflege',
  'On the back of the card, in both languages. Each line becomes a paragraph, or an item of a list if it begins with a hyphen and a space. No doses: the card gives no treatment advice.':
    'Steht auf der Rückseite der Karte, in beiden Sprachen. Jede Zeile ist ein Absatz, oder ein Listenpunkt, wenn sie mit Bindestrich und Leerzeichen beginnt. Keine Dosis: Die Karte gibt keinen Rat zur Behandlung.',
  'Shown above the fields.': 'Steht über den Feldern.',
  'Says that all fields are optional and that nothing is sent.':
    'Sagt, dass alle Felder freiwillig sind und nichts gesendet wird.',
  'Field: name': 'Feld: Name',
  'Field: contact': 'Feld: Kontakt',
  'Field: clinic': 'Feld: Klinik',
  'Field: diagnosis': 'Feld: Diagnose',
  'Field: allergies': 'Feld: Allergien',
  'Field: notes': 'Feld: Hinweise',
  'A field that visitors fill in.': 'Ein Feld zum Ausfüllen.',
  Label: 'Beschriftung',
  'Shown above the field in the form, and on the card in both languages.':
    'Steht im Formular über dem Feld, auf der Karte in beiden Sprachen.',
  Hint: 'Hinweis',
  'Says what belongs in the field, or gives an example. Optional.':
    'Sagt, was in das Feld gehört, oder gibt ein Beispiel. Kann leer bleiben.',
  'Text beside “Remember”': 'Text neben „Merken“',
  'Shown beside the box that saves the input in the browser.':
    'Steht neben dem Kästchen, mit dem der Browser die Eingaben speichert.',
  'Note below “Remember”': 'Hinweis unter „Merken“',
  'Who can read it, and where it can be deleted.': 'Wer es lesen kann und wo man es löscht.',
  'Button: clear': 'Schaltfläche: leeren',
  'Empties the fields and deletes what was saved.': 'Leert die Felder und löscht, was gespeichert war.',
  'Heading of the card': 'Überschrift der Karte',
  'Shown above the preview of the card.': 'Steht über der Vorschau der Karte.',
  'Button: print wallet card': 'Schaltfläche: Karte drucken',
  'Prints front and back to cut out and fold.': 'Druckt Vorder- und Rückseite zum Ausschneiden und Falten.',
  'Button: print A4': 'Schaltfläche: A4 drucken',
  'Prints the card on a whole page.': 'Druckt die Karte auf eine ganze Seite.',
  'Note on the printed wallet card': 'Hinweis auf dem Ausdruck der Karte',
  'How to cut and fold it.': 'Wie man sie ausschneidet und faltet.',
  'Description of the QR code': 'Beschreibung des QR-Codes',
  'Read aloud to people who cannot see it.': 'Wird Menschen vorgelesen, die ihn nicht sehen können.',
  'Note without JavaScript': 'Hinweis ohne JavaScript',
  'What works without JavaScript, and what needs it.': 'Was ohne JavaScript geht und was es braucht.',

  // Donate
  Donate: 'Spenden',
  'Two or three sentences below the heading: what a donation does.':
    'Zwei oder drei Sätze unter der Überschrift: was eine Spende bewirkt.',
  'Heading: amount': 'Überschrift: Betrag',
  'Shown above the amounts from the settings.': 'Steht über den Beträgen aus den Einstellungen.',
  'Label: amount': 'Beschriftung: Betrag',
  'Shown above the field for a custom amount.': 'Steht über dem Feld für einen eigenen Betrag.',
  'Custom amount': 'Eigener Betrag',
  'The text on the button for a custom amount.': 'Der Text auf der Schaltfläche für einen eigenen Betrag.',
  'Heading: payment method': 'Überschrift: Zahlungsart',
  'Shown above the payment methods.': 'Steht über den Zahlungsarten.',
  'Test donation': 'Testspende',
  'The first payment method: a trial without money. Shown in test mode only.':
    'Die erste Zahlungsart: ein Versuch ohne Geld. Nur im Testmodus zu sehen.',
  'The name of this payment method on the page.': 'Wie diese Zahlungsart auf der Seite heißt.',
  'Shown below that name: what happens, and what it costs.':
    'Steht unter diesem Namen: was geschieht und was es kostet.',
  'Offline donation': 'Offline-Spende',
  'The second payment method: a bank transfer.': 'Die zweite Zahlungsart: eine Überweisung.',
  'Credit card': 'Kreditkarte',
  'The third payment method.': 'Die dritte Zahlungsart.',
  'Donate button': 'Schaltfläche „Spenden“',
  'Donate button with the amount': 'Schaltfläche „Spenden“ mit dem Betrag',
  'The text on that button once an amount is chosen. Write … where the amount goes.':
    'Der Text auf dieser Schaltfläche, sobald ein Betrag gewählt ist. Schreiben Sie … an die Stelle des Betrags.',
  'Heading: details': 'Überschrift: Angaben zur Person',
  'Shown above the fields for name and address.': 'Steht über den Feldern für Name und Anschrift.',
  'Note above the details': 'Hinweis über den Angaben',
  'Says what the details are for and who reads them.':
    'Sagt, wofür die Angaben nötig sind und wer sie liest.',
  'Label: first name': 'Beschriftung: Vorname',
  'Label: last name': 'Beschriftung: Nachname',
  'Label: address': 'Beschriftung: Anschrift',
  'Button of the details': 'Schaltfläche der Angaben',
  'The text on the button that only checks the details.':
    'Der Text auf der Schaltfläche, die die Angaben nur prüft.',
  'Message after that button': 'Meldung nach dieser Schaltfläche',
  'Says that the details are complete and in the form, and that nothing is stored.':
    'Sagt, dass die Angaben vollständig im Formular stehen und nichts gespeichert wird.',
  'Note beside the button in test mode': 'Hinweis neben der Schaltfläche im Testmodus',
  'Says that nothing is charged or stored. Shown beside the buttons in test mode.':
    'Sagt, dass nichts abgebucht oder gespeichert wird. Steht im Testmodus bei den Schaltflächen.',
  'Beside the form': 'Neben dem Formular',
  'The shares add up to {sum}%. Lower them to 100% or less.':
    'Die Anteile ergeben zusammen {sum} %. Bitte senken Sie sie auf höchstens 100 %.',
  'What donors ask before they give. The account and the tax receipt come from the settings. Empty parts are left out.':
    'Was Menschen fragen, bevor sie spenden. Konto und Zuwendungsbestätigung kommen aus den Einstellungen. Leere Teile fallen weg.',
  'Shown above the chosen amount.': 'Steht über dem gewählten Betrag.',
  Example: 'Beispiel',
  'What the chosen amount pays for. Shown below the amounts.':
    'Was der gewählte Betrag bezahlt. Steht unter den Beträgen.',
  Price: 'Preis',
  'What one costs, for example 0.25.': 'Was ein Stück kostet, zum Beispiel 0,25.',
  'Write … where the website puts how many the amount pays for.':
    'Schreiben Sie … an die Stelle, an der die Anzahl stehen soll.',
  'Heading: use': 'Überschrift: Verwendung',
  'Shown above what donations are used for.': 'Steht darüber, wofür Spenden verwendet werden.',
  'Use of donations': 'Verwendung der Spenden',
  'Two to four lines, the largest share first.': 'Zwei bis vier Zeilen, der größte Anteil zuerst.',
  Use: 'Verwendung',
  'New use': 'Neue Verwendung',
  'In a few words, for example “Advice for families”.':
    'In wenigen Wörtern, zum Beispiel „Beratung für Familien“.',
  Share: 'Anteil',
  'How much of the donations goes there, in per cent. Optional.':
    'Wie viel der Spenden dorthin geht, in Prozent. Kann leer bleiben.',
  'Heading: questions': 'Überschrift: Fragen',
  'Shown above the contact person.': 'Steht über der Ansprechperson.',
  'Contact person': 'Ansprechperson',
  'Who answers questions about donations. Ask that person before you publish the name.':
    'Wer Fragen zu Spenden beantwortet. Fragen Sie diese Person, bevor Sie den Namen veröffentlichen.',
  'First and last name.': 'Vor- und Nachname.',
  'For example +49 30 23125 100.': 'Zum Beispiel +49 30 23125 100.',
  'For example name@example.org.': 'Zum Beispiel name@example.org.',
  'Privacy in one line': 'Datenschutz in einer Zeile',
  'What happens to the details that visitors enter.': 'Was mit den eingegebenen Angaben geschieht.',
  'After the form': 'Nach dem Formular',
  'Heading: end of a test': 'Überschrift: Ende eines Tests',
  'The large heading of the last page in test mode.': 'Die große Überschrift der letzten Seite im Testmodus.',
  'Text: end of a test': 'Text: Ende eines Tests',
  'Says that nothing was charged or stored. No thanks here, as nothing was given.':
    'Sagt, dass nichts abgebucht oder gespeichert wurde. Ohne Dank, denn es wurde nichts gegeben.',
  'Heading: transfer': 'Überschrift: Überweisung',
  'The large heading of the page with the account.': 'Die große Überschrift der Seite mit dem Konto.',
  'Text: transfer': 'Text: Überweisung',
  'Says what to do now, and that nothing has been charged.':
    'Sagt, was jetzt zu tun ist und dass nichts abgebucht wurde.',
  'Purpose of the transfer': 'Verwendungszweck der Überweisung',
  'What donors write in their transfer. Write … where the website puts the code that identifies it.':
    'Was man bei der Überweisung angibt. Schreiben Sie … an die Stelle, an der die Website das Kürzel einsetzt.',
  'Text: tax receipts': 'Text: Zuwendungsbestätigungen',
  'How donors get a receipt. Shown beside the form and below the account if the settings name the tax office.':
    'Wie man eine Bestätigung bekommt. Steht neben dem Formular und unter dem Konto, wenn die Einstellungen das Finanzamt nennen.',
  'Text: GiroCode': 'Text: GiroCode',
  'Shown below the QR code for banking apps on the last page, if the currency is EUR.':
    'Steht auf der letzten Seite unter dem QR-Code für Banking-Apps, wenn die Währung EUR ist.',

  // Legal pages
  Privacy: 'Datenschutz',
  'The whole text of the page. Have a legal expert check changes before you publish them.':
    'Der ganze Text der Seite. Lassen Sie Änderungen vor dem Veröffentlichen von einer rechtskundigen Person prüfen.',
  'The day of this version, shown on the page. Change it whenever you change the text.':
    'Der Tag dieser Fassung, steht auf der Seite. Ändern Sie ihn immer, wenn Sie den Text ändern.',
  'Accessibility statement': 'Erklärung zur Barrierefreiheit',
  Imprint: 'Impressum',
  Particulars: 'Angaben',
  'Further text': 'Weiterer Text',
  'Shown below the particulars. Optional.': 'Steht unter den Angaben. Kann leer bleiben.',
  'Full name': 'Vollständiger Name',
  'The name of the foundation (DDG § 5 (1) no. 1).': 'Der Name der Stiftung (DDG § 5 Abs. 1 Nr. 1).',
  'Legal form': 'Rechtsform',
  'Shown in the imprint and on “About us” (DDG § 5 (1) no. 1).':
    'Steht im Impressum und unter „Über uns“ (DDG § 5 Abs. 1 Nr. 1).',
  'Street and number': 'Straße und Hausnummer',
  'The address of the foundation, not a post box.': 'Die Anschrift der Stiftung, kein Postfach.',
  'Postal code': 'Postleitzahl',
  'For example 10115.': 'Zum Beispiel 10115.',
  Town: 'Ort',
  'For example Berlin.': 'Zum Beispiel Berlin.',
  Country: 'Land',
  'The last line of the address.': 'Die letzte Zeile der Anschrift.',
  'Represented by': 'Vertreten durch',
  'All who may sign for the foundation, with first and last name.':
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
  'For example: register of associations of the court in …, VR … Optional.':
    'Zum Beispiel: Vereinsregister des Amtsgerichts …, VR … Kann leer bleiben.',
  'VAT identification number': 'Umsatzsteuer-Identifikationsnummer',
  'Only if the foundation has one (DDG § 5 (1) no. 6), for example DE123456789.':
    'Nur wenn die Stiftung eine hat (DDG § 5 Abs. 1 Nr. 6), zum Beispiel DE123456789.',
  'Responsible for the content': 'Verantwortlich für den Inhalt',
  'First and last name of the person who is responsible for the texts (MStV § 18 (2)).':
    'Vor- und Nachname der Person, die für die Texte verantwortlich ist (MStV § 18 Abs. 2).',
  'Address of that person': 'Anschrift dieser Person',
  'Street, number, postal code and town.': 'Straße, Hausnummer, Postleitzahl und Ort.',
}
