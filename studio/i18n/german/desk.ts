/** The desk, its lists, and what stands around fields. */
export const desk = {
  Website: 'Website',
  Content: 'Inhalte',
  'Website preview': 'Website-Vorschau',
  Pages: 'Seiten',
  'Legal pages': 'Rechtliche Seiten',
  Lists: 'Listen',
  'On every page': 'Auf allen Seiten',
  'On every page of the website': 'Auf allen Seiten der Website',
  'On the home page, and in answers about symptoms': 'Auf der Startseite und in Antworten über Beschwerden',
  'On the home page and below the donation form': 'Auf der Startseite und unter dem Spendenformular',
  'On the team page; the first four people also on “About us”':
    'Auf der Teamseite; die ersten vier Personen auch unter „Über uns“',
  'To be done': 'Zu erledigen',
  'Questions and answers': 'Fragen und Antworten',
  Team: 'Team',
  'Licence categories': 'Führerscheinklassen',
  'New entry': 'Neuer Eintrag',
  'No entries yet. Press the plus sign above to add one.':
    'Noch keine Einträge. Mit dem Pluszeichen oben legen Sie einen an.',
  'In the order of the website': 'In der Reihenfolge der Website',
  'The overview shows the categories by group, mopeds first. This order counts within each group.':
    'Die Übersicht zeigt die Klassen nach Gruppen, zuerst die Mopeds. Diese Reihenfolge gilt innerhalb jeder Gruppe.',
  'Drag to sort': 'Zum Sortieren ziehen',
  'Move up': 'Nach oben',
  'Move down': 'Nach unten',
  'Moved to place {place}. The new order is online.':
    'Auf Platz {place} gesetzt. Die neue Reihenfolge ist schon online.',
  'The order could not be saved. Please try again.':
    'Die Reihenfolge konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  'The list could not be loaded': 'Die Liste ließ sich nicht laden',
  'Please check the connection.': 'Bitte prüfen Sie die Verbindung.',
  'Try again': 'Noch einmal versuchen',
  '{length} of {max} characters': '{length} von {max} Zeichen',
  'Please describe the new picture': 'Bitte beschreiben Sie das neue Bild',
  'The description of the previous picture was removed:':
    'Die Beschreibung des bisherigen Bildes wurde entfernt:',
  'It still fits: put it back': 'Sie passt noch: wieder einsetzen',
}
