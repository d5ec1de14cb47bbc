/** The page about driving licences, and the categories. */
export const licences = {
  // Page
  'Driving licences': 'Führerscheine',
  'Licence from abroad': 'Führerschein aus dem Ausland',
  'Enquiry form': 'Anfrageformular',
  'Why the foundation has this page, in a sentence or two.':
    'Warum es diese Seite bei der Stiftung gibt, in ein oder zwei Sätzen.',
  'Warning in one line': 'Warnung in einer Zeile',
  'Says that the foundation neither issues nor sells licences. Shown on every licence page.':
    'Sagt, dass die Stiftung keine Führerscheine ausstellt oder verkauft. Steht auf jeder Führerscheinseite.',
  'Rest of the warning': 'Rest der Warnung',
  'Who issues licences, and what applies to bought documents. Shown below that line, on the overview only.':
    'Wer Führerscheine ausstellt und was für gekaufte Dokumente gilt. Steht unter dieser Zeile, nur in der Übersicht.',
  'Names of the five groups': 'Namen der fünf Gruppen',
  'Shown above the categories of each group.': 'Stehen über den Klassen jeder Gruppe.',
  'Group AM': 'Gruppe AM',
  'Group A1, A2, A': 'Gruppe A1, A2, A',
  'Group B1, B, C1, C': 'Gruppe B1, B, C1, C',
  'Group D1, D': 'Gruppe D1, D',
  'Group BE, C1E, CE, D1E, DE': 'Gruppe BE, C1E, CE, D1E, DE',
  'The heading above these categories in the overview.':
    'Die Überschrift über diesen Klassen in der Übersicht.',
  'Heading of the comparison': 'Überschrift des Vergleichs',
  'Shown above the table of all categories.': 'Steht über der Tabelle aller Klassen.',
  'Whose rules these are': 'Wessen Regeln das sind',
  'Shown with the ages and limits.': 'Steht bei den Altersangaben und Grenzen.',
  'What will change': 'Was sich ändern wird',
  'A note, with its date, on law that is not in force yet. Optional.':
    'Ein Hinweis mit Datum auf Recht, das noch nicht gilt. Kann leer bleiben.',
  'The part of the page for people who have a licence from another country.':
    'Der Teil der Seite für Menschen mit einem Führerschein aus einem anderen Land.',
  'What applies to licences from other countries, and who can tell you more.':
    'Was für Führerscheine aus anderen Ländern gilt und wer mehr dazu weiß.',
  'The laws and official pages that the text relies on. Shown below it.':
    'Die Gesetze und amtlichen Seiten, auf die sich der Text stützt. Steht darunter.',
  'Heading of the enquiry': 'Überschrift der Anfrage',
  'What can be asked here, and what cannot.': 'Was man hier fragen kann und was nicht.',
  'Note beside the button': 'Hinweis neben der Schaltfläche',
  'For example, what asking costs. Optional.': 'Zum Beispiel, was eine Frage kostet. Kann leer bleiben.',
  'Label: country': 'Beschriftung: Land',
  'Shown above the list of choices.': 'Steht über der Auswahlliste.',
  'Label: service': 'Beschriftung: Leistung',

  // Categories
  'Licence category': 'Führerscheinklasse',
  'New licence category': 'Neue Führerscheinklasse',
  Facts: 'Fakten',
  Code: 'Kürzel',
  'As on the licence, for example C1E. It is also the address of the page.':
    'Wie auf dem Führerschein, zum Beispiel C1E. Es ist auch die Adresse der Seite.',
  'The heading above the category in the overview.': 'Die Überschrift über der Klasse in der Übersicht.',
  Mopeds: 'Mopeds',
  Motorcycles: 'Motorräder',
  'Cars and lorries': 'Autos und Lastwagen',
  Buses: 'Busse',
  'With a trailer': 'Mit Anhänger',
  'Vehicles in a few words': 'Fahrzeuge in wenigen Wörtern',
  'Which vehicles the category is for. Shown beside the code in the overview and as the heading of its page.':
    'Für welche Fahrzeuge die Klasse gilt. Steht in der Übersicht neben dem Kürzel und als Überschrift ihrer Seite.',
  Summary: 'Zusammenfassung',
  'One or two sentences for the overview of all categories.':
    'Ein oder zwei Sätze für die Übersicht aller Klassen.',
  'The text of the category’s own page: what it is for, how to get it, what is special. Leave out ages and limits: they come from “Facts”.':
    'Der Text auf der eigenen Seite der Klasse: wofür sie gilt, wie man sie bekommt, was besonders ist. Ohne Altersangaben und Grenzen: Sie stammen aus „Fakten“.',
  'The laws and official pages that the ages and limits were taken from. Shown at the end of the page.':
    'Die Gesetze und amtlichen Seiten, aus denen Altersangaben und Grenzen stammen. Steht am Ende der Seite.',
  'Required category': 'Vorausgesetzte Klasse',
  'The category you must hold first. Leave empty if there is none.':
    'Die Klasse, die man zuerst haben muss. Leer lassen, wenn es keine gibt.',
  Includes: 'Schließt ein',
  'Other categories whose vehicles you may drive with this one.':
    'Klassen, deren Fahrzeuge man mit dieser ebenfalls fahren darf.',
  'Included category': 'Eingeschlossene Klasse',
  'No category chosen yet': 'Noch keine Klasse gewählt',
  'The category whose vehicles may be driven as well.':
    'Die Klasse, deren Fahrzeuge man ebenfalls fahren darf.',
  Condition: 'Bedingung',
  'For example: if category D is held. Leave empty if there is none.':
    'Zum Beispiel: wenn Klasse D vorhanden ist. Leer lassen, wenn es keine gibt.',
  Symbol: 'Symbol',
  'A small and simple drawing of the vehicle, square, for tables and cards.':
    'Eine kleine, einfache Zeichnung des Fahrzeugs, quadratisch, für Tabellen und Karten.',
  'The large picture at the top of the category’s page, in landscape format.':
    'Das große Bild oben auf der Seite der Klasse, im Querformat.',

  // Ages
  'Minimum ages': 'Mindestalter',
  'The general rule first, without a condition; then exceptions. State whose rule each is.':
    'Zuerst die allgemeine Regel ohne Bedingung, dann Ausnahmen. Geben Sie jeweils an, wessen Regel es ist.',
  'Minimum age': 'Mindestalter',
  Years: 'Jahre',
  'The age from which driving is allowed, a whole number from 14 to 30.':
    'Das Alter, ab dem man fahren darf, als ganze Zahl von 14 bis 30.',
  'Whose rule': 'Wessen Regel',
  'The European Union’s, or that of one country.': 'Die der Europäischen Union oder die eines Landes.',
  'European Union': 'Europäische Union',
  Germany: 'Deutschland',
  Austria: 'Österreich',
  'For example: after two years of category A2. Leave empty if there is none.':
    'Zum Beispiel: nach zwei Jahren Klasse A2. Leer lassen, wenn es keine gibt.',
  'Legal source': 'Rechtsquelle',
  'For example: Directive 2006/126/EC, Art. 4 (3) (c).':
    'Zum Beispiel: Richtlinie 2006/126/EG, Art. 4 Abs. 3 Buchst. c.',
  '{years} years': '{years} Jahre',
  'No age yet': 'Noch kein Alter',

  // Limits
  'Limits of the vehicles': 'Grenzen der Fahrzeuge',
  'Fill in only what the rule limits. Numbers only, without units.':
    'Nur ausfüllen, was die Regel begrenzt. Nur Zahlen, ohne Einheiten.',
  'Speed up to (km/h)': 'Geschwindigkeit bis (km/h)',
  'The top speed that the vehicle is built for.':
    'Die höchste Geschwindigkeit, die das Fahrzeug nach seiner Bauart erreicht.',
  'Engine up to (cm³)': 'Hubraum bis (cm³)',
  'The size of the engine.': 'Die Größe des Motors.',
  'Power up to (kW)': 'Leistung bis (kW)',
  'In kilowatts rather than horsepower.': 'In Kilowatt und nicht in PS.',
  'Power to weight up to (kW/kg)': 'Leistung je Gewicht bis (kW/kg)',
  'The power for each kilogram of the vehicle, for example 0.2.':
    'Die Leistung je Kilogramm des Fahrzeugs, zum Beispiel 0,2.',
  'Unladen mass up to (kg)': 'Leermasse bis (kg)',
  'The mass of the empty vehicle.': 'Die Masse des leeren Fahrzeugs.',
  'Maximum authorised mass over (kg)': 'Zulässige Gesamtmasse über (kg)',
  'The mass when fully loaded, from the vehicle’s papers. The category starts above this.':
    'Die Masse mit voller Ladung, aus den Fahrzeugpapieren. Die Klasse beginnt darüber.',
  'Maximum authorised mass up to (kg)': 'Zulässige Gesamtmasse bis (kg)',
  'The mass when fully loaded, from the vehicle’s papers. The category ends here.':
    'Die Masse mit voller Ladung, aus den Fahrzeugpapieren. Die Klasse endet hier.',
  'Maximum seats, including the driver’s': 'Sitzplätze höchstens, mit Fahrersitz',
  'For example 9: the driver and eight others.': 'Zum Beispiel 9: die Person am Steuer und acht weitere.',
  'Minimum seats, including the driver’s': 'Sitzplätze mindestens, mit Fahrersitz',
  'For example 10: the driver and nine others.': 'Zum Beispiel 10: die Person am Steuer und neun weitere.',
  'Length up to (m)': 'Länge bis (m)',
  'The length of the vehicle in metres.': 'Die Länge des Fahrzeugs in Metern.',
  Trailer: 'Anhänger',
  'Its maximum authorised mass. These fields are one rule, shown in one sentence.':
    'Seine zulässige Gesamtmasse. Diese Felder sind eine Regel und stehen in einem Satz.',
  'Over (kg)': 'Über (kg)',
  'The category starts above this.': 'Die Klasse beginnt darüber.',
  'Up to (kg)': 'Bis (kg)',
  'A trailer up to this mass is allowed.': 'Ein Anhänger bis zu dieser Masse ist erlaubt.',
  'Heavier if both together up to (kg)': 'Schwerer, wenn beide zusammen bis (kg)',
  'A heavier trailer is allowed as long as vehicle and trailer together stay within this.':
    'Ein schwererer Anhänger ist erlaubt, solange Fahrzeug und Anhänger zusammen darunter bleiben.',
  'Both together never over (kg)': 'Beide zusammen nie über (kg)',
  'The upper limit for vehicle and trailer together, in any case.':
    'Die Obergrenze für Fahrzeug und Anhänger zusammen, in jedem Fall.',
  'Exceptions to the limits': 'Ausnahmen von den Grenzen',
  'What differs from the numbers above, for example for tricycles. Optional.':
    'Was von den Zahlen oben abweicht, zum Beispiel bei Dreirädern. Kann leer bleiben.',
}
