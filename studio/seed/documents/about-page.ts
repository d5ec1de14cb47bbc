import {keyed, link, picture, rich, type SeedDocument, text} from '../write.ts'

export const aboutPage: SeedDocument = {
  _id: 'aboutPage',
  _type: 'aboutPage',
  title: text('Über uns', 'About Us'),
  description: text(
    'Wer wir sind und was wir tun: aufklären, mit der Forschung zusammenarbeiten, Hilfen für Menschen mit Sichelzellkrankheit bereitstellen.',
    'Who we are and what we do: educate, collaborate with researchers, provide resources for people with sickle cell disease.',
  ),
  heading: text('Über uns', 'About us'),
  intro: text(
    'Kein Mensch soll mit der Sichelzellkrankheit allein bleiben. Wir erklären, verbinden und unterstützen.',
    'No one should be alone with sickle cell disease. We explain, connect and support.',
  ),
  picture: picture('about'),
  organisation: {
    heading: text('Wer hinter der Stiftung steht', 'Who is behind this'),
    founded: 2019,
    board: text(
      'Salome\u00a0Probe (Vorsitz), Jonas\u00a0Muster (Finanzen)',
      'Salome\u00a0Probe (chair), Jonas\u00a0Muster (finance)',
    ),
    annualReport: {
      label: text('Jahresbericht 2025 (Beispiel)', 'Annual report 2025 (example)'),
      url: 'https://www.example.org/',
    },
    partners: keyed([
      {_type: 'partner', label: text('Muster-Selbsthilfe', 'Sample Self-Help')},
      {_type: 'partner', label: text('Beispielklinik', 'Example Hospital')},
    ]),
  },
  mission: {
    heading: text('Unser Auftrag', 'Our mission'),
    body: rich(
      `Menschen mit Sichelzellkrankheit sollen gut leben können: mit früher Diagnose, guter Behandlung und einem Umfeld,
      das Bescheid weiß. In Deutschland ist die Krankheit oft unbekannt. Deshalb erklären wir sie verständlich, mit Quellen.

      Unsere Hilfe ist kostenlos. Ärztliche Beratung ersetzt sie nicht.`,
      `People with sickle cell disease should be able to live well: with an early diagnosis, good treatment and people
      around them who know about it. In Germany the disease is often unknown. So we explain it plainly, with sources.

      Our help is free of charge. It does not replace a doctor.`,
    ),
    picture: picture('mission'),
  },
  goalsHeading: text('Unsere drei Ziele', 'Our three goals'),
  goals: keyed([
    {
      _type: 'goal',
      title: text('Aufklären', 'Educate'),
      text: text(
        'Wir erklären die Krankheit Familien, Kitas, Schulen und Betrieben. So fallen Warnzeichen früher auf.',
        'We explain the disease to families, nurseries, schools and employers. That way, warning signs are noticed sooner.',
      ),
      picture: picture('goal-educate'),
    },
    {
      _type: 'goal',
      title: text('Mit der Forschung zusammenarbeiten', 'Collaborate with researchers'),
      text: text(
        'Wir bringen Fragen aus dem Alltag in die Forschung und erklären, was gesichert ist.',
        'We take questions from daily life to researchers and explain what is certain.',
      ),
      picture: picture('goal-research'),
    },
    {
      _type: 'goal',
      title: text('Hilfen bereitstellen', 'Provide resources'),
      text: text(
        'Wir nennen Zentren und Selbsthilfegruppen und sammeln Hinweise für Schule und Beruf.',
        'We list centres and self-help groups, and collect advice for school and work.',
      ),
      picture: picture('goal-resources'),
    },
  ]),
  contactLink: link('Kontakt aufnehmen', 'Contact Us', 'contactPage'),
  donateLink: link('Jetzt spenden', 'Donate Now', 'donatePage'),
  teamHeading: text('Unser Team', 'Our team'),
  teamIntro: text('Ehrenamtliche führen diese Stiftung.', 'Volunteers run this foundation.'),
  teamLink: link('Alle ansehen', 'View All', 'teamPage'),
}
