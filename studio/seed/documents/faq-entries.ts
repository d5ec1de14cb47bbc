import {keyed, rank, rich, type SeedDocument, text} from '../write.ts'
import {adults, children, geneTherapy, guideline, review, screening, symptoms} from './medical-sources.ts'

const entry = (slug: string, place: number, content: Record<string, unknown>): SeedDocument => ({
  _id: `faq-${slug}`,
  _type: 'faqEntry',
  slug: {_type: 'slug', current: slug},
  showEmergencyNote: false,
  orderRank: rank(place),
  ...content,
})

const causes = entry('causes', 1, {
  question: text('Was verursacht die Sichelzellkrankheit?', 'What causes sickle cell disease?'),
  answer: rich(
    `Beide Eltern haben ein verändertes Gen für *Hämoglobin* vererbt, den Stoff im Blut, der Sauerstoff trägt.
    Niemand hat etwas falsch gemacht.

    *Auslöser* einer Schmerzkrise sind zum Beispiel Infekte, zu wenig Flüssigkeit, Kälte, Sauerstoffmangel oder
    Überanstrengung.`,
    `Both parents have passed on a changed gene for *haemoglobin*, the substance in the blood that carries oxygen.
    Nobody has done anything wrong.

    *Triggers* of a pain crisis are, for example, infections, too little fluid, cold, lack of oxygen or
    overexertion.`,
  ),
  sources: keyed([guideline, review]),
})

const cure = entry('cure', 2, {
  question: text('Ist die Sichelzellkrankheit heilbar?', 'Can sickle cell disease be cured?'),
  answer: rich(
    `Für manche ja, für die meisten noch nicht. Behandeln lässt sie sich bei allen: Mit guter Betreuung werden
    in Deutschland die meisten Kinder mit Sichelzellkrankheit erwachsen.

    **Transplantation von Blutstammzellen** kann heilen, meist am besten mit einem passenden Geschwisterkind
    als Spender. Viele haben niemanden, der passt, und die Risiken sind ernst: Unfruchtbarkeit durch die
    Chemotherapie, Abstoßung, oder die neuen Zellen greifen den Körper an.

    **Gentherapie** verändert eigene Stammzellen im Labor. Die EU hat 2024 eine unter Auflagen zugelassen: ab
    12\u00a0Jahren, bei schwerem Verlauf mit wiederholten Krisen, wenn eine Transplantation infrage käme, aber
    niemand in der Familie passt. Auch sie braucht eine starke Chemotherapie; wie lange sie wirkt, wird noch
    untersucht.

    **Andere Behandlungen** heilen nicht, helfen aber viel: Hydroxycarbamid (Hydroxyurea) kann Krisen seltener
    machen, dazu Impfungen, Schmerzmittel, Transfusionen und Untersuchungen. Fragen Sie ein spezialisiertes Zentrum.`,
    `For some yes, for most not yet. It can be treated in everyone: with good care, most children with sickle
    cell disease in Germany reach adulthood.

    **A transplant of blood stem cells** can cure, usually best with a matching brother or sister as donor.
    Many have none, and the risks are serious: infertility from the chemotherapy, rejection, or new cells that
    attack the body.

    **Gene therapy** changes a person’s own stem cells in a laboratory. The EU conditionally approved one in
    2024: from age 12, for a severe course with repeated crises, if a transplant would be an option but the
    family has no matching donor. It, too, needs strong chemotherapy; how long it works is still being
    studied.

    **Other treatments** do not cure but help a great deal: hydroxycarbamide (hydroxyurea) can make crises
    less frequent, plus vaccinations, pain medicines, transfusions and check-ups. Ask a specialised centre.`,
  ),
  sources: keyed([guideline, adults, children, geneTherapy]),
})

const signs = entry('symptoms', 3, {
  question: text(
    'Welche Beschwerden macht die Sichelzellkrankheit?',
    'What are the symptoms of sickle cell disease?',
  ),
  answer: rich(
    `Sicherheit gibt nur eine Blutuntersuchung. Typisch sind:

    - **Schmerzkrisen:** plötzlich, oft stark, in Knochen, Rücken, Brust oder Bauch, Stunden bis Tage oder
      länger
    - **Geschwollene, schmerzende Hände und Füße:** bei kleinen Kindern oft das erste Zeichen
    - **Blutarmut:** Müdigkeit, wenig Kraft, Blässe
    - **Gelbliche Augen oder Haut**, nicht ansteckend
    - **Infektionen**, häufiger und schwerer, die rasch gefährlich werden können
    - **Milz:** Bei kleinen Kindern kann sich plötzlich Blut darin stauen. Das Kind wird blass und schwach,
      der Bauch schwillt an: Rufen Sie die 112.
    - **Organe:** Mit der Zeit können Lunge, Gehirn, Nieren oder Augen Schaden nehmen. Ein Schlaganfall ist sogar bei
      Kindern möglich.`,
    `Only a blood test is certain. Typical signs are:

    - **Pain crises:** sudden, often severe, in bones, back, chest or belly, for hours to days or longer
    - **Swollen, painful hands and feet:** often the first sign in small children
    - **Anaemia:** tiredness, little strength, pallor
    - **Yellowish eyes or skin**, not infectious
    - **Infections**, more frequent and more severe, that can quickly become dangerous
    - **Spleen:** in small children, blood can suddenly collect in it. The child turns pale and weak, the
      belly swells: call 112.
    - **Organs:** over time, lungs, brain, kidneys or eyes can be harmed. A stroke is possible even in
      children.`,
  ),
  showEmergencyNote: true,
  sources: keyed([guideline, symptoms, children]),
})

const prevention = entry('prevention', 4, {
  question: text('Kann man vorbeugen?', 'Can it be prevented?'),
  answer: rich(
    `Der Krankheit nicht, denn sie ist angeboren. Vielen Krisen und Folgen aber schon:

    - **Früh erkennen:** Zum freiwilligen Neugeborenen-Screening gehört der Test in Deutschland
      seit Oktober 2021.
    - **Vor Infektionen schützen:** Impfungen und, bei kleinen Kindern, täglich Penicillin
    - **Auslöser meiden:** viel trinken, warm halten, große Hitze meiden, Pausen machen, nicht rauchen
    - **Untersuchungen wahrnehmen:** Ein Ultraschall der Hirngefäße zeigt bei Kindern, ob das
      Schlaganfall-Risiko erhöht ist. Dann gibt es schützende Behandlungen.`,
    `Not the disease, because people are born with it. But many crises and later problems can:

    - **Find it early:** voluntary newborn screening in Germany has included the test since October 2021.
    - **Protect against infections:** vaccinations and, for small children, daily penicillin
    - **Avoid triggers:** drink plenty, keep warm, avoid great heat, take breaks, do not smoke
    - **Go to check-ups:** in children, an ultrasound of the brain’s blood vessels shows a raised risk of stroke;
      treatments can protect.`,
  ),
  sources: keyed([guideline, children, screening]),
})

/** In the order of the site: causes, cure, symptoms, prevention. */
export const faqEntries: SeedDocument[] = [causes, cure, signs, prevention]
