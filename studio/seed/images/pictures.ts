const sign = {
  de: 'Zeichen: mehrere Scheiben und Blätter in einem Strom.',
  en: 'Sign: several discs and leaves in one stream.',
}

const onTheRoad = (de: string, en: string) => ({
  de: `Illustration: ${de} auf einer ruhigen Landstraße, von der Seite gesehen.`,
  en: `Illustration: ${en} on a quiet country road, seen from the side.`,
})

/**
 * The alternative text of every picture of the site: its SVG file in this folder has this name.
 * All pictures are illustrations; the people in them are invented.
 */
export const pictures = {
  hero: {
    de: 'Illustration: Drei Generationen einer Familie Hand in Hand, darüber treiben Scheiben und Blätter.',
    en: 'Illustration: three generations of a family hand in hand, with discs and leaves drifting above them.',
  },
  'slide-1': {
    de: 'Illustration: Zwei Menschen auf einer Parkbank; der eine erzählt bei einer Tasse Tee, der andere hört zu.',
    en: 'Illustration: two people on a park bench; one talks over a cup of tea, the other listens.',
  },
  'slide-2': {
    de: 'Illustration: Ein Erwachsener und ein Kind setzen eine junge Pflanze und gießen sie.',
    en: 'Illustration: an adult and a child plant and water a young plant together.',
  },
  'slide-3': {
    de: 'Illustration: Fünf Menschen um einen Tisch mit Tee und einem offenen Buch.',
    en: 'Illustration: five people around a table with tea and an open book.',
  },
  'slide-4': {
    de: 'Illustration: Ein Vater mit einem Kind auf dem Schoß; gegenüber sitzt eine Pflegerin und hält dem Kind die Hand.',
    en: 'Illustration: a father with a child on his lap; a nurse sits opposite and holds the child’s hand.',
  },
  'cells-round': {
    de: 'Zeichnung: Runde Zellen gleiten hintereinander durch ein enges Blutgefäß.',
    en: 'Drawing: round cells pass one behind the other through a narrow blood vessel.',
  },
  'cells-sickled': {
    de: 'Zeichnung: Viele sichelförmige Zellen verstopfen ein enges Blutgefäß; kaum eine Zelle kommt vorbei.',
    en: 'Drawing: many sickle-shaped cells block a narrow blood vessel; hardly a cell gets past them.',
  },
  education: {
    de: 'Illustration: Viele runde Scheiben und wenige schmale, gebogene Blattformen treiben in einem Strom.',
    en: 'Illustration: many round discs and a few slender bent leaf shapes drift along in one stream.',
  },
  'first-steps': {
    de: 'Illustration: Eine Familie am Anfang eines gewundenen Weges mit Wegweisern in sanfte Hügel.',
    en: 'Illustration: a family at the beginning of a winding path with signposts into gentle hills.',
  },
  share: {
    de: 'Illustration: Eine Familie Hand in Hand unter einem Strom aus Scheiben und Blättern.',
    en: 'Illustration: a family hand in hand under a stream of discs and leaves.',
  },
  about: {
    de: 'Illustration: Menschen mehrerer Generationen um ein Blumenbeet im Garten; einige von ihnen pflanzen.',
    en: 'Illustration: people of several generations around a flower bed in a garden; some of them are planting.',
  },
  mission: {
    de: 'Illustration: Eine Familie und zwei Helfende sprechen am Tisch über ein Faltblatt; dahinter ein Fenster und Pflanzen.',
    en: 'Illustration: a family and two helpers talk over a leaflet at a table; behind them are a window and plants.',
  },
  'goal-educate': {
    de: 'Illustration: Zwei Lesende neben einem großen offenen Buch, aus dem Scheiben und Blätter aufsteigen.',
    en: 'Illustration: two readers beside a large open book, from which discs and leaves rise.',
  },
  'goal-research': {
    de: 'Illustration: Drei Forschende an einem Tisch mit Mikroskop, Glaskolben, Buch und Pflanzen.',
    en: 'Illustration: three researchers at a table with a microscope, flasks, a book and plants.',
  },
  'goal-resources': {
    de: 'Illustration: Menschen füllen ein gemeinsames Regal mit Kisten und Büchern; an der Wand hängt eine Karte.',
    en: 'Illustration: people fill a shared shelf with boxes and books; a map hangs on the wall.',
  },
  contact: {
    de: 'Illustration: Eine Person telefoniert, eine andere liest einen Brief; ein Strom aus Scheiben und Blättern verbindet sie.',
    en: 'Illustration: one person telephones, another reads a letter; a stream of discs and leaves links them.',
  },
  'emergency-card': {
    de: 'Illustration: Ein junger Mensch reicht einer Pflegekraft eine Notfallkarte.',
    en: 'Illustration: a young person holds out an emergency card to a nurse.',
  },
  donate: {
    de: 'Illustration: Sechs Hände bringen Scheiben und Blätter zu einer gemeinsamen Schale, aus der ein Baum wächst.',
    en: 'Illustration: six hands bring discs and leaves to a shared bowl from which a tree grows.',
  },
  team: {
    de: 'Illustration: Acht Freiwillige nebeneinander, mit Pflanze, Kiste, Tasse und Buch.',
    en: 'Illustration: eight volunteers side by side, with a plant, a box, a cup and a book.',
  },
  licences: {
    de: 'Illustration: Moped, Motorrad, Auto, Lastwagen und Bus hintereinander auf einer ruhigen Straße.',
    en: 'Illustration: a moped, a motorcycle, a car, a lorry and a bus one behind the other on a quiet road.',
  },
  'gallery-1': {
    de: 'Illustration: Ein Spaziergang im Park; jemand schiebt einen Rollstuhl, Mutter und Kind gehen Hand in Hand.',
    en: 'Illustration: a walk in the park; one person pushes a wheelchair, a mother and child go hand in hand.',
  },
  'gallery-2': {
    de: 'Illustration: Drei Menschen kochen zusammen in einer hellen Küche.',
    en: 'Illustration: three people cook together in a bright kitchen.',
  },
  'gallery-3': {
    de: 'Illustration: Eine Frau liest zwei Kindern vor, in einer Ecke mit Sessel und Bücherregal.',
    en: 'Illustration: a woman reads to two children in a corner with an armchair and a bookshelf.',
  },
  'gallery-4': {
    de: 'Illustration: Drei Menschen machen Musik mit Gitarre, Trommel und Gesang.',
    en: 'Illustration: three people make music with a guitar, a drum and a song.',
  },
  'gallery-5': {
    de: 'Illustration: Zwei Erwachsene und ein Kind pflegen Hochbeete in einem Garten.',
    en: 'Illustration: two adults and a child look after raised beds in a garden.',
  },
  'gallery-6': {
    de: 'Illustration: Ein Infostand mit Faltblättern; eine Besucherin mit Kind bekommt eines gereicht.',
    en: 'Illustration: an information stand with leaflets; a visitor with a child is handed one.',
  },
  'portrait-1': {
    de: 'Illustration: Porträt einer lächelnden Frau; ein gelbes Band hält ihr krauses schwarzes Haar.',
    en: 'Illustration: portrait of a smiling woman with curly black hair tied up in a yellow ribbon.',
  },
  'portrait-2': {
    de: 'Illustration: Porträt eines lächelnden Mannes mit kurzem rotem Haar und runder Brille.',
    en: 'Illustration: portrait of a smiling man with short red hair and round glasses.',
  },
  'portrait-3': {
    de: 'Illustration: Porträt einer lächelnden Frau mit pflaumenfarbenem Kopftuch.',
    en: 'Illustration: portrait of a smiling woman with a plum-coloured headscarf.',
  },
  'portrait-4': {
    de: 'Illustration: Porträt einer älteren Frau mit weißem Haarknoten, die mit geschlossenen Augen lächelt.',
    en: 'Illustration: portrait of an older woman with her white hair in a bun, smiling with closed eyes.',
  },
  logo: sign,
  'icon-maskable': sign,
  'licence-am': onTheRoad('Ein Moped mit Fahrerin', 'a moped with its rider'),
  'licence-a1': onTheRoad('Ein leichtes Motorrad mit Fahrer', 'a light motorcycle with its rider'),
  'licence-a2': onTheRoad(
    'Ein mittleres Motorrad mit kleiner Scheibe und Fahrer',
    'a medium-sized motorcycle with a small windscreen and its rider',
  ),
  'licence-a': onTheRoad(
    'Ein großes Reisemotorrad mit Koffern und Fahrer',
    'a large touring motorcycle with cases and its rider',
  ),
  'licence-b1': onTheRoad('Ein leichtes vierrädriges Kraftfahrzeug', 'a light four-wheeled vehicle'),
  'licence-b': onTheRoad('Ein Auto', 'a car'),
  'licence-c1': onTheRoad('Ein kleiner Lastwagen', 'a small lorry'),
  'licence-c': onTheRoad('Ein großer Lastwagen mit drei Achsen', 'a big lorry with three axles'),
  'licence-d1': onTheRoad('Ein Kleinbus', 'a minibus'),
  'licence-d': onTheRoad('Ein Reisebus', 'a coach'),
  'licence-be': onTheRoad('Ein Auto mit Wohnwagen', 'a car with a caravan'),
  'licence-c1e': onTheRoad('Ein kleiner Lastwagen mit Anhänger', 'a small lorry with a trailer'),
  'licence-ce': onTheRoad('Ein Sattelzug mit fünf Achsen', 'an articulated lorry with five axles'),
  'licence-d1e': onTheRoad('Ein Kleinbus mit Anhänger', 'a minibus with a trailer'),
  'licence-de': onTheRoad('Ein Reisebus mit Anhänger', 'a coach with a trailer'),
  'symbol-am': {de: 'Symbol: Moped.', en: 'Symbol: moped.'},
  'symbol-a1': {de: 'Symbol: leichtes Motorrad.', en: 'Symbol: light motorcycle.'},
  'symbol-a2': {de: 'Symbol: mittleres Motorrad.', en: 'Symbol: medium-sized motorcycle.'},
  'symbol-a': {de: 'Symbol: großes Motorrad mit Koffern.', en: 'Symbol: large motorcycle with cases.'},
  'symbol-b1': {
    de: 'Symbol: leichtes vierrädriges Kraftfahrzeug.',
    en: 'Symbol: light four-wheeled vehicle.',
  },
  'symbol-b': {de: 'Symbol: Auto.', en: 'Symbol: car.'},
  'symbol-c1': {de: 'Symbol: kleiner Lastwagen.', en: 'Symbol: small lorry.'},
  'symbol-c': {de: 'Symbol: großer Lastwagen.', en: 'Symbol: big lorry.'},
  'symbol-d1': {de: 'Symbol: Kleinbus.', en: 'Symbol: minibus.'},
  'symbol-d': {de: 'Symbol: Reisebus.', en: 'Symbol: coach.'},
  'symbol-be': {de: 'Symbol: Auto mit Wohnwagen.', en: 'Symbol: car with caravan.'},
  'symbol-c1e': {de: 'Symbol: kleiner Lastwagen mit Anhänger.', en: 'Symbol: small lorry with trailer.'},
  'symbol-ce': {de: 'Symbol: Sattelzug.', en: 'Symbol: articulated lorry.'},
  'symbol-d1e': {de: 'Symbol: Kleinbus mit Anhänger.', en: 'Symbol: minibus with trailer.'},
  'symbol-de': {de: 'Symbol: Reisebus mit Anhänger.', en: 'Symbol: coach with trailer.'},
}

export type PictureName = keyof typeof pictures
