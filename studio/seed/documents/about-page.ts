import type {SeedDocument} from '../index.ts'
import {keyed, link, picture, rich, text} from '../write.ts'

export const aboutPage: SeedDocument = {
  _id: 'aboutPage',
  _type: 'aboutPage',
  title: text('Über uns', 'About Us'),
  description: text(
    'Wofür die Stiftung steht: aufklären, mit der Forschung zusammenarbeiten und Hilfen für Menschen mit Sichelzellkrankheit bereitstellen.',
    'What the foundation stands for: educating, collaborating with researchers and providing resources for people with sickle cell disease.',
  ),
  heading: text('Über uns', 'About us'),
  intro: text(
    'Wir möchten, dass niemand mit der Sichelzellkrankheit allein bleibt. Dafür erklären wir, verbinden und unterstützen, zusammen mit Familien, Fachleuten und Ehrenamtlichen.',
    'We want nobody to be left alone with sickle cell disease. So we explain, connect and support, together with families, professionals and volunteers.',
  ),
  picture: picture('about'),
  mission: {
    heading: text('Unser Auftrag', 'Our mission'),
    body: rich(
      `Menschen mit Sichelzellkrankheit sollen gut leben können: mit einer frühen Diagnose, guter Behandlung und
      einem Umfeld, das Bescheid weiß. Dazu wollen wir beitragen.

      Die Krankheit ist in Deutschland selten. Viele hören bei der Diagnose zum ersten Mal von ihr. Auch in Praxen,
      Schulen und Ämtern ist sie oft unbekannt. Deshalb beginnt Hilfe für uns mit verständlichen Worten.

      Wir versprechen keine Heilung und ersetzen keine Ärztin und keinen Arzt. Wir nennen unsere Quellen und sagen,
      was wir nicht wissen. Unsere Hilfe ist kostenlos.`,
      `People with sickle cell disease should be able to live well: with an early diagnosis, good treatment and people
      around them who know about it. We want to play our part in that.

      The disease is rare in Germany. Many people first hear of it when it is diagnosed. Doctors’ practices, schools and public
      offices often do not know it either. That is why, for us, help begins with words that can be understood.

      We promise no cure and we do not replace a doctor. We name our sources and say what we do not know. Our help is
      free of charge.`,
    ),
    picture: picture('mission'),
  },
  goalsHeading: text('Unsere drei Ziele', 'Our three goals'),
  goals: keyed([
    {
      _type: 'goal',
      title: text('Aufklären', 'Educate'),
      text: text(
        'Wir erklären die Sichelzellkrankheit in einfachen Worten: für Familien, Kitas, Schulen, Betriebe und alle, die mehr wissen möchten. Wer Bescheid weiß, erkennt Warnzeichen früher und begegnet anderen ohne Vorurteile.',
        'We explain sickle cell disease in plain words: for families, nurseries, schools, employers and anyone who wants to know more. People who know about it recognise warning signs sooner and meet others without prejudice.',
      ),
      picture: picture('goal-educate'),
    },
    {
      _type: 'goal',
      title: text('Mit der Forschung zusammenarbeiten', 'Collaborate with researchers'),
      text: text(
        'Wir bringen Fragen aus dem Alltag zu Forschenden und erklären deren Ergebnisse in verständlicher Sprache. Wir sagen dabei, was gesichert ist und was noch untersucht wird. So kann Forschung näher an dem bleiben, was Menschen brauchen.',
        'We take questions from daily life to researchers and explain their results in plain language. We say what is certain and what is still being studied. In this way, research can stay closer to what people need.',
      ),
      picture: picture('goal-research'),
    },
    {
      _type: 'goal',
      title: text('Hilfen bereitstellen', 'Provide resources'),
      text: text(
        'Wir sammeln, was weiterhilft: verlässliche Informationen, Wege zu spezialisierten Zentren und zur Selbsthilfe, Hinweise für Schule und Beruf. Wir hören zu und suchen mit Ihnen den nächsten Schritt.',
        'We collect what helps: reliable information, ways to specialised centres and to self-help groups, advice for school and work. We listen and look for the next step together with you.',
      ),
      picture: picture('goal-resources'),
    },
  ]),
  contactLink: link('Kontakt aufnehmen', 'Contact Us', 'contactPage'),
  donateLink: link('Jetzt spenden', 'Donate Now', 'donatePage'),
  teamHeading: text('Unser Team', 'Our team'),
  teamIntro: text(
    'Ehrenamtliche tragen diese Stiftung. Hier sehen Sie vier von ihnen.',
    'This foundation is carried by volunteers. Here are four of them.',
  ),
  teamLink: link('Alle ansehen', 'View All', 'teamPage'),
}
