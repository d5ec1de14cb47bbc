import type {SeedDocument} from '../index.ts'
import {keyed, link, picture, rich, source, text} from '../write.ts'

/** All four slides say the same; only their pictures differ. */
const slide = (place: 1 | 2 | 3 | 4) => ({
  _type: 'slide',
  subtitle: text('Gehen Sie mit uns den Weg der Großzügigkeit', 'Join the journey of generosity'),
  heading: text('Hilfe geben, die den Weg leichter macht', 'Giving help makes the way easier'),
  link: link('Mehr entdecken', 'Discover More', 'aboutPage'),
  picture: picture(`slide-${place}`),
})

const topic = (title: ReturnType<typeof text>, body: ReturnType<typeof rich>) => ({
  _type: 'titledText',
  title,
  body,
})

const firstSteps = {
  heading: text('Neu diagnostiziert: erste Schritte', 'Newly diagnosed: first steps'),
  intro: text(
    'Eine Diagnose wirft viele Fragen auf. Sie müssen nicht alle heute beantworten. Wichtig sind zuerst: ein Zentrum, das sich auskennt, ein Plan für den Notfall und die Regel bei Fieber. Vieles andere hat Zeit. Niemand ist an dieser Krankheit schuld.',
    'A diagnosis raises many questions. You do not have to answer them all today. What matters first: a centre that knows the disease, a plan for emergencies and the rule for fever. Much else can wait. This disease is nobody’s fault.',
  ),
  picture: picture('first-steps'),
  steps: keyed([
    topic(
      text('Ein spezialisiertes Zentrum finden', 'Find a specialised centre'),
      rich(
        `Lassen Sie sich in einem Zentrum für Blutkrankheiten (*Hämatologie*) betreuen, das Erfahrung mit der
        Sichelzellkrankheit hat. Dort wird die genaue Form bestimmt und ein Plan für Sie oder Ihr Kind gemacht. Die
        Praxis in Ihrer Nähe bleibt wichtig und arbeitet mit dem Zentrum zusammen.

        Kliniken für Kinder nennt das [GPOH-Konsortium Sichelzellkrankheit](https://www.sichelzellkrankheit.info/), ein
        Zusammenschluss von Fachleuten. Erwachsene fragen ihre Praxis nach einem Zentrum für Hämatologie.`,
        `Get care for yourself or your child at a centre for blood diseases (*haematology*) that knows sickle cell
        disease. There, the exact form is determined and a plan is made for you or your child. Your local doctor remains
        important and works with the centre.

        In Germany, the [GPOH consortium on sickle cell disease](https://www.sichelzellkrankheit.info/), a group of
        specialists, lists clinics for children. Adults can ask their doctor for a haematology centre.`,
      ),
    ),
    topic(
      text('Notfallplan und Notfallausweis', 'Emergency plan and emergency card'),
      rich(
        `Fragen Sie im Zentrum nach beidem. Der *Notfallplan* sagt, wann Sie wohin fahren und wen Sie anrufen. Der
        *Notfallausweis* nennt Krankheit, Medikamente und Ansprechpersonen. Tragen Sie ihn immer bei sich. Geben Sie
        eine Kopie an Kita, Schule und nahe Menschen.`,
        `Ask the centre for both. The *emergency plan* says when to go where and whom to call. The *emergency card*
        names the disease, the medicines and whom to contact. Always carry it with you. Give a copy to nursery, school
        and people close to you.`,
      ),
    ),
    topic(
      text('Bei Fieber sofort in die Klinik', 'With fever, straight to the clinic'),
      rich(
        `Fieber kann bei Sichelzellkrankheit eine gefährliche Infektion anzeigen. Ab der Grenze, die Ihre Klinik genannt
        hat, sonst ab 38,5\u00a0°C, fahren Sie sofort los: auch nachts und auch, wenn es Ihnen oder Ihrem Kind sonst gut
        geht. Warten Sie nicht ab, ob ein fiebersenkendes Mittel wirkt. Ein Fieberthermometer gehört ins Haus und ins Reisegepäck.

        Lassen Sie sich bei einem Kind auch zeigen, wie Sie die Milz links im Bauch tasten. Wird sie plötzlich größer,
        ist das ein Notfall.`,
        `In sickle cell disease, fever can be the sign of a dangerous infection. From the limit that your clinic named,
        otherwise from 38.5\u00a0°C, set out at once: even at night, and even if you or your child feels well
        otherwise. Do not wait to see whether a fever medicine works. Keep a thermometer at home and in your luggage.

        For a child, also ask to be shown how to feel the spleen on the left side of the belly. If it suddenly grows,
        that is an emergency.`,
      ),
    ),
    topic(
      text('Vor Infektionen schützen', 'Protect against infections'),
      rich(
        `Die Milz hilft dem Körper, Bakterien abzuwehren. Bei Sichelzellkrankheit arbeitet sie oft schon früh im Leben
        nicht mehr gut. Deshalb sind Impfungen besonders wichtig, vor allem gegen die Bakterien Pneumokokken,
        Meningokokken und Hib und gegen Grippe. Kleine Kinder bekommen in der Regel jeden Tag Penicillin, ein Antibiotikum, meist in den ersten fünf
        Lebensjahren. Verträgt ein Kind es nicht, gibt es andere Mittel.`,
        `The spleen helps the body to fight bacteria. In sickle cell disease it often stops working well early in life.
        That is why vaccinations matter so much, above all against the bacteria pneumococci, meningococci and
        Hib, and against flu. Small
        children are generally given penicillin, an antibiotic, every day, mostly for the first five years of life. If a
        child cannot take it, there are other medicines.`,
      ),
    ),
    topic(
      text('Trinken, Wärme, Luft: der Alltag', 'Drinking, warmth, air: everyday life'),
      rich(
        `Kleine Dinge helfen, Schmerzkrisen seltener zu machen:

        - viel trinken, bei Hitze, Sport und Durchfall mehr als sonst; wie viel, sagt Ihr Zentrum
        - Kälte und Nässe meiden, auch kaltes Wasser; vor großer Hitze schützen
        - sich bewegen und Pausen machen, bevor die Kraft ausgeht
        - vor Flügen und vor Reisen in große Höhen im Zentrum fragen, denn dort ist weniger Sauerstoff in der Luft
        - nicht rauchen und rauchfrei wohnen
        - vor jeder Operation und Narkose auf die Krankheit hinweisen

        Kommt trotzdem eine Krise, hat niemand etwas falsch gemacht.`,
        `Small things help to make pain crises less frequent:

        - drink plenty, and more than usual in hot weather, during sport and with diarrhoea; the centre tells you how much
        - avoid cold and wet, cold water too; protect yourself from great heat
        - keep moving, and rest before strength runs out
        - ask the centre before flights and before travelling to high altitudes, where the air holds less oxygen
        - do not smoke, and live smoke-free
        - mention the disease before any operation or anaesthetic

        If a crisis comes all the same, nobody has done anything wrong.`,
      ),
    ),
    topic(
      text('Genetische Beratung nutzen', 'Make use of genetic counselling'),
      rich(
        `Eine genetische Beratung erklärt in Ruhe, was die Diagnose für Eltern, Geschwister und spätere Kinder bedeutet.
        Ein Bluttest zeigt, wer in der Familie das veränderte Gen trägt. Die Beratung ist freiwillig und lässt die
        Entscheidung bei Ihnen.`,
        `Genetic counselling explains, without hurry, what the diagnosis means for parents, brothers and sisters, and
        children yet to come. A blood test shows who in the family carries the changed gene. Counselling is voluntary
        and leaves the decision to you.`,
      ),
    ),
    topic(
      text('Nicht allein bleiben', 'You are not alone'),
      rich(
        `Angst, Trauer und Erschöpfung sind nach einer Diagnose normal. Viele Zentren haben psychologische und soziale
        Beratung. In der Selbsthilfe treffen Sie Menschen, die das kennen, zum Beispiel in der
        [Interessengemeinschaft Sichelzellkrankheit und Thalassämie](https://www.ist-ev.org/). Oder
        [schreiben Sie uns](page:contactPage).`,
        `Fear, grief and exhaustion are normal after a diagnosis. Many centres offer psychological and social support.
        In self-help groups you meet people who know what it is like, in Germany for example in the
        [association for sickle cell disease and thalassaemia](https://www.ist-ev.org/). Or
        [write to us](page:contactPage).`,
      ),
    ),
  ]),
}

const education = {
  eyebrow: text('Verstehen', 'Understanding'),
  heading: text('Was ist die Sichelzell\u00adkrankheit?', 'What is sickle cell disease?'),
  intro: rich(
    `Die Sichelzellkrankheit ist eine angeborene Krankheit der roten Blutkörperchen. Sie begleitet einen Menschen sein
    Leben lang und verläuft bei jedem anders. Ansteckend ist sie nicht. Wird sie früh erkannt und gut behandelt, lassen
    sich viele schwere Folgen vermeiden.`,
    `Sickle cell disease is a condition of the red blood cells that people are born with. It stays with them for life and
    takes a different course in everyone. It cannot be caught from others. When it is found early and treated well, many
    serious problems can be avoided.`,
  ),
  picture: picture('education'),
  topics: keyed([
    topic(
      text('Was im Blut geschieht', 'What happens in the blood'),
      rich(
        `Rote Blutkörperchen bringen Sauerstoff in den ganzen Körper. Dabei hilft ihnen ein Eiweiß, das *Hämoglobin*. Bei
        der Sichelzellkrankheit ist dieses Eiweiß verändert und heißt dann *Hämoglobin S*, kurz HbS.

        Gibt HbS seinen Sauerstoff ab, können die sonst runden und weichen Blutkörperchen hart werden und die Form einer
        Sichel annehmen. Das hat zwei Folgen:

        - Die Zellen stauen sich in kleinen Blutgefäßen. Das kann sehr weh tun und Organe schädigen.
        - Sie leben nur wenige Wochen statt rund vier Monate. So entsteht oft eine Blutarmut (*Anämie*).

        „Sichelzellkrankheit“ ist ein Sammelname. Häufige Formen heißen HbSS, HbSC und HbS-Beta-Thalassämie. Welche Form
        jemand hat, zeigt eine Blutuntersuchung.`,
        `Red blood cells carry oxygen to the whole body. A protein, *haemoglobin*, helps them to do so. In sickle cell
        disease this protein is changed and is called *haemoglobin S*, or HbS for short.

        When HbS gives up its oxygen, red blood cells that are usually round and soft can become hard and take the shape
        of a sickle. This has two effects:

        - The cells get stuck in small blood vessels. That can be very painful and can harm organs.
        - They live for only a few weeks instead of about four months. This often leads to *anaemia*, a lack of red blood
          cells.

        “Sickle cell disease” is a name for several forms. Common ones are called HbSS, HbSC and HbS beta thalassaemia. A
        blood test shows which form somebody has.`,
      ),
    ),
    topic(
      text('Wie sie vererbt wird', 'How it is inherited'),
      rich(
        `Die Sichelzellkrankheit wird *autosomal-rezessiv* vererbt. Von jedem Gen haben wir zwei Kopien, eine von jedem
        Elternteil.

        - *Autosomal* heißt: Das Gen liegt nicht auf den Geschlechtschromosomen. Mädchen und Jungen haben die Krankheit
          gleich häufig.
        - *Rezessiv* heißt: Die Krankheit entsteht nur, wenn beide Kopien verändert sind.

        Wer eine veränderte und eine unveränderte Kopie hat, heißt *Trägerin* oder *Träger*. Das ist keine Krankheit und
        wird auch später keine. Beschwerden sind selten, zum Beispiel bei extremer Anstrengung. Viele wissen nicht, dass
        sie eine veränderte Kopie tragen; ein Bluttest zeigt es.

        Die zweite Veränderung muss nicht HbS sein. Kommt HbS von einem Elternteil und HbC oder Beta-Thalassämie vom
        anderen, entsteht ebenfalls eine Sichelzellkrankheit: HbSC oder HbS-Beta-Thalassämie. HbC und Beta-Thalassämie
        sind andere vererbte Veränderungen desselben Gens. Auch dann liegt die
        Wahrscheinlichkeit bei 25\u00a0Prozent für jede Schwangerschaft.`,
        `Sickle cell disease is inherited in an *autosomal recessive* way. We have two copies of each gene, one from each
        parent.

        - *Autosomal* means: the gene does not lie on the sex chromosomes. Girls and boys have the disease equally often.
        - *Recessive* means: the disease appears only if both copies are changed.

        Somebody with one changed and one unchanged copy is a *carrier*. That is not a disease and does not turn into
        one. Symptoms are rare, for example under extreme exertion. Many people do not know that they are carriers; a
        blood test shows it.

        The second change need not be HbS. If HbS comes from one parent and HbC or beta thalassaemia from the other, that
        is sickle cell disease too: HbSC or HbS beta thalassaemia. HbC and beta thalassaemia are other inherited changes
        of the same gene. Then, too, the chance is 25\u00a0per cent
        for each pregnancy.`,
      ),
    ),
    topic(
      text('Die wichtigsten Beschwerden', 'The main symptoms'),
      rich(
        `Beschwerden beginnen meist nach den ersten Lebensmonaten. Bis dahin schützt das Hämoglobin aus der Zeit vor der
        Geburt. Wie stark sie sind, ist von Mensch zu Mensch verschieden. Am wichtigsten sind:

        - **Schmerzkrisen**: plötzliche, oft starke Schmerzen in Knochen, Rücken, Brust oder Bauch
        - **Blutarmut**: Müdigkeit, Blässe, oft gelbliche Augen
        - **Infektionen**, die schnell gefährlich werden können
        - **Schäden an Organen**, zum Beispiel an Milz, Lunge, Gehirn, Nieren oder Augen

        Mehr dazu steht bei der Frage [„Welche Beschwerden macht die Sichelzellkrankheit?“](page:faq-symptoms)`,
        `Symptoms usually begin after the first months of life. Until then, the haemoglobin from before birth gives protection.
        How strong they are differs from person to person. The main ones are:

        - **Pain crises**: sudden, often severe pain in the bones, back, chest or belly
        - **Anaemia**: tiredness, pallor, often yellowish eyes
        - **Infections** that can quickly become dangerous
        - **Damage to organs**, for example the spleen, lungs, brain, kidneys or eyes

        You can read more under the question [“What are the symptoms of sickle cell disease?”](page:faq-symptoms)`,
      ),
    ),
    topic(
      text('Herkunft und Verbreitung', 'Origin and distribution'),
      rich(
        `Die Veränderung im Gen ist vor Jahrtausenden entstanden und dort häufig geworden, wo es Malaria gab oder gibt.
        Denn wer *eine* veränderte Kopie trägt, ist vor schwerer Malaria besser geschützt. Häufig ist sie vor allem in
        Afrika südlich der Sahara, im Mittelmeerraum, im Nahen Osten und in Indien. Durch Sklavenhandel und Wanderung kam
        sie in alle Erdteile. Ob jemand sie trägt, ist äußerlich nicht zu sehen.

        Weltweit lebten 2021 nach Schätzungen 7,7\u00a0Millionen Menschen mit der Krankheit. Rund 515.000\u00a0Kinder wurden
        in dem Jahr mit ihr geboren, mehr als drei Viertel davon in Afrika südlich der Sahara. In Deutschland sind es nach
        einer Schätzung von 2020 etwa 150\u00a0Kinder im Jahr.`,
        `The change in the gene arose thousands of years ago and became common where there was or is malaria. The
        reason: people who carry *one* changed copy are better protected against severe malaria. The change is common
        above all in sub-Saharan Africa, the Mediterranean, the Middle East and India. Through the slave trade and
        migration, it reached every continent. You cannot tell from people’s looks whether they carry it.

        An estimated 7.7\u00a0million people worldwide were living with the disease in 2021. About 515,000\u00a0children were
        born with it in that year, more than three quarters of them in sub-Saharan Africa. In Germany it is about
        150\u00a0children a year, according to an estimate from 2020.`,
      ),
    ),
  ]),
  moreLink: link('Mehr über uns', 'More About Us', 'aboutPage'),
  phoneLabel: text('Fragen? Rufen Sie uns an:', 'Any questions? Call us:'),
}

const inheritance = {
  heading: text(
    'Was Kinder erben, wenn beide Eltern eine veränderte Kopie tragen',
    'What children of two carriers may inherit',
  ),
  text: text(
    'Beide Eltern sind gesund und tragen je eine veränderte Kopie des Gens. Jedes Kind erbt von jedem Elternteil eine Kopie. Welche es ist, entscheidet der Zufall. Die vier Kinder im Bild stehen für vier Möglichkeiten, die gleich wahrscheinlich sind.',
    'Both parents are healthy and each carry one changed copy of the gene. Each child inherits one copy from each parent. Which one it is, is a matter of chance. The four children in the picture stand for four possibilities that are equally likely.',
  ),
  parent: text('trägt eine veränderte Kopie', 'carries one changed copy'),
  unaffected: {
    label: text('Keine veränderte Kopie', 'No changed copy'),
    text: text(
      '25\u00a0Prozent, ein Viertel: Das Kind erbt keine veränderte Kopie. Es hat die Krankheit nicht und kann sie nicht weitergeben.',
      '25\u00a0per cent, one quarter: the child inherits no changed copy, does not have the disease and cannot pass it on.',
    ),
  },
  carrier: {
    label: text('Trägerin oder Träger', 'Carrier'),
    text: text(
      '50\u00a0Prozent, die Hälfte: Das Kind erbt eine veränderte Kopie. Es hat die Krankheit nicht, kann die Kopie aber weitergeben.',
      '50\u00a0per cent, one half: the child inherits one changed copy, does not have the disease but can pass the copy on.',
    ),
  },
  affected: {
    label: text('Sichelzell\u00adkrankheit', 'Sickle cell disease'),
    text: text(
      '25\u00a0Prozent, ein Viertel: Das Kind erbt zwei veränderte Kopien. Es hat die Sichelzellkrankheit.',
      '25\u00a0per cent, one quarter: the child inherits two changed copies and has sickle cell disease.',
    ),
  },
  note: text(
    'Das gilt für jede Schwangerschaft neu, egal, was die Geschwister geerbt haben. Niemand ist schuld daran. Hat ein Elternteil selbst die Krankheit, gelten andere Zahlen. Eine genetische Beratung erklärt, was für Sie gilt.',
    'The chances are the same in every pregnancy, whatever brothers and sisters have inherited. It is nobody’s fault. If a parent has the disease, the numbers are different. Genetic counselling explains what applies to you.',
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
    'Wir sind für Menschen mit Sichelzellkrankheit und ihre Familien da. Hier finden Sie verständliche Informationen, Rat für die ersten Schritte und Menschen, die zuhören.',
    'We are here for people with sickle cell disease and their families. Here you find clear information, advice for the first steps and people who listen.',
  ),
  picture: picture('hero'),
  doors: keyed([
    {
      _type: 'door',
      title: text('Ich suche Hilfe', 'I am looking for help'),
      text: text(
        'Sie haben Fragen oder eine neue Diagnose? Schreiben Sie uns oder rufen Sie an. Es kostet nichts.',
        'Do you have questions or a new diagnosis? Write to us or call. It is free of charge.',
      ),
      link: link('Kontakt aufnehmen', 'Get in touch', 'contactPage'),
    },
    {
      _type: 'door',
      title: text('Ich möchte helfen', 'I want to help'),
      text: text(
        'Mit einer Spende unterstützen Sie Aufklärung, Hilfe für Familien und den Austausch mit der Forschung.',
        'With a donation you support education, help for families and exchange with researchers.',
      ),
      link: link('Zur Spendenseite', 'Go to the donation page', 'donatePage'),
    },
  ]),
  slidesName: text('Bilder vom gegenseitigen Helfen', 'Pictures of people helping each other'),
  slides: keyed([slide(1), slide(2), slide(3), slide(4)]),
  slidesAutoplay: false,
  firstSteps,
  education,
  inheritance,
  sources: keyed([
    source(
      'S2k-Leitlinie 025-016 Sichelzellkrankheit, Version 2.0, AWMF und GPOH',
      'S2k guideline 025-016 on sickle cell disease, version 2.0, AWMF and GPOH (in German)',
      'https://register.awmf.org/de/leitlinien/detail/025-016',
      '2020-07-02',
    ),
    source(
      'Sichelzellkrankheit (Sichelzellanämie), kinderblutkrankheiten.de, GPOH',
      'Sickle cell disease (sickle cell anaemia), kinderblutkrankheiten.de, GPOH (in German)',
      'https://www.kinderblutkrankheiten.de/content/erkrankungen/rote_blutzellen/anaemien_blutarmut/sichelzellkrankheit/',
      '2021-04-26',
    ),
    source(
      'Piel, Steinberg, Rees: Sickle Cell Disease, New England Journal of Medicine 2017 (auf Englisch)',
      'Piel, Steinberg, Rees: Sickle Cell Disease, New England Journal of Medicine 2017',
      'https://doi.org/10.1056/NEJMra1510865',
      '2017-04-20',
    ),
    source(
      'Beschwerden bei Sichelzellkrankheit, National Heart, Lung, and Blood Institute, USA (auf Englisch)',
      'Sickle Cell Disease: Symptoms, National Heart, Lung, and Blood Institute (NIH)',
      'https://www.nhlbi.nih.gov/health/sickle-cell-disease/symptoms',
      '2022-07-14',
    ),
    source(
      'Häufigkeit und Sterblichkeit der Sichelzellkrankheit weltweit, 2000–2021, Lancet Haematology 2023 (auf Englisch)',
      'Global, regional, and national prevalence and mortality burden of sickle cell disease, 2000–2021, Lancet Haematology 2023',
      'https://doi.org/10.1016/S2352-3026(23)00118-7',
      '2023-06-15',
    ),
    source(
      'Screening auf Sichelzellkrankheit bei Neugeborenen, Beschluss vom 20. November 2020, Gemeinsamer Bundesausschuss',
      'Newborn screening for sickle cell disease, decision of 20 November 2020, Federal Joint Committee (in German)',
      'https://www.g-ba.de/richtlinien/15/',
      '2020-11-20',
    ),
  ]),
  faqHeading: text('Häufige Fragen', 'Common questions'),
  faqIntro: text(
    'Kurz beantwortet, mit Quellen. Ihre eigene Frage ist nicht dabei? Fragen Sie uns.',
    'Answered briefly, with sources. Is your own question missing? Ask us.',
  ),
  donate: {
    heading: text('Sie möchten helfen?', 'Would you like to help?'),
    text: text(
      'Ihre Spende hilft, Wissen weiterzugeben, Familien zu begleiten und mit der Forschung zusammenzuarbeiten. Sie entscheiden, wie viel und ob. Auch wer anderen von der Krankheit erzählt, hilft.',
      'Your donation helps to pass on knowledge, stand by families and collaborate with researchers. You decide how much, and whether. Telling others about the disease helps as well.',
    ),
    link: link('Jetzt spenden', 'Donate Now', 'donatePage'),
  },
}
