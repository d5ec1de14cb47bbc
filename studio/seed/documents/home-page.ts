import {keyed, link, picture, rich, type SeedDocument, text} from '../write.ts'
import {children, guideline, prevalence, review, screening, symptoms} from './medical-sources.ts'

/** All four slides say the same; only their pictures differ. */
const slide = (place: 1 | 2 | 3 | 4) => ({
  _type: 'slide',
  subtitle: text('Gehen Sie mit uns den Weg der Großzügigkeit', 'Join the journey of generosity'),
  heading: text('Ihre Hilfe verändert Leben', 'Your help changes lives'),
  link: link('Mehr entdecken', 'Discover More', 'aboutPage'),
  picture: picture(`slide-${place}`),
})

const topic = (title: ReturnType<typeof text>, de: string, en: string) => ({
  _type: 'titledText',
  title,
  body: rich(de, en),
})

const firstSteps = {
  heading: text('Neu diagnostiziert: erste Schritte', 'Newly diagnosed: first steps'),
  intro: text(
    'Zuerst wichtig: ein Zentrum, ein Notfallplan und die Fieberregel. Alles andere hat Zeit. Niemand ist schuld.',
    'First: a centre, an emergency plan and the fever rule. The rest can wait. It is nobody’s fault.',
  ),
  picture: picture('first-steps'),
  steps: keyed([
    topic(
      text('Ein Zentrum finden', 'Find a specialised centre'),
      `Ein Zentrum für Blutkrankheiten (*Hämatologie*), das die Krankheit kennt, macht einen Plan für Sie
      oder Ihr Kind. Kliniken für Kinder nennt das [GPOH-Konsortium
      Sichelzellkrankheit](https://www.sichelzellkrankheit.info/). Erwachsene fragen in ihrer Arztpraxis nach.`,
      `A centre for blood diseases (*haematology*) that knows the disease makes a plan for you or your child.
      In Germany, the [GPOH consortium on sickle cell disease](https://www.sichelzellkrankheit.info/) lists
      clinics for children. Adults can ask their doctor.`,
    ),
    topic(
      text('Für den Notfall planen', 'Plan for emergencies'),
      `Das Zentrum macht mit Ihnen einen *Notfallplan* (wann Sie wohin fahren, wen Sie anrufen) und prüft Ihre
      *Notfallkarte* (siehe unten). Tragen Sie die Karte immer bei sich, und geben Sie Kita und Schule eine Kopie.`,
      `The centre makes an *emergency plan* with you (when to go where, whom to call) and checks your *emergency
      card* (see below). Always carry the card, and give nursery and school a copy.`,
    ),
    topic(
      text('Bei Fieber sofort in die Klinik', 'Fever: straight to the clinic'),
      `Fieber kann eine gefährliche Infektion anzeigen. Ab der Grenze Ihrer Klinik, sonst ab 38,5\u00a0°C, fahren
      Sie sofort los: auch nachts und auch, wenn es Ihnen oder Ihrem Kind sonst gut geht. Warten Sie nicht,
      bis ein fiebersenkendes Mittel wirkt.

      Lassen Sie sich zeigen, wie Sie bei einem Kind die Milz tasten, links im Bauch. Wird sie plötzlich
      größer, rufen Sie die 112.`,
      `Fever can be a sign of a dangerous infection. At or above your clinic’s limit, otherwise 38.5\u00a0°C, go
      at once: even at night, and even if you or your child feels well. Do not wait for a fever medicine to
      work.

      Ask to be shown how to feel a child’s spleen, on the left of the belly. If it suddenly grows, call
      112.`,
    ),
    topic(
      text('Vor Infektionen schützen', 'Protect against infections'),
      `Impfungen sind besonders wichtig, vor allem gegen Pneumokokken, Meningokokken, Hib und Grippe, denn
      die Milz arbeitet oft schon früh nicht mehr gut. Kleine Kinder bekommen in der Regel täglich
      Penicillin, ein Antibiotikum, meist in den ersten fünf Lebensjahren. Wer es nicht verträgt, bekommt ein
      anderes Mittel.`,
      `Vaccinations matter, above all against pneumococci, meningococci, Hib and flu, because the spleen
      often stops working well early in life. Small children are generally given penicillin, an antibiotic,
      every day, usually for their first five years. If a child cannot take it, there are other medicines.`,
    ),
    topic(
      text('Gut durch den Alltag', 'Everyday life'),
      `Das hilft, Schmerzkrisen seltener zu machen:

      - viel trinken, bei Hitze, Sport und Durchfall noch mehr
      - Kälte, Nässe und große Hitze meiden
      - sich bewegen, Pausen machen
      - vor Flügen und Reisen in große Höhen im Zentrum fragen
      - nicht rauchen
      - vor Operation und Narkose auf die Krankheit hinweisen`,
      `This helps to make pain crises less frequent:

      - drink plenty, and more with heat, sport or diarrhoea
      - avoid cold, wet and great heat
      - keep moving, take breaks
      - ask your centre before flights and high altitudes
      - do not smoke
      - mention the disease before operations and anaesthetics`,
    ),
    topic(
      text('Genetische Beratung', 'Genetic counselling'),
      `Sie ist freiwillig und erklärt, was die Diagnose für Eltern, Geschwister und spätere Kinder bedeutet. Ein
      Bluttest zeigt, wer eines der veränderten Gene trägt. Zwei Träger bekommen mit 75\u00a0% Wahrscheinlichkeit ein Kind ohne die
      Krankheit. Fragen Sie Ihr Zentrum.`,
      `It is voluntary, and explains what the diagnosis means for parents, siblings and future children. A blood
      test shows who carries one of the changed genes. For two carriers, the chance of a child without the disease is 75%.
      Ask your centre.`,
    ),
    topic(
      text('Nicht allein bleiben', 'You are not alone'),
      `Angst, Trauer und Erschöpfung sind normal. Viele Zentren haben psychologische und soziale Beratung.
      Andere Betroffene treffen Sie in der [Interessengemeinschaft Sichelzellkrankheit und
      Thalassämie](https://www.ist-ev.org/). Oder [schreiben Sie uns](page:contactPage).`,
      `Fear, grief and exhaustion are normal. Many centres offer psychological and social support. In
      Germany, meet others in the [sickle cell and thalassaemia
      association](https://www.ist-ev.org/). Or [write to us](page:contactPage).`,
    ),
  ]),
  link: link('Notfallkarte ausfüllen', 'Fill in an emergency card', 'emergencyCardPage'),
}

const education = {
  eyebrow: text('Verstehen', 'Understanding'),
  heading: text('Was ist die Sichelzell\u00adkrankheit?', 'What is sickle cell disease?'),
  intro: rich(
    `Die Sichelzellkrankheit betrifft die roten Blutkörperchen. Sie ist angeboren, bleibt ein Leben lang, ist
    nicht ansteckend und verläuft bei jedem anders. Wird sie früh erkannt und gut behandelt, lassen sich viele
    schwere Folgen vermeiden.`,
    `Sickle cell disease affects the red blood cells. People are born with it; it lasts for life, is not
    infectious and differs from person to person. When it is found early and treated well, many serious
    problems can be avoided.`,
  ),
  picture: picture('education'),
  cells: {
    round: {
      picture: picture('cells-round'),
      label: text('Runde Zellen fließen', 'Round cells flow'),
      text: text(
        'Sie sind weich und gleiten auch durch enge Gefäße.',
        'They are soft and slip even through narrow vessels.',
      ),
    },
    stuck: {
      picture: picture('cells-sickled'),
      label: text('Sichelförmige Zellen verstopfen Gefäße', 'Sickled cells block vessels'),
      text: text(
        'Die Zellen sind hart und bleiben stecken. Dahinter fehlt Sauerstoff, und das tut weh.',
        'The cells are hard and get stuck. The tissue beyond gets too little oxygen, and that hurts.',
      ),
    },
  },
  topics: keyed([
    topic(
      text('Was im Blut geschieht', 'What happens in the blood'),
      `Rote Blutkörperchen tragen Sauerstoff mit *Hämoglobin*. Hier ist es verändert (*Hämoglobin S*, kurz
      HbS): Gibt es Sauerstoff ab, können die Zellen hart und sichelförmig werden. Sie verstopfen kleine
      Blutgefäße, was sehr weh tun und Organe schädigen kann. Und sie leben Wochen statt rund vier Monate.
      So entsteht oft *Anämie* (Blutarmut).`,
      `Red blood cells carry oxygen with *haemoglobin*. Here it is changed (*haemoglobin S*, or HbS): when it
      gives up oxygen, the cells can become hard and sickle-shaped. They block small blood vessels, which
      can be very painful and harm organs. And they live for weeks instead of about four months. This often
      leads to *anaemia* (a lack of red blood cells).`,
    ),
    topic(
      text('Träger, HbC und Thalassämie', 'Carriers, HbC and thalassaemia'),
      `Die Krankheit entsteht nur, wenn beide Kopien des Gens verändert sind (*rezessiv*), bei Mädchen und
      Jungen gleich häufig (*autosomal*). Träger haben selten Beschwerden.

      HbC und Beta-Thalassämie sind andere Veränderungen desselben Gens. Trägt ein Elternteil HbS und der
      andere eine davon, liegt die Wahrscheinlichkeit für eine Sichelzellkrankheit (HbSC oder
      HbS-Beta-Thalassämie) ebenfalls bei 25\u00a0%.`,
      `The disease appears only if both copies of the gene are changed (*recessive*), equally often in girls
      and boys (*autosomal*). Carriers rarely have symptoms.

      HbC and beta thalassaemia are other changes of the same gene. If one parent carries HbS and the other
      one of these, the chance of sickle cell disease (HbSC or HbS beta thalassaemia) is also 25%.`,
    ),
    topic(
      text('Die wichtigsten Beschwerden', 'The main symptoms'),
      `**Schmerzkrisen**, **Blutarmut**, **Infektionen**, die schnell gefährlich werden können, und **Schäden
      an Organen**. Beschwerden beginnen meist nach den ersten Lebensmonaten. [Mehr über Beschwerden](page:faq-symptoms)`,
      `**Pain crises**, **anaemia**, **infections** that can quickly become dangerous, and **damage to
      organs**. Symptoms usually begin after the first months of life. [More about symptoms](page:faq-symptoms)`,
    ),
    topic(
      text('Herkunft und Verbreitung', 'Origin and distribution'),
      `Die Veränderung ist dort häufig, wo es Malaria gab oder gibt, denn Träger sind vor schwerer Malaria besser
      geschützt: vor allem in Afrika südlich der Sahara, im Mittelmeerraum, im Nahen Osten und in Indien.

      2021 hatten weltweit geschätzt 7,7\u00a0Millionen Menschen die Krankheit; rund 515.000\u00a0Kinder wurden mit
      ihr geboren, in Deutschland etwa 150 im Jahr (Schätzung von 2020).`,
      `The change is common where there was or is malaria, because carriers are better protected against
      severe malaria: above all in sub-Saharan Africa, the Mediterranean, the Middle East and India.

      In 2021, an estimated 7.7\u00a0million people had the disease; about 515,000\u00a0children were born with it,
      in Germany about 150 a year (estimate from 2020).`,
    ),
  ]),
  moreLink: link('Mehr über uns', 'More About Us', 'aboutPage'),
  phoneLabel: text('Fragen? Rufen Sie uns an:', 'Any questions? Call us:'),
}

const inheritance = {
  heading: text('Wie sie vererbt wird', 'How it is inherited'),
  text: text(
    'Können zwei Träger ein gesundes Kind bekommen? Ja: Mit 75\u00a0% Wahrscheinlichkeit, in drei von vier Fällen, hat ihr Kind die Krankheit nicht. Mit 25\u00a0%, in einem von vier, hat es sie. Träger haben eine veränderte Kopie des Gens. Das ist keine Krankheit und wird auch keine.',
    'Can two carriers have a healthy child? Yes: the chance that their child does not have the disease is 75%, three in four. The chance that it does is 25%, one in four. Carriers have one changed copy of the gene, which is not a disease and never becomes one.',
  ),
  parent: text('Beide tragen eine veränderte Kopie', 'Each carries one changed copy'),
  unaffected: {
    label: text('Keine veränderte Kopie', 'No changed copy'),
    text: text(
      'Ein Viertel: Das Kind hat die Krankheit nicht und kann sie nicht weitergeben.',
      'One quarter: the child does not have the disease and cannot pass it on.',
    ),
  },
  carrier: {
    label: text('Trägerin oder Träger', 'Carrier'),
    text: text(
      'Die Hälfte: Das Kind hat die Krankheit nicht, kann die veränderte Kopie aber weitergeben.',
      'One half: the child does not have the disease but can pass the changed copy on.',
    ),
  },
  affected: {
    label: text('Sichelzell\u00adkrankheit', 'Sickle cell disease'),
    text: text(
      'Ein Viertel: Das Kind erbt zwei veränderte Kopien und hat die Krankheit.',
      'One quarter: the child inherits two changed copies and has the disease.',
    ),
  },
  sum: text('25\u00a0% + 50\u00a0% = 75\u00a0% ohne die Krankheit', '25% + 50% = 75% without the disease'),
  note: text(
    'Das gilt in jeder Schwangerschaft neu. Hat ein Elternteil selbst die Krankheit, gelten andere Zahlen: Fragen Sie eine genetische Beratung.',
    'The chances are the same in every pregnancy. If a parent has the disease, the numbers are different: ask a genetic counsellor.',
  ),
}

export const homePage: SeedDocument = {
  _id: 'homePage',
  _type: 'homePage',
  title: text('Gemeinsam können wir etwas bewirken', 'Together We Can Make A Difference'),
  description: text(
    'Verständliche Informationen zur Sichelzellkrankheit: erste Schritte nach der Diagnose, Vererbung, Beschwerden, Vorbeugung und Warnzeichen im Notfall.',
    'Clear information on sickle cell disease: first steps after the diagnosis, inheritance, symptoms, prevention and the warning signs of an emergency.',
  ),
  heading: text('Gemeinsam können wir etwas bewirken', 'Together we can make a difference'),
  intro: text(
    'Für Menschen mit Sichelzellkrankheit und ihre Familien: Wissen, Rat und Menschen, die zuhören.',
    'For people with sickle cell disease and their families: knowledge, advice, and people who listen.',
  ),
  picture: {
    ...picture('hero'),
    hotspot: {_type: 'sanity.imageHotspot', x: 0.5, y: 0.85, width: 1, height: 0.3},
  },
  doors: keyed([
    {
      _type: 'door',
      title: text('Ich suche Hilfe', 'I am looking for help'),
      text: text('Fragen kostet nichts.', 'Asking is free.'),
      stepsLabel: text('Erste Schritte', 'First steps'),
      link: link('Kontakt aufnehmen', 'Get in touch', 'contactPage'),
    },
    {
      _type: 'door',
      title: text('Ich möchte helfen', 'I want to help'),
      text: text('Jede Spende hilft Familien.', 'Every gift helps families.'),
      link: link('Jetzt spenden', 'Make a donation', 'donatePage'),
    },
  ]),
  slidesName: text('Bilder vom gegenseitigen Helfen', 'Pictures of people helping each other'),
  slides: keyed([slide(1), slide(2), slide(3), slide(4)]),
  firstSteps,
  education,
  inheritance,
  sources: keyed([guideline, children, review, symptoms, prevalence, screening]),
  faqHeading: text('Häufige Fragen', 'Common questions'),
  donate: {
    heading: text('Sie möchten helfen?', 'Would you like to help?'),
    text: text(
      'Ihre Spende hilft, Wissen weiterzugeben, Familien zu begleiten und mit der Forschung zusammenzuarbeiten.',
      'Your donation helps to share knowledge, support families and work with researchers.',
    ),
    link: link('Anderer Betrag', 'Custom amount', 'donatePage'),
  },
}
