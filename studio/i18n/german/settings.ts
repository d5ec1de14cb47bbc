/** The settings that all pages share. */
export const settings = {
  Settings: 'Einstellungen',
  General: 'Allgemein',
  Contact: 'Kontakt',
  Navigation: 'Navigation',
  Footer: 'Fußbereich',
  Donations: 'Spenden',

  // General
  'Name of the foundation': 'Name der Stiftung',
  'Shown beside the logo, in browser tabs and in search results.':
    'Steht neben dem Logo, in Browser-Tabs und in Suchergebnissen.',
  Tagline: 'Leitsatz',
  'What the foundation stands for, in a few words: the title of the home page in search results.':
    'Wofür die Stiftung steht, in wenigen Wörtern: der Titel der Startseite in Suchergebnissen.',
  'The foundation in one sentence': 'Die Stiftung in einem Satz',
  'Shown in the footer and told to search engines.': 'Steht im Fußbereich und wird Suchmaschinen mitgeteilt.',
  Logo: 'Logo',
  'Square. Shown beside the name.': 'Quadratisch. Steht neben dem Namen.',
  Icon: 'Icon',
  'Square, without a border. Shown in browser tabs and on home screens, where corners are cut.':
    'Quadratisch, ohne Rand. Steht in Browser-Tabs und auf Startbildschirmen, wo die Ecken abgeschnitten werden.',
  'Picture of shared links': 'Bild geteilter Links',
  'Shown when somebody shares a link. Best 1200 × 630 pixels.':
    'Ist zu sehen, wenn jemand einen Link teilt. Am besten 1200 × 630 Pixel.',
  'Note on medical texts': 'Hinweis zu medizinischen Texten',
  'That these texts do not replace a doctor. Shown below each of them.':
    'Dass diese Texte keinen ärztlichen Rat ersetzen. Steht unter jedem davon.',
  'This is an example foundation': 'Das ist eine Beispielstiftung',
  'While it is on, a ribbon on every page says that this foundation does not exist, and search engines are kept out.':
    'Solange das eingeschaltet ist, sagt ein Band auf jeder Seite, dass es diese Stiftung nicht gibt, und Suchmaschinen bleiben ausgesperrt.',
  'Words of that ribbon': 'Wörter dieses Bandes',
  'Shown at the top of every page while the switch above is on.':
    'Steht oben auf jeder Seite, solange der Schalter darüber eingeschaltet ist.',
  'Show the licence pages': 'Führerscheinseiten zeigen',
  'Switched off, the pages about driving licences disappear from the website, and so do links to them.':
    'Ausgeschaltet verschwinden die Seiten über Führerscheine von der Website, ebenso Links dorthin.',

  // Contact
  'Phone numbers': 'Telefonnummern',
  'All are shown on the contact page, the first one also at the top of every page.':
    'Alle stehen auf der Kontaktseite, die erste auch oben auf jeder Seite.',
  'New phone number': 'Neue Telefonnummer',
  'What for': 'Wofür',
  'Says on the contact page what this is for, such as “Advice”.':
    'Sagt auf der Kontaktseite, wofür das ist, etwa „Beratung“.',
  'Best with the country code, so that it can be called from anywhere, for example +49 30 23125 100.':
    'Am besten mit Landesvorwahl, damit man sie von überall anrufen kann, zum Beispiel +49 30 23125 100.',
  'E-mail addresses': 'E-Mail-Adressen',
  'New e-mail address': 'Neue E-Mail-Adresse',
  'For example name@example.org. Best one that several people read.':
    'Zum Beispiel name@example.org. Am besten eine, die mehrere Personen lesen.',
  WhatsApp: 'WhatsApp',
  'The button in the corner of every page that opens a chat.':
    'Die Schaltfläche in der Ecke jeder Seite, die einen Chat öffnet.',
  'Show the WhatsApp button': 'WhatsApp-Schaltfläche zeigen',
  'Switched off, the button disappears from every page.': 'Ausgeschaltet verschwindet sie von allen Seiten.',
  'The number of the WhatsApp account, with country code, for example +49 30 23125 900.':
    'Die Nummer des WhatsApp-Kontos, mit Landesvorwahl, zum Beispiel +49 30 23125 900.',
  'Words of the button': 'Wörter der Schaltfläche',
  'On narrow screens the button shows its sign alone; the words are then read aloud.':
    'Auf schmalen Bildschirmen zeigt die Schaltfläche nur ihr Zeichen; die Wörter werden dann vorgelesen.',
  'Note beside the button': 'Hinweis neben der Schaltfläche',
  'That it is a service of another company, and to send no diagnosis.':
    'Dass es der Dienst eines anderen Unternehmens ist und man keine Diagnosen senden soll.',

  'Reports of WhatsApp clicks': 'Meldungen über WhatsApp-Klicks',
  'When somebody opens the chat, the foundation can get a message with IP address, country, city and internet provider. This happens only for visitors who have agreed on the privacy page, and only if somebody has set the services for it (GEOLOCATION_URL). Have it checked by somebody who knows the law first.':
    'Öffnet jemand den Chat, kann die Stiftung eine Nachricht mit IP-Adresse, Land, Ort und Internetanbieter bekommen. Das geschieht nur bei Menschen, die auf der Datenschutzseite zugestimmt haben, und nur, wenn die Dienste dafür eingerichtet sind (GEOLOCATION_URL). Lassen Sie das vorher von einer rechtskundigen Person prüfen.',
  'Ask visitors on the privacy page': 'Auf der Datenschutzseite danach fragen',
  'Switched off, nobody is asked, and nothing is looked up or sent.':
    'Ausgeschaltet wird niemand gefragt, und es wird nichts nachgeschlagen oder gesendet.',
  'What it is for': 'Wozu das dient',
  'Why the foundation wants to know this. Whoever has agreed is asked again when you change any of these four texts.':
    'Warum die Stiftung das wissen will. Wer zugestimmt hat, wird neu gefragt, wenn Sie einen dieser vier Texte ändern.',
  'Who gets the data': 'Wer die Daten bekommt',
  'The foundation, and the companies that are asked about the IP address, by name.':
    'Die Stiftung und, mit Namen, die Firmen, die nach der IP-Adresse gefragt werden.',
  'In which countries': 'In welchen Ländern',
  'Where these companies process the data.': 'Wo diese Firmen die Daten verarbeiten.',
  'How long it is kept': 'Wie lange sie aufbewahrt werden',
  'By the foundation and by these companies.': 'Bei der Stiftung und bei diesen Firmen.',

  // Navigation
  'Main navigation': 'Hauptnavigation',
  'One to six links at the top of every page, in this order. Drag them to sort.':
    'Ein bis sechs Links oben auf jeder Seite, in dieser Reihenfolge. Zum Sortieren ziehen.',
  'Words of the call link': 'Wörter des Anruf-Links',
  'Stands at the top of every page. The first phone number follows.':
    'Steht oben auf jeder Seite. Die erste Telefonnummer folgt.',
  'The button at the top right of every page.': 'Die Schaltfläche oben rechts auf jeder Seite.',
  'Invitation to volunteer': 'Einladung zum Ehrenamt',
  'The small link in the line above the navigation.': 'Der kleine Link in der Zeile über der Navigation.',

  // Footer
  'Columns of links': 'Spalten mit Links',
  'One to five columns. Imprint, privacy and accessibility must be reachable from every page, so keep them here.':
    'Eine bis fünf Spalten. Impressum, Datenschutz und Barrierefreiheit müssen von jeder Seite aus erreichbar sein, lassen Sie sie also hier.',
  Column: 'Spalte',
  'Column without a heading': 'Spalte ohne Überschrift',
  'Stands above the links of this column.': 'Steht über den Links dieser Spalte.',
  'In the order in which they are shown. Drag them to sort.':
    'In der Reihenfolge, in der sie gezeigt werden. Zum Sortieren ziehen.',
  'Heading of the gallery': 'Überschrift der Galerie',
  'Stands above the small pictures.': 'Steht über den kleinen Bildern.',
  Gallery: 'Galerie',
  'Up to twelve small pictures. Without pictures there is no gallery.':
    'Bis zu zwölf kleine Bilder. Ohne Bilder gibt es keine Galerie.',
  Newsletter: 'Newsletter',
  'The small form for people who want to receive the newsletter.':
    'Das kleine Formular für Menschen, die den Newsletter bekommen wollen.',
  'Stands above the form.': 'Steht über dem Formular.',
  'What the newsletter is about and how often it comes.': 'Worum es im Newsletter geht und wie oft er kommt.',
  'The words on the button.': 'Die Wörter auf der Schaltfläche.',
  Consent: 'Einwilligung',
  'Stands at the button and is kept with each address, as it was shown. Say what you keep, what for, and how long. Without it the form is not shown.':
    'Steht bei der Schaltfläche und wird mit jeder Adresse aufbewahrt, so wie es zu lesen war. Sagen Sie, was Sie aufbewahren, wofür und wie lange. Ohne diesen Text gibt es das Formular nicht.',
  'After subscribing': 'Nach dem Anmelden',
  'Says that the address is kept, and what comes next: you ask for a confirmation, by an e-mail of your own.':
    'Sagt, dass die Adresse notiert ist und was danach kommt: Sie bitten in einer eigenen E-Mail um Bestätigung.',
  'When it did not work': 'Wenn es nicht geklappt hat',
  'Says that the address could not be kept.': 'Sagt, dass die Adresse nicht gespeichert werden konnte.',
  'Copyright line': 'Copyright-Zeile',
  'The last line of every page. The year is added by itself.':
    'Die letzte Zeile jeder Seite. Das Jahr kommt von selbst hinzu.',

  // Donations
  'Amounts and currency on the donate page. Its words are edited on the page itself.':
    'Beträge und Währung auf der Spendenseite. Ihre Texte ändern Sie auf der Seite selbst.',
  'Amounts to choose from': 'Beträge zur Auswahl',
  'One to six whole amounts, the smallest first, for example 20, 50, 100, 200.':
    'Ein bis sechs ganze Beträge, der kleinste zuerst, zum Beispiel 20, 50, 100, 200.',
  Amount: 'Betrag',
  'Amount chosen at first': 'Zuerst gewählter Betrag',
  'One of the amounts above. Visitors can choose another one.':
    'Einer der Beträge darüber. Auf der Seite kann man einen anderen wählen.',
  'Smallest possible amount': 'Kleinster möglicher Betrag',
  'A whole amount, for example 1. The page says it beside the field.':
    'Ein ganzer Betrag, zum Beispiel 1. Die Seite nennt ihn beim Feld.',
  'Largest possible amount': 'Größter möglicher Betrag',
  'A whole amount, for example 10000. The page says it beside the field.':
    'Ein ganzer Betrag, zum Beispiel 10000. Die Seite nennt ihn beim Feld.',
  'Currency symbol': 'Währungszeichen',
  'Stands beside every amount, for example € or $.': 'Steht neben jedem Betrag, zum Beispiel € oder $.',
  'Currency code': 'Währungskürzel',
  'Three capital letters, for example EUR or USD.': 'Drei Großbuchstaben, zum Beispiel EUR oder USD.',
  'Test mode': 'Testmodus',
  'While it is on, nothing is charged, no account is shown, and every step says so. Switched off, visitors are shown how to transfer their donation.':
    'Solange er eingeschaltet ist, wird nichts abgebucht und kein Konto gezeigt, und jeder Schritt sagt das. Ausgeschaltet zeigt die Website, wie man seine Spende überweist.',
  'Notice in test mode': 'Hinweis im Testmodus',
  'Says at the top of each step of a donation that no money moves.':
    'Sagt oben bei jedem Schritt einer Spende, dass kein Geld fließt.',
  'Account for transfers': 'Konto für Überweisungen',
  'Shown at the end of a donation by transfer. In test mode it is never shown.':
    'Steht am Ende einer Spende per Überweisung. Im Testmodus ist es nie zu sehen.',
  'Account holder': 'Kontoinhaberin oder Kontoinhaber',
  'The name as the bank knows it.': 'Der Name, wie ihn die Bank kennt.',
  Bank: 'Bank',
  'The name of the bank.': 'Der Name der Bank.',
  IBAN: 'IBAN',
  'The number of the account, with or without spaces.': 'Die Nummer des Kontos, mit oder ohne Leerzeichen.',
  BIC: 'BIC',
  'The code of the bank, for transfers from other countries.':
    'Das Kürzel der Bank, für Überweisungen aus anderen Ländern.',
  'Tax receipts': 'Zuwendungsbestätigungen',
  'Whether the foundation may give receipts for donations. The website speaks of receipts only if all three are filled in and test mode is off.':
    'Ob die Stiftung Spenden bestätigen darf. Die Website spricht nur davon, wenn alle drei Felder ausgefüllt sind und der Testmodus ausgeschaltet ist.',
  'Tax office': 'Finanzamt',
  'The one that has recognised the foundation, for example Finanzamt Musterstadt.':
    'Das Finanzamt, das die Stiftung anerkannt hat, zum Beispiel Finanzamt Musterstadt.',
  'Tax number': 'Steuernummer',
  'As it stands in the notice of the tax office.': 'Wie sie im Bescheid des Finanzamts steht.',
  'Date of the notice': 'Datum des Bescheids',
  'The day on which the tax office has given the notice.':
    'Der Tag, an dem das Finanzamt den Bescheid erlassen hat.',
}
