/** The desk, its lists, and what stands around fields. */
export const desk = {
  Website: 'Website',
  Content: 'Inhalte',
  'Pages as they will look': 'Seitenvorschau',
  Pages: 'Seiten',
  'Legal pages': 'Rechtliche Seiten',
  Lists: 'Listen',
  'On every page': 'Auf allen Seiten',
  'To be done': 'Zu erledigen',
  'Questions and answers': 'Fragen und Antworten',
  Team: 'Team',
  'Licence categories': 'Führerscheinklassen',
  'New entry': 'Neuer Eintrag',
  'Nothing here yet. Press the plus sign above to add an entry.':
    'Hier ist noch nichts. Mit dem Pluszeichen oben legen Sie einen Eintrag an.',
  'In the order of the website': 'In der Reihenfolge der Website',
  'The overview shows the categories by group, mopeds first. This order counts within each group.':
    'Die Übersicht zeigt die Klassen nach Gruppen, zuerst die Mopeds. Diese Reihenfolge gilt innerhalb jeder Gruppe.',
  'Drag to sort': 'Zum Sortieren ziehen',
  'Move up': 'Nach oben',
  'Move down': 'Nach unten',
  'Moved to place {place}. There is no need to publish the order.':
    'Auf Platz {place} gesetzt. Die Reihenfolge muss nicht veröffentlicht werden.',
  'The order could not be saved. Please try again.':
    'Die Reihenfolge konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  'The list could not be loaded': 'Die Liste ließ sich nicht laden',
  'Please check the connection.': 'Bitte prüfen Sie die Verbindung.',
  'Try again': 'Noch einmal versuchen',
  '{length} of {max} characters': '{length} von {max} Zeichen',
  'Please say what can be seen in the new picture':
    'Bitte schreiben Sie, was auf dem neuen Bild zu sehen ist',
  'The description belonged to the former picture and was taken out:':
    'Die Beschreibung gehörte zum bisherigen Bild und wurde herausgenommen:',
  'It still fits: put it in again': 'Sie passt noch: wieder einsetzen',
  '“{title}” exists once only': '„{title}“ gibt es nur einmal',
  'A second copy would never appear on the website. Please edit the one that is there.':
    'Ein zweites Exemplar würde auf der Website nie erscheinen. Bitte bearbeiten Sie das vorhandene.',
  'Open “{title}”': '„{title}“ öffnen',
}
