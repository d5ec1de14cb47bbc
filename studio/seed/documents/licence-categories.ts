import type {SeedDocument} from '../index.ts'
import {keyed, picture, rank, reference, rich, source, text} from '../write.ts'

/**
 * The fifteen categories of Directive 2006/126/EC with the ages and limits that the site shows, and whose rule each is.
 * The texts use the terms of the law: a category is a “Klasse”, the maximum authorised mass the “zulässige Gesamtmasse”.
 */

const fevVersion = '2026-08-19'

const directive = source(
  'Richtlinie 2006/126/EG über den Führerschein, Artikel 4, 6 und 7 (EUR-Lex)',
  'Directive 2006/126/EC on driving licences, Articles 4, 6 and 7 (EUR-Lex)',
  'https://eur-lex.europa.eu/eli/dir/2006/126/oj',
  '2020-11-01',
)
const professionalDrivers = source(
  'Richtlinie (EU) 2022/2561 über die Grundqualifikation von Berufskraftfahrern, Artikel 5 (EUR-Lex)',
  'Directive (EU) 2022/2561 on the qualification of professional drivers, Article 5 (EUR-Lex)',
  'https://eur-lex.europa.eu/eli/dir/2022/2561/oj',
  '2022-12-14',
)
const fevCategories = source(
  'Fahrerlaubnis-Verordnung (FeV), § 6 (gesetze-im-internet.de)',
  'German Driving Licence Regulation (FeV), section 6 (gesetze-im-internet.de, in German)',
  'https://www.gesetze-im-internet.de/fev_2010/__6.html',
  fevVersion,
)
const fevAges = source(
  'Fahrerlaubnis-Verordnung (FeV), § 10 (gesetze-im-internet.de)',
  'German Driving Licence Regulation (FeV), section 10 (gesetze-im-internet.de, in German)',
  'https://www.gesetze-im-internet.de/fev_2010/__10.html',
  fevVersion,
)
const fevRest = source(
  'Fahrerlaubnis-Verordnung (FeV), §§ 9, 11, 12, 15, 19, 23, 24, 24a und Anlage 5 (gesetze-im-internet.de)',
  'German Driving Licence Regulation (FeV), sections 9, 11, 12, 15, 19, 23, 24, 24a and Annex 5 (gesetze-im-internet.de, in German)',
  'https://www.gesetze-im-internet.de/fev_2010/',
  fevVersion,
)
const fevAccompanied = source(
  'Fahrerlaubnis-Verordnung (FeV), § 48a (gesetze-im-internet.de)',
  'German Driving Licence Regulation (FeV), section 48a (gesetze-im-internet.de, in German)',
  'https://www.gesetze-im-internet.de/fev_2010/__48a.html',
  fevVersion,
)
const fevTrailerTraining = source(
  'Fahrerlaubnis-Verordnung (FeV), § 6a (gesetze-im-internet.de)',
  'German Driving Licence Regulation (FeV), section 6a (gesetze-im-internet.de, in German)',
  'https://www.gesetze-im-internet.de/fev_2010/__6a.html',
  fevVersion,
)
const fevLightMotorcycles = source(
  'Fahrerlaubnis-Verordnung (FeV), § 6b (gesetze-im-internet.de)',
  'German Driving Licence Regulation (FeV), section 6b (gesetze-im-internet.de, in German)',
  'https://www.gesetze-im-internet.de/fev_2010/__6b.html',
  fevVersion,
)
const fsg = source(
  'Führerscheingesetz (FSG), §§ 6 und 19 (Rechtsinformationssystem des Bundes, Österreich)',
  'Austrian Driving Licence Act (FSG), sections 6 and 19 (RIS, in German)',
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
  'Begleitetes Fahren: bis 18 nur mit eingetragener Begleitperson und nur in Deutschland',
  'accompanied driving: until 18 only with a registered companion, and only in Germany',
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
const busTraining = text(
  'während oder nach einer passenden Berufsausbildung (dann mit Auflagen)',
  'during or after suitable vocational training (then with restrictions)',
)
const busTrainingNearby = text(
  'während oder nach einer passenden Berufsausbildung, nur im Linienverkehr bis 50\u00a0km oder ohne Fahrgäste (dann mit Auflagen)',
  'during or after suitable vocational training, only on regular services of up to 50\u00a0km (31\u00a0miles) or without passengers (then with restrictions)',
)
const drivingInTraining = text(
  'während oder nach einer Berufsausbildung mit Fahrpraxis (dann mit Auflagen)',
  'during or after vocational training that involves driving (then with restrictions)',
)

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

/** What the description of every category says, in this order. */
interface Explanation {
  vehicles: string
  needs: string
  validity: string
  goodToKnow: string
}

const describe = (de: Explanation, en: Explanation) =>
  rich(
    `## Welche Fahrzeuge\n\n${de.vehicles}\n\n## Was Sie brauchen\n\n${de.needs}\n\n## Wie lange sie gilt\n\n${de.validity}\n\n## Gut zu wissen\n\n${de.goodToKnow}`,
    `## Which vehicles\n\n${en.vehicles}\n\n## What you need\n\n${en.needs}\n\n## How long it is valid\n\n${en.validity}\n\n## Good to know\n\n${en.goodToKnow}`,
  )

const documentOnly = text(
  `Nach EU-Recht ist der Führerschein, also die Karte, 10 bis 15 Jahre gültig. In Deutschland sind es 15 Jahre. Danach
  bekommen Sie eine neue Karte ohne neue Prüfung. Die Fahrerlaubnis selbst, also das Recht zu fahren, ist in Deutschland
  unbefristet.`,
  `Under EU law the card is valid for 10 to 15 years. In Germany it is 15 years. After that you get a new card without
  a new test. The right to drive itself does not expire in Germany.`,
)

const fiveYears = text(
  `Nach EU-Recht fünf Jahre. Auch in Deutschland wird die Klasse für höchstens fünf Jahre erteilt. Für jede Verlängerung
  weisen Sie mit einer ärztlichen Untersuchung und einer Untersuchung der Augen nach, dass Sie geeignet sind.`,
  `Five years under EU law. Germany also grants the category for five years at most. Each renewal needs a medical
  examination and an eye examination that show that you are fit to drive.`,
)

const fiveYearsBus = text(
  `${fiveYears.de} In Deutschland kommt vom 50. Geburtstag an wieder der Leistungstest dazu.`,
  `${fiveYears.en} In Germany the performance test is added again from your 50th birthday.`,
)

const professional = text(
  `Wer gewerblich fährt, braucht in der Regel auch eine Qualifikation für den Beruf und alle fünf Jahre eine
  Weiterbildung. Sie steht als Schlüsselzahl 95 auf dem Führerschein oder auf einer eigenen Karte.`,
  `Anybody who drives for a living usually also needs a professional qualification, and further training every five
  years. It is shown as code 95 on the licence or on a card of its own.`,
)

const afterB = text(
  `Sie brauchen zuerst die Klasse B (Vorbesitz). In Deutschland können Sie beide zugleich erwerben. Dort gehören eine
  Fahrschule, eine theoretische und eine praktische Prüfung, eine ärztliche Untersuchung und eine Untersuchung der Augen
  dazu.`,
  `You need category B first. In Germany you can get both at the same time. There you need a driving school, a theory and
  a practical test, a medical examination and an eye examination.`,
)

const busTest = text(
  `Für Busse verlangt Deutschland außerdem einen Leistungstest: Er prüft Belastbarkeit, Orientierung, Konzentration,
  Aufmerksamkeit und Reaktion.`,
  `For buses Germany also asks for a performance test of resilience, orientation, concentration, attention and reaction.`,
)

const afterTowing = (category: string) =>
  text(
    `Sie brauchen zuerst die Klasse ${category} (Vorbesitz). In Deutschland können Sie beide zugleich erwerben. Dort folgen
    Fahrstunden, nur noch eine praktische Prüfung und die ärztlichen Nachweise wie bei ${category}.`,
    `You need category ${category} first. In Germany you can get both at the same time. There you take driving lessons, only
    a practical test, and the same medical examinations as for ${category}.`,
  )

const assessment = text(
  `Wer in Deutschland ein niedrigeres Mindestalter nutzt, legt ein medizinisch-psychologisches Gutachten vor.`,
  `Anybody who makes use of a lower minimum age in Germany must hand in a medical-psychological assessment.`,
)

const youngLorryDrivers = text(
  `Das Mindestalter ist 21. Mit der Grundqualifikation für den Beruf sind es 18, in der EU und in Deutschland. Deutschland
  lässt 18 auch während und nach einer passenden Berufsausbildung zu. Bis 21 oder bis zum Abschluss der Ausbildung gilt das
  aber nur für Fahrten in Deutschland und für die Ausbildung. ${assessment.de}`,
  `The minimum age is 21. With the full initial qualification of a professional driver it is 18, in the EU and in Germany.
  Germany also allows 18 during and after suitable vocational training. Until 21, or until the training is completed, that
  holds only for driving in Germany and as part of the training. ${assessment.en}`,
)

const trailerRule = text(
  'Ein Anhänger bis 750\u00a0kg zulässige Gesamtmasse ist immer erlaubt.',
  'A trailer of up to 750\u00a0kg (1,653\u00a0lb) maximum authorised mass is always allowed.',
)

type Id = 'am' | 'a1' | 'a2' | 'a' | 'b1' | 'b' | 'c1' | 'c' | 'd1' | 'd' | 'be' | 'c1e' | 'ce' | 'd1e' | 'de'

interface Category {
  id: Id
  group: 'mopeds' | 'motorcycles' | 'multiLane' | 'buses' | 'trailers'
  title: Text
  summary: Text
  description: ReturnType<typeof rich>
  minimumAges: ReturnType<typeof age>[]
  limits?: Record<string, number>
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
      'Mopeds and light quadricycles up to 45\u00a0km/h (28\u00a0mph)',
    ),
    summary: text(
      'Für kleine Zweiräder, Dreiräder und leichte vierrädrige Fahrzeuge, die höchstens 45\u00a0km/h fahren.',
      'For small two-wheelers, three-wheelers and light four-wheelers that go no faster than 45\u00a0km/h (28\u00a0mph).',
    ),
    description: describe(
      {
        vehicles: `- Mopeds und Roller mit zwei Rädern
        - Kleinkrafträder mit drei Rädern
        - leichte vierrädrige Fahrzeuge, zum Beispiel sogenannte Mopedautos

        Alle sind so gebaut, dass sie höchstens 45\u00a0km/h fahren. Verbrennungsmotoren mit Benzin haben meist höchstens 50\u00a0cm³
        Hubraum.`,
        needs: `Eine andere Klasse brauchen Sie nicht. Die EU verlangt mindestens eine theoretische Prüfung. In Deutschland
        gehören eine Fahrschule, eine theoretische und eine praktische Prüfung, ein Sehtest und ein Erste-Hilfe-Kurs dazu.`,
        validity: documentOnly.de,
        goodToKnow: `Beim Mindestalter kommt es auf das Land an. Die EU nennt 16 Jahre und erlaubt den Ländern, davon
        abzuweichen. Deutschland und Österreich erteilen die Klasse ab 15. Bis zum 16. Geburtstag gilt eine deutsche
        Fahrerlaubnis dann nur in Deutschland.

        Wer A1, A2, A oder B hat, darf auch Fahrzeuge der Klasse AM fahren.`,
      },
      {
        vehicles: `- mopeds and scooters with two wheels
        - mopeds with three wheels
        - light four-wheelers, known as light quadricycles

        All are built to go no faster than 45\u00a0km/h (28\u00a0mph). Petrol engines usually have 50\u00a0cm³ at most.`,
        needs: `You need no other category first. The EU asks for a theory test at least. In Germany you need a driving
        school, a theory and a practical test, an eyesight test and a first-aid course.`,
        validity: documentOnly.en,
        goodToKnow: `The minimum age depends on the country. The EU says 16 and lets countries choose another age. Germany
        and Austria grant the category from 15. Until your 16th birthday a German licence is then valid in Germany only.

        Holders of A1, A2, A or B may drive vehicles of category AM as well.`,
      },
    ),
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
          'andere Länder müssen ihn erst ab 16 anerkennen',
          'other countries need to accept it only from 16',
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
      'Für Motorräder bis 125\u00a0cm³ und 11\u00a0kW, mit höchstens 0,1\u00a0kW je Kilogramm, und für Dreiräder bis 15\u00a0kW.',
      'For motorcycles up to 125\u00a0cm³ and 11\u00a0kW (15\u00a0hp), with no more than 0.1\u00a0kW/kg, and tricycles up to 15\u00a0kW (20\u00a0hp).',
    ),
    description: describe(
      {
        vehicles: `- Motorräder, auch mit Beiwagen: Hubraum bis 125\u00a0cm³, Leistung bis 11\u00a0kW, Verhältnis von Leistung zu
        Gewicht bis 0,1\u00a0kW/kg
        - Dreiräder mit bis zu 15\u00a0kW`,
        needs: `Eine andere Klasse brauchen Sie nicht. In Deutschland gehören eine Fahrschule, eine theoretische und eine
        praktische Prüfung, ein Sehtest und ein Erste-Hilfe-Kurs dazu.`,
        validity: documentOnly.de,
        goodToKnow: `Die Regel der EU lautet 16 Jahre, und so ist es auch in Deutschland. Andere Länder dürfen das Alter
        auf 17 oder 18 anheben.

        Nach zwei Jahren mit A1 genügt in Deutschland eine praktische Prüfung für die Klasse A2.

        Wer seit fünf Jahren die Klasse B hat und 25 ist, kann in Deutschland nach einer Schulung Motorräder der Klasse A1
        fahren (Schlüsselzahl 196). Das gilt nur in Deutschland.`,
      },
      {
        vehicles: `- motorcycles, with or without a sidecar: engine up to 125\u00a0cm³, power up to 11\u00a0kW (15\u00a0hp), power to
        weight up to 0.1\u00a0kW/kg
        - motor tricycles of up to 15\u00a0kW (20\u00a0hp)`,
        needs: `You need no other category first. In Germany you need a driving school, a theory and a practical test, an
        eyesight test and a first-aid course.`,
        validity: documentOnly.en,
        goodToKnow: `The EU rule is 16 years, and Germany follows it. Other countries may raise the age to 17 or 18.

        After two years with A1, a practical test is enough for category A2 in Germany.

        Anybody who has held category B for five years and is 25 can ride motorcycles of category A1 in Germany after a
        training course (code 196). This is valid in Germany only.`,
      },
    ),
    minimumAges: [eu(16, 'Art. 4 (3) (a)')],
    limits: {maxDisplacementCc: 125, maxPowerKw: 11, maxPowerToWeight: 0.1},
    includes: includes('am'),
    sources: [...common, fevLightMotorcycles],
  },
  {
    id: 'a2',
    group: 'motorcycles',
    title: text('Mittlere Motorräder bis 35\u00a0kW', 'Medium motorcycles up to 35\u00a0kW (47\u00a0hp)'),
    summary: text(
      'Für Motorräder bis 35\u00a0kW mit höchstens 0,2\u00a0kW je Kilogramm.',
      'For motorcycles up to 35\u00a0kW (47\u00a0hp) with no more than 0.2\u00a0kW/kg.',
    ),
    description: describe(
      {
        vehicles: `Motorräder, auch mit Beiwagen: Leistung bis 35\u00a0kW, Verhältnis von Leistung zu Gewicht bis 0,2\u00a0kW/kg.

        Ein gedrosseltes Motorrad darf nach EU-Recht ursprünglich höchstens doppelt so stark gewesen sein. In Deutschland
        liegt die Grenze bei 70\u00a0kW.`,
        needs: `Eine andere Klasse brauchen Sie nicht. In Deutschland gehören eine Fahrschule, eine theoretische und eine
        praktische Prüfung, ein Sehtest und ein Erste-Hilfe-Kurs dazu. Wer seit zwei Jahren A1 hat, legt nur eine
        praktische Prüfung ab.`,
        validity: documentOnly.de,
        goodToKnow: `Die Klasse A2 ist der übliche Weg zur Klasse A: Nach zwei Jahren mit A2 können Sie die [Klasse A](page:licence-a) früher bekommen.`,
      },
      {
        vehicles: `Motorcycles, with or without a sidecar: power up to 35\u00a0kW (47\u00a0hp), power to weight up to 0.2\u00a0kW/kg.

        Under EU law a restricted motorcycle may have had no more than twice that power originally. Germany sets this limit
        at 70\u00a0kW (94\u00a0hp).`,
        needs: `You need no other category first. In Germany you need a driving school, a theory and a practical test, an
        eyesight test and a first-aid course. If you have held A1 for two years, you take a practical test only.`,
        validity: documentOnly.en,
        goodToKnow: `Category A2 is the usual way to category A: after two years with A2 you can get [category A](page:licence-a) earlier.`,
      },
    ),
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
      'Für alle Motorräder, ohne Grenze bei der Leistung, und für Dreiräder mit mehr als 15\u00a0kW.',
      'For all motorcycles, with no limit on power, and for motor tricycles of more than 15\u00a0kW (20\u00a0hp).',
    ),
    description: describe(
      {
        vehicles: `- alle Motorräder, auch mit Beiwagen
        - Dreiräder mit mehr als 15\u00a0kW`,
        needs: `Es gibt zwei Wege. Entweder Sie haben seit mindestens zwei Jahren die Klasse A2 und sind 20. Oder Sie
        machen A direkt und sind 24.

        In Deutschland genügt beim Weg über A2 eine praktische Prüfung. Beim direkten Weg gehören eine Fahrschule, eine
        theoretische und eine praktische Prüfung, ein Sehtest und ein Erste-Hilfe-Kurs dazu.`,
        validity: documentOnly.de,
        goodToKnow: `Die zwei Jahre mit A2 sind keine Pflicht für alle: Sie senken nur das Mindestalter. Für Dreiräder mit
        mehr als 15\u00a0kW müssen Sie 21 sein.`,
      },
      {
        vehicles: `- all motorcycles, with or without a sidecar
        - motor tricycles of more than 15\u00a0kW (20\u00a0hp)`,
        needs: `There are two ways. Either you have held category A2 for at least two years and are 20. Or you go for A
        directly and are 24.

        In Germany, a practical test is enough if you come from A2. The direct way needs a driving school, a theory and a
        practical test, an eyesight test and a first-aid course.`,
        validity: documentOnly.en,
        goodToKnow: `Not everybody needs the two years with A2: they only lower the minimum age. For motor tricycles of more
        than 15\u00a0kW (20\u00a0hp) you must be 21.`,
      },
    ),
    minimumAges: [
      eu(
        20,
        'Art. 4 (3) (c)',
        text('nach mindestens zwei Jahren mit Klasse A2', 'after at least two years with category A2'),
      ),
      eu(
        24,
        'Art. 4 (3) (c)',
        text('direkt, ohne zwei Jahre mit Klasse A2', 'directly, without two years with category A2'),
      ),
      eu(
        21,
        'Art. 4 (3) (c)',
        text(
          'für Dreiräder mit mehr als 15\u00a0kW',
          'for motor tricycles of more than 15\u00a0kW (20\u00a0hp)',
        ),
      ),
    ],
    includes: includes('a2', 'a1', 'am'),
    sources: common,
  },
  {
    id: 'b1',
    group: 'multiLane',
    title: text('Vierrädrige Kleinfahrzeuge', 'Quadricycles'),
    summary: text(
      'Für vierrädrige Kleinfahrzeuge bis 15\u00a0kW und bis 550\u00a0kg Leermasse. Nicht jedes Land hat diese Klasse, Deutschland zum Beispiel nicht.',
      'For small four-wheelers up to 15\u00a0kW (20\u00a0hp) and 550\u00a0kg (1,213\u00a0lb) unladen. Not every country has this category; Germany, for one, does not.',
    ),
    description: describe(
      {
        vehicles: `Vierrädrige Kleinfahrzeuge, die stärker oder schwerer sind als die der Klasse AM:

        - Leistung bis 15\u00a0kW
        - Leermasse bis 400\u00a0kg, für den Transport von Gütern bis 550\u00a0kg

        Die 550\u00a0kg sind also die Obergrenze der ganzen Klasse. Die Batterien eines Elektrofahrzeugs zählen nicht mit.`,
        needs: `Eine andere Klasse brauchen Sie nicht. In den Ländern, die B1 erteilen, gehören eine theoretische und eine
        praktische Prüfung dazu.`,
        validity: `Nach EU-Recht ist der Führerschein, also die Karte, je nach Land 10 bis 15 Jahre gültig.`,
        goodToKnow: `Die EU überlässt es jedem Land, ob es B1 einführt. **Deutschland erteilt keine Klasse B1.** Dort
        brauchen Sie für diese Fahrzeuge die Klasse B.

        Die EU nennt 16 Jahre als Mindestalter. Ein Land darf bis auf 18 gehen.

        Wer B hat, darf auch Fahrzeuge der Klasse B1 fahren. Nach EU-Recht schließt B1 die Klasse AM ein, wenn das Land,
        das den Führerschein ausstellt, dies nicht einschränkt.`,
      },
      {
        vehicles: `Small four-wheelers that are more powerful or heavier than those of category AM:

        - power up to 15\u00a0kW (20\u00a0hp)
        - unladen mass up to 400\u00a0kg (882\u00a0lb), or up to 550\u00a0kg (1,213\u00a0lb) if built to carry goods

        So 550\u00a0kg (1,213\u00a0lb) is the upper limit of the whole category. The batteries of an electric vehicle do not count.`,
        needs: `You need no other category first. Countries that grant B1 ask for a theory and a practical test.`,
        validity: `Under EU law the card is valid for 10 to 15 years, depending on the country.`,
        goodToKnow: `The EU leaves it to each country whether to have B1. **Germany does not grant category B1.** There you
        need category B for these vehicles.

        The EU says 16 years. A country may raise that age, up to 18.

        Holders of B may drive vehicles of category B1 as well. Under EU law B1 covers category AM, unless the country that
        issues the licence has limited this.`,
      },
    ),
    minimumAges: [
      eu(16, 'Art. 4 (4) (a)', text('in Ländern, die B1 erteilen', 'in countries that grant B1')),
      eu(18, 'Art. 4 (6)', text('wo ein Land das Alter angehoben hat', 'where a country has raised the age')),
    ],
    limits: {maxUnladenMassKg: 550, maxPowerKw: 15},
    sources: [directive, fevCategories],
  },
  {
    id: 'b',
    group: 'multiLane',
    title: text('Autos bis 3.500\u00a0kg', 'Cars and vans up to 3,500\u00a0kg (7,716\u00a0lb)'),
    summary: text(
      'Für Autos und Transporter bis 3.500\u00a0kg zulässige Gesamtmasse mit höchstens neun Sitzen, der Fahrersitz eingerechnet.',
      'For cars and vans of up to 3,500\u00a0kg (7,716\u00a0lb) maximum authorised mass with no more than nine seats, including the driver’s.',
    ),
    description: describe(
      {
        vehicles: `Autos, Transporter und Wohnmobile bis 3.500\u00a0kg zulässige Gesamtmasse. Das ist die Masse, die das Fahrzeug
        mit Ladung höchstens haben darf. Höchstens acht Personen dürfen mitfahren; mit der Person am Steuer sind es neun.

        Für Anhänger gilt:

        - bis 750\u00a0kg zulässige Gesamtmasse: immer erlaubt
        - über 750\u00a0kg: erlaubt, wenn Auto und Anhänger zusammen höchstens 3.500\u00a0kg zulässige Gesamtmasse haben
        - zusammen bis 4.250\u00a0kg: mit der Schlüsselzahl 96 auf dem Führerschein
        - darüber: mit der Klasse BE`,
        needs: `Eine andere Klasse brauchen Sie nicht. In Deutschland gehören eine Fahrschule, eine theoretische und eine
        praktische Prüfung, ein Sehtest und ein Erste-Hilfe-Kurs dazu. Für die Schlüsselzahl 96 genügt dort eine Schulung
        ohne Prüfung.`,
        validity: documentOnly.de,
        goodToKnow: `**Mit 17:** Die EU erlaubt den Ländern, B schon ab 17 zu erteilen. In Deutschland heißt das Begleitetes
        Fahren: Bis zum 18. Geburtstag sitzt eine eingetragene Person daneben. Sie ist mindestens 30, hat seit fünf Jahren
        die Klasse B und höchstens einen Punkt im Fahreignungsregister. Österreich hat eine eigene Regelung ab 17 (L17).

        **Eingeschlossen:** B gilt auch für AM und, in Ländern mit dieser Klasse, für B1.

        **Schwerere Fahrzeuge mit alternativem Antrieb:** Wer B seit zwei Jahren hat, darf in Deutschland damit Güter in
        Fahrzeugen bis 4.250\u00a0kg befördern, wenn allein der Antrieb sie schwerer macht, und ohne Anhänger.`,
      },
      {
        vehicles: `Cars, vans and motorhomes of up to 3,500\u00a0kg (7,716\u00a0lb) maximum authorised mass: the most the vehicle may
        weigh with its load. They are built for eight passengers at most; with the driver that makes nine.

        The rules for trailers:

        - up to 750\u00a0kg (1,653\u00a0lb) maximum authorised mass: always allowed
        - over 750\u00a0kg (1,653\u00a0lb): allowed if car and trailer together have no more than 3,500\u00a0kg (7,716\u00a0lb)
        - together up to 4,250\u00a0kg (9,370\u00a0lb): with code 96 on the licence
        - above that: with category BE`,
        needs: `You need no other category first. In Germany you need a driving school, a theory and a practical test, an
        eyesight test and a first-aid course. For code 96, training without a test is enough there.`,
        validity: documentOnly.en,
        goodToKnow: `**At 17:** The EU lets countries grant B from 17. In Germany this means accompanied driving: until your
        18th birthday a registered person sits beside you. That person is at least 30, has held category B for five years
        and has no more than one penalty point. Austria has a scheme of its own from 17 (L17).

        **Included:** B also covers AM and, in countries that have that category, B1.

        **Heavier vehicles with alternative drives:** If you have held B for two years, you may carry goods in Germany in
        such vehicles of up to 4,250\u00a0kg (9,370\u00a0lb), if only the drive makes them heavier, and without a trailer.`,
      },
    ),
    minimumAges: [
      eu(18, 'Art. 4 (4) (c)'),
      germany(17, '§ 10 (1) Nr. 5 b, § 48a', accompanied),
      germany(17, '§ 10 (1) Nr. 5 b', drivingInTraining),
      age(
        17,
        'at',
        text('FSG § 6 Abs. 1 Z 6, § 19', 'FSG § 6 (1) no. 6, § 19 (Austria)'),
        text(
          'L17: nach besonderer Ausbildung mit begleiteten Fahrten',
          'L17: after special training with accompanied driving',
        ),
      ),
    ],
    limits: {maxMassKg: 3500, maxSeats: 9, maxTrailerMassKg: 750},
    includes: includes('am', 'b1'),
    sources: [...common, fevAccompanied, fevTrailerTraining, fsg],
  },
  {
    id: 'c1',
    group: 'multiLane',
    title: text('Kleine Lastwagen bis 7.500\u00a0kg', 'Small lorries up to 7,500\u00a0kg (16,535\u00a0lb)'),
    summary: text(
      'Für Lastwagen und andere Fahrzeuge über 3.500\u00a0kg bis 7.500\u00a0kg zulässige Gesamtmasse.',
      'For lorries and other vehicles over 3,500\u00a0kg (7,716\u00a0lb) and up to 7,500\u00a0kg (16,535\u00a0lb) maximum authorised mass.',
    ),
    description: describe(
      {
        vehicles: `Lastwagen und andere Fahrzeuge, zum Beispiel große Wohnmobile, mit einer zulässigen Gesamtmasse von mehr
        als 3.500\u00a0kg und höchstens 7.500\u00a0kg. Außer der Person am Steuer fahren höchstens acht Personen mit.

        ${trailerRule.de}`,
        needs: afterB.de,
        validity: fiveYears.de,
        goodToKnow: professional.de,
      },
      {
        vehicles: `Lorries and other vehicles, such as large motorhomes, with a maximum authorised mass of more than 3,500\u00a0kg
        (7,716\u00a0lb) and no more than 7,500\u00a0kg (16,535\u00a0lb). They are built for eight passengers at most besides the driver.

        ${trailerRule.en}`,
        needs: afterB.en,
        validity: fiveYears.en,
        goodToKnow: professional.en,
      },
    ),
    minimumAges: [eu(18, 'Art. 4 (4) (e)')],
    limits: {minMassKg: 3500, maxMassKg: 7500, maxSeats: 9, maxTrailerMassKg: 750},
    prerequisite: 'b',
    sources: heavy,
  },
  {
    id: 'c',
    group: 'multiLane',
    title: text(
      'Lastwagen über 3.500\u00a0kg ohne obere Grenze',
      'Lorries over 3,500\u00a0kg (7,716\u00a0lb), no upper limit',
    ),
    summary: text(
      'Für alle Lastwagen über 3.500\u00a0kg zulässige Gesamtmasse. Nötig ist die Klasse von mehr als 7.500\u00a0kg an, denn bis dahin genügt C1.',
      'For all lorries over 3,500\u00a0kg (7,716\u00a0lb) maximum authorised mass. Needed from over 7,500\u00a0kg (16,535\u00a0lb), because C1 is enough up to there.',
    ),
    description: describe(
      {
        vehicles: `Lastwagen und andere Fahrzeuge mit mehr als 3.500\u00a0kg zulässiger Gesamtmasse, ohne obere Grenze. Außer der
        Person am Steuer fahren höchstens acht Personen mit.

        Nach dem Gesetz beginnt die Klasse C bei 3.500\u00a0kg. Wirklich nötig ist sie erst über 7.500\u00a0kg. Darunter genügt C1.

        ${trailerRule.de}`,
        needs: afterB.de,
        validity: fiveYears.de,
        goodToKnow: `${youngLorryDrivers.de}

        ${professional.de}`,
      },
      {
        vehicles: `Lorries and other vehicles of more than 3,500\u00a0kg (7,716\u00a0lb) maximum authorised mass, without an upper
        limit. They are built for eight passengers at most besides the driver.

        By law category C begins at 3,500\u00a0kg (7,716\u00a0lb). You really need it only above 7,500\u00a0kg (16,535\u00a0lb). Below that, C1
        is enough.

        ${trailerRule.en}`,
        needs: afterB.en,
        validity: fiveYears.en,
        goodToKnow: `${youngLorryDrivers.en}

        ${professional.en}`,
      },
    ),
    minimumAges: [
      eu(21, 'Art. 4 (4) (g)'),
      eu(18, 'Art. 4 (7)', initialQualification),
      germany(18, '§ 10 (1) Nr. 7 b', initialQualificationOrTraining),
    ],
    limits: {minMassKg: 3500, maxSeats: 9, maxTrailerMassKg: 750},
    prerequisite: 'b',
    includes: includes('c1'),
    sources: heavy,
  },
  {
    id: 'd1',
    group: 'buses',
    title: text('Kleinbusse mit bis zu 16 Fahrgästen', 'Minibuses for up to 16 passengers'),
    summary: text(
      'Für Kleinbusse bis 8\u00a0m Länge mit höchstens 16 Plätzen für Fahrgäste. Der Fahrersitz zählt dabei nicht mit.',
      'For minibuses up to 8\u00a0m (26\u00a0ft) long with no more than 16 passenger seats. The driver’s seat is not counted.',
    ),
    description: describe(
      {
        vehicles: `Kleinbusse, die für höchstens 16 Fahrgäste gebaut und höchstens 8\u00a0m lang sind. Mit dem Fahrersitz
        sind es 17 Plätze.

        ${trailerRule.de}`,
        needs: `${afterB.de} ${busTest.de}`,
        validity: fiveYearsBus.de,
        goodToKnow: `Für höchstens acht Fahrgäste genügt bis 3.500\u00a0kg die Klasse B.

        ${assessment.de}

        ${professional.de}`,
      },
      {
        vehicles: `Minibuses built for 16 passengers at most and no longer than 8\u00a0m (26\u00a0ft). With the driver’s seat that makes
        17 seats.

        ${trailerRule.en}`,
        needs: `${afterB.en} ${busTest.en}`,
        validity: fiveYearsBus.en,
        goodToKnow: `For eight passengers at most, category B is enough up to 3,500\u00a0kg (7,716\u00a0lb).

        ${assessment.en}

        ${professional.en}`,
      },
    ),
    minimumAges: smallBusAges,
    limits: {maxSeats: 17, maxLengthM: 8, maxTrailerMassKg: 750},
    prerequisite: 'b',
    sources: heavy,
  },
  {
    id: 'd',
    group: 'buses',
    title: text('Busse mit mehr als acht Fahrgästen', 'Buses for more than eight passengers'),
    summary: text(
      'Für alle Busse mit mehr als neun Sitzen: mehr als acht für Fahrgäste und einer am Steuer.',
      'For all buses with more than nine seats: more than eight for passengers and one for the driver.',
    ),
    description: describe(
      {
        vehicles: `Busse, die für mehr als acht Fahrgäste gebaut sind, ohne Grenze bei Länge und Masse. Mit dem Fahrersitz
        sind es mindestens zehn Plätze.

        ${trailerRule.de}`,
        needs: `${afterB.de} ${busTest.de}`,
        validity: fiveYearsBus.de,
        goodToKnow: `Am höchsten ist das Mindestalter für alle, die keine Qualifikation für den Beruf haben. ${assessment.de}

        ${professional.de}`,
      },
      {
        vehicles: `Buses built for more than eight passengers, with no limit on length or mass. With the driver’s seat that
        makes ten seats or more.

        ${trailerRule.en}`,
        needs: `${afterB.en} ${busTest.en}`,
        validity: fiveYearsBus.en,
        goodToKnow: `The minimum age is highest for those who have no qualification for the profession. ${assessment.en}

        ${professional.en}`,
      },
    ),
    minimumAges: busAges,
    limits: {minSeats: 10, maxTrailerMassKg: 750},
    prerequisite: 'b',
    includes: includes('d1'),
    sources: heavy,
  },
  {
    id: 'be',
    group: 'trailers',
    title: text('Auto mit schwerem Anhänger', 'Car with a heavy trailer'),
    summary: text(
      'Für ein Fahrzeug der Klasse B mit einem Anhänger über 750\u00a0kg bis 3.500\u00a0kg zulässige Gesamtmasse.',
      'For a vehicle of category B with a trailer over 750\u00a0kg (1,653\u00a0lb) and up to 3,500\u00a0kg (7,716\u00a0lb) maximum authorised mass.',
    ),
    description: describe(
      {
        vehicles: `Ein Auto oder Transporter der Klasse B mit einem Anhänger, zum Beispiel einem Wohnwagen oder
        Pferdeanhänger. Der Anhänger hat höchstens 3.500\u00a0kg zulässige Gesamtmasse.

        Nötig ist BE, wenn der Anhänger mehr als 750\u00a0kg zulässige Gesamtmasse hat und beide zusammen mehr als 3.500\u00a0kg. Bis
        4.250\u00a0kg zusammen genügt auch B mit der Schlüsselzahl 96.`,
        needs: `Sie brauchen zuerst die Klasse B (Vorbesitz). In Deutschland können Sie beide zugleich erwerben. Dort folgen
        Fahrstunden und nur noch eine praktische Prüfung.`,
        validity: documentOnly.de,
        goodToKnow: `Es zählt die zulässige Gesamtmasse aus den Fahrzeugpapieren, nicht das, was Sie gerade geladen haben.
        Was Ihr Auto ziehen darf, die Anhängelast, steht ebenfalls in den Papieren und gilt immer zusätzlich.

        Hat der Anhänger mehr als 3.500\u00a0kg, brauchen Sie C1E.`,
      },
      {
        vehicles: `A car or van of category B with a trailer, for example a caravan or a horse trailer. The trailer has a
        maximum authorised mass of no more than 3,500\u00a0kg (7,716\u00a0lb).

        You need BE when the trailer has more than 750\u00a0kg (1,653\u00a0lb) and both together more than 3,500\u00a0kg (7,716\u00a0lb). Up to
        4,250\u00a0kg (9,370\u00a0lb) together, B with code 96 is enough as well.`,
        needs: `You need category B first. In Germany you can get both at the same time. There you take driving lessons and
        only a practical test.`,
        validity: documentOnly.en,
        goodToKnow: `What counts is the maximum authorised mass in the vehicle’s papers, not what you happen to carry. The
        mass that your car may tow is in the papers too and always applies as well.

        If the trailer has more than 3,500\u00a0kg (7,716\u00a0lb), you need C1E.`,
      },
    ),
    minimumAges: [
      eu(18, 'Art. 4 (4) (c)'),
      germany(17, '§ 10 (1) Nr. 5 b, § 48a', accompanied),
      germany(17, '§ 10 (1) Nr. 5 b', drivingInTraining),
    ],
    limits: {minTrailerMassKg: 750, maxTrailerMassKg: 3500},
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
    description: describe(
      {
        vehicles: `- ein Fahrzeug der Klasse C1 mit einem Anhänger über 750\u00a0kg zulässige Gesamtmasse
        - ein Fahrzeug der Klasse B mit einem Anhänger über 3.500\u00a0kg zulässige Gesamtmasse

        In beiden Fällen dürfen Zugfahrzeug und Anhänger zusammen höchstens 12.000\u00a0kg zulässige Gesamtmasse haben.`,
        needs: afterTowing('C1').de,
        validity: fiveYears.de,
        goodToKnow: `C1E schließt BE ein: Sie dürfen auch ein Auto mit schwerem Anhänger fahren. In Deutschland gilt C1E
        außerdem für Fahrzeuge der Klasse D1E, wenn Sie D1 haben.

        ${professional.de}`,
      },
      {
        vehicles: `- a vehicle of category C1 with a trailer over 750\u00a0kg (1,653\u00a0lb) maximum authorised mass
        - a vehicle of category B with a trailer over 3,500\u00a0kg (7,716\u00a0lb) maximum authorised mass

        In both cases vehicle and trailer together may have no more than 12,000\u00a0kg (26,455\u00a0lb).`,
        needs: afterTowing('C1').en,
        validity: fiveYears.en,
        goodToKnow: `C1E includes BE: you may drive a car with a heavy trailer as well. In Germany C1E also covers vehicles
        of category D1E if you hold D1.

        ${professional.en}`,
      },
    ),
    minimumAges: [eu(18, 'Art. 4 (4) (e)')],
    limits: {minTrailerMassKg: 750, maxCombinationMassKg: 12000},
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
    description: describe(
      {
        vehicles: `Ein Fahrzeug der Klasse C mit einem Anhänger oder Sattelanhänger über 750\u00a0kg zulässige Gesamtmasse. Für
        beide zusammen setzt die Klasse keine obere Grenze. Es bleibt bei den Grenzen, die für alle Lastzüge gelten.`,
        needs: `Sie brauchen zuerst die Klasse C (Vorbesitz). In Deutschland können Sie beide zugleich erwerben. Dort gehören
        eine Fahrschule, eine theoretische und eine praktische Prüfung und die ärztlichen Nachweise wie bei C dazu.`,
        validity: fiveYears.de,
        goodToKnow: `${youngLorryDrivers.de}

        CE schließt C1E und BE ein. Wer auch D hat, darf damit Fahrzeuge der Klassen DE und D1E fahren. In Deutschland
        genügt für D1E die Klasse D1.

        ${professional.de}`,
      },
      {
        vehicles: `A vehicle of category C with a trailer or semi-trailer over 750\u00a0kg (1,653\u00a0lb) maximum authorised mass. The
        category sets no upper limit for both together. The limits that apply to all road trains remain.`,
        needs: `You need category C first. In Germany you can get both at the same time. There you need a driving school, a
        theory and a practical test, and the same medical examinations as for C.`,
        validity: fiveYears.en,
        goodToKnow: `${youngLorryDrivers.en}

        CE includes C1E and BE. If you hold D too, it covers vehicles of categories DE and D1E. In Germany D1 is enough for
        D1E.

        ${professional.en}`,
      },
    ),
    minimumAges: [
      eu(21, 'Art. 4 (4) (g)'),
      eu(18, 'Art. 4 (7)', initialQualification),
      germany(18, '§ 10 (1) Nr. 7 b', initialQualificationOrTraining),
    ],
    limits: {minTrailerMassKg: 750},
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
    description: describe(
      {
        vehicles: 'Ein Kleinbus der Klasse D1 mit einem Anhänger über 750\u00a0kg zulässige Gesamtmasse.',
        needs: afterTowing('D1').de,
        validity: fiveYearsBus.de,
        goodToKnow: `D1E schließt BE ein: Sie dürfen auch ein Auto mit schwerem Anhänger fahren. Lastwagen mit Anhänger
        (C1E) gehören nicht dazu.

        ${assessment.de}

        ${professional.de}`,
      },
      {
        vehicles:
          'A minibus of category D1 with a trailer over 750\u00a0kg (1,653\u00a0lb) maximum authorised mass.',
        needs: afterTowing('D1').en,
        validity: fiveYearsBus.en,
        goodToKnow: `D1E includes BE: you may drive a car with a heavy trailer as well. Lorries with a trailer (C1E) are not
        part of it.

        ${assessment.en}

        ${professional.en}`,
      },
    ),
    minimumAges: smallBusAges,
    limits: {minTrailerMassKg: 750},
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
    description: describe(
      {
        vehicles: 'Ein Bus der Klasse D mit einem Anhänger über 750\u00a0kg zulässige Gesamtmasse.',
        needs: afterTowing('D').de,
        validity: fiveYearsBus.de,
        goodToKnow: `Für das Mindestalter gilt dasselbe wie für die [Klasse D](page:licence-d). ${assessment.de}

        DE schließt D1E und BE ein. Wer CE und D hat, braucht DE nicht eigens: CE gilt dann auch dafür.

        ${professional.de}`,
      },
      {
        vehicles:
          'A bus of category D with a trailer over 750\u00a0kg (1,653\u00a0lb) maximum authorised mass.',
        needs: afterTowing('D').en,
        validity: fiveYearsBus.en,
        goodToKnow: `The minimum age is the same as for [category D](page:licence-d). ${assessment.en}

        DE includes D1E and BE. If you hold CE and D, you do not need DE as well: CE then covers it.

        ${professional.en}`,
      },
    ),
    minimumAges: busAges,
    limits: {minTrailerMassKg: 750},
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
