import {keyed, nextStep, picture, rich, type SeedDocument, text} from '../write.ts'
import {formTexts, thanks} from './contact-page.ts'
import {fev} from './licence-categories.ts'

/** A part of the German regulation, named in full. */
const regulation = (de: string, en: string, page: string) =>
  fev(
    `Fahrerlaubnis-Verordnung (FeV), ${de} (gesetze-im-internet.de)`,
    `German Driving Licence Regulation (FeV), ${en} (gesetze-im-internet.de, in German)`,
    page,
  )

export const licencePage: SeedDocument = {
  _id: 'licencePage',
  _type: 'licencePage',
  title: text('Führerscheinklassen', 'Driving licence categories'),
  description: text(
    'Die 15 Führerscheinklassen von AM bis DE: welche Fahrzeuge, ab welchem Alter, was zuerst nötig ist. Und was mit einem Führerschein aus dem Ausland gilt.',
    'The 15 driving licence categories from AM to DE: which vehicles, from what age, what you need first. And the rules for a licence from abroad.',
  ),
  heading: text('Führerschein\u00adklassen', 'Driving licence categories'),
  noticeLine: text(
    'Wir stellen keine Führerscheine oder Ausweise aus und verkaufen keine.',
    'We do not issue or sell driving licences or identity cards.',
  ),
  notice: rich(
    `Das dürfen nur Behörden. Ein gekauftes Dokument ist ungültig; es zu benutzen kann strafbar sein.`,
    `Only authorities may do that. A bought document is not valid; using it can be a criminal offence.`,
  ),
  picture: picture('licences'),
  intro: text(
    'Familien fragen uns auch nach dem Führerschein. Hier sind die 15\u00a0Klassen der EU.',
    'Families ask us about driving licences too. Here are the 15\u00a0EU categories.',
  ),
  groupTitles: {
    mopeds: text('Mopeds', 'Mopeds'),
    motorcycles: text('Krafträder', 'Motorcycles'),
    multiLane: text('Autos und Lastwagen', 'Cars and lorries'),
    buses: text('Busse', 'Buses'),
    trailers: text('Mit Anhänger', 'With a trailer'),
  },
  comparisonHeading: text('Alle 15 Klassen', 'All 15 categories'),
  scopeNote: text(
    'Altersregeln der EU gelten auch in Deutschland und Österreich, wenn das Land die Klasse erteilt und nichts anderes dabeisteht. Massen sind zulässige Gesamtmassen: was ein Fahrzeug mit Ladung höchstens wiegen darf. Keine Rechtsberatung: Es entscheidet die Behörde an Ihrem Wohnort.',
    'EU age rules also apply in Germany and Austria, if the country grants the category and nothing else is stated. Masses are maximum authorised masses: the most a vehicle may weigh with its load. Not legal advice: the authority where you live decides.',
  ),
  comingNote: text(
    'Ab dem 26. November 2029 ersetzt die Richtlinie (EU) 2025/2205 die Richtlinie 2006/126/EG. Einzelne Länder können ihr Recht schon früher anpassen. Hier steht das Recht, das heute gilt.',
    'From 26 November 2029, Directive (EU) 2025/2205 replaces Directive 2006/126/EC. Countries may adapt their laws earlier. These pages show the law in force today.',
  ),
  abroad: {
    heading: text('Führerschein aus dem Ausland', 'Licence from abroad'),
    body: rich(
      `Diese Regeln gelten in Deutschland.

      ### Nur zu Besuch

      Ohne festen Wohnsitz in Deutschland dürfen Sie mit Ihrem gültigen Führerschein fahren. Ist er nicht auf Deutsch und
      kommt er nicht aus der EU, dem EWR (EU, Island, Liechtenstein, Norwegen) oder der Schweiz, brauchen Sie oft eine
      Übersetzung oder einen internationalen Führerschein dazu.

      ### Aus der EU oder dem EWR

      Ihr Führerschein bleibt bis zum Ablaufdatum gültig. Sie müssen ihn nicht umschreiben, also nicht gegen einen deutschen
      tauschen. Alle C- und D-Klassen gelten auch dann höchstens fünf Jahre ab Erteilung.

      Es gibt Ausnahmen, zum Beispiel wenn Sie schon in Deutschland wohnten, als Sie den Führerschein bekamen, oder wenn
      Ihnen hier eine Fahrerlaubnis entzogen wurde.

      ### Aus einem anderen Land

      Mit einem festen Wohnsitz in Deutschland dürfen Sie noch **sechs Monate** fahren. Ihr Wohnsitz ist, wo Sie mindestens 185
      Tage im Jahr wohnen. Danach brauchen Sie einen deutschen Führerschein. Ohne ihn zu fahren ist strafbar.

      Beantragen Sie die Umschreibung früh bei der Fahrerlaubnisbehörde Ihres Wohnorts. Nach den sechs Monaten
      dürfen Sie bis zur Entscheidung nicht fahren. Bleiben Sie nachweislich höchstens zwölf Monate, kann die Behörde die
      Frist um bis zu sechs Monate verlängern.

      Ob Sie eine Prüfung ablegen, hängt vom Land ab:

      - **In Anlage 11 der Fahrerlaubnis-Verordnung:** meist keine oder nur eine Prüfung, je nach Land und Klasse.
      - **Nicht in Anlage 11:** eine theoretische und eine praktische Prüfung, ein Sehtest und ein Erste-Hilfe-Kurs. Eine
      vollständige Ausbildung in der Fahrschule ist nicht vorgeschrieben.

      ### Aus den USA

      Es kommt auf den Bundesstaat an, und die Liste gilt nur für die Klasse B:

      - ohne Prüfung, zum Beispiel Texas, Pennsylvania oder Illinois
      - mit theoretischer Prüfung, zum Beispiel Florida, North Carolina oder Tennessee
      - nicht in der Liste, zum Beispiel Kalifornien und New York: theoretische und praktische Prüfung

      ### Aus dem Vereinigten Königreich

      Seit dem Brexit gelten auch hier die sechs Monate. Deutschland verlangt in keiner Klasse eine Prüfung (Anlage 11). Die
      Behörde kann einen Sehtest verlangen.

      ### Was nicht gilt

      Ein Lernführerschein oder ein vorläufiger Führerschein genügt nicht. Ein Führerschein von außerhalb der EU und des EWR
      gilt auch nicht, wenn Sie ihn gemacht haben, als Sie schon in Deutschland wohnten, oder wenn Sie das deutsche
      Mindestalter noch nicht erreicht haben.`,
      `These rules apply in Germany.

      ### Only visiting

      Without a normal residence in Germany, you may drive with your valid licence. If it is not in German and does not come
      from the EU, the EEA (EU, Iceland, Liechtenstein, Norway) or Switzerland, you often need a translation or an
      international driving permit with it.

      ### From the EU or the EEA

      Your licence stays valid until it expires. You do not need to exchange it for a German one. For all C and D
      categories, the limit of five years from the day of issue applies here too.

      There are exceptions, for example if you already lived in Germany when you got the licence, or if a licence was taken
      away from you here.

      ### From another country

      Once you have your normal residence (“Wohnsitz”) in Germany, you may drive for **six more months**. Your residence is
      where you live for at least 185 days a year. After that you need a German licence. Driving without one is a criminal
      offence.

      You apply for the exchange (“Umschreibung”) at the licensing authority (“Fahrerlaubnisbehörde”) where you live. Apply
      early: after the six months you may not drive until it is decided. If you can show that you will stay for no more
      than twelve months, the authority can extend the time by up to six months.

      Whether you take a test depends on the country:

      - **Listed in Annex 11 of the German driving licence regulation:** usually no test or only one, depending on country and
      category.
      - **Not listed:** a theory and a practical test, an eyesight test and a first-aid course. Complete training at a driving
      school is not required.

      ### From the United States

      It depends on the state, and the list is only for category B:

      - without a test, for example Texas, Pennsylvania or Illinois
      - with a theory test, for example Florida, North Carolina or Tennessee
      - not in the list, for example California and New York: a theory and a practical test

      ### From the United Kingdom

      Since Brexit the six months apply here too. Germany asks for no test in any category (Annex 11). The authority may ask
      for an eyesight test.

      ### What does not count

      A learner’s or provisional licence is not enough. Nor is a licence from outside the EU and the EEA that you got when you
      already lived in Germany, or if you have not reached the German minimum age.`,
    ),
    sources: keyed([
      regulation('§ 7', 'section 7', '__7.html'),
      regulation('§ 28', 'section 28', '__28.html'),
      regulation('§ 29', 'section 29', '__29.html'),
      regulation('§ 31', 'section 31', '__31.html'),
      regulation('Anlage 11', 'Annex 11', 'anlage_11.html'),
    ]),
  },

  enquiryHeading: text('Frage zum Führerschein stellen', 'Ask about a driving licence'),
  enquiryIntro: text(
    'Wir sagen Ihnen, welche Behörde zuständig ist und welche Regel für Sie gilt.',
    'We tell you which authority to ask and which rule applies to you.',
  ),
  nameLabel: text('Ihr Vorname', 'Your first name'),
  lastNameLabel: text('Ihr Nachname', 'Your last name'),
  countryLabel: text('Um welches Land geht es?', 'Which country is it about?'),
  serviceLabel: text('Worum geht es?', 'What is it about?'),
  messageLabel: text('Ihre Frage', 'Your question'),
  privacyNote: text(
    'Unser Team liest Ihre Frage und löscht sie spätestens sechs Monate nach der letzten Antwort. Bitte keine Kopien oder Nummern von Ausweis oder Führerschein, nichts über Ihre Gesundheit. Im Notfall: 112.',
    'Our team reads your question. We delete it no later than six months after our last answer. Please send no copies or numbers of your licence or identity card, and nothing about your health. In an emergency: 112.',
  ),
  submitLabel: text('Frage senden', 'Get A Quote'),
  submitNote: text('Fragen kostet nichts.', 'An answer, not a price: asking is free.'),
  success: thanks('Danke!', 'Thanks!'),
  next: {
    heading: text('So geht es weiter', 'What happens next'),
    steps: keyed([
      nextStep('Jemand aus unserem Team liest Ihre Frage.', 'A member of our team reads your question.'),
      nextStep(
        'Wir antworten innerhalb von drei Arbeitstagen, kostenlos.',
        'We answer within three working days, free of charge.',
      ),
      nextStep('Nichts gehört? Rufen Sie uns an.', 'If you have not heard from us, please call.'),
    ]),
  },
  ...formTexts,
}
