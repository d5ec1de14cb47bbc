/** The page about driving licences, and the categories. */
export const licences = {
  // Page
  'Driving licences': 'Führerscheine',
  'Licence from abroad': 'Führerschein aus dem Ausland',
  'Enquiry form': 'Anfrageformular',
  'First words of the page': 'Erste Sätze der Seite',
  'That the foundation issues and sells nothing, only authorities do, and that asking is free.':
    'Dass die Stiftung nichts ausstellt und nichts verkauft, dass das nur Behörden tun und dass Fragen nichts kostet.',
  'What the page offers, in a few sentences above the categories.':
    'Was die Seite bietet, in wenigen Sätzen über den Klassen.',
  'Names of the five groups': 'Namen der fünf Gruppen',
  'The headings under which the categories stand.': 'Die Überschriften, unter denen die Klassen stehen.',
  'Group AM': 'Gruppe AM',
  'Group A1, A2, A': 'Gruppe A1, A2, A',
  'Group B1, B, C1, C': 'Gruppe B1, B, C1, C',
  'Group D1, D': 'Gruppe D1, D',
  'Group BE, C1E, CE, D1E, DE': 'Gruppe BE, C1E, CE, D1E, DE',
  'The heading above these categories in the overview.':
    'Die Überschrift über diesen Klassen in der Übersicht.',
  'Heading of the comparison': 'Überschrift des Vergleichs',
  'Stands above the table of all categories.': 'Steht über der Tabelle aller Klassen.',
  'Whose rules these are': 'Wessen Regeln das sind',
  'Shown with the ages and limits.': 'Steht bei den Altersangaben und Grenzen.',
  'What will change': 'Was sich ändern wird',
  'A dated note on law that is not in force yet. May stay empty.':
    'Ein Hinweis mit Datum auf Recht, das noch nicht gilt. Kann leer bleiben.',
  'The part of the page for people who have a licence from another country.':
    'Der Teil der Seite für Menschen mit einem Führerschein aus einem anderen Land.',
  'Stands above this part of the page.': 'Steht über diesem Teil der Seite.',
  'What holds for licences from other countries, and who can say more.':
    'Was für Führerscheine aus anderen Ländern gilt und wer mehr dazu sagen kann.',
  'The laws and official pages that the text relies on. Shown below it.':
    'Die Gesetze und amtlichen Seiten, auf die sich der Text stützt. Steht darunter.',
  'Heading of the enquiry': 'Überschrift der Anfrage',
  'Stands above the form for questions.': 'Steht über dem Formular für Fragen.',
  'What can be asked here, and what cannot.': 'Was man hier fragen kann und was nicht.',
  'Label: country': 'Beschriftung: Land',
  'Stands above the list from which visitors choose.': 'Steht über der Liste, aus der gewählt wird.',
  'Label: service': 'Beschriftung: Leistung',

  // Categories
  'Licence category': 'Führerscheinklasse',
  'New licence category': 'Neue Führerscheinklasse',
  Facts: 'Fakten',
  Code: 'Kürzel',
  'As on the licence, for example C1E. It is also the address of the page.':
    'Wie auf dem Führerschein, zum Beispiel C1E. Es ist auch die Adresse der Seite.',
  'Under which heading the category stands in the overview.':
    'Unter welcher Überschrift die Klasse in der Übersicht steht.',
  Mopeds: 'Mopeds',
  Motorcycles: 'Motorräder',
  'Multi-lane motor vehicles': 'Mehrspurige Kraftfahrzeuge',
  Buses: 'Busse',
  'Multi-lane vehicles with trailers': 'Mehrspurige Fahrzeuge mit Anhänger',
  'Vehicles in a few words': 'Fahrzeuge in wenigen Wörtern',
  'Which vehicles the category is for. Shown beside the code in the overview and as the heading of its page.':
    'Für welche Fahrzeuge die Klasse gilt. Steht in der Übersicht neben dem Kürzel und als Überschrift ihrer Seite.',
  Summary: 'Zusammenfassung',
  'One or two sentences for the overview of all categories.':
    'Ein oder zwei Sätze für die Übersicht aller Klassen.',
  'The text of the category’s own page: what it is for, how one gets it, what is special. Without ages and limits, which are shown from the fields under “Facts”.':
    'Der Text auf der eigenen Seite der Klasse: wofür sie gilt, wie man sie bekommt, was besonders ist. Ohne Altersangaben und Grenzen; die stammen aus den Feldern unter „Fakten“.',
  'The laws and official pages that the ages and limits were taken from. Shown at the end of the page.':
    'Die Gesetze und amtlichen Seiten, aus denen Altersangaben und Grenzen stammen. Steht am Ende der Seite.',
  'Needs first': 'Zuerst nötig',
  'The category that one must hold before this one. Empty if there is none.':
    'Die Klasse, die man vor dieser haben muss. Leer, wenn es keine gibt.',
  Includes: 'Schließt ein',
  'Categories whose vehicles one may drive as well with this one.':
    'Klassen, deren Fahrzeuge man mit dieser ebenfalls fahren darf.',
  'Included category': 'Eingeschlossene Klasse',
  'No category chosen yet': 'Noch keine Klasse gewählt',
  'The category whose vehicles may be driven as well.':
    'Die Klasse, deren Fahrzeuge man ebenfalls fahren darf.',
  Condition: 'Bedingung',
  'For example: if category D is held. Empty if there is none.':
    'Zum Beispiel: wenn Klasse D vorhanden ist. Leer, wenn es keine gibt.',
  Symbol: 'Symbol',
  'A small and simple drawing of the vehicle, square, for tables and cards.':
    'Eine kleine, einfache Zeichnung des Fahrzeugs, quadratisch, für Tabellen und Karten.',
  'The large picture at the top of the category’s page, in landscape format.':
    'Das große Bild oben auf der Seite der Klasse, im Querformat.',

  // Ages
  'Minimum ages': 'Mindestalter',
  'The general rule first, then exceptions. Each with whose rule it is.':
    'Zuerst die allgemeine Regel, dann Ausnahmen. Jeweils mit der Angabe, wessen Regel es ist.',
  'Minimum age': 'Mindestalter',
  Years: 'Jahre',
  'The age from which one may drive, as a whole number from 14 to 30.':
    'Das Alter, ab dem man fahren darf, als ganze Zahl von 14 bis 30.',
  'Whose rule': 'Wessen Regel',
  'The European Union’s, or that of one country.': 'Die der Europäischen Union oder die eines Landes.',
  'European Union': 'Europäische Union',
  Germany: 'Deutschland',
  Austria: 'Österreich',
  'For example: after two years of category A2. Empty if there is none.':
    'Zum Beispiel: nach zwei Jahren Klasse A2. Leer, wenn es keine gibt.',
  'Legal source': 'Rechtsquelle',
  'For example: Directive 2006/126/EC, Art. 4 (3) (c).':
    'Zum Beispiel: Richtlinie 2006/126/EG, Art. 4 Abs. 3 Buchst. c.',
  '{years} years': '{years} Jahre',
  'No age yet': 'Noch kein Alter',

  // Limits
  'Limits of the vehicles': 'Grenzen der Fahrzeuge',
  'Only what the rule really limits; leave everything else empty. Numbers alone, without units.':
    'Nur was die Regel wirklich begrenzt; alles andere leer lassen. Nur Zahlen, ohne Einheiten.',
  'Speed up to (km/h)': 'Geschwindigkeit bis (km/h)',
  'The highest speed that the vehicle can reach by its design.':
    'Die höchste Geschwindigkeit, die das Fahrzeug nach seiner Bauart erreicht.',
  'Engine up to (cm³)': 'Hubraum bis (cm³)',
  'The size of the engine.': 'Die Größe des Motors.',
  'Power up to (kW)': 'Leistung bis (kW)',
  'The power of the engine, in kilowatts rather than horsepower.':
    'Die Leistung des Motors, in Kilowatt und nicht in PS.',
  'Power to weight up to (kW/kg)': 'Leistung je Gewicht bis (kW/kg)',
  'The power for each kilogram of the vehicle, for example 0.2.':
    'Die Leistung je Kilogramm des Fahrzeugs, zum Beispiel 0,2.',
  'Unladen mass up to (kg)': 'Leermasse bis (kg)',
  'The mass of the empty vehicle.': 'Die Masse des leeren Fahrzeugs.',
  'Maximum authorised mass over (kg)': 'Zulässige Gesamtmasse über (kg)',
  'The mass with everything in it, from the papers of the vehicle. The category begins above this.':
    'Die Masse mit allem, was darin ist, aus den Fahrzeugpapieren. Die Klasse beginnt darüber.',
  'Maximum authorised mass up to (kg)': 'Zulässige Gesamtmasse bis (kg)',
  'The mass with everything in it, from the papers of the vehicle. The category ends here.':
    'Die Masse mit allem, was darin ist, aus den Fahrzeugpapieren. Die Klasse endet hier.',
  'Seats up to, driver included': 'Höchstens Sitzplätze, mit Fahrersitz',
  'For example 9: the driver and eight others.': 'Zum Beispiel 9: die Person am Steuer und acht weitere.',
  'Seats at least, driver included': 'Mindestens Sitzplätze, mit Fahrersitz',
  'For example 10: the driver and nine others.': 'Zum Beispiel 10: die Person am Steuer und neun weitere.',
  'Length up to (m)': 'Länge bis (m)',
  'The length of the vehicle in metres.': 'Die Länge des Fahrzeugs in Metern.',
  'Trailer over (kg)': 'Anhänger über (kg)',
  'The maximum authorised mass of the trailer. The category begins above this.':
    'Die zulässige Gesamtmasse des Anhängers. Die Klasse beginnt darüber.',
  'Trailer up to (kg)': 'Anhänger bis (kg)',
  'The maximum authorised mass of the trailer. The category ends here.':
    'Die zulässige Gesamtmasse des Anhängers. Die Klasse endet hier.',
  'Vehicle and trailer together up to (kg)': 'Fahrzeug und Anhänger zusammen bis (kg)',
  'The maximum authorised mass of both together.': 'Die zulässige Gesamtmasse beider zusammen.',
}
