/** What several types share, and what is inside of fields. */
export const shared = {
  // Words of many places
  Heading: 'Überschrift',
  Introduction: 'Einleitung',
  Text: 'Text',
  Link: 'Link',
  Links: 'Links',
  Picture: 'Bild',
  Pictures: 'Bilder',
  Name: 'Name',
  Description: 'Beschreibung',
  Explanation: 'Erläuterung',
  Button: 'Schaltfläche',
  Sources: 'Quellen',
  Source: 'Quelle',
  Title: 'Titel',
  Address: 'Adresse',
  'As of': 'Stand',
  'As of {date}': 'Stand: {date}',
  Page: 'Seite',
  Form: 'Formular',
  Top: 'Oben',
  Phone: 'Telefon',
  'E-mail': 'E-Mail',
  Number: 'Nummer',
  Group: 'Gruppe',
  Category: 'Klasse',
  German: 'Deutsch',
  English: 'Englisch',

  // Every page
  'Page title': 'Seitentitel',
  'Shown in the browser tab and in search results. A few words about the page; the foundation’s name is added automatically.':
    'Steht im Browser-Tab und in Suchergebnissen. Wenige Wörter zum Inhalt; der Name der Stiftung wird automatisch ergänzt.',
  'Description for search engines': 'Beschreibung für Suchmaschinen',
  'One or two sentences that appear under the title in search results and in previews of shared links. Not shown on the page itself.':
    'Ein oder zwei Sätze, die in Suchergebnissen und in der Vorschau geteilter Links unter dem Titel erscheinen. Auf der Seite selbst sind sie nicht zu sehen.',
  'The large heading at the top of the page. Keep it short.':
    'Die große Überschrift oben auf der Seite. Bitte kurz.',
  'Banner picture': 'Bild oben auf der Seite',
  'The wide picture at the top of the page, at least 1600 pixels wide.':
    'Das breite Bild oben auf der Seite, mindestens 1600 Pixel breit.',

  // Medical texts
  'Where the medical statements come from: guidelines, hospitals, authorities. The page lists them under “Sources”.':
    'Woher die medizinischen Aussagen stammen: Leitlinien, Kliniken, Behörden. Die Seite führt sie unter „Quellen“ auf.',
  'Medically reviewed by': 'Medizinisch geprüft von',
  'Name and profession of the person who checked the text. Leave this empty until then: the page says, once for all its texts, that there was no review yet.':
    'Name und Beruf der Person, die den Text geprüft hat. Lassen Sie das Feld bis dahin leer: Die Seite sagt dann einmal für alle Texte, dass es noch keine Prüfung gab.',
  'Reviewed on': 'Geprüft am',
  'The day of that review. Shown beside the name.': 'Der Tag dieser Prüfung. Steht neben dem Namen.',

  // Formatted text
  'Line in both languages': 'Zeile in beiden Sprachen',
  'Paragraph in both languages': 'Absatz in beiden Sprachen',
  'Formatted text in both languages': 'Formatierter Text in beiden Sprachen',
  'Smaller heading': 'Kleinere Überschrift',
  Bullets: 'Aufzählung',
  Numbers: 'Nummerierung',
  Bold: 'Fett',
  Italic: 'Kursiv',
  'Link to another website': 'Link zu einer anderen Website',
  'For example https://www.example.org, mailto:name@example.org or tel:+493023125100.':
    'Zum Beispiel https://www.example.org, mailto:name@example.org oder tel:+493023125100.',
  'Link to a page of this website': 'Link zu einer Seite dieser Website',
  'A page of this website. The link keeps working when its address changes.':
    'Eine Seite dieser Website. Der Link funktioniert auch, wenn sich ihre Adresse ändert.',

  // Pictures
  'Picture description (alt text)': 'Bildbeschreibung',
  'Read aloud to people who cannot see the picture. Describe what matters in it, in one sentence.':
    'Wird Menschen vorgelesen, die das Bild nicht sehen können. Beschreiben Sie in einem Satz, worauf es ankommt.',
  'Picture without a description': 'Bild ohne Beschreibung',

  // Links
  'Link text': 'Linktext',
  'Say where the link goes: “More about us”, not “Click here”.':
    'Sagen Sie, wohin der Link führt: „Mehr über uns“, nicht „Hier klicken“.',
  'Link target': 'Linkziel',
  'Link without text': 'Link ohne Text',

  // Sources
  'Name of the document and its publisher. Say so if it is only in another language.':
    'Name des Dokuments und wer es herausgibt. Sagen Sie dazu, wenn es das nur in einer anderen Sprache gibt.',
  'The full address of the document, for example https://www.example.org/guideline.':
    'Die vollständige Adresse des Dokuments, zum Beispiel https://www.example.org/leitlinie.',
  'The day on which you compared the text with this source, or the date of the version used.':
    'Der Tag, an dem Sie den Text mit dieser Quelle verglichen haben, oder das Datum der verwendeten Fassung.',
  'Source without a title': 'Quelle ohne Titel',

  // Messages after sending
  'Message after sending': 'Meldung nach dem Senden',
  'Shown in large letters at the top of the message.': 'Steht in großer Schrift oben in der Meldung.',
  'What has happened, and what happens next.': 'Was geschehen ist und wie es weitergeht.',
  'The text on the button.': 'Der Text auf der Schaltfläche.',
  'Message without a heading': 'Meldung ohne Überschrift',

  // Texts with a heading
  'Text with heading': 'Text mit Überschrift',
  'Says what the text is about.': 'Sagt, worum es im Text geht.',
  'Use short paragraphs and lists, and explain terms when they first appear.':
    'Kurze Absätze und Listen; erklären Sie Fachwörter beim ersten Mal.',
  'Text without a heading': 'Text ohne Überschrift',
  'Former review': 'Frühere Prüfung',
  'Reviewed texts': 'Geprüfte Texte',
}
