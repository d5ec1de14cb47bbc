import {keyed, link, rich, type SeedDocument, text} from '../write.ts'
import {children, guideline, symptoms} from './medical-sources.ts'

export const emergencyNote: SeedDocument = {
  _id: 'emergencyNote',
  _type: 'emergencyNote',
  heading: text('Im Notfall: nicht warten', 'In an emergency: do not wait'),
  body: rich(
    `- **Fieber** ab der Grenze Ihrer Klinik, sonst ab 38,5\u00a0°C: sofort in die Klinik, auch nachts und ohne
      andere Beschwerden
    - **Atemnot oder Brustschmerzen:** 112 anrufen
    - **Zeichen eines Schlaganfalls** (hängender Mundwinkel, schwacher Arm, gestörte Sprache): 112 anrufen
    - **Plötzliche Blässe oder geschwollener Bauch:** 112 anrufen

    Sagen Sie immer zuerst: „Sichelzellkrankheit“. Außerhalb der EU: örtliche Notrufnummer.`,
    `- **Fever** at or above the limit your clinic gave you, otherwise 38.5\u00a0°C: go to the clinic at once, even
      at night and without other symptoms
    - **Trouble breathing or chest pain:** call 112
    - **Signs of a stroke** (drooping face, weak arm, trouble speaking): call 112
    - **Sudden pallor or swollen belly:** call 112

    Always say first: “sickle cell disease”. Outside the EU: local emergency number.`,
  ),
  moreLabel: text('Weitere Zeichen', 'More signs'),
  more: rich(
    `**Auch sofort die 112:**

    - schwaches Bein, plötzlich sehr starke Kopfschmerzen (auch Zeichen eines Schlaganfalls)
    - Krampfanfall, Verwirrtheit, ungewöhnliche Schläfrigkeit, Bewusstlosigkeit

    **Auch sofort in Ihre Klinik:**

    - starke Schmerzen, gegen die Ihre Schmerzmittel nicht helfen
    - schmerzhafte Erektion von mehr als 2\u00a0Stunden, auch bei Jungen
    - plötzliche Sehstörungen

    Blässe sehen Sie bei dunkler Haut an Lippen, Mund und Handflächen.

    Klinik weit weg oder nicht erreichbar? Dann rufen Sie die 112, auch bei Fieber.`,
    `**Also call 112 at once:**

    - weak leg, sudden very severe headache (also signs of a stroke)
    - seizure, confusion, unusual drowsiness, unconsciousness

    **Also go to your clinic at once:**

    - severe pain that your painkillers do not relieve
    - painful erection lasting over 2\u00a0hours, in boys too
    - sudden trouble seeing

    On dark skin, pallor shows at lips, mouth and palms.

    Clinic far away or out of reach? Then call 112, for fever too.`,
  ),
  link: link('Notfallkarte ausfüllen', 'Fill in an emergency card', 'emergencyCardPage'),
  phone: '112',
  callLabel: text('Notruf', 'Call'),
  sources: keyed([guideline, symptoms, children]),
}
