/** Questions, team, and the emergency box. */
export const lists = {
  // Questions
  'Question and answer': 'Frage und Antwort',
  'New question': 'Neue Frage',
  Question: 'Frage',
  'As a visitor would ask it. Shown on the home page and the donate page; the answer opens with a click.':
    'So, wie man sie selbst stellen würde. Steht auf der Startseite und der Spendenseite; die Antwort öffnet sich mit einem Klick.',
  Answer: 'Antwort',
  'The answer first, then the reason. Use short sentences, and explain terms when they first appear.':
    'Zuerst die Antwort, dann der Grund. Kurze Sätze; erklären Sie Fachwörter beim ersten Mal.',
  'The last part of the link that opens this answer. It follows the English question until you publish; after that, saved links break when it changes.':
    'Der letzte Teil des Links, der diese Antwort öffnet. Er folgt der englischen Frage, bis Sie veröffentlichen; danach gehen gespeicherte Links nicht mehr, wenn er sich ändert.',
  'Show the emergency box in this answer': 'Notfallkasten in dieser Antwort zeigen',
  'For answers about symptoms: the box says when to act at once. Edit its text under “Emergency box”.':
    'Für Antworten über Beschwerden: Der Kasten sagt, wann man sofort handeln muss. Sein Text steht unter „Notfallkasten“.',
  'Place in the list': 'Platz in der Liste',

  // Team
  'Team member': 'Teammitglied',
  'New person': 'Neue Person',
  'First and last name, as the person wants to be named on the website.':
    'Vor- und Nachname, so wie die Person auf der Website genannt werden möchte.',
  Role: 'Aufgabe',
  'What this person does in the foundation, in a few words. Shown below the name.':
    'Was diese Person in der Stiftung tut, in wenigen Wörtern. Steht unter dem Namen.',
  'About this person': 'Über diese Person',
  'One or two sentences below the role, with the consent of the person. Optional.':
    'Ein oder zwei Sätze unter der Aufgabe, mit Einwilligung der Person. Kann leer bleiben.',
  Portrait: 'Porträt',
  'A picture of the face, ideally upright and with a calm background. Set the focal point to the face, so that it is never cut off.':
    'Ein Bild des Gesichts, am besten im Hochformat und mit ruhigem Hintergrund. Legen Sie den Fokuspunkt auf das Gesicht, damit es nie abgeschnitten wird.',
  'This is an example, not a real person': 'Das ist ein Beispiel, keine wirkliche Person',
  'While it is on, the page says so beside the name.':
    'Solange das eingeschaltet ist, steht es neben dem Namen.',

  // Emergency box
  'Emergency box': 'Notfallkasten',
  'Always visible': 'Immer sichtbar',
  'Sources and review': 'Quellen und Prüfung',
  'Shown at the top of the box, on the home page and in answers about symptoms.':
    'Steht oben im Kasten, auf der Startseite und in Antworten über Beschwerden.',
  'When to act at once': 'Wann man sofort handeln muss',
  'One sentence and the four most important signs, each with what to do. Fever and trouble breathing belong here, because this part is always visible.':
    'Ein Satz und die vier wichtigsten Anzeichen, jeweils mit dem, was zu tun ist. Fieber und Atemnot gehören hierher, denn dieser Teil ist immer zu sehen.',
  'Link to more signs': 'Link zu weiteren Anzeichen',
  'Visitors click it to see more signs.': 'Ein Klick darauf zeigt weitere Anzeichen.',
  'More signs': 'Weitere Anzeichen',
  'The other signs, as a short list. Optional.': 'Die übrigen Anzeichen als kurze Liste. Kann leer bleiben.',
  'Link below the signs': 'Link unter den Anzeichen',
  'For example to the emergency card. Optional.': 'Zum Beispiel zur Notfallkarte. Kann leer bleiben.',
  'Emergency number': 'Notrufnummer',
  'The number that the button calls, for example 112.':
    'Die Nummer, die die Schaltfläche anruft, zum Beispiel 112.',
  'Text of the call button': 'Text der Anruf-Schaltfläche',
  'The number is added automatically.': 'Die Nummer wird automatisch ergänzt.',
}
