/** What the Studio says about what was written: what is wrong, and how to mend it. */
export const messages = {
  'Please write this text in both languages.': 'Bitte schreiben Sie diesen Text in beiden Sprachen.',
  'Please write this text in at least one language.':
    'Bitte schreiben Sie diesen Text in mindestens einer Sprache.',
  'Please add the text in this language as well ({language}).':
    'Bitte schreiben Sie den Text auch in dieser Sprache ({language}).',
  'The translation is missing ({language}). Until it is there, the page shows the other language.':
    'Die Übersetzung fehlt ({language}). Bis sie da ist, zeigt die Seite die andere Sprache.',
  'This field has only spaces or empty lines. Please write a text, or delete them.':
    'Hier stehen nur Leerzeichen oder leere Zeilen. Bitte schreiben Sie einen Text, oder löschen Sie sie.',
  'Too long: {length} characters. Please shorten this to {max}.':
    'Zu lang: {length} Zeichen. Bitte kürzen Sie auf {max}.',
  'Please choose a picture.': 'Bitte wählen Sie ein Bild.',
  'Please choose a link target.': 'Bitte wählen Sie ein Linkziel.',
  'Enter the number with its country code, for example +49 30 23125 100, or without it, for example 030 23125 100, but not with (0).':
    'Geben Sie die Nummer mit Landesvorwahl ein, zum Beispiel +49 30 23125 100, oder ohne, zum Beispiel 030 23125 100, aber nicht mit (0).',
  'Enter the number with its country code, for example +49 30 23125 900.':
    'Geben Sie die Nummer mit Landesvorwahl ein, zum Beispiel +49 30 23125 900.',
  'Enter digits only, for example 112.': 'Geben Sie nur Ziffern ein, zum Beispiel 112.',
  'Enter an e-mail address, for example name@example.org.':
    'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@example.org.',
  'Enter the full address, starting with https://, for example https://www.example.org.':
    'Geben Sie die vollständige Adresse ein, mit https:// am Anfang, zum Beispiel https://www.example.org.',
  'Enter the full address without spaces, for example https://www.example.org, mailto:name@example.org or tel:+493023125100.':
    'Geben Sie die vollständige Adresse ohne Leerzeichen ein, zum Beispiel https://www.example.org, mailto:name@example.org oder tel:+493023125100.',
  'This is a page of this website. Remove this link and use “Link to a page of this website”: it keeps working when the address changes.':
    'Das ist eine Seite dieser Website. Entfernen Sie diesen Link und nehmen Sie „Link zu einer Seite dieser Website“: Er funktioniert auch, wenn sich die Adresse ändert.',
  'There is no such currency. Enter three capital letters, for example EUR or USD.':
    'Diese Währung gibt es nicht. Geben Sie drei Großbuchstaben ein, zum Beispiel EUR oder USD.',
  'Medical statements need a source.': 'Medizinische Aussagen brauchen eine Quelle.',
  'Choose one of the amounts above.': 'Wählen Sie einen der Beträge darüber.',
  'Enter the whole IBAN, with its two capital letters in front, for example DE12 3456 7890 1234 5678 90.':
    'Geben Sie die ganze IBAN mit den zwei Großbuchstaben am Anfang ein, zum Beispiel DE12 3456 7890 1234 5678 90.',
  'This IBAN contains a typing error. Please compare it with your bank statement.':
    'Diese IBAN enthält einen Tippfehler. Bitte vergleichen Sie sie mit Ihrem Kontoauszug.',
  'This IBAN contains a typing error. In test mode that is fine, but later no donation can reach this account.':
    'Diese IBAN enthält einen Tippfehler. Im Testmodus stört das nicht, aber später kommen auf diesem Konto keine Spenden an.',
  'Enter the BIC: 8 or 11 capital letters and digits, for example ABCDDEFFXXX.':
    'Geben Sie die BIC ein: 8 oder 11 Großbuchstaben und Ziffern, zum Beispiel ABCDDEFFXXX.',
  'Enter the number with its two letters in front, for example DE123456789.':
    'Geben Sie die Nummer mit den zwei Buchstaben am Anfang ein, zum Beispiel DE123456789.',
  'This day is in the future. Please choose today or an earlier day.':
    'Dieser Tag liegt in der Zukunft. Bitte wählen Sie heute oder einen früheren Tag.',
  'This source is more than {years} years old. Please look for a newer version, and compare the text with it.':
    'Diese Quelle ist mehr als {years} Jahre alt. Bitte suchen Sie eine neuere Fassung und vergleichen Sie den Text damit.',
  'Without the name, the website says that this text has not been reviewed.':
    'Ohne den Namen sagt die Website, dass dieser Text nicht geprüft ist.',
  'Without the day, the website says that this text has not been reviewed.':
    'Ohne den Tag sagt die Website, dass dieser Text nicht geprüft ist.',
  'There is another entry for this category already. Please change that one instead.':
    'Für diese Klasse gibt es schon einen Eintrag. Bitte ändern Sie stattdessen diesen.',
  'Write the question, or a short name for the link.':
    'Schreiben Sie die Frage oder einen kurzen Namen für den Link.',
  'Use lowercase letters, digits and hyphens only, for example pain-crisis.':
    'Verwenden Sie nur Kleinbuchstaben, Ziffern und Bindestriche, zum Beispiel schmerzkrise.',
  'Sort the amounts, the smallest first.': 'Sortieren Sie die Beträge, den kleinsten zuerst.',
  'Each amount must be between the minimum and the maximum.':
    'Jeder Betrag muss zwischen Mindestbetrag und Höchstbetrag liegen.',
  'Enter an amount above the minimum.': 'Geben Sie einen Betrag über dem Mindestbetrag ein.',
  'Fill in the account holder and the IBAN below first. Until then, the website stays in test mode.':
    'Füllen Sie zuerst unten den Namen des Kontos und die IBAN aus. Bis dahin bleibt die Website im Testmodus.',
  'The website still says that this foundation does not exist. Turn off “This is an example foundation” under “General”.':
    'Die Website sagt noch, dass es diese Stiftung nicht gibt. Schalten Sie „Das ist eine Beispielstiftung“ unter „Allgemein“ aus.',
  'Choose a currency with cents, for example EUR or USD.':
    'Wählen Sie eine Währung mit Cent, zum Beispiel EUR oder USD.',
  'Please write … in this text, where the website fills in the value.':
    'Bitte schreiben Sie … an die Stelle im Text, an der die Website den Wert einsetzt.',
}
