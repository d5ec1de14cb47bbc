import type {SeedDocument} from '../index.ts'
import {keyed, picture, rich, source, text} from '../write.ts'

/** Version of the German regulation (FeV) that the texts were compared with. */
const fevVersion = '2026-08-19'

export const licencePage: SeedDocument = {
  _id: 'licencePage',
  _type: 'licencePage',
  title: text('Führerscheinklassen', 'Driving licence categories'),
  description: text(
    'Die 15 Führerscheinklassen von AM bis DE: welche Fahrzeuge, ab welchem Alter, was zuerst nötig ist. Und was mit einem Führerschein aus dem Ausland gilt.',
    'The 15 driving licence categories from AM to DE: which vehicles, from what age, what you need first. And the rules for a licence from abroad.',
  ),
  heading: text('Führerschein\u00adklassen im Überblick', 'Driving licence categories at a glance'),
  notice: rich(
    `**Die Stiftung stellt keine Führerscheine und keine Ausweise aus, und sie verkauft auch keine.** Das dürfen nur
    Behörden. Hier finden Sie Informationen. Eine Frage an uns kostet nichts.

    Bietet Ihnen jemand einen Führerschein zum Kauf an? Ein gekauftes Dokument ist nicht gültig, und es zu benutzen kann
    strafbar sein. Fragen Sie im Zweifel die Fahrerlaubnisbehörde an Ihrem Wohnort.`,
    `**The foundation issues no driving licences and no identity cards, and it sells none.** Only authorities may do that.
    Here you find information. Asking us costs nothing.

    Has somebody offered to sell you a licence? A bought document is not valid, and using it can be a criminal offence. If in doubt, ask the licensing authority where you live.`,
  ),
  picture: picture('licences'),
  intro: text(
    'Das Recht der Europäischen Union (EU) kennt 15 Klassen. Nicht jedes Land erteilt alle. Der Buchstabe auf der Karte sagt, welche Fahrzeuge Sie fahren dürfen. Für manche Klassen brauchen Sie zuerst eine andere, das nennt man Vorbesitz. Manche gelten auch für die Fahrzeuge anderer Klassen, das nennt man Einschluss.',
    'European Union (EU) law has 15 categories. Not every country grants all of them. In German a category is called “Klasse”. The letter on the card says which vehicles you may drive. For some categories you need another one first. Some cover the vehicles of others as well.',
  ),
  groupTitles: {
    mopeds: text('Mopeds', 'Mopeds'),
    motorcycles: text('Krafträder', 'Motorcycles'),
    multiLane: text('Mehrspurige Kraftfahrzeuge', 'Multi-lane motor vehicles'),
    buses: text('Busse', 'Buses'),
    trailers: text('Mehrspurige Fahrzeuge mit Anhänger', 'Multi-lane vehicles with trailers'),
  },
  comparisonHeading: text('Alle Klassen im Vergleich', 'All categories compared'),
  scopeNote: text(
    'Bei jedem Alter steht, wessen Regel es ist: EU, Deutschland oder Österreich. Ist nur die EU genannt, gilt dasselbe in Deutschland und Österreich, sofern das Land die Klasse erteilt und der Text der Klasse nichts anderes sagt. „Masse“ meint die zulässige Gesamtmasse: was ein Fahrzeug mit Ladung höchstens wiegen darf. Dies ist allgemeine Information und keine Rechtsberatung. Es entscheidet die Behörde an Ihrem Wohnort.',
    'Each age says whose rule it is: the EU’s, Germany’s or Austria’s. Where only the EU is named, the same holds in Germany and Austria, if the country grants the category and its text says nothing else. “Mass” means the maximum authorised mass: the most that a vehicle may weigh with its load. This is general information, not legal advice. The authority where you live decides.',
  ),
  comingNote: text(
    'Vom 26. November 2029 an gilt die Richtlinie (EU) 2025/2205. Sie ersetzt die Richtlinie 2006/126/EG. Bis dahin passen die Länder ihr Recht an, einzelne Regeln können sich also schon früher ändern. Diese Seiten zeigen das Recht, das heute gilt.',
    'From 26 November 2029, Directive (EU) 2025/2205 applies. It replaces Directive 2006/126/EC. Countries adapt their laws before then, so single rules may change earlier. These pages show the law in force today.',
  ),
  abroad: {
    heading: text('Führerschein aus dem Ausland', 'Licence from abroad'),
    body: rich(
      `So ist es in Deutschland. Andere Länder haben eigene Regeln.

      ### Nur zu Besuch

      Solange Sie in Deutschland keinen festen Wohnsitz haben, dürfen Sie mit Ihrem gültigen Führerschein fahren. Ist er
      nicht auf Deutsch und kommt er nicht aus der EU, dem EWR oder der Schweiz, brauchen Sie oft eine Übersetzung oder einen
      internationalen Führerschein dazu. EWR heißt: die EU mit Island, Liechtenstein und Norwegen.

      ### Aus der EU oder dem EWR

      Ihr Führerschein gilt weiter, solange er gültig ist. Sie müssen ihn nicht umschreiben, also nicht gegen einen deutschen
      tauschen. Für Lastwagen und Busse (alle Klassen mit C und D) gelten auch dann höchstens fünf Jahre seit der Erteilung.

      Es gibt Ausnahmen, zum Beispiel wenn Sie schon in Deutschland wohnten, als Sie den Führerschein bekamen, oder wenn
      Ihnen hier eine Fahrerlaubnis entzogen wurde.

      ### Aus einem anderen Land

      Mit einem festen Wohnsitz in Deutschland dürfen Sie noch **sechs Monate** fahren. Ihr Wohnsitz ist, wo Sie gewöhnlich
      wohnen, also mindestens 185 Tage im Jahr. Danach brauchen Sie einen deutschen Führerschein. Ohne ihn zu fahren ist
      strafbar.

      Den Antrag auf Umschreibung stellen Sie bei der Fahrerlaubnisbehörde Ihres Wohnorts, am besten früh. Sie können ihn auch
      nach den sechs Monaten stellen, dürfen aber bis zur Entscheidung nicht fahren. Bleiben Sie nachweislich höchstens zwölf
      Monate, kann die Behörde die Frist um bis zu sechs Monate verlängern.

      Ob Sie eine Prüfung ablegen, hängt vom Land ab:

      - **Land steht in Anlage 11 der Fahrerlaubnis-Verordnung:** meist keine oder nur eine Prüfung, je nach Land und Klasse.
      - **Land steht nicht in Anlage 11:** eine theoretische und eine praktische Prüfung, dazu ein Sehtest
      und ein Erste-Hilfe-Kurs. Eine vollständige Ausbildung in der Fahrschule ist nicht vorgeschrieben.

      ### Aus den USA

      Es kommt auf den Bundesstaat an, und die Liste gilt nur für die Autoklasse B:

      - ohne Prüfung, zum Beispiel Texas, Pennsylvania oder Illinois
      - mit theoretischer Prüfung, zum Beispiel Florida, North Carolina oder Tennessee
      - nicht in der Liste, zum Beispiel Kalifornien und New York: theoretische und praktische Prüfung

      ### Aus dem Vereinigten Königreich

      Seit dem Brexit gelten auch hier die sechs Monate. Das Vereinigte Königreich steht in Anlage 11: In keiner Klasse
      verlangt Deutschland eine Prüfung. Die Behörde kann einen Sehtest verlangen.

      ### Was nicht gilt

      Ein Lernführerschein oder ein vorläufiger Führerschein genügt nicht. Auch ein Führerschein von außerhalb der EU und des
      EWR gilt nicht, wenn Sie ihn gemacht haben, als Sie schon in Deutschland wohnten, oder wenn Sie das deutsche
      Mindestalter noch nicht haben.`,
      `This is how it is in Germany. Other countries have rules of their own.

      ### Only visiting

      As long as you have no normal residence in Germany, you may drive with your valid licence. If it is not in German and
      does not come from the EU, the EEA or Switzerland, you often need a translation or an international driving permit with
      it. EEA means the EU with Iceland, Liechtenstein and Norway.

      ### From the EU or the EEA

      Your licence stays valid until it expires. You do not need to exchange it for a German one. For lorries and buses (all
      categories with C and D) the limit of five years from the day of issue applies here too.

      There are exceptions, for example if you already lived in Germany when you got the licence, or if a licence was taken
      away from you here.

      ### From another country

      Once you have your normal residence (“Wohnsitz”) in Germany, you may drive for **six more months**. Your residence is
      where you usually live, for at least 185 days a year. After that you need a German licence. Driving without one is a
      criminal offence.

      You apply for the exchange (“Umschreibung”) at the licensing authority (“Fahrerlaubnisbehörde”) of the place where you
      live, best early on. You can also apply after the six months, but you may not drive until it is decided. If you can show
      that you will stay for no more than twelve months, the authority can extend the time by up to six months.

      Whether you take a test depends on the country:

      - **The country is listed in Annex 11 of the German driving licence regulation:** usually no test or only one, depending
      on country and category.
      - **The country is not listed:** a theory and a practical test, an eyesight test and a first-aid course. Complete training
      at a driving school is not required.

      ### From the United States

      It depends on the state, and the list is only for category B, cars:

      - without a test, for example Texas, Pennsylvania or Illinois
      - with a theory test, for example Florida, North Carolina or Tennessee
      - not in the list, for example California and New York: a theory and a practical test

      ### From the United Kingdom

      Since Brexit the six months apply here too. The United Kingdom is listed in Annex 11, which asks for no test in any
      category. The authority may ask for an eyesight test.

      ### What does not count

      A learner’s or provisional licence is not enough. Nor is a licence from outside the EU and the EEA that you got when you
      already lived in Germany, or if you have not reached the German minimum age.`,
    ),
    sources: keyed([
      source(
        'Fahrerlaubnis-Verordnung (FeV), § 7 (gesetze-im-internet.de)',
        'German Driving Licence Regulation (FeV), section 7 (gesetze-im-internet.de, in German)',
        'https://www.gesetze-im-internet.de/fev_2010/__7.html',
        fevVersion,
      ),
      source(
        'Fahrerlaubnis-Verordnung (FeV), § 28 (gesetze-im-internet.de)',
        'German Driving Licence Regulation (FeV), section 28 (gesetze-im-internet.de, in German)',
        'https://www.gesetze-im-internet.de/fev_2010/__28.html',
        fevVersion,
      ),
      source(
        'Fahrerlaubnis-Verordnung (FeV), § 29 (gesetze-im-internet.de)',
        'German Driving Licence Regulation (FeV), section 29 (gesetze-im-internet.de, in German)',
        'https://www.gesetze-im-internet.de/fev_2010/__29.html',
        fevVersion,
      ),
      source(
        'Fahrerlaubnis-Verordnung (FeV), § 31 (gesetze-im-internet.de)',
        'German Driving Licence Regulation (FeV), section 31 (gesetze-im-internet.de, in German)',
        'https://www.gesetze-im-internet.de/fev_2010/__31.html',
        fevVersion,
      ),
      source(
        'Fahrerlaubnis-Verordnung (FeV), Anlage 11 (gesetze-im-internet.de)',
        'German Driving Licence Regulation (FeV), Annex 11 (gesetze-im-internet.de, in German)',
        'https://www.gesetze-im-internet.de/fev_2010/anlage_11.html',
        fevVersion,
      ),
    ]),
  },

  enquiryHeading: text('Frage zum Führerschein stellen', 'Ask about a driving licence'),
  enquiryIntro: text(
    'Fragen Sie uns, welche Behörde für Führerschein oder Personalausweis zuständig ist und welche Regel für Sie gilt. Die Auskunft kostet nichts. Einen Führerschein oder Ausweis können Sie hier weder beantragen noch kaufen. Bitte nennen Sie eine E-Mail-Adresse oder Telefonnummer, damit wir antworten können.',
    'Ask us which authority handles driving licences or identity cards, and which rule applies to you. It is free of charge. You can neither apply for a licence or card here nor buy one. Please give an e-mail address or a phone number so that we can answer.',
  ),
  nameLabel: text('Ihr Vorname', 'Your first name'),
  lastNameLabel: text('Ihr Nachname', 'Your last name'),
  emailLabel: text('Ihre E-Mail-Adresse', 'Your e-mail address'),
  phoneLabel: text('Ihre Telefonnummer', 'Your phone number'),
  countryLabel: text('Um welches Land geht es?', 'Which country is it about?'),
  serviceLabel: text('Worum geht es?', 'What is it about?'),
  messageLabel: text('Ihre Frage', 'Your question'),
  note: text('Ihre E-Mail-Adresse wird nicht veröffentlicht.', 'Your e-mail address will not be published.'),
  privacyNote: text(
    'Nur unser Team liest Ihre Frage, um Ihnen zu antworten. Wir löschen sie spätestens sechs Monate nach unserer letzten Antwort. Bitte schicken Sie keine Kopien und keine Nummern von Ausweis oder Führerschein. Sie müssen keine Diagnose nennen, auch sonst nichts über Ihre Gesundheit. Dieses Formular ist nicht für Notfälle: Rufen Sie dann die 112 an.',
    'Only our team reads your question, in order to answer you. We delete it no later than six months after our last answer. Please send no copies and no numbers of your licence or identity card. You do not need to name a diagnosis, nor anything else about your health. This form is not for emergencies: please call 112.',
  ),
  privacyLinkLabel: text('Mehr zum Datenschutz', 'More about privacy'),
  consentRequired: false,
  consentLabel: text(
    'Ich bin einverstanden, dass das Team liest und nutzt, was ich über meine Gesundheit schreibe, um mir zu antworten. Das kann ich jederzeit widerrufen.',
    'I agree that the team reads and uses what I write about my health, in order to answer me. I can withdraw this at any time.',
  ),
  submitLabel: text('Auskunft anfragen', 'Get A Quote'),
  sendingLabel: text('Wird gesendet …', 'Loading....'),
  success: {
    _type: 'messageDialog',
    title: text('Danke!', 'Thanks!'),
    text: text(
      'Danke! Ihre Nachricht ist angekommen. Wir melden uns so bald wie möglich bei Ihnen.',
      'Thanks! Your message has arrived. We will get back to you as soon as possible.',
    ),
    button: text('OK', 'OK'),
  },
  failure: {
    _type: 'messageDialog',
    title: text('Fehler!', 'Error!'),
    text: text(
      'Das Formular kann nicht gesendet werden. Bitte prüfen Sie, ob Sie mit dem Internet verbunden sind.',
      'Form cannot be sent. Make sure you are connected to the internet',
    ),
    button: text('OK!', 'OK!'),
  },
  failureHelp: text(
    'Ihre Worte stehen noch im Formular, es ist nichts verloren. Versuchen Sie es später noch einmal, oder rufen Sie uns an oder schreiben Sie uns eine E-Mail:',
    'Your words are still in the form, nothing is lost. Please try again later, or call us or send us an e-mail:',
  ),
}
