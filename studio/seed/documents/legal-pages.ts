import {rich, type SeedDocument, text} from '../write.ts'

const updatedOn = '2026-11-22'

/** What the site does with data, for the example foundation (GDPR, Art. 13). Must follow when the site changes. */
export const privacyPage: SeedDocument = {
  _id: 'privacyPage',
  _type: 'privacyPage',
  title: text('Datenschutz', 'Privacy'),
  description: text(
    'Welche Daten diese Website verarbeitet, wozu, wie lange, und welche Rechte Sie haben. Kein Tracking ohne Ihre Zustimmung, keine Werbung.',
    'Which data this website processes, what for, for how long, and what rights you have. No tracking without your consent, no advertising.',
  ),
  heading: text('Datenschutz', 'Privacy'),
  body: rich(
    `**Diese Erklärung ist ein Beispiel: Die Stiftung gibt es nicht.** Wer die Website betreibt, passt sie an und lässt sie
    von der eigenen Datenschutzberatung prüfen.

    Sie können alles lesen, ohne etwas über sich anzugeben: keine Statistik, keine Werbung, kein Tracking ohne Ihre Zustimmung.
    Schriften und Bilder kommen von unserem Server.

    ## Wer verantwortlich ist

    Die Stiftung; Anschrift und Telefon stehen im [Impressum](page:imprintPage). Fragen zum Datenschutz:
    [datenschutz@example.org](mailto:datenschutz@example.org). Hat die Stiftung Datenschutzbeauftragte, nennt sie deren Namen
    hier.

    ## Wenn Sie die Website aufrufen

    Unser Server braucht Ihre IP-Adresse, um Ihnen Seiten zu schicken. Sein Protokoll hält nur Fehler fest, ohne IP-Adresse.
    Senden Sie ein Formular, zählen wir eine Minute lang, wie viele von Ihrem Anschluss kommen, mit einem Prüfwert, aus dem sich
    die IP-Adresse nicht lesen lässt.

    Ein Dienstleister betreibt den Server in unserem Auftrag (Art. 28 DSGVO) und kann Zugriffe zum Schutz vor Angriffen kurz
    protokollieren; die Stiftung nennt hier Namen, Ort und Dauer. Rechtsgrundlage ist unser berechtigtes Interesse an einer
    sicheren Website (Art. 6 Abs. 1 Buchst. f DSGVO).

    ## Was in Ihrem Browser bleibt

    - **Sprache:** „de“ oder „en“, wenn Sie wechseln: im lokalen Speicher („language“), bis Sie es löschen, und ein Jahr lang in
      einem gleichnamigen Cookie. Das braucht keine Einwilligung (§ 25 Abs. 2 Nr. 2 TDDDG).
    - **Formulare:** Was Sie tippen, bleibt in diesem Tab („sessionStorage“), bis die Nachricht ankommt, Sie „Formular leeren“
      drücken oder den Tab schließen.
    - **Notfallkarte:** nur auf Wunsch, im lokalen Speicher („emergency-card“), bis Sie es löschen.
    - **Leseposition:** wie weit Sie gescrollt haben („positions“).
    - **Besuchte Seiten**, damit Sie sie ohne Internet lesen können.

    Nur wer dieses Gerät benutzt, kann das sehen. Unser Server bekommt nur das Cookie. Am Ende dieser Seite können Sie alles
    ansehen und löschen.

    ## Wenn Sie uns schreiben oder anrufen

    **Welche Daten:** was Sie uns schreiben oder sagen. Die Formulare auf [Kontakt](page:contactPage) und
    [Führerschein](page:licencePage) senden es verschlüsselt (HTTPS) über unseren Server an das Nachrichtensystem der Stiftung.

    **Wozu:** nur um Ihnen zu antworten; das ist unser berechtigtes Interesse (Art. 6 Abs. 1 Buchst. f DSGVO).

    **Gesundheit:** Sie müssen keine Diagnose nennen. Was Sie von sich aus schreiben, verwenden wir nur mit Ihrer ausdrücklichen
    Einwilligung (Art. 9 Abs. 2 Buchst. a DSGVO). Fehlt sie, fragen wir danach oder löschen die Angaben.

    **Wie lange:** bis spätestens sechs Monate nach unserer letzten Antwort. Länger nur, was ein Gesetz verlangt.

    **Wer sie bekommt:** nur unser Team und weisungsgebundene technische Dienstleister.

    ## Wenn Sie WhatsApp öffnen

    Erst wenn Sie den Link öffnen, bekommt der Anbieter Daten, zum Beispiel Ihre IP-Adresse und Telefonnummer: WhatsApp Ireland
    Limited, ein Unternehmen von Meta. Daten können in die USA gelangen. Senden Sie dort bitte keine Diagnose.

    Möchte die Stiftung wissen, von wo aus jemand den Chat öffnet, fragen wir am Ende dieser Seite. Nur wenn Sie zustimmen, melden
    wir Ihre IP-Adresse mit Land, Ort und Internetanbieter (Art. 6 Abs. 1 Buchst. a DSGVO).

    ## Wenn Sie den Newsletter bestellen

    Wir speichern Ihre E-Mail-Adresse mit Sprache, Zeitpunkt und dem Text, dem Sie zugestimmt haben. Sehen können sie
    unser Team und weisungsgebundene technische Dienstleister. Ohne Bestätigung löschen wir sie nach 30 Tagen. Rechtsgrundlage ist Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO).

    ## Wenn Sie das Spendenformular ausfüllen

    Wir speichern nichts davon. Betrag, Zahlungsweg und ein Code stehen in der Adresse der letzten Seite, nicht Ihr Name. Die Seite
    lässt sich einen Tag lang öffnen und bleibt im Verlauf Ihres Browsers.

    ## Ihre Rechte

    Sie müssen nichts angeben, aber ohne Kontaktweg können wir nicht antworten. Wir treffen keine automatischen Entscheidungen und
    erstellen keine Profile. Sie haben diese Rechte:

    - Auskunft (Art. 15 DSGVO), Berichtigung (Art. 16) und Löschung (Art. 17)
    - Einschränkung der Verarbeitung (Art. 18) und Herausgabe Ihrer Daten in einem üblichen Format (Art. 20)
    - **Widerruf:** Eine Einwilligung können Sie jederzeit für die Zukunft widerrufen (Art. 7 Abs. 3).
    - **Widerspruch:** Wo wir uns auf ein berechtigtes Interesse stützen, können Sie aus Gründen Ihrer besonderen Situation
      jederzeit widersprechen (Art. 21).
    - **Beschwerde** bei einer Datenschutzbehörde, in Berlin bei der Berliner Beauftragten für Datenschutz und
      Informationsfreiheit, [www.datenschutz-berlin.de](https://www.datenschutz-berlin.de)`,
    `**This notice is an example: the foundation does not exist.** The operator of this website must adapt it and have it
    checked by a data protection adviser.

    You can read everything without telling us anything about yourself: no statistics, no advertising, no tracking without your
    consent. Fonts and pictures come from our own server.

    ## Who is responsible

    The foundation; address and phone are in the [imprint](page:imprintPage). Questions about data protection:
    [datenschutz@example.org](mailto:datenschutz@example.org). A foundation with a data protection officer names that person
    here.

    ## When you open the website

    Our server needs your IP address to send you pages. Its log records only errors, without IP addresses. When you send a form,
    we count for one minute how many come from your connection, with a check value from which the IP address cannot be read.

    A service provider runs the server for us (Art. 28 GDPR) and may briefly log requests to stop attacks; here the foundation
    gives names, place and retention period. The legal basis is our legitimate interest in a safe website (Art. 6 (1) (f) GDPR).

    ## What stays in your browser

    - **Language:** “de” or “en”, when you switch: in the local storage (“language”) until you delete it, and for one year in a
      cookie of the same name. This requires no consent (section 25 (2) no. 2 of the German TDDDG).
    - **Forms:** What you type stays in this tab (“sessionStorage”) until the message arrives, you press “Clear form” or close
      the tab.
    - **Emergency card:** only if you ask for it, in the local storage (“emergency-card”), until you delete it.
    - **Reading position:** how far you have scrolled (“positions”).
    - **Visited pages**, so that you can read them offline.

    Only people who use this device can see this. Our server receives only the cookie. At the end of this page you can see and
    delete everything.

    ## When you write to us or call

    **Which data:** what you write or tell us. The forms on [Contact](page:contactPage) and [Driving licences](page:licencePage)
    send it encrypted (HTTPS) through our server to the foundation’s message system.

    **What for:** only to answer you, which is our legitimate interest (Art. 6 (1) (f) GDPR).

    **Health:** You do not need to name a diagnosis. What you tell us of your own accord, we use only with your explicit consent
    (Art. 9 (2) (a) GDPR). Without it, we ask you or delete those details.

    **For how long:** until six months after our last answer at the latest. We keep longer only what the law requires.

    **Who receives it:** only our team, and technical service providers bound by our instructions.

    ## When you open WhatsApp

    Only when you open the link does its provider receive data, for example your IP address and phone number: WhatsApp Ireland
    Limited, a company of Meta. Data may reach the United States. Please send no diagnosis there.

    If the foundation wants to know from where a chat is opened, we ask you at the end of this page. Only if you agree do we
    report your IP address with country, city and internet provider (Art. 6 (1) (a) GDPR).

    ## When you subscribe to the newsletter

    We store your e-mail address with language, time and the text that you agreed to. Our team and
    technical service providers bound by our instructions can see it. Without a confirmation we delete it after 30 days. The legal basis is your consent (Art. 6 (1) (a) GDPR).

    ## When you fill in the donation form

    We store none of it. The address of the last page contains the amount, the payment method and a code, but not your name.
    The page opens for one day and stays in the history of your browser.

    ## Your rights

    You do not have to tell us anything, but without a way to reach you we cannot answer. We make no automated decisions and
    create no profiles. You have these rights:

    - access (Art. 15 GDPR), correction (Art. 16) and erasure (Art. 17)
    - restriction of processing (Art. 18) and your data in a common format (Art. 20)
    - **Withdrawal:** You can withdraw consent at any time for the future (Art. 7 (3)).
    - **Objection:** Where we rely on a legitimate interest, you can object at any time for reasons of your particular
      situation (Art. 21).
    - **Complaint** to a data protection authority, in Berlin the Berlin Commissioner for Data Protection and Freedom of
      Information, [www.datenschutz-berlin.de](https://www.datenschutz-berlin.de)`,
  ),

  updatedOn,
}

/** How accessible the site is, what is known to be missing, and whom to tell. */
export const accessibilityPage: SeedDocument = {
  _id: 'accessibilityPage',
  _type: 'accessibilityPage',
  title: text('Barrierefreiheit', 'Accessibility'),
  description: text(
    'Wie zugänglich diese Website ist, wie wir das geprüft haben, was noch fehlt und wie Sie uns eine Barriere melden.',
    'How accessible this website is, how we tested it, what is still missing, and how to tell us about a barrier.',
  ),
  heading: text('Erklärung zur Barriere\u00adfreiheit', 'Accessibility statement'),
  body: rich(
    `Alle sollen diese Website nutzen können: mit Maus, Tastatur oder Sprachausgabe, am Telefon oder am großen Bildschirm.

    ## Unser Ziel

    Die Website soll die Web Content Accessibility Guidelines (WCAG) 2.2 auf der Stufe AA erfüllen. Diese Erklärung ist freiwillig:
    Die Regeln für Behörden (BGG und BITV 2.0) gelten für eine private Stiftung in der Regel nicht. Ob das
    Barrierefreiheitsstärkungsgesetz (BFSG) gilt, muss jede Stiftung prüfen.

    ## Was wir dafür tun

    - Alles lässt sich mit der Tastatur bedienen und von einer Sprachausgabe vorlesen.
    - Texte haben genug Kontrast, hell wie dunkel, und lassen sich vergrößern.
    - Bilder mit Inhalt sind in beiden Sprachen beschrieben.
    - Nichts bewegt sich von selbst.
    - Seiten lesen und Formulare senden können Sie auch ohne JavaScript.

    ## Wie wir geprüft haben

    Selbst: mit automatischen Tests (axe) auf jeder Seite, in beiden Sprachen und Farbschemata, und mit der Tastatur. Menschen mit
    Behinderungen und unabhängige Fachleute haben die Website **noch nicht** geprüft. Deshalb sagen wir nicht, dass sie alle
    Anforderungen erfüllt.

    ## Was noch fehlt

    - Texte in Leichter Sprache und Videos in Gebärdensprache
    - ausführliche Tests mit verschiedenen Screenreadern
    - WhatsApp gehört einer anderen Firma. Sie erreichen uns auch per Telefon, E-Mail und Formular.

    ## Eine Barriere melden

    Schreiben Sie an [barrierefrei@example.org](mailto:barrierefrei@example.org), rufen Sie
    [+49 30 23125 100](tel:+493023125100) an, oder nutzen Sie [unser Formular](page:contactPage). Wir antworten innerhalb von zwei
    Wochen. Auf Wunsch schicken wir Ihnen den Inhalt in einem anderen Format.

    Diese Erklärung ist ein Beispiel. Wer die Website betreibt, prüft sie und passt sie an.`,
    `Everyone should be able to use this website: with a mouse, a keyboard or a screen reader, on a phone or on a large screen.

    ## Our aim

    The website is meant to conform to the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. This statement is voluntary:
    the German rules for public bodies (BGG and BITV 2.0) do not normally apply to a private foundation. Each foundation must check
    whether the German act on accessible products and services (BFSG) applies to it.

    ## What we do for it

    - Everything works with a keyboard and can be read out by a screen reader.
    - Text has enough contrast, light and dark, and can be enlarged.
    - Meaningful pictures are described in both languages.
    - Nothing moves by itself.
    - You can read pages and send forms without JavaScript.

    ## How we tested

    Ourselves: with automatic tests (axe) on every page, in both languages and colour schemes, and by keyboard. People with
    disabilities and independent experts have **not yet** tested the website. That is why we do not claim that it meets every
    requirement.

    ## What is still missing

    - texts in easy-to-read language and videos in sign language
    - thorough tests with various screen readers
    - WhatsApp belongs to another company. You can also phone, e-mail or use the form.

    ## Report a barrier

    Write to [barrierefrei@example.org](mailto:barrierefrei@example.org), call [+49 30 23125 100](tel:+493023125100), or use
    [our form](page:contactPage). We answer within two weeks. If you wish, we send you the content in another format.

    This statement is an example. The operator of this website must check and adapt it.`,
  ),

  updatedOn,
}

/** The imprint of a foundation that does not exist: address and name are made up. */
export const imprintPage: SeedDocument = {
  _id: 'imprintPage',
  _type: 'imprintPage',
  title: text('Impressum', 'Imprint'),
  description: text(
    'Wer diese Website anbietet, wer die Stiftung vertritt und wie man sie erreicht.',
    'Who offers this website, who represents the foundation and how to reach it.',
  ),
  heading: text('Impressum', 'Imprint'),
  body: rich(
    `**Diese Stiftung gibt es nicht.** Alle Angaben sind erfunden. Wer die Website betreibt, trägt hier die eigenen ein (§ 5 DDG und
    § 18 Abs. 2 MStV).

    ## Texte und Bilder

    Texte und Zeichnungen dürfen Sie unter der Lizenz
    [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/deed.de) weiterverwenden, wenn Sie die Quelle nennen.

    ## Haftung

    Für den Inhalt anderer Websites sind deren Anbieter verantwortlich. Die medizinischen Texte ersetzen keinen ärztlichen Rat, die
    Texte zum Führerschein keine Rechtsberatung.`,
    `**The Gentle Current Foundation (“Stiftung Sanfte Strömung”) does not exist.** All particulars are made up. The operator of this website enters their own here, as German law
    requires (section 5 DDG and section 18 (2) MStV).

    ## Texts and pictures

    You may reuse texts and drawings under the licence
    [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/deed.en) if you name the source.

    ## Liability

    The providers of other websites are responsible for what is there. The medical texts do not replace a doctor’s advice, and the
    texts about driving licences do not replace legal advice.`,
  ),

  updatedOn,
  legalName: 'Stiftung Sanfte Strömung',
  legalForm: text(
    'Rechtsfähige Stiftung des bürgerlichen Rechts',
    'Foundation with legal capacity under German civil law',
  ),
  street: 'Musterstraße 1',
  postalCode: '10115',
  city: 'Berlin',
  country: text('Deutschland', 'Germany'),
  representatives: ['Salome Probe'],
  phone: '+49 30 23125 100',
  email: 'info@example.org',
  supervisoryAuthority: text(
    'Beispiel: In Berlin die für Justiz zuständige Senatsverwaltung. Eine echte Stiftung nennt hier ihre Behörde mit Anschrift.',
    'Example: in Berlin, the Senate department responsible for justice. A real foundation names its authority here, with the address.',
  ),
  responsiblePerson: 'Salome Probe',
  responsibleAddress: 'Musterstraße 1, 10115 Berlin',
}
