/** Pictures and pictograms of the fifteen licence categories; part of pictures.ts. */
export const licencePictures = {
  'licence-am': {
    alt: {
      en: 'Illustration: a moped with its rider on a quiet country road, seen from the side.',
      de: 'Illustration: Ein Moped mit Fahrerin auf einer ruhigen Landstraße, von der Seite gesehen.',
    },
  },
  'licence-a1': {
    alt: {
      en: 'Illustration: a light motorcycle with its rider on a quiet country road, seen from the side.',
      de: 'Illustration: Ein leichtes Motorrad mit Fahrer auf einer ruhigen Landstraße, von der Seite gesehen.',
    },
  },
  'licence-a2': {
    alt: {
      en: 'Illustration: a medium-sized motorcycle with a small windscreen and its rider on a quiet country road, seen from the side.',
      de: 'Illustration: Ein mittleres Motorrad mit kleiner Scheibe und Fahrer auf einer ruhigen Landstraße, von der Seite gesehen.',
    },
  },
  'licence-a': {
    alt: {
      en: 'Illustration: a large touring motorcycle with cases and its rider on a quiet country road, seen from the side.',
      de: 'Illustration: Ein großes Reisemotorrad mit Koffern und Fahrer auf einer ruhigen Landstraße, von der Seite gesehen.',
    },
  },
  'licence-b1': {
    alt: {
      en: 'Illustration: a light four-wheeled vehicle on a quiet country road, seen from the side.',
      de: 'Illustration: Ein leichtes vierrädriges Kraftfahrzeug auf einer ruhigen Landstraße, von der Seite gesehen.',
    },
  },
  'licence-b': {
    alt: {
      en: 'Illustration: a car on a quiet country road, seen from the side.',
      de: 'Illustration: Ein Auto auf einer ruhigen Landstraße, von der Seite gesehen.',
    },
  },
  'licence-c1': {
    alt: {
      en: 'Illustration: a small lorry on a quiet country road, seen from the side.',
      de: 'Illustration: Ein kleiner Lastwagen auf einer ruhigen Landstraße, von der Seite gesehen.',
    },
  },
  'licence-c': {
    alt: {
      en: 'Illustration: a big lorry with three axles on a quiet country road, seen from the side.',
      de: 'Illustration: Ein großer Lastwagen mit drei Achsen auf einer ruhigen Landstraße, von der Seite gesehen.',
    },
  },
  'licence-d1': {
    alt: {
      en: 'Illustration: a minibus on a quiet country road, seen from the side.',
      de: 'Illustration: Ein Kleinbus auf einer ruhigen Landstraße, von der Seite gesehen.',
    },
  },
  'licence-d': {
    alt: {
      en: 'Illustration: a coach on a quiet country road, seen from the side.',
      de: 'Illustration: Ein Reisebus auf einer ruhigen Landstraße, von der Seite gesehen.',
    },
  },
  'licence-be': {
    alt: {
      en: 'Illustration: a car with a caravan on a quiet country road, seen from the side.',
      de: 'Illustration: Ein Auto mit Wohnwagen auf einer ruhigen Landstraße, von der Seite gesehen.',
    },
  },
  'licence-c1e': {
    alt: {
      en: 'Illustration: a small lorry with a trailer on a quiet country road, seen from the side.',
      de: 'Illustration: Ein kleiner Lastwagen mit Anhänger auf einer ruhigen Landstraße, von der Seite gesehen.',
    },
  },
  'licence-ce': {
    alt: {
      en: 'Illustration: an articulated lorry with five axles on a quiet country road, seen from the side.',
      de: 'Illustration: Ein Sattelzug mit fünf Achsen auf einer ruhigen Landstraße, von der Seite gesehen.',
    },
  },
  'licence-d1e': {
    alt: {
      en: 'Illustration: a minibus with a trailer on a quiet country road, seen from the side.',
      de: 'Illustration: Ein Kleinbus mit Anhänger auf einer ruhigen Landstraße, von der Seite gesehen.',
    },
  },
  'licence-de': {
    alt: {
      en: 'Illustration: a coach with a trailer on a quiet country road, seen from the side.',
      de: 'Illustration: Ein Reisebus mit Anhänger auf einer ruhigen Landstraße, von der Seite gesehen.',
    },
  },
  'symbol-am': {
    alt: {
      en: 'Symbol: moped.',
      de: 'Symbol: Moped.',
    },
  },
  'symbol-a1': {
    alt: {
      en: 'Symbol: light motorcycle.',
      de: 'Symbol: leichtes Motorrad.',
    },
  },
  'symbol-a2': {
    alt: {
      en: 'Symbol: medium-sized motorcycle.',
      de: 'Symbol: mittleres Motorrad.',
    },
  },
  'symbol-a': {
    alt: {
      en: 'Symbol: large motorcycle with cases.',
      de: 'Symbol: großes Motorrad mit Koffern.',
    },
  },
  'symbol-b1': {
    alt: {
      en: 'Symbol: light four-wheeled vehicle.',
      de: 'Symbol: leichtes vierrädriges Kraftfahrzeug.',
    },
  },
  'symbol-b': {
    alt: {
      en: 'Symbol: car.',
      de: 'Symbol: Auto.',
    },
  },
  'symbol-c1': {
    alt: {
      en: 'Symbol: small lorry.',
      de: 'Symbol: kleiner Lastwagen.',
    },
  },
  'symbol-c': {
    alt: {
      en: 'Symbol: big lorry.',
      de: 'Symbol: großer Lastwagen.',
    },
  },
  'symbol-d1': {
    alt: {
      en: 'Symbol: minibus.',
      de: 'Symbol: Kleinbus.',
    },
  },
  'symbol-d': {
    alt: {
      en: 'Symbol: coach.',
      de: 'Symbol: Reisebus.',
    },
  },
  'symbol-be': {
    alt: {
      en: 'Symbol: car with caravan.',
      de: 'Symbol: Auto mit Wohnwagen.',
    },
  },
  'symbol-c1e': {
    alt: {
      en: 'Symbol: small lorry with trailer.',
      de: 'Symbol: kleiner Lastwagen mit Anhänger.',
    },
  },
  'symbol-ce': {
    alt: {
      en: 'Symbol: articulated lorry.',
      de: 'Symbol: Sattelzug.',
    },
  },
  'symbol-d1e': {
    alt: {
      en: 'Symbol: minibus with trailer.',
      de: 'Symbol: Kleinbus mit Anhänger.',
    },
  },
  'symbol-de': {
    alt: {
      en: 'Symbol: coach with trailer.',
      de: 'Symbol: Reisebus mit Anhänger.',
    },
  },
} as const
