import type {SeedDocument} from '../index.ts'
import {rich, text} from '../write.ts'

const updatedOn = '2026-11-21'

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
    `**Diese Erklärung ist ein Beispiel für eine Stiftung, die es nicht gibt.** Wer die Website wirklich betreibt, muss sie an
    den eigenen Betrieb anpassen und vorher von der eigenen Datenschutzberatung prüfen lassen.

    ## Das Wichtigste zuerst

    - Sie können alles lesen, ohne etwas über sich anzugeben.
    - Wir beobachten nicht, was Sie hier tun: keine Statistik, keine Werbung, kein Tracking ohne Ihre Zustimmung.
    - Schriften und Bilder kommen von unserem eigenen Server. Ihr Browser fragt beim Lesen keine anderen Firmen an.
    - Was Sie uns schreiben, liest nur unser Team, und nur um Ihnen zu antworten.

    ## Wer verantwortlich ist

    Verantwortlich ist die Stiftung. Name, Anschrift, Telefon und E-Mail stehen im [Impressum](page:imprintPage). Fragen zum
    Datenschutz beantworten wir unter [datenschutz@example.org](mailto:datenschutz@example.org). Hat eine Stiftung
    Datenschutzbeauftragte, nennt sie hier, wie man sie erreicht.

    ## Wenn Sie die Website aufrufen

    Damit eine Seite bei Ihnen ankommt, muss unser Server Ihre IP-Adresse verwenden. Das ist die Adresse Ihres Anschlusses im
    Internet. Das Protokoll dieser Website hält nur fest, was nicht geklappt hat. Ihre IP-Adresse steht dort nicht.

    Schicken Sie ein Formular ab, zählen wir eine Minute lang, wie viele Formulare von Ihrem Anschluss kommen. So wehren wir
    Massensendungen ab. Dafür bleibt nur ein Prüfwert der IP-Adresse im Arbeitsspeicher. Wer ihn sieht, kann die Adresse nicht
    daraus lesen, und jeden Tag gilt ein neuer Schlüssel.

    Der Server steht bei einem Dienstleister, der für uns arbeitet (Auftragsverarbeitung, Art. 28 DSGVO). Auch er kann zum
    Schutz vor Angriffen kurz Zugriffe protokollieren. Die Stiftung nennt hier den Dienstleister, den Ort und die Dauer.

    Zweck ist, die Website auszuliefern und sicher zu betreiben. Rechtsgrundlage ist unser berechtigtes Interesse daran
    (Art. 6 Abs. 1 Buchst. f DSGVO).

    ## Wenn Sie die Sprache wechseln

    Wenn Sie zwischen Deutsch und Englisch umschalten, merkt sich Ihr Browser Ihre Wahl. Dafür gibt es den Eintrag „language“
    im lokalen Speicher des Browsers und ein Cookie mit demselben Namen. Beide enthalten nur „de“ oder „en“. Das Cookie
    gilt ein Jahr. Der Eintrag im Speicher bleibt, bis Sie ihn löschen. Wer nicht umschaltet, bekommt beides nicht.

    Die Wahl ist nötig, damit Sie die gewünschte Sprache sehen. Eine Einwilligung braucht es dafür nicht (§ 25 Abs. 2 Nr. 2
    TDDDG). Löschen können Sie beides jederzeit, unten auf dieser Seite oder in den Einstellungen Ihres Browsers.

    ## Was sonst in Ihrem Browser bleibt

    - Was Sie in ein Formular tippen, merkt sich der Browser in diesem Tab („sessionStorage“), damit nichts verloren geht. Es
      verschwindet, wenn die Nachricht angekommen ist oder Sie den Tab schließen. Wir bekommen es erst, wenn Sie absenden.
    - Wie weit Sie gescrollt haben, steht unter „positions“ am selben Ort, damit Sie beim Zurückgehen dort weiterlesen.
    - Besuchte Seiten kann der Browser aufheben, damit Sie sie auch ohne Internet lesen können.

    Von selbst wird nichts davon gesendet. Am Ende dieser Seite sehen Sie, was gerade gespeichert ist, und können es löschen.

    ## Wenn Sie uns schreiben

    Das gilt für die Formulare auf [Kontakt](page:contactPage) und [Führerschein](page:licencePage), für E-Mails und Anrufe.

    **Welche Daten:** was Sie eintragen, also Name, E-Mail-Adresse, Telefonnummer und Ihre Nachricht. Bei Fragen zum
    Führerschein kommen Land und Thema dazu. Das Formular schickt die Angaben an unseren Server, im Betrieb über eine
    verschlüsselte Verbindung (HTTPS). Der Server gibt sie an das System weiter, in dem die Stiftung ihre Nachrichten empfängt.

    **In Ihrem Browser:** Damit kein Wort verloren geht, steht das Geschriebene im Sitzungsspeicher dieses einen Tabs. Es wird
    gelöscht, wenn Ihre Nachricht angekommen ist, wenn Sie auf „Formular leeren“ drücken und wenn Sie den Tab schließen.
    Niemand sonst sieht es.

    **Wozu:** um Ihnen zu antworten. Rechtsgrundlage ist unser berechtigtes Interesse, Anfragen zu beantworten (Art. 6 Abs. 1
    Buchst. f DSGVO).

    **Gesundheit:** Sie müssen keine Diagnose nennen. Wer an eine Stiftung schreibt, die mit einer Krankheit zu tun hat,
    verrät aber vielleicht schon damit etwas. Deshalb behandeln wir jede Nachricht so, als enthielte sie Angaben zur
    Gesundheit (Art. 9 DSGVO): Nur wenige Menschen sehen sie, und wir geben sie nicht weiter. Schreiben Sie uns von sich aus
    etwas über die Gesundheit, verwenden wir es nur mit Ihrer ausdrücklichen Einwilligung (Art. 9 Abs. 2 Buchst. a DSGVO).
    Fehlt sie uns, fragen wir Sie danach oder löschen diese Angaben. Sie können die Einwilligung jederzeit widerrufen.

    **Andere Menschen:** Bitte schreiben Sie über andere nur, was diese wissen und wollen.

    **Wie lange:** Wir löschen Ihre Nachricht spätestens sechs Monate nach unserer letzten Antwort. Länger bewahren wir nur auf,
    was ein Gesetz verlangt.

    **Wer sie bekommt:** unser Team und Dienstleister, die für uns Technik betreiben und an unsere Weisung gebunden sind. Wir
    verkaufen keine Daten.

    ## Wenn Sie WhatsApp öffnen

    Der Knopf für WhatsApp ist nur ein Link. Erst wenn Sie ihn anklicken, öffnet sich WhatsApp, und erst dann bekommt dessen
    Anbieter Daten von Ihnen, zum Beispiel Ihre IP-Adresse und später Ihre Telefonnummer. Anbieter in der EU ist WhatsApp
    Ireland Limited, eine Firma des Konzerns Meta. Daten können auch in die USA gelangen. Schreiben Sie dort bitte keine
    Diagnose. Telefon, E-Mail und unser Formular gehen genauso.

    Die Stiftung kann einschalten, dass sie erfährt, aus welchem Ort jemand den Chat öffnet. Dann steht am Ende dieser Seite
    eine Frage danach, mit allem, was Sie dazu wissen müssen. Nur wenn Sie dort zustimmen, wird Ihre IP-Adresse nachgeschlagen
    und mit Land, Ort und Internetanbieter gemeldet (Art. 6 Abs. 1 Buchst. a DSGVO). Steht dort keine Frage, geschieht nichts.

    ## Wenn Sie den Newsletter bestellen

    Wir speichern Ihre E-Mail-Adresse mit Sprache, Zeitpunkt und dem Text, dem Sie zugestimmt haben. Das geschieht in einem
    eigenen, nicht öffentlichen Bereich, den nur unser Team sieht. Danach bitten wir Sie per E-Mail um eine Bestätigung. Ohne
    Bestätigung löschen wir die Adresse nach 30 Tagen. Rechtsgrundlage ist Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO),
    die Sie jederzeit widerrufen können.

    ## Wenn Sie das Spendenformular ausfüllen

    Wir speichern nichts, was Sie dort eintragen. Solange das Formular im Testmodus ist, fließt auch kein Geld. Damit Sie die
    letzte Seite noch einmal laden können, stehen Betrag, Zahlungsweg und ein Code in ihrer Adresse, nicht aber Ihr Name. Sie
    öffnet sich einen Tag lang. Der Verlauf Ihres Browsers behält die Adresse, bis Sie ihn löschen.

    ## Müssen Sie Angaben machen?

    Nein. Ohne eine Möglichkeit, Sie zu erreichen, können wir Ihnen aber nicht antworten. Wir treffen keine automatischen
    Entscheidungen über Sie und erstellen keine Profile.

    ## Ihre Rechte

    Sie können von uns verlangen:

    - Auskunft, welche Daten wir über Sie haben (Art. 15 DSGVO)
    - Berichtigung falscher Daten (Art. 16)
    - Löschung (Art. 17)
    - Einschränkung der Verarbeitung (Art. 18)
    - Herausgabe Ihrer Daten in einem üblichen Format, wenn die Voraussetzungen vorliegen (Art. 20)

    Eine Einwilligung können Sie jederzeit für die Zukunft widerrufen (Art. 7 Abs. 3). Eine kurze Nachricht genügt.

    **Widerspruch:** Wo wir uns auf ein berechtigtes Interesse stützen, können Sie aus Gründen Ihrer besonderen Situation
    jederzeit widersprechen (Art. 21 DSGVO). Wir hören dann auf, außer wir haben zwingende Gründe.

    **Beschwerde:** Sie können sich bei jeder Datenschutzbehörde beschweren, zum Beispiel an Ihrem Wohnort. Für eine Stiftung in
    Berlin ist es die Berliner Beauftragte für Datenschutz und Informationsfreiheit,
    [www.datenschutz-berlin.de](https://www.datenschutz-berlin.de).`,
    `**This notice is an example for a foundation that does not exist.** Whoever really runs this website must adapt it to their
    own work and have it checked by their own data protection officer or adviser first.

    ## The most important points

    - You can read everything without telling us anything about yourself.
    - We do not watch what you do here: no statistics, no advertising, no tracking without your consent.
    - Fonts and pictures come from our own server. While you read, your browser asks no other company for anything.
    - What you write to us is read by our team only, and only in order to answer you.

    ## Who is responsible

    The foundation is the controller. Name, address, phone and e-mail are in the [imprint](page:imprintPage). Questions about
    data protection are answered at [datenschutz@example.org](mailto:datenschutz@example.org). A foundation that has a data
    protection officer says here how to reach that person.

    ## When you open the website

    To deliver a page to you, our server has to use your IP address, the address of your connection to the internet. The log
    of this website records only what did not work. Your IP address is not in it.

    When you send a form, we count for one minute how many forms come from your connection. That is how we fend off mass
    mailings. For this, only a check value of the IP address stays in the server’s memory. Nobody can read the address from it,
    and the key changes every day.

    The server is run by a service provider who works for us (processor, Art. 28 GDPR). To fend off attacks, that provider may
    also log requests for a short time. Here the foundation names the provider, the place and the time.

    The purpose is to deliver the website and to run it safely. The legal basis is our legitimate interest in doing so (Art. 6
    (1) (f) GDPR).

    ## When you switch the language

    When you switch between German and English, your browser remembers your choice. For this there is an entry named
    “language” in the browser’s local storage and a cookie of the same name. Both contain nothing but “de” or “en”. The cookie
    lasts one year. The entry in the storage stays until you delete it. If you do not switch, you get neither.

    The choice is needed to show you the language you asked for. This requires no consent (section 25 (2) no. 2 of the German
    TDDDG). You can delete both at any time, at the end of this page or in the settings of your browser.

    ## What else stays in your browser

    - What you type into a form is remembered by the browser in this tab (“sessionStorage”), so that nothing is lost. It goes
      when the message has arrived or when you close the tab. We get it only when you send it.
    - How far you have scrolled is kept as “positions” in the same place, so that you can read on there when you go back.
    - The browser may keep pages that you have visited, so that you can read them without the internet.

    None of this is sent by itself. At the end of this page you see what is saved at the moment, and can delete it.

    ## When you write to us

    This covers the forms on [Contact](page:contactPage) and [Driving licences](page:licencePage), e-mails and calls.

    **Which data:** what you enter: name, e-mail address, phone number and your message. Questions about licences add the
    country and the subject. The form sends this to our server, in real operation over an encrypted connection
    (HTTPS). The server passes it on to the system in
    which the foundation receives its messages.

    **In your browser:** so that no word is lost, what you type is kept in the session storage of this one tab. It is deleted
    when your message has arrived, when you press “Clear form”, and when you close the tab. Nobody else sees it.

    **What for:** to answer you. The legal basis is our legitimate interest in answering enquiries (Art. 6 (1) (f) GDPR).

    **Health:** You do not need to name a diagnosis. But writing to a foundation that deals with a disease may already say
    something. That is why we treat every message as if it held details about health (Art. 9 GDPR): only few people see it, and
    we do not pass it on. If you tell us something about health of your own accord, we use it only with your explicit consent
    (Art. 9 (2) (a) GDPR). If we do not have it, we ask you for it or delete those details. You can withdraw your consent at
    any time.

    **Other people:** Please write about others only what they know of and agree to.

    **For how long:** We delete your message no later than six months after our last answer. We keep longer only what a law
    requires.

    **Who receives it:** our team, and service providers who run technology for us and are bound by our instructions. We sell
    no data.

    ## When you open WhatsApp

    The WhatsApp button is only a link. WhatsApp opens only when you click it, and only then does its provider receive data from
    you, for example your IP address and later your phone number. The provider in the EU is WhatsApp Ireland Limited, a company
    of the Meta group. Data may also reach the United States. Please do not send a diagnosis there. Phone, e-mail and our form
    work just as well.

    The foundation can switch on that it learns from which place somebody opens the chat. Then a question about that stands at
    the end of this page, with all that you need to know. Only if you agree there is your IP address looked up, and reported
    with country, city and internet provider (Art. 6 (1) (a) GDPR). Where there is no question, nothing happens.

    ## When you subscribe to the newsletter

    We store your e-mail address with language, time and the text that you agreed to. This is done in a separate place that is
    not public and that only our team sees. Then we ask you by e-mail to confirm. Without a confirmation we delete the address
    after 30 days. The legal basis is your consent (Art. 6 (1) (a) GDPR), which you can withdraw at any time.

    ## When you fill in the donation form

    We store nothing that you enter there. As long as the form is in test mode, no money moves either. So that you can load
    the last page again, its address holds the amount, the way of paying and a code, but not your name. It opens for one day.
    The history of your browser keeps the address until you delete it.

    ## Do you have to give us data?

    No. But without a way to reach you we cannot answer. We make no automated decisions about you and create no profiles.

    ## Your rights

    You can ask us for:

    - access to the data that we have about you (Art. 15 GDPR)
    - correction of wrong data (Art. 16)
    - erasure (Art. 17)
    - restriction of processing (Art. 18)
    - your data in a common format, where the conditions are met (Art. 20)

    You can withdraw a consent at any time for the future (Art. 7 (3)). A short message is enough.

    **Objection:** Where we rely on a legitimate interest, you can object at any time for reasons of your particular situation
    (Art. 21 GDPR). We then stop, unless we have compelling grounds.

    **Complaint:** You can complain to any data protection authority, for example where you live. For a foundation in Berlin it is
    the Berliner Beauftragte für Datenschutz und Informationsfreiheit (Berlin Commissioner for Data Protection and Freedom of
    Information), [www.datenschutz-berlin.de](https://www.datenschutz-berlin.de).`,
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
    `Alle Menschen sollen diese Website nutzen können: mit Maus, Tastatur oder Sprachausgabe, am Telefon oder am großen
    Bildschirm. **Stoßen Sie auf eine Barriere?** Dann schreiben Sie uns bitte an
    [barrierefrei@example.org](mailto:barrierefrei@example.org).

    ## Unser Ziel

    Die Website soll die Web Content Accessibility Guidelines (WCAG) 2.2 auf der Stufe AA erfüllen. Das sind internationale
    Regeln für zugängliche Websites. An ihnen richtet sich auch die europäische Norm EN 301 549 aus.

    Diese Erklärung ist freiwillig. Die Regeln für Behörden (BGG und BITV 2.0) gelten für eine private Stiftung in der Regel
    nicht. Ob das Barrierefreiheitsstärkungsgesetz (BFSG) gilt, muss jede Stiftung für ihr eigenes Angebot prüfen.

    ## Was wir dafür tun

    - Alles lässt sich mit der Tastatur bedienen, und man sieht, wo man gerade ist.
    - Überschriften, Formulare und Fehlermeldungen sind so aufgebaut, dass eine Sprachausgabe sie vorlesen kann.
    - Texte haben genug Kontrast, im hellen wie im dunklen Farbschema.
    - Bilder, die etwas zeigen, haben eine Beschreibung in beiden Sprachen.
    - Die Schrift lässt sich vergrößern, ohne dass etwas verloren geht.
    - Nichts bewegt sich von selbst. Wer im Gerät weniger Bewegung einstellt, bekommt weniger.
    - Lesen und Schreiben geht auch ohne JavaScript.

    ## Wie wir geprüft haben

    Wir prüfen selbst: mit automatischen Tests (axe) auf jeder Seite, in beiden Sprachen und in beiden Farbschemata, und
    mit Tests, die die Website nur mit der Tastatur bedienen. Automatische Tests finden nur einen Teil der Barrieren.

    Eine Prüfung durch Menschen mit Behinderungen und eine unabhängige Prüfung gab es **noch nicht**. Deshalb sagen wir nicht,
    dass die Website alle Anforderungen erfüllt.

    ## Was noch fehlt

    - Es gibt noch keine Texte in Leichter Sprache und keine Videos in Gebärdensprache.
    - Mit den verschiedenen Programmen zum Vorlesen (Screenreadern) haben wir noch nicht ausführlich getestet.
    - WhatsApp ist ein fremdes Angebot. Auf seine Zugänglichkeit haben wir keinen Einfluss. Telefon, E-Mail und Formular führen
    auch zu uns.

    ## Eine Barriere melden

    Schreiben Sie an [barrierefrei@example.org](mailto:barrierefrei@example.org), rufen Sie
    [+49 30 23125 100](tel:+493023125100) an, oder nutzen Sie [unser Formular](page:contactPage). Es hilft uns, wenn Sie die
    Seite und das Problem kurz nennen. Wir antworten innerhalb von zwei Wochen. Auf Wunsch geben wir Ihnen den Inhalt auf einem
    anderen Weg.

    ## Wenn unsere Antwort nicht hilft

    Für öffentliche Stellen des Bundes gibt es die Schlichtungsstelle nach § 16 BGG
    ([www.schlichtungsstelle-bgg.de](https://www.schlichtungsstelle-bgg.de)). Für eine private Stiftung ist sie in der Regel
    nicht zuständig.

    Diese Erklärung ist ein Beispiel. Wer die Website wirklich betreibt, prüft sie für den eigenen Betrieb und ändert sie ab.`,
    `Everybody should be able to use this website: with a mouse, a keyboard or a screen reader, on a phone or on a large screen.
    **Have you come across a barrier?** Then please write to us at [barrierefrei@example.org](mailto:barrierefrei@example.org).

    ## Our aim

    The website is meant to conform to the Web Content Accessibility Guidelines (WCAG) 2.2 at level AA. These are
    international rules for accessible websites. The European standard EN 301 549 is based on them.

    This statement is voluntary. The German rules for public bodies (BGG and BITV 2.0) do not normally apply to a private
    foundation. Whether the German act on accessible products and services (BFSG) applies is something that each foundation must
    check for what it offers.

    ## What we do for it

    - Everything works with a keyboard, and you can see where you are.
    - Headings, forms and error messages are built so that a screen reader can read them out.
    - Text has enough contrast, in the light and in the dark colour scheme.
    - Pictures that show something have a description in both languages.
    - Text can be enlarged without anything getting lost.
    - Nothing moves by itself. If your device is set to less motion, you get less.
    - Reading and writing work without JavaScript too.

    ## How we tested

    We test ourselves: with automatic tests (axe) on every page, in both languages and both colour schemes, and with tests that
    use the website by keyboard only. Automatic tests find only some of the barriers.

    There has **not yet** been a test by people with disabilities, nor an independent audit. That is why we do not claim that the
    website meets every requirement.

    ## What is still missing

    - There are no texts in easy-to-read language and no videos in sign language yet.
    - We have not yet tested thoroughly with the various screen readers.
    - WhatsApp is a service of somebody else. We have no influence on how accessible it is. Phone, e-mail and form lead to us as
    well.

    ## Telling us about a barrier

    Write to [barrierefrei@example.org](mailto:barrierefrei@example.org), call [+49 30 23125 100](tel:+493023125100), or use
    [our form](page:contactPage). It helps if you name the page and the problem in a few words. We answer within two weeks. If
    you wish, we give you the content in another way.

    ## If our answer does not help

    For federal public bodies in Germany there is a conciliation body under section 16 of the BGG
    ([www.schlichtungsstelle-bgg.de](https://www.schlichtungsstelle-bgg.de)). It is not normally responsible for a private
    foundation.

    This statement is an example. Whoever really runs the website checks it for their own work and changes it.`,
  ),
  updatedOn,
}

/** The imprint of a foundation that does not exist: nobody lives at this address, and nobody has this name. */
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
    `**Diese Stiftung gibt es nicht.** Name, Personen, Anschrift, Telefon und E-Mail sind erfunden. Wer die Website wirklich
    betreibt, trägt hier die eigenen Angaben ein (§ 5 DDG und § 18 Abs. 2 MStV).

    ## Texte und Bilder

    Die Texte und Zeichnungen dieser Beispielseite dürfen Sie unter der Lizenz
    [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/deed.de) weiterverwenden, wenn Sie die Quelle nennen. Die
    Figuren der Porträts stammen aus [Open Peeps](https://www.openpeeps.com/) von Pablo Stanley und sind gemeinfrei
    ([CC0 1.0](https://creativecommons.org/publicdomain/zero/1.0/deed.de)).

    ## Links

    Manche Links führen zu Websites anderer. Für deren Inhalt sind die jeweiligen Anbieter verantwortlich. Fällt Ihnen ein
    Fehler auf, sagen Sie es uns bitte. Wir prüfen den Link und entfernen ihn, wenn nötig.

    ## Keine Beratung im Einzelfall

    Die medizinischen Texte ersetzen keinen ärztlichen Rat. Die Texte zum Führerschein ersetzen keine Rechtsberatung; es
    entscheidet immer die Behörde.`,
    `**This foundation does not exist.** Name, people, address, phone and e-mail are made up. Whoever really runs the website
    enters their own particulars here, as German law requires (section 5 DDG and section 18 (2) MStV).

    ## Texts and pictures

    You may reuse the texts and drawings of this example under the licence
    [CC BY 4.0](https://creativecommons.org/licenses/by/4.0/deed.en) if you name the source. The figures of the portraits are
    [Open Peeps](https://www.openpeeps.com/) by Pablo Stanley and in the public domain
    ([CC0 1.0](https://creativecommons.org/publicdomain/zero/1.0/deed.en)).

    ## Links

    Some links lead to websites of others. Their providers are responsible for what is there. If you notice a mistake, please tell
    us. We check the link and remove it if necessary.

    ## No advice on individual cases

    The medical texts do not replace a doctor’s advice. The texts about driving licences do not replace legal advice; the
    authority always decides.`,
  ),
  updatedOn,
  legalName:
    'Stiftung Sanfte Strömung (Beispielstiftung, frei erfunden), rechtsfähige Stiftung des bürgerlichen Rechts',
  street: 'Musterstraße 1',
  postalCode: '10115',
  city: 'Berlin',
  country: text('Deutschland', 'Germany'),
  representatives: ['Erika Muster'],
  phone: '+49 30 23125 100',
  email: 'info@example.org',
  supervisoryAuthority: text(
    'Beispiel: Für Stiftungen mit Sitz in Berlin führt die für Justiz zuständige Senatsverwaltung die Aufsicht. Eine wirkliche Stiftung nennt hier ihre Behörde mit Anschrift.',
    'Example: foundations based in Berlin are supervised by the Senate department responsible for justice. A real foundation names its authority here, with the address.',
  ),
  responsiblePerson: 'Erika Muster',
  responsibleAddress: 'Musterstraße 1, 10115 Berlin',
}
