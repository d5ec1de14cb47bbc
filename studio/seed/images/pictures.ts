/**
 * Every picture of the site: its SVG file in this folder has this name.
 * All pictures are illustrations; the people in them are invented.
 */
import {licencePictures} from './licence-pictures.ts'

export const pictures = {
  hero: {
    alt: {
      en: 'Illustration: three generations of a family hand in hand, with discs and leaves drifting above them.',
      de: 'Illustration: Drei Generationen einer Familie Hand in Hand, darüber treiben Scheiben und Blätter.',
    },
  },
  'slide-1': {
    alt: {
      en: 'Illustration: two people on a park bench; one talks over a cup of tea, the other listens.',
      de: 'Illustration: Zwei Menschen auf einer Parkbank; der eine erzählt bei einer Tasse Tee, der andere hört zu.',
    },
  },
  'slide-2': {
    alt: {
      en: 'Illustration: an adult and a child plant and water a young plant together.',
      de: 'Illustration: Ein Erwachsener und ein Kind setzen eine junge Pflanze und gießen sie.',
    },
  },
  'slide-3': {
    alt: {
      en: 'Illustration: five people around a table with tea and an open book.',
      de: 'Illustration: Fünf Menschen um einen Tisch mit Tee und einem offenen Buch.',
    },
  },
  'slide-4': {
    alt: {
      en: 'Illustration: a father with a child on his lap; a nurse sits opposite and holds the child’s hand.',
      de: 'Illustration: Ein Vater mit einem Kind auf dem Schoß; gegenüber sitzt eine Pflegerin und hält dem Kind die Hand.',
    },
  },
  'cells-round': {
    alt: {
      en: 'Drawing: round cells pass one behind the other through a narrow blood vessel.',
      de: 'Zeichnung: Runde Zellen gleiten hintereinander durch ein enges Blutgefäß.',
    },
  },
  'cells-sickled': {
    alt: {
      en: 'Drawing: many sickle-shaped cells block a narrow blood vessel; hardly a cell gets past them.',
      de: 'Zeichnung: Viele sichelförmige Zellen verstopfen ein enges Blutgefäß; kaum eine Zelle kommt vorbei.',
    },
  },
  education: {
    alt: {
      en: 'Illustration: many round discs and a few slender bent leaf shapes drift along in one stream.',
      de: 'Illustration: Viele runde Scheiben und wenige schmale, gebogene Blattformen treiben in einem Strom.',
    },
  },
  'first-steps': {
    alt: {
      en: 'Illustration: a family at the beginning of a winding path with signposts into gentle hills.',
      de: 'Illustration: Eine Familie am Anfang eines gewundenen Weges mit Wegweisern in sanfte Hügel.',
    },
  },
  share: {
    alt: {
      en: 'Illustration: a family hand in hand under a stream of discs and leaves.',
      de: 'Illustration: Eine Familie Hand in Hand unter einem Strom aus Scheiben und Blättern.',
    },
  },
  about: {
    alt: {
      en: 'Illustration: people of several generations around a flower bed in a garden; some of them are planting.',
      de: 'Illustration: Menschen mehrerer Generationen um ein Blumenbeet im Garten; einige von ihnen pflanzen.',
    },
  },
  mission: {
    alt: {
      en: 'Illustration: a family and two helpers talk over a leaflet at a table; behind them are a window and plants.',
      de: 'Illustration: Eine Familie und zwei Helfende sprechen am Tisch über ein Faltblatt; dahinter ein Fenster und Pflanzen.',
    },
  },
  'goal-educate': {
    alt: {
      en: 'Illustration: two readers beside a large open book, from which discs and leaves rise.',
      de: 'Illustration: Zwei Lesende neben einem großen offenen Buch, aus dem Scheiben und Blätter aufsteigen.',
    },
  },
  'goal-research': {
    alt: {
      en: 'Illustration: three researchers at a table with a microscope, flasks, a book and plants.',
      de: 'Illustration: Drei Forschende an einem Tisch mit Mikroskop, Glaskolben, Buch und Pflanzen.',
    },
  },
  'goal-resources': {
    alt: {
      en: 'Illustration: people fill a shared shelf with boxes and books; a map hangs on the wall.',
      de: 'Illustration: Menschen füllen ein gemeinsames Regal mit Kisten und Büchern; an der Wand hängt eine Karte.',
    },
  },
  contact: {
    alt: {
      en: 'Illustration: one person telephones, another reads a letter; a stream of discs and leaves links them.',
      de: 'Illustration: Eine Person telefoniert, eine andere liest einen Brief; ein Strom aus Scheiben und Blättern verbindet sie.',
    },
  },
  'emergency-card': {
    alt: {
      en: 'Illustration: a young person holds out an emergency card to a nurse.',
      de: 'Illustration: Ein junger Mensch reicht einer Pflegekraft eine Notfallkarte.',
    },
  },
  donate: {
    alt: {
      en: 'Illustration: six hands bring discs and leaves to a shared bowl from which a tree grows.',
      de: 'Illustration: Sechs Hände bringen Scheiben und Blätter zu einer gemeinsamen Schale, aus der ein Baum wächst.',
    },
  },
  team: {
    alt: {
      en: 'Illustration: eight volunteers side by side, with a plant, a box, a cup and a book.',
      de: 'Illustration: Acht Freiwillige nebeneinander, mit Pflanze, Kiste, Tasse und Buch.',
    },
  },
  licences: {
    alt: {
      en: 'Illustration: a moped, a motorcycle, a car, a lorry and a bus one behind the other on a quiet road.',
      de: 'Illustration: Moped, Motorrad, Auto, Lastwagen und Bus hintereinander auf einer ruhigen Straße.',
    },
  },
  'gallery-1': {
    alt: {
      en: 'Illustration: a walk in the park; one person pushes a wheelchair, a mother and child go hand in hand.',
      de: 'Illustration: Ein Spaziergang im Park; jemand schiebt einen Rollstuhl, Mutter und Kind gehen Hand in Hand.',
    },
  },
  'gallery-2': {
    alt: {
      en: 'Illustration: three people cook together in a bright kitchen.',
      de: 'Illustration: Drei Menschen kochen zusammen in einer hellen Küche.',
    },
  },
  'gallery-3': {
    alt: {
      en: 'Illustration: a woman reads to two children in a corner with an armchair and a bookshelf.',
      de: 'Illustration: Eine Frau liest zwei Kindern vor, in einer Ecke mit Sessel und Bücherregal.',
    },
  },
  'gallery-4': {
    alt: {
      en: 'Illustration: three people make music with a guitar, a drum and a song.',
      de: 'Illustration: Drei Menschen machen Musik mit Gitarre, Trommel und Gesang.',
    },
  },
  'gallery-5': {
    alt: {
      en: 'Illustration: two adults and a child look after raised beds in a garden.',
      de: 'Illustration: Zwei Erwachsene und ein Kind pflegen Hochbeete in einem Garten.',
    },
  },
  'gallery-6': {
    alt: {
      en: 'Illustration: an information stand with leaflets; a visitor with a child is handed one.',
      de: 'Illustration: Ein Infostand mit Faltblättern; eine Besucherin mit Kind bekommt eines gereicht.',
    },
  },
  'portrait-1': {
    alt: {
      en: 'Illustration: portrait of a smiling woman with curly black hair tied up in a yellow ribbon.',
      de: 'Illustration: Porträt einer lächelnden Frau; ein gelbes Band hält ihr krauses schwarzes Haar.',
    },
  },
  'portrait-2': {
    alt: {
      en: 'Illustration: portrait of a smiling man with short red hair and round glasses.',
      de: 'Illustration: Porträt eines lächelnden Mannes mit kurzem rotem Haar und runder Brille.',
    },
  },
  'portrait-3': {
    alt: {
      en: 'Illustration: portrait of a smiling woman with a plum-coloured headscarf.',
      de: 'Illustration: Porträt einer lächelnden Frau mit pflaumenfarbenem Kopftuch.',
    },
  },
  'portrait-4': {
    alt: {
      en: 'Illustration: portrait of an older woman with her white hair in a bun, smiling with closed eyes.',
      de: 'Illustration: Porträt einer älteren Frau mit weißem Haarknoten, die mit geschlossenen Augen lächelt.',
    },
  },
  logo: {
    alt: {
      en: 'Sign: several discs and leaves in one stream.',
      de: 'Zeichen: mehrere Scheiben und Blätter in einem Strom.',
    },
  },
  'icon-maskable': {
    alt: {
      en: 'Sign: several discs and leaves in one stream.',
      de: 'Zeichen: mehrere Scheiben und Blätter in einem Strom.',
    },
  },
  ...licencePictures,
} as const

export type PictureName = keyof typeof pictures
