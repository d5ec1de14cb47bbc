import type {SeedDocument} from '../index.ts'
import {keyed, rich, source, text} from '../write.ts'

export const emergencyNote: SeedDocument = {
  _id: 'emergencyNote',
  _type: 'emergencyNote',
  heading: text('Im Notfall: nicht warten', 'In an emergency: do not wait'),
  body: rich(
    `**Rufen Sie sofort die 112**, wenn bei einem Menschen mit Sichelzellkrankheit eines davon auftritt:

    - Atemnot oder Brustschmerzen
    - Zeichen eines Schlaganfalls: hängender Mundwinkel, schwacher Arm oder schwaches Bein, gestörte Sprache,
      plötzlich sehr starke Kopfschmerzen
    - Krampfanfall, Verwirrtheit, ungewöhnliche Schläfrigkeit oder Bewusstlosigkeit
    - plötzliche Blässe oder ein geschwollener Bauch; bei dunkler Haut sehen Sie Blässe an Lippen, Mund und
      Handflächen

    **Sofort in Ihre Klinik**, auch nachts, bei:

    - Fieber ab der Grenze, die Ihre Klinik genannt hat, sonst ab 38,5\u00a0°C, auch ohne andere Beschwerden
    - starken Schmerzen, gegen die Ihre Schmerzmittel nicht helfen
    - einer schmerzhaften Erektion, die länger als 2\u00a0Stunden dauert, auch bei Jungen
    - plötzlichen Sehstörungen

    Ist Ihre Klinik weit weg oder nicht erreichbar? Dann rufen Sie auch hier die 112. Sagen Sie immer zuerst:
    „Sichelzellkrankheit“. Die 112 gilt in der ganzen Europäischen Union.`,
    `**Call 112 at once** if a person with sickle cell disease has any of these:

    - trouble breathing or chest pain
    - signs of a stroke: a drooping face, a weak arm or leg, trouble speaking, a sudden very severe headache
    - a seizure, confusion, unusual drowsiness or unconsciousness
    - sudden pallor or a swollen belly; on dark skin, look for pallor at the lips, in the mouth and on the palms

    **Go to your clinic at once**, even at night, with:

    - fever from the limit that your clinic named, otherwise from 38.5\u00a0°C, even with no other symptoms
    - severe pain that your painkillers do not relieve
    - a painful erection that lasts more than 2\u00a0hours, in boys too
    - sudden trouble seeing

    Is your clinic far away or out of reach? Then call 112 for these as well. Always say first: “sickle cell disease”.
    112 works throughout the European Union; elsewhere, call the local emergency number.`,
  ),
  phone: '112',
  callLabel: text('Notruf', 'Call'),
  sources: keyed([
    source(
      'S2k-Leitlinie 025-016 Sichelzellkrankheit, Version 2.0, AWMF und GPOH',
      'S2k guideline 025-016 on sickle cell disease, version 2.0, AWMF and GPOH (in German)',
      'https://register.awmf.org/de/leitlinien/detail/025-016',
      '2020-07-02',
    ),
    source(
      'Beschwerden bei Sichelzellkrankheit, National Heart, Lung, and Blood Institute, USA (auf Englisch)',
      'Sickle Cell Disease: Symptoms, National Heart, Lung, and Blood Institute (NIH)',
      'https://www.nhlbi.nih.gov/health/sickle-cell-disease/symptoms',
      '2022-07-14',
    ),
    source(
      'Sichelzellkrankheit (Sichelzellanämie), kinderblutkrankheiten.de, GPOH',
      'Sickle cell disease (sickle cell anaemia), kinderblutkrankheiten.de, GPOH (in German)',
      'https://www.kinderblutkrankheiten.de/content/erkrankungen/rote_blutzellen/anaemien_blutarmut/sichelzellkrankheit/',
      '2021-04-26',
    ),
  ]),
}
