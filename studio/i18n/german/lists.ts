/** Questions, team, and the emergency box. */
export const lists = {
  // Questions
  'Question and answer': 'Frage und Antwort',
  'New question': 'Neue Frage',
  Question: 'Frage',
  'As a visitor would ask it. Shown on the home page and the donate page; the answer opens with a click.':
    'So, wie man sie selbst stellen würde. Steht auf der Startseite und der Spendenseite; die Antwort öffnet sich mit einem Klick.',
  Answer: 'Antwort',
  'The answer first, the reason second. Short sentences, terms explained where they first stand.':
    'Zuerst die Antwort, dann der Grund. Kurze Sätze; Fachwörter werden dort erklärt, wo sie zum ersten Mal stehen.',
  'The last part of the link that opens this answer. Press “Generate” once; links that others have saved break when it changes.':
    'Der letzte Teil des Links, der diese Antwort öffnet. Drücken Sie einmal „Generieren“; Links, die andere gespeichert haben, gehen nicht mehr, wenn sich die Adresse ändert.',
  'Show the emergency box in this answer': 'Notfallkasten in dieser Antwort zeigen',
  'For answers about symptoms: the box says when to act at once. Its words are under “Emergency box”.':
    'Für Antworten über Beschwerden: Der Kasten sagt, wann man sofort handeln muss. Sein Text steht unter „Notfallkasten“.',
  'Place in the list': 'Platz in der Liste',
  'Set by dragging the entry in its list.': 'Wird gesetzt, indem man den Eintrag in seiner Liste zieht.',
  'As on the website': 'Wie auf der Website',

  // Team
  'Team member': 'Teammitglied',
  'New person': 'Neue Person',
  'First and last name, as the person wants to be named on the website.':
    'Vor- und Nachname, so wie die Person auf der Website genannt werden möchte.',
  Role: 'Aufgabe',
  'What this person does in the foundation, in a few words. Shown below the name.':
    'Was diese Person in der Stiftung tut, in wenigen Wörtern. Steht unter dem Namen.',
  'About this person': 'Über diese Person',
  'One or two sentences below the role, with the consent of the person. May stay empty.':
    'Ein oder zwei Sätze unter der Aufgabe, mit Einwilligung der Person. Kann leer bleiben.',
  Portrait: 'Porträt',
  'A picture of the face, best upright and with a calm background. Mark the face as the important part, so that it is never cut off.':
    'Ein Bild des Gesichts, am besten im Hochformat und mit ruhigem Hintergrund. Markieren Sie das Gesicht als wichtigen Ausschnitt, damit es nie abgeschnitten wird.',
  'This is an example, not a real person': 'Das ist ein Beispiel, keine wirkliche Person',
  'While it is on, the page says so beside the name.':
    'Solange das eingeschaltet ist, steht es neben dem Namen.',

  // Emergency box
  'Emergency box': 'Notfallkasten',
  'The first words of the box, on the home page and in answers about symptoms.':
    'Die ersten Wörter des Kastens, auf der Startseite und in Antworten über Beschwerden.',
  'When to act at once': 'Wann man sofort handeln muss',
  'The signs, as a short list, and what to do. As few words as possible.':
    'Die Anzeichen als kurze Liste und was zu tun ist. So wenige Wörter wie möglich.',
  'Emergency number': 'Notrufnummer',
  'The number that the button calls, for example 112.':
    'Die Nummer, die die Schaltfläche anruft, zum Beispiel 112.',
  'Words of the call button': 'Wörter der Anruf-Schaltfläche',
  'The number is added by itself.': 'Die Nummer kommt von selbst hinzu.',
}
