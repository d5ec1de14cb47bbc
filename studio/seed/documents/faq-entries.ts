import type {SeedDocument} from '../index.ts'
import {keyed, rank, rich, source, text} from '../write.ts'

const guideline = source(
  'S2k-Leitlinie 025-016 Sichelzellkrankheit, Version 2.0, AWMF und GPOH',
  'S2k guideline 025-016 on sickle cell disease, version 2.0, AWMF and GPOH (in German)',
  'https://register.awmf.org/de/leitlinien/detail/025-016',
  '2020-07-02',
)
const adults = source(
  'Leitlinie Sichelzellkrankheiten, Onkopedia, Stand Oktober 2024, DGHO',
  'Guideline on sickle cell diseases, Onkopedia, October 2024, DGHO (in German)',
  'https://www.onkopedia.com/de/onkopedia/guidelines/sichelzellkrankheiten',
  '2024-10-31',
)
const children = source(
  'Sichelzellkrankheit (Sichelzellanämie), kinderblutkrankheiten.de, GPOH',
  'Sickle cell disease (sickle cell anaemia), kinderblutkrankheiten.de, GPOH (in German)',
  'https://www.kinderblutkrankheiten.de/content/erkrankungen/rote_blutzellen/anaemien_blutarmut/sichelzellkrankheit/',
  '2021-04-26',
)
const review = source(
  'Piel, Steinberg, Rees: Sickle Cell Disease, New England Journal of Medicine 2017 (auf Englisch)',
  'Piel, Steinberg, Rees: Sickle Cell Disease, New England Journal of Medicine 2017',
  'https://doi.org/10.1056/NEJMra1510865',
  '2017-04-20',
)
const symptoms = source(
  'Beschwerden bei Sichelzellkrankheit, National Heart, Lung, and Blood Institute, USA (auf Englisch)',
  'Sickle Cell Disease: Symptoms, National Heart, Lung, and Blood Institute (NIH)',
  'https://www.nhlbi.nih.gov/health/sickle-cell-disease/symptoms',
  '2022-07-14',
)
const screening = source(
  'Screening auf Sichelzellkrankheit bei Neugeborenen, Beschluss vom 20. November 2020, Gemeinsamer Bundesausschuss',
  'Newborn screening for sickle cell disease, decision of 20 November 2020, Federal Joint Committee (in German)',
  'https://www.g-ba.de/richtlinien/15/',
  '2020-11-20',
)
const geneTherapy = source(
  'Erste Therapie mit Genschere bei Beta-Thalassämie und schwerer Sichelzellkrankheit, Europäische Arzneimittel-Agentur (auf Englisch)',
  'First gene editing therapy to treat beta thalassemia and severe sickle cell disease, European Medicines Agency',
  'https://www.ema.europa.eu/en/news/first-gene-editing-therapy-treat-beta-thalassemia-severe-sickle-cell-disease',
  '2023-12-15',
)

const causes: SeedDocument = {
  _id: 'faq-causes',
  _type: 'faqEntry',
  question: text('Was verursacht die Sichelzellkrankheit?', 'What causes sickle cell disease?'),
  answer: rich(
    `Die Ursache ist eine vererbte Veränderung in einem Gen. Das Kind hat sie von beiden Eltern geerbt. Niemand hat etwas
    falsch gemacht, weder vor noch in der Schwangerschaft.

    Das Gen ist der Bauplan für einen Teil des *Hämoglobins*. So heißt das Eiweiß, das in den roten Blutkörperchen den
    Sauerstoff trägt. Durch die Veränderung entsteht Hämoglobin S (HbS). Es kann die Blutkörperchen hart und
    sichelförmig machen.

    Die Krankheit entsteht, wenn beide Kopien des Gens verändert sind. Sind beide Eltern *Träger*, haben also je eine
    veränderte Kopie, gilt für jede Schwangerschaft:

    - 25\u00a0%, ein Viertel: Das Kind erbt keine veränderte Kopie.
    - 50\u00a0%, die Hälfte: Das Kind wird selbst Trägerin oder Träger.
    - 25\u00a0%, ein Viertel: Das Kind erbt beide veränderten Kopien und hat die Krankheit.

    Etwas anderes sind die *Auslöser* einer Schmerzkrise. Dazu gehören Infekte, zu wenig Flüssigkeit, Kälte,
    Sauerstoffmangel und Überanstrengung. Oft lässt sich kein Auslöser finden.`,
    `The cause is an inherited change in a gene. The child has inherited it from both parents. Nobody has done anything
    wrong, neither before nor during pregnancy.

    The gene is the building plan for a part of *haemoglobin*, the protein that carries oxygen in red blood cells. The
    change leads to haemoglobin S (HbS), which can make the cells hard and sickle-shaped.

    The disease appears when both copies of the gene are changed. If both parents are *carriers*, with one changed copy
    each, this holds for each pregnancy:

    - 25%, one quarter: the child inherits no changed copy.
    - 50%, one half: the child becomes a carrier, too.
    - 25%, one quarter: the child inherits both changed copies and has the disease.

    The *triggers* of a pain crisis are something else. They include infections, too little fluid, cold, lack of oxygen
    and overexertion. Often no trigger can be found.`,
  ),
  slug: {_type: 'slug', current: 'causes'},
  showEmergencyNote: false,
  sources: keyed([guideline, review]),
  orderRank: rank(1),
}

const cure: SeedDocument = {
  _id: 'faq-cure',
  _type: 'faqEntry',
  question: text('Ist die Sichelzellkrankheit heilbar?', 'Can sickle cell disease be cured?'),
  answer: rich(
    `Für manche Menschen ja, für die meisten noch nicht. Behandeln lässt sich die Krankheit bei allen. Mit guter Betreuung
    werden in Deutschland die meisten Kinder mit Sichelzellkrankheit erwachsen.

    **Transplantation von Blutstammzellen:** Aus gespendeten Stammzellen wächst eine neue Blutbildung. Das kann die
    Krankheit heilen. Am besten gelingt es meist mit einem passenden Geschwisterkind als Spender. Viele haben keine
    passende Spenderin und keinen passenden Spender. Die Behandlung ist belastend und hat ernste Risiken: Die Chemotherapie
    davor kann unfruchtbar machen. Die neuen Zellen können den Körper angreifen oder abgestoßen werden.

    **Gentherapie:** Dabei werden die eigenen Stammzellen im Labor verändert und zurückgegeben. In der EU wurde 2024 eine
    solche Therapie unter Auflagen zugelassen. Sie ist für Menschen ab 12\u00a0Jahren mit schwerem Verlauf und wiederholten
    Krisen gedacht. Voraussetzung: Eine Transplantation käme infrage, aber niemand in der Familie passt als Spenderin oder Spender.
    Auch hier geht eine starke Chemotherapie voraus. Wie lange die Wirkung anhält, wird noch untersucht. Das Angebot unterscheidet sich von Land
    zu Land, und Zulassungen ändern sich.

    **Alle anderen Behandlungen** heilen nicht, helfen aber viel. Der Wirkstoff Hydroxycarbamid (auch Hydroxyurea) kann
    Schmerzkrisen seltener machen. Dazu kommen Impfungen, Schmerzmittel, Bluttransfusionen und regelmäßige
    Untersuchungen.

    Was für Sie oder Ihr Kind infrage kommt, bespricht ein spezialisiertes Zentrum mit Ihnen. Nehmen Sie sich Zeit, und
    holen Sie eine zweite Meinung ein, wenn Sie möchten.`,
    `For some people yes, for most not yet. The disease can be treated in everyone. With good care, most children with
    sickle cell disease in Germany reach adulthood.

    **Transplant of blood stem cells:** donated stem cells grow into a new blood-forming system. This can cure the disease. It usually
    works best with a matching brother or sister as the donor. Many people have no matching donor. The treatment is hard
    and has serious risks: the chemotherapy before it can cause infertility. The new cells can attack the body or be
    rejected.

    **Gene therapy:** a person’s own stem cells are changed in a laboratory and given back. In 2024, the EU conditionally
    approved such a therapy. It is meant for people aged 12 and over with a severe course and repeated crises. It
    applies if a transplant would be an option but the family has no matching donor. Here, too, strong chemotherapy comes first. How long
    the effect lasts is still being studied. Availability differs by country, and approvals change.

    **All other treatments** do not cure, but they help a great deal. The active ingredient hydroxycarbamide (also called
    hydroxyurea) can make pain crises less frequent. There are also vaccinations, pain medicines, blood transfusions and
    regular check-ups.

    A specialised centre will discuss with you what may suit you or your child. Take your time, and ask for a second
    opinion if you wish.`,
  ),
  slug: {_type: 'slug', current: 'cure'},
  showEmergencyNote: false,
  sources: keyed([guideline, adults, children, geneTherapy]),
  orderRank: rank(2),
}

const signs: SeedDocument = {
  _id: 'faq-symptoms',
  _type: 'faqEntry',
  question: text(
    'Welche Beschwerden macht die Sichelzellkrankheit?',
    'What are the symptoms of sickle cell disease?',
  ),
  answer: rich(
    `Typisch sind wiederkehrende Schmerzen, Blutarmut und häufigere, schwerere Infektionen. Sicher zeigt die Krankheit nur
    eine Blutuntersuchung. Wie stark die Beschwerden sind, ist sehr verschieden.

    - **Schmerzkrisen:** plötzliche, oft starke Schmerzen in Knochen, Rücken, Brust oder Bauch. Sie dauern Stunden bis
      Tage, manchmal länger.
    - **Geschwollene Hände und Füße**, die weh tun: bei kleinen Kindern oft das erste Zeichen.
    - **Blutarmut (Anämie):** Müdigkeit, wenig Kraft, Blässe. Bei dunkler Haut sieht man Blässe an Lippen, Mund und
      Handflächen.
    - **Gelbliche Augen oder Haut:** Das kommt vom schnellen Abbau der Blutkörperchen und ist nicht ansteckend.
    - **Infektionen:** Sie können rasch gefährlich werden, weil die Milz oft nicht gut arbeitet.
    - **Milz:** Bei kleinen Kindern kann sich plötzlich viel Blut in der Milz stauen. Das Kind wird blass und schwach, der
      Bauch schwillt an. Das ist ein Notfall.
    - **Organe:** Mit der Zeit können zum Beispiel Lunge, Gehirn, Nieren, Augen, Knochen und Gelenke Schaden nehmen. Auch
      ein Schlaganfall ist möglich, sogar bei Kindern.

    Regelmäßige Untersuchungen helfen, vieles früh zu erkennen. Wann Sie sofort handeln müssen, steht im
    Notfallkasten.`,
    `Recurring pain, anaemia, and more frequent and more severe infections are typical. Only a blood test shows the
    disease for certain. How strong the symptoms are differs widely.

    - **Pain crises:** sudden, often severe pain in the bones, back, chest or belly. They last hours to days,
      sometimes longer.
    - **Swollen, painful hands and feet:** often the first sign in small children.
    - **Anaemia (a lack of red blood cells):** tiredness, little strength, pallor. On dark skin, pallor shows at the lips,
      in the mouth and on the palms.
    - **Yellowish eyes or skin:** this comes from the fast breakdown of red blood cells and is not infectious.
    - **Infections:** they can quickly become dangerous, because the spleen often does not work well.
    - **Spleen:** in small children, a lot of blood can suddenly collect in the spleen. The child turns pale and weak, and
      the belly swells. This is an emergency.
    - **Organs:** over time, the lungs, brain, kidneys, eyes, bones and joints, for example, can be harmed. A stroke is
      possible as well, even in children.

    Regular check-ups help to find many problems early. The emergency box says when to act at
    once.`,
  ),
  slug: {_type: 'slug', current: 'symptoms'},
  showEmergencyNote: true,
  sources: keyed([guideline, symptoms, children]),
  orderRank: rank(3),
}

const prevention: SeedDocument = {
  _id: 'faq-prevention',
  _type: 'faqEntry',
  question: text('Kann man vorbeugen?', 'Can it be prevented?'),
  answer: rich(
    `Der Krankheit selbst nicht, denn sie ist angeboren. Aber vielen Krisen und Folgen lässt sich vorbeugen. Genau das
    meinen wir hier mit Vorbeugen.

    - **Früh erkennen:** In Deutschland gehört der Test seit Oktober 2021 zum Neugeborenen-Screening, der freiwilligen
      Blutuntersuchung in den ersten Lebenstagen. So kann der Schutz vor Infektionen früh beginnen. Ältere Kinder und
      Erwachsene können ihr Blut untersuchen lassen.
    - **Vor Infektionen schützen:** mit Impfungen und, bei kleinen Kindern, mit täglichem Penicillin.
    - **Auslöser meiden:** viel trinken, sich warm halten, große Hitze meiden, Pausen machen, nicht rauchen. Vor Flügen und
      Reisen in große Höhen fragen Sie Ihr Zentrum.
    - **Untersuchungen wahrnehmen:** Bei Kindern zeigt zum Beispiel ein Ultraschall der Hirngefäße, ob das Risiko für einen
      Schlaganfall erhöht ist. Dann gibt es Behandlungen, die davor schützen.
    - **Krisen seltener machen:** Der Wirkstoff Hydroxycarbamid kann die Zahl der Schmerzkrisen senken. Ob er passt,
      bespricht das Zentrum mit Ihnen.
    - **Vorbereitet sein:** mit Notfallplan, Notfallausweis und der Fieberregel.

    Auch mit guter Vorsorge kann eine Krise kommen. Das ist niemandes Schuld.`,
    `Not the disease itself, because people are born with it. But many crises and later problems can be prevented. That is
    what we mean by prevention here.

    - **Find it early:** in Germany, the test has been part of newborn screening since October 2021. This is a voluntary
      blood test in the first days of life. So protection against infections can begin early. Older children and adults can have
      their blood tested.
    - **Protect against infections:** with vaccinations and, for small children, daily penicillin.
    - **Avoid triggers:** drink plenty, keep warm, avoid great heat, take breaks, do not smoke. Ask your centre before
      flights and before travelling to high altitudes.
    - **Go to check-ups:** in children, for example, an ultrasound of the blood vessels of the brain shows whether the risk
      of a stroke is raised. If it is, there are treatments that protect.
    - **Make crises less frequent:** the active ingredient hydroxycarbamide can lower the number of pain crises. The centre
      will discuss with you whether it is suitable.
    - **Be prepared:** with an emergency plan, an emergency card and the rule for fever.

    A crisis can come even with good care. That is nobody’s fault.`,
  ),
  slug: {_type: 'slug', current: 'prevention'},
  showEmergencyNote: false,
  sources: keyed([guideline, children, screening]),
  orderRank: rank(4),
}

/** In the order of the site: causes, cure, symptoms, prevention. */
export const faqEntries: SeedDocument[] = [causes, cure, signs, prevention]
