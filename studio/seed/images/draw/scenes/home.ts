/** Hero, education and first steps of the home page, and the picture for sharing. */
import {cast, dressed} from '../kit/cast.ts'
import {disc, leaf, stream} from '../kit/motif.ts'
import {bush, cloud, hill, meadow, poplar, sun, tree} from '../kit/nature.ts'
import {colour, skin} from '../kit/palette.ts'
import {baby, figure} from '../kit/stage.ts'
import {circle, d, line, picture, place, rect, shape} from '../kit/svg.ts'

/** Three generations side by side, hand in hand; used large in the hero and again for sharing. */
function family(): string {
  return [
    figure(cast.grandmother, -152, 0, {look: 0.5, hands: [undefined, [-128, -84]]}),
    figure(dressed(cast.father, colour.paper), -36, -4, {
      look: 0.5,
      tilt: 4,
      hands: [
        [-62, -82],
        [4, -112],
      ],
    }),
    figure(cast.mother, 22, 0, {
      look: -0.5,
      tilt: -7,
      hands: [
        [8, -104],
        [44, -108],
      ],
    }),
    baby(12, -114, skin[4], colour.blush, skin[4]),
    figure(cast.neighbour, 128, -2, {
      look: -0.5,
      hands: [
        [102, -80],
        [162, -84],
      ],
    }),
    figure(cast.grandfather, 194, 4, {look: -0.6, hands: [[166, -76], undefined]}),
    figure(cast.girl, -96, 10, {
      look: 0.3,
      hands: [
        [-124, -80],
        [-66, -78],
      ],
    }),
    figure(cast.boy, 78, 12, {look: -0.3, hands: [undefined, [101, -78]]}),
  ].join('')
}

export function hero(): string {
  return picture(
    1200,
    1200,
    '#F8DCC6',
    circle(600, 580, 430, '#FBE9DA'),
    circle(600, 580, 320, '#FDF1E4'),
    stream({
      seed: 12,
      course: [
        [-60, 500],
        [420, -140],
        [640, 700],
        [1260, 220],
      ],
      spread: 290,
      count: 138,
      size: [9, 52],
      leaves: 0.34,
      colours: [colour.apricot, colour.petrol, colour.amber, colour.teal, colour.rose, '#EFA77D'],
      clear: [
        [222, 640, 92],
        [344, 760, 90],
        [476, 626, 92],
        [604, 616, 100],
        [728, 740, 80],
        [838, 634, 92],
        [982, 656, 92],
      ],
    }),
    hill(1200, 1200, [870, 820, 890], colour.sage),
    hill(1200, 1200, [970, 920, 910], colour.teal),
    place({x: 556, y: 1014, scale: 2.2}, family()),
    hill(1200, 1200, [1024, 1056, 1014], colour.petrol),
    stream({
      seed: 5,
      course: [
        [-60, 1110],
        [400, 1080],
        [760, 1220],
        [1260, 1070],
      ],
      spread: 110,
      count: 62,
      size: [8, 34],
      leaves: 0.4,
      clear: Array.from({length: 11}, (_, i) => [150 + i * 90, 1000, 66] as const),
      colours: [colour.apricot, colour.blush, colour.amber, colour.teal, colour.sage],
    }),
  )
}

export function share(): string {
  return picture(
    1200,
    630,
    '#F8DCC6',
    circle(600, 330, 330, '#FBE9DA'),
    circle(600, 330, 240, '#FDF1E4'),
    stream({
      seed: 44,
      course: [
        [-60, 260],
        [360, -120],
        [760, 300],
        [1260, 60],
      ],
      spread: 230,
      count: 96,
      size: [8, 40],
      leaves: 0.34,
      colours: [colour.apricot, colour.petrol, colour.amber, colour.teal, colour.rose],
      clear: [
        [600, 380, 250],
        [420, 330, 90],
        [790, 330, 90],
      ],
    }),
    hill(1200, 630, [470, 440, 490], colour.sage),
    hill(1200, 630, [540, 520, 500], colour.teal),
    place({x: 575, y: 566, scale: 1.55}, family()),
    hill(1200, 630, [566, 586, 540], colour.petrol),
    stream({
      seed: 9,
      course: [
        [-40, 600],
        [400, 570],
        [800, 650],
        [1240, 560],
      ],
      spread: 40,
      count: 38,
      size: [6, 18],
      leaves: 0.4,
      colours: [colour.apricot, colour.blush, colour.amber, colour.teal],
    }),
  )
}

/** Many round discs and a few slender bent leaves in one stream: what the education section explains. */
export function education(): string {
  const channel = 'M-60 250C240 40 520 250 640 420S980 760 1260 560'
  return picture(
    1200,
    900,
    '#F3E6DC',
    line(channel, '#F7D8C2', 470),
    line(channel, '#FAE5D5', 370),
    stream({
      seed: 31,
      course: [
        [-40, 250],
        [380, -40],
        [700, 900],
        [1240, 580],
      ],
      spread: 225,
      count: 150,
      size: [8, 50],
      leaves: 0.13,
      colours: [colour.petrol, colour.teal, '#EFA77D', colour.apricot, colour.amber, colour.moss],
    }),
  )
}

const waymark = (x: number, y: number, scale: number, fill: string) =>
  place(
    {x, y, scale},
    rect(-5, -110, 10, 110, colour.bark, 4),
    shape('M-46-124H34L54-104L34-84H-46Q-52-84-52-90V-118Q-52-124-46-124Z', fill),
    disc(-30, -104, 10, colour.paper),
    disc(-4, -104, 10, colour.apricot),
    leaf(22, -104, 24, -20, colour.paper),
  )

/** A path into calm hills, marked step by step, and a family at its beginning. */
export function firstSteps(): string {
  const path = d`M250 900C300 780 520 770 660 720S940 630 860 560S560 520 600 460S740 410 720 370L734 370C770 420 660 440 680 470S980 520 1000 590S800 740 720 790S560 850 540 900Z`
  return picture(
    1200,
    900,
    '#FBEBD8',
    sun(800, 250, 120),
    cloud({x: 370, y: 160, scale: 1.2}),
    cloud({x: 1010, y: 130, scale: 0.8}),
    stream({
      seed: 18,
      course: [
        [-40, 330],
        [360, 20],
        [760, 330],
        [1240, 80],
      ],
      spread: 110,
      count: 70,
      size: [5, 20],
      leaves: 0.45,
      colours: [colour.apricot, colour.petrol, colour.teal, colour.rose],
    }),
    hill(1200, 900, [420, 350, 440], '#D9DDC4'),
    hill(1200, 900, [500, 440, 380], '#B7CFB6'),
    poplar({x: 500, y: 500, scale: 0.6}, colour.moss),
    tree({x: 1060, y: 540, scale: 0.85}, colour.moss, 3),
    hill(1200, 900, [600, 520, 560], colour.sage),
    shape(path, '#F7DFC2'),
    tree({x: 150, y: 690, scale: 1.35}, '#5E9580', 6),
    bush({x: 1060, y: 700, scale: 1.2}, '#7FAF97'),
    bush({x: 480, y: 610, scale: 0.7}, '#7FAF97'),
    waymark(640, 452, 0.55, colour.rose),
    waymark(920, 540, 0.8, colour.teal),
    waymark(640, 690, 1.1, colour.petrol),
    place(
      {x: 410, y: 850, scale: 1.8},
      figure(cast.aunt, -56, 0, {look: 0.8, hands: [undefined, [-30, -80]]}),
      figure(dressed(cast.uncle, colour.ochre, colour.deep), 52, -2, {
        look: 0.7,
        hands: [
          [25, -82],
          [102, -136],
        ],
      }),
      figure(cast.boy, -2, 6, {
        look: 0.8,
        hands: [
          [-29, -77],
          [24, -78],
        ],
      }),
    ),
    meadow(10, [640, 1160], [760, 880], 34, '#6FA38C', [colour.apricot, colour.amber, colour.blush]),
    meadow(12, [30, 240], [780, 880], 14, '#6FA38C', [colour.apricot, colour.rose]),
  )
}
