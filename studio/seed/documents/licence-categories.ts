import {keyed, picture, rank, reference, rich, type SeedDocument, source, text} from '../write.ts'

/**
 * The fifteen categories of Directive 2006/126/EC with the ages and limits that the site shows, and whose rule each is.
 * The texts use the terms of the law: a category is a “Klasse”, the maximum authorised mass the “zulässige Gesamtmasse”.
 */

/** The German regulation (FeV) or one page of it, in the version that the texts were compared with. */
export const fev = (de: string, en: string, page = '') =>
  source(de, en, `https://www.gesetze-im-internet.de/fev_2010/${page}`, '2026-08-19')

const directive = source(
  'Richtlinie 2006/126/EG, Artikel 4, 6 und 7',
  'Directive 2006/126/EC, Articles 4, 6 and 7',
  'https://eur-lex.europa.eu/eli/dir/2006/126/oj',
  '2020-11-01',
)
const professionalDrivers = source(
  'Richtlinie (EU) 2022/2561 für Berufskraftfahrer, Artikel 5',
  'Directive (EU) 2022/2561 on professional drivers, Article 5',
  'https://eur-lex.europa.eu/eli/dir/2022/2561/oj',
  '2022-12-14',
)
const fevCategories = fev(
  'Fahrerlaubnis-Verordnung (FeV), § 6',
  'German Driving Licence Regulation (FeV), section 6 (in German)',
  '__6.html',
)
const fevAges = fev('FeV, § 10', 'FeV, section 10 (in German)', '__10.html')
const fevRest = fev(
  'FeV, §§ 9, 11, 12, 15, 19, 23, 24, 24a, Anlage 5',
  'FeV, sections 9, 11, 12, 15, 19, 23, 24, 24a, Annex 5 (in German)',
)
const fevAccompanied = fev('FeV, § 48a', 'FeV, section 48a (in German)', '__48a.html')
const fevTrailerTraining = fev('FeV, § 6a', 'FeV, section 6a (in German)', '__6a.html')
const fevLightMotorcycles = fev('FeV, § 6b', 'FeV, section 6b (in German)', '__6b.html')
const fsg = source(
  'Führerscheingesetz (FSG, Österreich), §§ 6 und 19',
  'Austrian Driving Licence Act (FSG), sections 6 and 19 (in German)',
  'https://www.ris.bka.gv.at/GeltendeFassung.wxe?Abfrage=Bundesnormen&Gesetzesnummer=10012723',
  '2025-01-01',
)

const common = [directive, fevCategories, fevAges, fevRest]
const heavy = [...common, professionalDrivers]

type Text = ReturnType<typeof text>

const age = (years: number, scope: 'eu' | 'de' | 'at', law: Text, condition?: Text) => ({
  _type: 'minimumAge',
  years,
  scope,
  ...(condition && {condition}),
  source: law,
})

/** `'Art. 4 (4) (e)'` is Article 4 (4) (e) of the Directive. */
const eu = (years: number, article: string, condition?: Text) =>
  age(
    years,
    'eu',
    text(`Richtlinie 2006/126/EG, ${inGerman(article)}`, `Directive 2006/126/EC, ${article}`),
    condition,
  )

/** `Art. 4 (4) (e)` → `Art. 4 Abs. 4 Buchst. e`, as German law is quoted. */
const inGerman = (article: string) =>
  article.replace(/ \((\d)\)/, ' Abs. $1').replace(/ \((\w)\)/, ' Buchst. $1')

/** `'§ 10 (1) Nr. 7 b'` of the German regulation. */
const germany = (years: number, paragraph: string, condition?: Text) =>
  age(
    years,
    'de',
    text(`FeV ${paragraph.replace('(1)', 'Abs. 1')}`, `FeV ${paragraph.replace('Nr.', 'no.')} (Germany)`),
    condition,
  )

const accompanied = text(
  'bis 18 mit eingetragener Begleitperson und nur in Deutschland',
  'until 18 with a registered companion, and only in Germany',
)
const initialQualification = text(
  'mit Grundqualifikation als Berufskraftfahrerin oder Berufskraftfahrer',
  'with the full initial qualification of a professional driver',
)
const initialQualificationOrTraining = text(
  'mit Grundqualifikation, oder während oder nach einer Ausbildung zum Beispiel zum Berufskraftfahrer (dann mit Auflagen)',
  'with the full initial qualification, or during or after vocational training as a driver (then with restrictions)',
)
const busQualification = text(
  'mit Grundqualifikation; mit beschleunigter Grundqualifikation nur im Linienverkehr bis 50\u00a0km',
  'with the full initial qualification; with the accelerated one only on regular services of up to 50\u00a0km (31\u00a0miles)',
)

const acceleratedQualification = text(
  'mit beschleunigter Grundqualifikation als Berufskraftfahrerin oder Berufskraftfahrer',
  'with the accelerated initial qualification of a professional driver',
)
const drivingInTraining = text(
  'während oder nach einer Ausbildung mit Fahrpraxis',
  'during or after vocational training that involves driving',
)
const busTraining = text(
  'während oder nach einer passenden Berufsausbildung (dann mit Auflagen)',
  'during or after suitable vocational training (then with restrictions)',
)
const busTrainingNearby = text(
  'während oder nach einer passenden Berufsausbildung, nur im Linienverkehr bis 50\u00a0km oder ohne Fahrgäste (dann mit Auflagen)',
  'during or after suitable vocational training, only on regular services of up to 50\u00a0km (31\u00a0miles) or without passengers (then with restrictions)',
)

const carAges = [
  eu(18, 'Art. 4 (4) (c)'),
  germany(17, '§ 10 (1) Nr. 5 b, § 48a', accompanied),
  germany(17, '§ 10 (1) Nr. 5 b', drivingInTraining),
]

const lorryAges = [
  eu(21, 'Art. 4 (4) (g)'),
  eu(18, 'Art. 4 (7)', initialQualification),
  germany(18, '§ 10 (1) Nr. 7 b', initialQualificationOrTraining),
]

const smallBusAges = [eu(21, 'Art. 4 (4) (i)'), germany(18, '§ 10 (1) Nr. 8 b', busTraining)]

const busAges = [
  eu(24, 'Art. 4 (4) (k)'),
  eu(23, 'Art. 4 (7)', acceleratedQualification),
  eu(21, 'Art. 4 (7)', busQualification),
  germany(20, '§ 10 (1) Nr. 9', busTraining),
  germany(18, '§ 10 (1) Nr. 9', busTrainingNearby),
]

const includes = (...ids: Id[]) => ids.map((id) => included(id))

const included = (id: Id, condition?: Text) => ({
  _type: 'inclusion',
  category: reference(`licence-${id}`),
  ...(condition && {condition}),
})

/** Paragraphs below each other. */
const both = (...texts: Text[]) =>
  text(texts.map(({de}) => de).join('\n\n'), texts.map(({en}) => en).join('\n\n'))

/** What the description of every category says, in this order. Ages and limits are facts, and said there. */
interface Explanation {
  vehicles?: Text
  needs: Text
  validity: Text
  goodToKnow?: Text
}

const describe = ({vehicles, needs, validity, goodToKnow}: Explanation) => {
  const {de, en} = both(
    ...section('Welche Fahrzeuge', 'Which vehicles', vehicles),
    ...section('So bekommen Sie die Klasse', 'How to get it', needs),
    ...section('Wie lange sie gilt', 'How long it is valid', validity),
    ...section('Gut zu wissen', 'Good to know', goodToKnow),
  )
  return rich(de, en)
}

const section = (de: string, en: string, body?: Text) => (body ? [text(`## ${de}`, `## ${en}`), body] : [])

const documentOnly = text(
  'Die Karte gilt in der EU 10 bis 15 Jahre, in Deutschland 15. Dort wird sie ohne Prüfung erneuert, und das Recht zu fahren läuft nicht ab.',
  'The card is valid for 10 to 15 years in the EU, 15 in Germany. There, renewal requires no test, and the right to drive does not expire.',
)

const fiveYears = text(
  'In Deutschland höchstens fünf Jahre. Zur Verlängerung gehören eine ärztliche Untersuchung und eine Augenuntersuchung.',
  'In Germany, five years at most. Each renewal requires a medical and an eye examination.',
)

const fiveYearsBus = text(
  `${fiveYears.de} Ab dem 50. Geburtstag kommt der Leistungstest dazu.`,
  `${fiveYears.en} From your 50th birthday, renewal also requires the performance test.`,
)

const professional = text(
  'Wer gewerblich fährt, braucht meist eine Qualifikation und alle fünf Jahre eine Weiterbildung (Schlüsselzahl 95).',
  'To drive for a living, you usually need a qualification, and further training every five years (code 95).',
)

/** Numbered steps, under a line that says where they hold. */
const steps = (where: Text, ...each: Text[]) =>
  both(where, ...each.map(({de, en}, index) => text(`${index + 1}. ${de}`, `${index + 1}. ${en}`)))

const theoryTest = text('Theoretische Prüfung', 'Theory test')
const practicalTest = text('Praktische Prüfung', 'Practical test')

const school = steps(
  text('In Deutschland:', 'In Germany:'),
  text(
    'Fahrschule, dazu Sehtest und Erste-Hilfe-Kurs',
    'Driving school, with an eyesight test and a first-aid course',
  ),
  theoryTest,
  practicalTest,
)

/** After (or with) another category, in Germany. */
const after = (category: string, ...each: Text[]) =>
  steps(
    text(
      `In Deutschland, auch gleichzeitig mit ${category}:`,
      `In Germany; you can train for ${category} at the same time:`,
    ),
    ...each,
  )

const schoolAndTests = [text('Fahrschule', 'Driving school'), theoryTest, practicalTest]

const afterB = after(
  'B',
  text('Ärztliche Untersuchung und Augenuntersuchung', 'A medical and an eye examination'),
  ...schoolAndTests,
)

const busTest = text(
  'Zu den Untersuchungen gehört ein Leistungstest: Belastbarkeit, Orientierung, Konzentration, Aufmerksamkeit, Reaktion.',
  'The examinations include a performance test: resilience, orientation, concentration, attention, reaction.',
)

const afterBForBuses = both(afterB, busTest)

const practicalOnly = [
  text('Fahrstunden', 'Driving lessons'),
  text('Praktische Prüfung, keine theoretische', 'Practical test, no theory test'),
]

const withoutTheory = after('B', ...practicalOnly)

const sameChecks = (category: string) =>
  text(`Ärztliche Nachweise wie bei ${category}`, `The same medical checks as for ${category}`)

const afterTowing = (category: string) => after(category, sameChecks(category), ...practicalOnly)

const afterC = after('C', sameChecks('C'), ...schoolAndTests)

const assessment = text(
  'Für ein niedrigeres Mindestalter verlangt Deutschland ein medizinisch-psychologisches Gutachten.',
  'In Germany, a lower minimum age requires a medical-psychological assessment.',
)

const youngLorryDrivers = text(
  `Wer die Klasse in Deutschland durch eine Ausbildung früher bekommt, darf bis 21 oder bis zum Abschluss nur dort und nur für die
  Ausbildung fahren. ${assessment.de}`,
  `If you get it earlier in Germany through vocational training, you may drive only there and only for the training, until you are 21 or
  complete it. ${assessment.en}`,
)

// What could not be checked is said.
const carsInTraining = text(
  '**Mit 17 in der Ausbildung:** Sie fahren mit Auflagen. Ob dafür in Deutschland ein medizinisch-psychologisches Gutachten nötig ist, konnten wir nicht prüfen.',
  '**At 17 in vocational training:** There are restrictions. We could not check whether Germany requires a medical-psychological assessment for this.',
)
const busesAt23 = text(
  'Ob die beschleunigte Grundqualifikation mit 23 auch in Österreich genügt, konnten wir nicht prüfen.',
  'We could not check whether the accelerated initial qualification is enough at 23 in Austria, too.',
)

const lorryDrivers = both(youngLorryDrivers, professional)
const busDrivers = both(assessment, professional)
const largeBusDrivers = both(assessment, busesAt23, professional)

type Id = 'am' | 'a1' | 'a2' | 'a' | 'b1' | 'b' | 'c1' | 'c' | 'd1' | 'd' | 'be' | 'c1e' | 'ce' | 'd1e' | 'de'

interface Limits {
  [limit: string]: number | Record<string, number>
}

interface Category {
  id: Id
  group: 'mopeds' | 'motorcycles' | 'multiLane' | 'buses' | 'trailers'
  title: Text
  summary: Text
  description: ReturnType<typeof rich>
  minimumAges: ReturnType<typeof age>[]
  limits?: Limits
  exceptions?: Text
  prerequisite?: Id
  includes?: ReturnType<typeof included>[]
  sources: ReturnType<typeof source>[]
}

const categories: Category[] = [
  {
    id: 'am',
    group: 'mopeds',
    title: text(
      'Mopeds und Leichtfahrzeuge bis 45\u00a0km/h',
      'Mopeds and light quadricycles up to 45\u00a0km/h',
    ),
    summary: text(
      'Für kleine Zweiräder, Dreiräder und leichte vierrädrige Fahrzeuge bis 45\u00a0km/h.',
      'For small two-wheelers, three-wheelers and light four-wheelers up to 45\u00a0km/h (28\u00a0mph).',
    ),
    description: describe({
      vehicles: text(
        'Zum Beispiel Mopeds, Roller und Mopedautos. Benzinmotoren haben meist höchstens 50\u00a0cm³ Hubraum.',
        'For example mopeds, scooters and light quadricycles. Petrol engines usually have 50\u00a0cm³ at most.',
      ),
      needs: both(
        school,
        text(
          'Die EU verlangt mindestens eine theoretische Prüfung.',
          'The EU requires at least a theory test.',
        ),
      ),
      validity: documentOnly,
    }),
    minimumAges: [
      eu(16, 'Art. 4 (2)'),
      germany(
        15,
        '§ 10 (1) Nr. 1',
        text('bis 16 nur für Fahrten in Deutschland', 'until 16 only for driving in Germany'),
      ),
      age(
        15,
        'at',
        text('FSG § 6 Abs. 1 Z 1', 'FSG § 6 (1) no. 1 (Austria)'),
        text(
          'andere Länder müssen den Führerschein erst ab 16 anerkennen',
          'other countries need not accept it before 16',
        ),
      ),
    ],
    limits: {maxSpeedKmh: 45},
    sources: [...common, fsg],
  },
  {
    id: 'a1',
    group: 'motorcycles',
    title: text('Leichte Motorräder bis 125\u00a0cm³', 'Light motorcycles up to 125\u00a0cm³'),
    summary: text(
      'Für Motorräder bis 125\u00a0cm³ und 11\u00a0kW, auch mit Beiwagen, und für Dreiräder bis 15\u00a0kW.',
      'For motorcycles up to 125\u00a0cm³ and 11\u00a0kW (15\u00a0hp), sidecar or not, and tricycles up to 15\u00a0kW (20\u00a0hp).',
    ),
    description: describe({
      needs: school,
      validity: documentOnly,
      goodToKnow: text(
        `- Andere Länder dürfen ein höheres Mindestalter festlegen.
        - Nach zwei Jahren mit A1 genügt in Deutschland für die [Klasse A2](page:licence-a2) eine praktische Prüfung.
        - Wer seit fünf Jahren B hat und 25 ist, darf nur in Deutschland nach einer Schulung solche Motorräder fahren
        (Schlüsselzahl 196).`,
        `- Other countries may set a higher minimum age.
        - After two years with A1, a practical test is enough for [category A2](page:licence-a2) in Germany.
        - If you have held B for five years and are 25, you may ride such motorcycles after a course, in Germany only
        (code 196).`,
      ),
    }),
    minimumAges: [eu(16, 'Art. 4 (3) (a)')],
    limits: {maxDisplacementCc: 125, maxPowerKw: 11, maxPowerToWeight: 0.1},
    exceptions: text('Dreiräder: bis 15\u00a0kW', 'tricycles: up to 15\u00a0kW (20\u00a0hp)'),
    includes: includes('am'),
    sources: [...common, fevLightMotorcycles],
  },
  {
    id: 'a2',
    group: 'motorcycles',
    title: text('Mittlere Motorräder bis 35\u00a0kW', 'Medium motorcycles up to 35\u00a0kW'),
    summary: text(
      'Für Motorräder bis 35\u00a0kW, mit oder ohne Beiwagen.',
      'For motorcycles up to 35\u00a0kW (47\u00a0hp), with or without a sidecar.',
    ),
    description: describe({
      vehicles: text(
        'Gedrosselte Motorräder: nach EU-Recht ursprünglich höchstens doppelt so stark, in Deutschland höchstens 70\u00a0kW.',
        'Restricted motorcycles: under EU law originally no more than twice as powerful, in Germany 70\u00a0kW (94\u00a0hp) at most.',
      ),
      needs: both(
        school,
        text(
          'Nach zwei Jahren mit A1 genügt dort die praktische Prüfung.',
          'There, after two years with A1, the practical test is enough.',
        ),
      ),
      validity: documentOnly,
      goodToKnow: text(
        'Nach zwei Jahren mit A2 können Sie die [Klasse A](page:licence-a) früher bekommen.',
        'After two years with A2 you can get [category A](page:licence-a) earlier.',
      ),
    }),
    minimumAges: [eu(18, 'Art. 4 (3) (b)')],
    limits: {maxPowerKw: 35, maxPowerToWeight: 0.2},
    includes: includes('a1', 'am'),
    sources: common,
  },
  {
    id: 'a',
    group: 'motorcycles',
    title: text('Alle Motorräder und starke Dreiräder', 'All motorcycles and powerful tricycles'),
    summary: text(
      'Für alle Motorräder, auch mit Beiwagen, und für Dreiräder mit mehr als 15\u00a0kW.',
      'For all motorcycles, sidecar or not, and for motor tricycles of more than 15\u00a0kW (20\u00a0hp).',
    ),
    description: describe({
      needs: both(
        school,
        text(
          'Nach zwei Jahren mit A2 genügt dort die praktische Prüfung, und das Mindestalter ist niedriger. Pflicht ist A2 nicht.',
          'There, after two years with A2, the practical test is enough, and the minimum age is lower. A2 is not required.',
        ),
      ),
      validity: documentOnly,
    }),
    minimumAges: [
      eu(24, 'Art. 4 (3) (c)'),
      eu(
        20,
        'Art. 4 (3) (c)',
        text('nach mindestens zwei Jahren mit Klasse A2', 'after at least two years with category A2'),
      ),
      eu(
        21,
        'Art. 4 (3) (c)',
        text(
          'nur für Dreiräder mit mehr als 15\u00a0kW',
          'only for motor tricycles of more than 15\u00a0kW (20\u00a0hp)',
        ),
      ),
    ],
    exceptions: text(
      'Motorräder: ohne Grenze; Dreiräder: über 15\u00a0kW',
      'motorcycles: no limit; tricycles: over 15\u00a0kW (20\u00a0hp)',
    ),
    includes: includes('a2', 'a1', 'am'),
    sources: common,
  },
  {
    id: 'b1',
    group: 'multiLane',
    title: text('Vierrädrige Kleinfahrzeuge', 'Quadricycles'),
    summary: text(
      'Für vierrädrige Kleinfahrzeuge, stärker oder schwerer als die der Klasse AM. Nicht jedes Land der EU hat diese Klasse, Deutschland zum Beispiel nicht.',
      'For small four-wheelers, more powerful or heavier than those of category AM. Not every EU country has this category; Germany, for one, does not.',
    ),
    description: describe({
      needs: text(
        'Eine theoretische und eine praktische Prüfung, wo ein Land B1 erteilt.',
        'A theory and a practical test, where a country grants B1.',
      ),
      validity: text(
        'In der EU gilt die Karte je nach Land 10 bis 15 Jahre.',
        'In the EU the card is valid for 10 to 15 years, depending on the country.',
      ),
      goodToKnow: text(
        'In Deutschland brauchen Sie für diese Fahrzeuge die [Klasse B](page:licence-b).',
        'In Germany you need [category B](page:licence-b) for these vehicles.',
      ),
    }),
    minimumAges: [
      eu(18, 'Art. 4 (6)'),
      eu(
        16,
        'Art. 4 (4) (a)',
        text(
          'wo ein Land B1 erteilt und das Alter nicht angehoben hat',
          'where a country grants B1 and has not raised the age',
        ),
      ),
    ],
    limits: {maxUnladenMassKg: 550, maxPowerKw: 15},
    exceptions: text(
      'über 400\u00a0kg Leermasse nur für Güter; Batterien zählen nicht mit',
      'over 400\u00a0kg (882\u00a0lb) unladen only to carry goods; batteries do not count',
    ),
    includes: [
      included(
        'am',
        text(
          'wenn das ausstellende Land es nicht einschränkt',
          'unless the country that issues the licence has limited this',
        ),
      ),
    ],
    sources: [directive, fevCategories],
  },
  {
    id: 'b',
    group: 'multiLane',
    title: text('Autos bis 3.500\u00a0kg', 'Cars and vans up to 3,500\u00a0kg'),
    summary: text(
      'Für Autos, Transporter und Wohnmobile bis 3.500\u00a0kg, mit höchstens acht Fahrgästen.',
      'For cars, vans and motorhomes up to 3,500\u00a0kg (7,716\u00a0lb), with eight passengers at most.',
    ),
    description: describe({
      needs: both(
        school,
        text(
          '**Schlüsselzahl 96** erlaubt schwerere Anhänger, zusammen mit dem Auto bis 4.250\u00a0kg. Dafür genügt eine Schulung ohne Prüfung.',
          '**Code 96** allows heavier trailers, up to 4,250\u00a0kg (9,370\u00a0lb) together with the car. Training without a test is enough for it.',
        ),
      ),
      validity: documentOnly,
      goodToKnow: both(
        text(
          `**Schwerere Anhänger:** mit der [Klasse BE](page:licence-be).

          **Begleitperson in Deutschland:** Sie ist mindestens 30, hat seit fünf Jahren die Klasse B und höchstens einen Punkt im
          Fahreignungsregister.

          **Alternative Antriebe:** Wer B seit zwei Jahren hat, darf in Deutschland Güter in Fahrzeugen bis 4.250\u00a0kg befördern,
          wenn nur der Antrieb sie schwerer macht, und ohne Anhänger.`,
          `**Heavier trailers:** with [category BE](page:licence-be).

          **Companions in Germany:** They are at least 30, have held category B for five years and have no more than one penalty
          point.

          **Alternatively fuelled vehicles:** If you have held B for two years, you may carry goods in Germany in vehicles of up to
          4,250\u00a0kg (9,370\u00a0lb), if only the drive makes them heavier, and without a trailer.`,
        ),
        carsInTraining,
      ),
    }),
    minimumAges: [
      ...carAges,
      age(
        17,
        'at',
        text('FSG § 6 Abs. 1 Z 6, § 19', 'FSG § 6 (1) no. 6, § 19 (Austria)'),
        text(
          'nach der Ausbildung L17 mit begleiteten Fahrten',
          'after L17 training with accompanied driving',
        ),
      ),
    ],
    limits: {maxMassKg: 3500, maxSeats: 9, trailer: {upToKg: 750, heavierIfTogetherKg: 3500}},
    exceptions: text(
      'mit Schlüsselzahl 96: Auto und Anhänger bis 4.250\u00a0kg; in Deutschland nach zwei Jahren Lieferwagen mit alternativem Antrieb bis 4.250\u00a0kg',
      'with code 96: car and trailer up to 4,250\u00a0kg (9,370\u00a0lb); in Germany, after two years, alternatively fuelled vans up to 4,250\u00a0kg',
    ),
    includes: includes('am', 'b1'),
    sources: [...common, fevAccompanied, fevTrailerTraining, fsg],
  },
  {
    id: 'c1',
    group: 'multiLane',
    title: text('Kleine Lastwagen bis 7.500\u00a0kg', 'Small lorries up to 7,500\u00a0kg'),
    summary: text(
      'Für Lastwagen und zum Beispiel große Wohnmobile über 3.500\u00a0kg bis 7.500\u00a0kg zulässige Gesamtmasse.',
      'For lorries and, for example, large motorhomes over 3,500\u00a0kg (7,716\u00a0lb) and up to 7,500\u00a0kg (16,535\u00a0lb) maximum authorised mass.',
    ),
    description: describe({needs: afterB, validity: fiveYears, goodToKnow: professional}),
    minimumAges: [eu(18, 'Art. 4 (4) (e)')],
    limits: {minMassKg: 3500, maxMassKg: 7500, maxSeats: 9, trailer: {upToKg: 750}},
    prerequisite: 'b',
    sources: heavy,
  },
  {
    id: 'c',
    group: 'multiLane',
    title: text(
      'Lastwagen über 3.500\u00a0kg ohne obere Grenze',
      'Lorries over 3,500\u00a0kg, no upper limit',
    ),
    summary: text(
      'Für Lastwagen und andere Fahrzeuge über 3.500\u00a0kg zulässige Gesamtmasse. Nötig ist sie erst über 7.500\u00a0kg: Darunter genügt C1.',
      'For lorries and other vehicles over 3,500\u00a0kg (7,716\u00a0lb) maximum authorised mass. Needed only above 7,500\u00a0kg (16,535\u00a0lb): below that, C1 is enough.',
    ),
    description: describe({needs: afterB, validity: fiveYears, goodToKnow: lorryDrivers}),
    minimumAges: lorryAges,
    limits: {minMassKg: 3500, maxSeats: 9, trailer: {upToKg: 750}},
    prerequisite: 'b',
    includes: includes('c1'),
    sources: heavy,
  },
  {
    id: 'd1',
    group: 'buses',
    title: text('Kleinbusse mit bis zu 16 Fahrgästen', 'Minibuses for up to 16 passengers'),
    summary: text(
      'Für Kleinbusse bis 8\u00a0m Länge mit höchstens 16 Fahrgästen.',
      'For minibuses up to 8\u00a0m (26\u00a0ft) long with 16 passengers at most.',
    ),
    description: describe({
      vehicles: text(
        'Für höchstens acht Fahrgäste genügt bis 3.500\u00a0kg die Klasse B.',
        'For eight passengers at most, category B is enough up to 3,500\u00a0kg (7,716\u00a0lb).',
      ),
      needs: afterBForBuses,
      validity: fiveYearsBus,
      goodToKnow: busDrivers,
    }),
    minimumAges: smallBusAges,
    limits: {maxSeats: 17, maxLengthM: 8, trailer: {upToKg: 750}},
    prerequisite: 'b',
    sources: heavy,
  },
  {
    id: 'd',
    group: 'buses',
    title: text('Busse mit mehr als acht Fahrgästen', 'Buses for more than eight passengers'),
    summary: text(
      'Für alle Busse mit mehr als acht Fahrgästen, ohne Grenze bei Länge und Masse.',
      'For all buses with more than eight passengers, with no limit on length or mass.',
    ),
    description: describe({needs: afterBForBuses, validity: fiveYearsBus, goodToKnow: largeBusDrivers}),
    minimumAges: busAges,
    limits: {minSeats: 10, trailer: {upToKg: 750}},
    prerequisite: 'b',
    includes: includes('d1'),
    sources: heavy,
  },
  {
    id: 'be',
    group: 'trailers',
    title: text('Auto mit schwerem Anhänger', 'Car with a heavy trailer'),
    summary: text(
      'Für ein Fahrzeug der Klasse B mit einem Anhänger bis 3.500\u00a0kg zulässige Gesamtmasse.',
      'For a vehicle of category B with a trailer of up to 3,500\u00a0kg (7,716\u00a0lb) maximum authorised mass.',
    ),
    description: describe({
      vehicles: text(
        `Zum Beispiel mit Wohnwagen oder Pferdeanhänger. Nötig ist BE, wenn der Anhänger mehr als 750\u00a0kg wiegen darf und beide zusammen
        mehr als 3.500\u00a0kg. Bis 4.250\u00a0kg zusammen genügt auch die [Klasse B](page:licence-b) mit der Schlüsselzahl 96.`,
        `For example with a caravan or a horse trailer. You need BE when the trailer is over 750\u00a0kg (1,653\u00a0lb) and both together
        are over 3,500\u00a0kg (7,716\u00a0lb). Up to 4,250\u00a0kg (9,370\u00a0lb) together, [category B](page:licence-b) with code 96 is enough too.`,
      ),
      needs: withoutTheory,
      validity: documentOnly,
      goodToKnow: both(
        text(
          `- Es zählt die zulässige Gesamtmasse in den Papieren, nicht die Ladung. Auch die zulässige Anhängelast gilt.
          - Für einen Anhänger über 3.500\u00a0kg brauchen Sie C1E.`,
          `- What counts is the maximum authorised mass in the papers, not the load. The car’s towing limit applies as well.
          - For a trailer over 3,500\u00a0kg (7,716\u00a0lb) you need C1E.`,
        ),
        carsInTraining,
      ),
    }),
    minimumAges: carAges,
    limits: {trailer: {overKg: 750, upToKg: 3500}},
    prerequisite: 'b',
    sources: [...common, fevAccompanied, fevTrailerTraining],
  },
  {
    id: 'c1e',
    group: 'trailers',
    title: text('Kleiner Lastwagen mit schwerem Anhänger', 'Small lorry with a heavy trailer'),
    summary: text(
      'Für C1 mit einem Anhänger über 750\u00a0kg, oder B mit einem Anhänger über 3.500\u00a0kg. Zusammen höchstens 12.000\u00a0kg.',
      'For C1 with a trailer over 750\u00a0kg (1,653\u00a0lb), or B with one over 3,500\u00a0kg (7,716\u00a0lb). No more than 12,000\u00a0kg (26,455\u00a0lb) together.',
    ),
    description: describe({needs: afterTowing('C1'), validity: fiveYears, goodToKnow: professional}),
    minimumAges: [eu(18, 'Art. 4 (4) (e)')],
    limits: {trailer: {overKg: 750, togetherUpToKg: 12000}},
    exceptions: text(
      'mit einem Fahrzeug der Klasse B: Anhänger über 3.500\u00a0kg; auch dann zusammen bis 12.000\u00a0kg',
      'with a vehicle of category B: trailer over 3,500\u00a0kg (7,716\u00a0lb); again up to 12,000\u00a0kg (26,455\u00a0lb) together',
    ),
    prerequisite: 'c1',
    includes: [
      ...includes('be'),
      included('d1e', text('in Deutschland, wenn Sie auch D1 haben', 'in Germany, if you hold D1 too')),
    ],
    sources: heavy,
  },
  {
    id: 'ce',
    group: 'trailers',
    title: text('Lastwagen mit schwerem Anhänger', 'Lorry with a heavy trailer'),
    summary: text(
      'Für Lastzüge und Sattelzüge: ein Fahrzeug der Klasse C mit einem Anhänger über 750\u00a0kg.',
      'For road trains and articulated lorries: a vehicle of category C with a trailer over 750\u00a0kg (1,653\u00a0lb).',
    ),
    description: describe({
      vehicles: text(
        'Lastwagen und Anhänger zusammen haben keine obere Grenze außer der allgemeinen für Lastzüge.',
        'Lorry and trailer together have no upper limit except the general one for road trains.',
      ),
      needs: afterC,
      validity: fiveYears,
      goodToKnow: lorryDrivers,
    }),
    minimumAges: lorryAges,
    limits: {trailer: {overKg: 750}},
    prerequisite: 'c',
    includes: [
      included('de', text('wenn Sie auch die Klasse D haben', 'if you hold category D too')),
      // It follows in two ways: from DE everywhere, and from C1E in Germany.
      included(
        'd1e',
        text(
          'wenn Sie auch die Klasse D haben; in Deutschland auch mit D1',
          'if you hold category D too; in Germany also with D1',
        ),
      ),
      ...includes('c1e', 'be'),
    ],
    sources: heavy,
  },
  {
    id: 'd1e',
    group: 'trailers',
    title: text('Kleinbus mit schwerem Anhänger', 'Minibus with a heavy trailer'),
    summary: text(
      'Für ein Fahrzeug der Klasse D1 mit einem Anhänger über 750\u00a0kg zulässige Gesamtmasse.',
      'For a vehicle of category D1 with a trailer over 750\u00a0kg (1,653\u00a0lb) maximum authorised mass.',
    ),
    description: describe({
      vehicles: text(
        'Lastwagen mit Anhänger (C1E) gehören nicht dazu.',
        'This does not include lorries with a trailer (C1E).',
      ),
      needs: afterTowing('D1'),
      validity: fiveYearsBus,
      goodToKnow: busDrivers,
    }),
    minimumAges: smallBusAges,
    limits: {trailer: {overKg: 750}},
    prerequisite: 'd1',
    includes: includes('be'),
    sources: heavy,
  },
  {
    id: 'de',
    group: 'trailers',
    title: text('Bus mit schwerem Anhänger', 'Bus with a heavy trailer'),
    summary: text(
      'Für ein Fahrzeug der Klasse D mit einem Anhänger über 750\u00a0kg zulässige Gesamtmasse.',
      'For a vehicle of category D with a trailer over 750\u00a0kg (1,653\u00a0lb) maximum authorised mass.',
    ),
    description: describe({
      needs: afterTowing('D'),
      validity: fiveYearsBus,
      goodToKnow: both(
        text('Wer CE und D hat, braucht DE nicht.', 'If you hold CE and D, you do not need DE.'),
        largeBusDrivers,
      ),
    }),
    minimumAges: busAges,
    limits: {trailer: {overKg: 750}},
    prerequisite: 'd',
    includes: includes('d1e', 'be'),
    sources: heavy,
  },
]

/** In the order of the specification, which is also their place on the site. */
export const licenceCategories: SeedDocument[] = categories.map(
  ({id, minimumAges, includes = [], prerequisite, sources, ...facts}, index) => ({
    _id: `licence-${id}`,
    _type: 'licenceCategory',
    code: id.toUpperCase(),
    ...facts,
    minimumAges: keyed(minimumAges),
    ...(prerequisite && {prerequisite: reference(`licence-${prerequisite}`)}),
    includes: keyed(includes),
    sources: keyed(sources),
    symbol: picture(`symbol-${id}`),
    image: picture(`licence-${id}`),
    orderRank: rank(index + 1),
  }),
)
