/** What the Studio says about what was written: what is wrong, and how to mend it. */
export const messages = {
  'Please write this text in both languages.': 'Bitte schreiben Sie diesen Text in beiden Sprachen.',
  'Please add the text in this language as well ({language}).':
    'Bitte schreiben Sie den Text auch in dieser Sprache ({language}).',
  'The translation is missing ({language}). Until it is there, the page shows the other language.':
    'Die Übersetzung fehlt ({language}). Bis sie da ist, zeigt die Seite die andere Sprache.',
  'Here are only spaces or empty lines. Please write the text, or delete them.':
    'Hier stehen nur Leerzeichen oder leere Zeilen. Bitte schreiben Sie den Text oder löschen Sie sie.',
  'Too long: {length} characters. Please shorten this to {max}.':
    'Zu lang: {length} Zeichen. Bitte kürzen Sie auf {max}.',
  'Please choose a picture.': 'Bitte wählen Sie ein Bild.',
  'Please choose the page that the link leads to.': 'Bitte wählen Sie die Seite, zu der der Link führt.',
  'Write the number with its country code, for example +49 30 23125 100, or as it is dialled in the country, for example 030 23125 100.':
    'Schreiben Sie die Nummer mit Landesvorwahl, zum Beispiel +49 30 23125 100, oder so, wie man sie im Land wählt, zum Beispiel 030 23125 100.',
  'Write the number with its country code, for example +49 30 23125 900.':
    'Schreiben Sie die Nummer mit Landesvorwahl, zum Beispiel +49 30 23125 900.',
  'Write digits only, for example 112.': 'Schreiben Sie nur Ziffern, zum Beispiel 112.',
  'Write an e-mail address, for example name@example.org.':
    'Schreiben Sie eine E-Mail-Adresse, zum Beispiel name@example.org.',
  'Write the whole address, starting with https://, for example https://www.example.org.':
    'Schreiben Sie die ganze Adresse, mit https:// am Anfang, zum Beispiel https://www.example.org.',
  'Start with https://, mailto: or tel:, for example https://www.example.org, mailto:name@example.org or tel:+493023125100.':
    'Beginnen Sie mit https://, mailto: oder tel:, zum Beispiel https://www.example.org, mailto:name@example.org oder tel:+493023125100.',
  'This is a page of this website. Remove this link and use “Link to a page of this website”: it goes on working when the address changes.':
    'Das ist eine Seite dieser Website. Entfernen Sie diesen Link und nehmen Sie „Link zu einer Seite dieser Website“: Er funktioniert auch dann noch, wenn sich die Adresse ändert.',
  'Write the three capital letters of a currency, for example EUR or USD.':
    'Schreiben Sie die drei Großbuchstaben einer Währung, zum Beispiel EUR oder USD.',
  'Choose one of the amounts above.': 'Wählen Sie einen der Beträge darüber.',
  'Write the IBAN with its two letters in front, for example DE12 3456 7890 1234 5678 90.':
    'Schreiben Sie die IBAN mit den zwei Buchstaben am Anfang, zum Beispiel DE12 3456 7890 1234 5678 90.',
  'This IBAN has a wrong digit. Please compare it with your bank statement.':
    'In dieser IBAN ist eine Ziffer falsch. Bitte vergleichen Sie sie mit Ihrem Kontoauszug.',
  'Write the BIC in 8 or 11 capital letters and digits, for example ABCDDEFFXXX.':
    'Schreiben Sie die BIC mit 8 oder 11 Großbuchstaben und Ziffern, zum Beispiel ABCDDEFFXXX.',
  'Write the number with its two letters in front, for example DE123456789.':
    'Schreiben Sie die Nummer mit den zwei Buchstaben am Anfang, zum Beispiel DE123456789.',
  'This day is in the future. Please choose today or an earlier day.':
    'Dieser Tag liegt in der Zukunft. Bitte wählen Sie heute oder einen früheren Tag.',
  'Without the name, the website says that this text has not been reviewed.':
    'Ohne den Namen sagt die Website, dass dieser Text nicht geprüft ist.',
  'Without the day, the website says that this text has not been reviewed.':
    'Ohne den Tag sagt die Website, dass dieser Text nicht geprüft ist.',
  'There is another entry for this category already. Please change that one instead.':
    'Für diese Klasse gibt es schon einen Eintrag. Bitte ändern Sie stattdessen diesen.',
  'Press “Generate”, or write a short name for the link.':
    'Drücken Sie „Generieren“, oder schreiben Sie einen kurzen Namen für den Link.',
  'Use small letters, digits and hyphens only, for example pain-crisis.':
    'Nehmen Sie nur Kleinbuchstaben, Ziffern und Bindestriche, zum Beispiel schmerzkrise.',
  'Sort the amounts, the smallest first.': 'Sortieren Sie die Beträge, den kleinsten zuerst.',
  'Each amount must lie between the smallest and the largest possible amount.':
    'Jeder Betrag muss zwischen dem kleinsten und dem größten möglichen Betrag liegen.',
  'Write an amount that is larger than the smallest one.':
    'Schreiben Sie einen Betrag, der größer ist als der kleinste.',
  'Fill in the account holder and the IBAN below first: until then, the website stays in test mode.':
    'Füllen Sie zuerst unten den Namen des Kontos und die IBAN aus: Bis dahin bleibt die Website im Testmodus.',
  'Choose a currency with hundredths, for example EUR or USD.':
    'Wählen Sie eine Währung mit Hundertsteln, zum Beispiel EUR oder USD.',
  'Please write {place} in this text, where the website is to put it in.':
    'Bitte schreiben Sie {place} in diesen Text, dorthin, wo die Website es einsetzen soll.',
  'The Studio has to be loaded again': 'Das Studio muss neu geladen werden',
  'A part of it cannot be loaded, probably because there is a new version. What has been saved stays as it is.':
    'Ein Teil davon lässt sich nicht laden, wahrscheinlich weil es eine neue Version gibt. Was gespeichert ist, bleibt, wie es ist.',
  'Load again': 'Neu laden',
}
