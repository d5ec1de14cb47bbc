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
  'Shown in the footer and in search engines.': 'Steht im Fußbereich und in Suchmaschinen.',
  Logo: 'Logo',
  'Square. Shown beside the name.': 'Quadratisch. Steht neben dem Namen.',
  Icon: 'Icon',
  'Square, without a border. Shown in browser tabs and on home screens, which round off its corners.':
    'Quadratisch, ohne Rand. Steht in Browser-Tabs und auf Startbildschirmen, die seine Ecken abrunden.',
  'Picture for shared links': 'Bild für geteilte Links',
  'Shown in previews of shared links. Ideally 1200 × 630 pixels.':
    'Erscheint in der Vorschau geteilter Links. Am besten 1200 × 630 Pixel.',
  'Note on medical texts': 'Hinweis zu medizinischen Texten',
  'Says that these texts do not replace medical advice. Shown below each of them.':
    'Sagt, dass diese Texte keinen ärztlichen Rat ersetzen. Steht unter jedem davon.',
  'This is an example foundation': 'Das ist eine Beispielstiftung',
  'While it is on, a ribbon on every page says that this foundation does not exist, and search engines are kept out.':
    'Solange das eingeschaltet ist, sagt ein Band auf jeder Seite, dass es diese Stiftung nicht gibt, und Suchmaschinen bleiben ausgesperrt.',
  'Text of the ribbon': 'Text des Bandes',
  'Shown at the top of every page while the switch above is on. Keep it short: on phones it shares a line with the languages.':
    'Steht oben auf jeder Seite, solange der Schalter darüber eingeschaltet ist. Bitte kurz: Auf Handys teilt es sich die Zeile mit den Sprachen.',
  'Show the licence pages': 'Führerscheinseiten zeigen',
  'When off, the driving licence pages and all links to them disappear from the website.':
    'Ausgeschaltet verschwinden die Führerscheinseiten und alle Links dorthin von der Website.',

  // Contact
  'Phone numbers': 'Telefonnummern',
  'All are shown on the contact page, the first one also at the top of every page.':
    'Alle stehen auf der Kontaktseite, die erste auch oben auf jeder Seite.',
  'New phone number': 'Neue Telefonnummer',
  Purpose: 'Zweck',
  'Shown on the contact page, for example “Advice”.': 'Steht auf der Kontaktseite, zum Beispiel „Beratung“.',
  'Preferably with the country code, so that people can call from anywhere, for example +49 30 23125 100. The imprint and the accessibility statement have numbers of their own.':
    'Am besten mit Landesvorwahl, damit man sie von überall anrufen kann, zum Beispiel +49 30 23125 100. Im Impressum und in der Erklärung zur Barrierefreiheit stehen eigene Nummern.',
  'E-mail addresses': 'E-Mail-Adressen',
  'New e-mail address': 'Neue E-Mail-Adresse',
  'For example name@example.org, ideally one that several people read.':
    'Zum Beispiel name@example.org, am besten eine, die mehrere Personen lesen.',
  WhatsApp: 'WhatsApp',
  'Opens a chat: a round button on every page, and links on the contact page and in the footer.':
    'Öffnet einen Chat: eine runde Schaltfläche auf jeder Seite, dazu Links auf der Kontaktseite und am Seitenende.',
  'Show the WhatsApp button': 'WhatsApp-Schaltfläche zeigen',
  'When off, the button and the links disappear.': 'Ausgeschaltet verschwinden Schaltfläche und Links.',
  'The number of the WhatsApp account, with country code, for example +49 30 23125 900.':
    'Die Nummer des WhatsApp-Kontos, mit Landesvorwahl, zum Beispiel +49 30 23125 900.',
  'The round button shows only its symbol; screen readers read this text.':
    'Die runde Schaltfläche zeigt nur ihr Zeichen; der Text wird vorgelesen.',
  'Note at the links': 'Hinweis an den Links',
  'Says that another company runs the service, and not to send a diagnosis.':
    'Sagt, dass ein anderes Unternehmen den Dienst betreibt und man keine Diagnosen senden soll.',

  'Reports of WhatsApp clicks': 'Meldungen über WhatsApp-Klicks',
  'When a visitor opens the chat, the foundation can get a message with IP address, country, city and internet provider. This happens only for visitors who agreed on the privacy page, and only if your administrator has set up the lookup services. Ask a legal expert first.':
    'Öffnet jemand den Chat, kann die Stiftung eine Nachricht mit IP-Adresse, Land, Ort und Internetanbieter bekommen. Das geschieht nur bei Menschen, die auf der Datenschutzseite zugestimmt haben, und nur, wenn die Dienste dafür eingerichtet sind. Fragen Sie vorher eine rechtskundige Person.',
  'Ask visitors on the privacy page': 'Auf der Datenschutzseite danach fragen',
  'When off, visitors are not asked, and nothing is looked up or sent.':
    'Ausgeschaltet wird niemand gefragt, und es wird nichts nachgeschlagen oder gesendet.',
  'Why the foundation wants to know this. Visitors who agreed are asked again when you change any of these four texts.':
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
  'One to six links at the top of every page. Drag them to sort. The newsletter link is added automatically.':
    'Ein bis sechs Links oben auf jeder Seite. Zum Sortieren ziehen. Der Link zum Newsletter wird automatisch ergänzt.',
  'Text of the call link': 'Text des Anruf-Links',
  'Shown at the top of every page. The first phone number follows.':
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
  'Shown above the links of this column.': 'Steht über den Links dieser Spalte.',
  'Drag them to sort.': 'Zum Sortieren ziehen.',
  'Heading of the gallery': 'Überschrift der Galerie',
  'Shown above the small pictures.': 'Steht über den kleinen Bildern.',
  Gallery: 'Galerie',
  'Up to twelve small pictures. Without pictures there is no gallery.':
    'Bis zu zwölf kleine Bilder. Ohne Bilder gibt es keine Galerie.',
  Newsletter: 'Newsletter',
  'The small form for newsletter sign-ups.': 'Das kleine Formular für die Anmeldung zum Newsletter.',
  'What the newsletter is about and how often it comes.': 'Worum es im Newsletter geht und wie oft er kommt.',
  Consent: 'Einwilligung',
  'Shown beside the button and stored with each address. Say what you keep, why and how long. Without this text there is no form.':
    'Steht bei der Schaltfläche und wird mit jeder Adresse gespeichert. Sagen Sie, was Sie aufbewahren, wofür und wie lange. Ohne diesen Text gibt es kein Formular.',
  'After subscribing': 'Nach dem Anmelden',
  'Says that the address is saved and that you will ask for confirmation by e-mail.':
    'Sagt, dass die Adresse gespeichert ist und Sie per E-Mail um Bestätigung bitten.',
  'If subscribing failed': 'Wenn das Anmelden nicht gelang',
  'Says that the address could not be saved.': 'Sagt, dass die Adresse nicht gespeichert werden konnte.',
  'Copyright line': 'Copyright-Zeile',
  'The last line of every page. The year is added automatically.':
    'Die letzte Zeile jeder Seite. Das Jahr wird automatisch ergänzt.',

  // Donations
  'Amounts and currency on the donate page. Edit its texts on the page itself.':
    'Beträge und Währung auf der Spendenseite. Ihre Texte ändern Sie auf der Seite selbst.',
  'Amounts to choose from': 'Beträge zur Auswahl',
  'One to six whole amounts, the smallest first, for example 20, 50, 100, 200.':
    'Ein bis sechs ganze Beträge, der kleinste zuerst, zum Beispiel 20, 50, 100, 200.',
  Amount: 'Betrag',
  'Preselected amount': 'Vorausgewählter Betrag',
  'One of the amounts above. Visitors can choose another one.':
    'Einer der Beträge darüber. Auf der Seite kann man einen anderen wählen.',
  'Minimum amount': 'Mindestbetrag',
  'A whole amount, for example 1. Shown beside the field.':
    'Ein ganzer Betrag, zum Beispiel 1. Steht neben dem Feld.',
  'Maximum amount': 'Höchstbetrag',
  'A whole amount, for example 10000. Shown beside the field.':
    'Ein ganzer Betrag, zum Beispiel 10000. Steht neben dem Feld.',
  Currency: 'Währung',
  'Three capital letters, for example EUR or USD. With EUR, the last page of a transfer shows a QR code for banking apps.':
    'Drei Großbuchstaben, zum Beispiel EUR oder USD. Bei EUR zeigt die letzte Seite einer Überweisung einen QR-Code für Banking-Apps.',
  'Test mode': 'Testmodus',
  'While it is on, nothing is charged, and every step says so. When off, visitors see how to transfer their donation.':
    'Solange er eingeschaltet ist, wird nichts abgebucht, und jeder Schritt sagt das. Ausgeschaltet zeigt die Website, wie man seine Spende überweist.',
  'Notice in test mode': 'Hinweis im Testmodus',
  'Says at the top of each step that no money is charged.':
    'Sagt oben bei jedem Schritt, dass kein Geld fließt.',
  'Account for transfers': 'Konto für Überweisungen',
  'Shown beside the form and, outside test mode, at the end of a donation by transfer.':
    'Steht neben dem Formular und, außerhalb des Testmodus, am Ende einer Spende per Überweisung.',
  'Account holder': 'Kontoinhaberin oder Kontoinhaber',
  'The name as registered with the bank.': 'Der Name, wie er bei der Bank geführt wird.',
  Bank: 'Bank',
  'The name of the bank.': 'Der Name der Bank.',
  IBAN: 'IBAN',
  'The number of the account, with or without spaces.': 'Die Nummer des Kontos, mit oder ohne Leerzeichen.',
  BIC: 'BIC',
  'The code of the bank, for transfers from other countries.':
    'Das Kürzel der Bank, für Überweisungen aus anderen Ländern.',
  'Tax receipts': 'Zuwendungsbestätigungen',
  'Only if the foundation may issue tax receipts. The website mentions them once all three fields are filled in.':
    'Nur wenn die Stiftung Spenden bestätigen darf. Die Website nennt Bestätigungen erst, wenn alle drei Felder ausgefüllt sind.',
  'Tax office': 'Finanzamt',
  'The office that recognised the foundation, for example Finanzamt Musterstadt.':
    'Das Finanzamt, das die Stiftung anerkannt hat, zum Beispiel Finanzamt Musterstadt.',
  'Tax number': 'Steuernummer',
  'As in the notice of the tax office.': 'Wie sie im Bescheid des Finanzamts steht.',
  'Date of the notice': 'Datum des Bescheids',
  'The date on the notice of the tax office.': 'Das Datum auf dem Bescheid des Finanzamts.',
}
