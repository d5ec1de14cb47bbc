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

  // Every page
  'Page title': 'Seitentitel',
  'Shown in the browser tab and in search results. A few words that say what the page is about; the name of the foundation is added by itself.':
    'Steht im Browser-Tab und in Suchergebnissen. Wenige Wörter, die sagen, worum es auf der Seite geht; der Name der Stiftung kommt von selbst hinzu.',
  'Description for search engines': 'Beschreibung für Suchmaschinen',
  'One or two sentences that appear under the title in search results and when somebody shares the page. Not shown on the page itself.':
    'Ein oder zwei Sätze, die in Suchergebnissen unter dem Titel stehen und wenn jemand die Seite teilt. Auf der Seite selbst sind sie nicht zu sehen.',
  'The large heading at the top of the page. Short headings are read most.':
    'Die große Überschrift oben auf der Seite. Kurze Überschriften werden am ehesten gelesen.',
  'Banner picture': 'Bild oben auf der Seite',
  'The wide picture at the top of the page, at least 1600 pixels wide.':
    'Das breite Bild oben auf der Seite, mindestens 1600 Pixel breit.',

  // Medical texts
  'Where the medical statements come from: guidelines, hospitals, authorities. Shown below the text.':
    'Woher die medizinischen Aussagen stammen: Leitlinien, Kliniken, Behörden. Steht unter dem Text.',
  'Medically reviewed by': 'Medizinisch geprüft von',
  'Name and profession of the person who has checked the text, shown below it. Leave this empty until somebody really has: the page then says that no review has taken place yet.':
    'Name und Beruf der Person, die den Text geprüft hat; steht unter dem Text. Lassen Sie das Feld leer, bis wirklich jemand geprüft hat: Die Seite sagt dann, dass es noch keine Prüfung gab.',
  'Reviewed on': 'Geprüft am',
  'The day on which that person checked the text. Shown beside the name.':
    'Der Tag, an dem diese Person den Text geprüft hat. Steht neben dem Namen.',

  // Formatted text
  'Line in both languages': 'Zeile in beiden Sprachen',
  'Paragraph in both languages': 'Absatz in beiden Sprachen',
  'Formatted text in both languages': 'Formatierter Text in beiden Sprachen',
  'Smaller heading': 'Kleinere Überschrift',
  Bullets: 'Aufzählung',
  Numbers: 'Nummerierung',
  Strong: 'Fett',
  Emphasis: 'Hervorgehoben',
  'Link to another website': 'Link zu einer anderen Website',
  'For example https://www.example.org, mailto:name@example.org or tel:+493023125100.':
    'Zum Beispiel https://www.example.org, mailto:name@example.org oder tel:+493023125100.',
  'Link to a page of this website': 'Link zu einer Seite dieser Website',
  'The page that the link leads to. It goes on working when its address changes.':
    'Die Seite, zu der der Link führt. Er funktioniert auch dann noch, wenn sich ihre Adresse ändert.',

  // Pictures
  'What can be seen': 'Was zu sehen ist',
  'Read aloud to people who cannot see the picture. Describe what matters in it, in one sentence.':
    'Wird Menschen vorgelesen, die das Bild nicht sehen können. Beschreiben Sie in einem Satz, worauf es ankommt.',
  'Picture without a description': 'Bild ohne Beschreibung',

  // Links
  'Words of the link': 'Wörter des Links',
  'Say where it leads: “More about us” rather than “Click here”.':
    'Sagen Sie, wohin er führt: „Mehr über uns“ statt „Hier klicken“.',
  'Leads to': 'Führt zu',
  'The page of this website that the link opens. It goes on working when its address changes.':
    'Die Seite dieser Website, die der Link öffnet. Er funktioniert auch dann noch, wenn sich ihre Adresse ändert.',
  'Link without words': 'Link ohne Wörter',

  // Sources
  'Name of the document and its publisher. Say so where it is in another language only.':
    'Name des Dokuments und wer es herausgibt. Sagen Sie dazu, wenn es das nur in einer anderen Sprache gibt.',
  'The full address of the document, for example https://www.example.org/guideline.':
    'Die vollständige Adresse des Dokuments, zum Beispiel https://www.example.org/leitlinie.',
  'The day on which the statement was compared with this source, or the date of the version used.':
    'Der Tag, an dem die Aussage mit dieser Quelle verglichen wurde, oder das Datum der verwendeten Fassung.',
  'Source without a title': 'Quelle ohne Titel',

  // Messages after sending
  'Message after sending': 'Meldung nach dem Senden',
  'The few words in large letters at the top of the message.':
    'Die wenigen großen Wörter oben in der Meldung.',
  'What has happened, and what happens next.': 'Was geschehen ist und wie es weitergeht.',
  'The word on the button that closes the message.':
    'Das Wort auf der Schaltfläche, die die Meldung schließt.',
  'Message without a heading': 'Meldung ohne Überschrift',

  // Texts with a heading
  'Text with heading': 'Text mit Überschrift',
  'Says what the text is about, so that one can decide whether to read it.':
    'Sagt, worum es im Text geht, damit man entscheiden kann, ob man ihn liest.',
  'Short paragraphs and lists are read most. Terms are explained where they first stand.':
    'Kurze Absätze und Listen werden am ehesten gelesen. Fachwörter werden dort erklärt, wo sie zum ersten Mal stehen.',
  'Text without a heading': 'Text ohne Überschrift',
  'Former review': 'Frühere Prüfung',
  'Reviewed texts': 'Geprüfte Texte',
  'Which texts that person checked, as a fingerprint. Written by the Studio itself.':
    'Welche Texte diese Person geprüft hat, als Fingerabdruck. Trägt das Studio selbst ein.',
  'Who had checked the text before it was changed, and when. Written by the Studio itself.':
    'Wer den Text geprüft hatte, bevor er geändert wurde, und wann. Das trägt das Studio selbst ein.',
  'Reviewed by': 'Geprüft von',
  'Who had checked the text.': 'Wer den Text geprüft hatte.',
  On: 'Am',
  'The day on which that was.': 'Der Tag, an dem das war.',
}
