/** The two pictures of the about page. */
import {cast, dressed} from '../kit/cast.ts'
import {stream} from '../kit/motif.ts'
import {cloud, hill, meadow, poplar, sprout, sun, tree} from '../kit/nature.ts'
import {colour, darker, skin} from '../kit/palette.ts'
import {baby, figure, kneeler, sitter} from '../kit/stage.ts'
import {d, ellipse, line, picture, place, shape} from '../kit/svg.ts'
import {wheelchair} from '../kit/things.ts'

/** People of several generations around a flower bed. */
export function about(): string {
  const bed = [-92, -62, -32, 0, 32, 62, 92].map((x, i) =>
    sprout(
      {x, y: 6 - Math.abs(x) * 0.1, scale: 0.72},
      26 + (i % 3) * 10,
      i % 2 ? colour.petrol : '#4C8570',
      [colour.apricot, colour.amber, colour.rose][i % 3],
    ),
  )
  return picture(
    1600,
    900,
    '#FBEBD8',
    sun(800, 290, 190, '#FCDFAE'),
    cloud({x: 330, y: 170, scale: 1.3}),
    cloud({x: 1290, y: 140, scale: 1.5}),
    hill(1600, 900, [470, 400, 500], '#D6DFC8'),
    hill(1600, 900, [560, 520, 450], colour.sage),
    poplar({x: 150, y: 600, scale: 1.2}),
    poplar({x: 236, y: 610, scale: 0.9}, colour.moss),
    tree({x: 1440, y: 640, scale: 1.6}, colour.moss, 12),
    hill(1600, 900, [600, 570, 610], '#8DB7A1'),
    stream({
      seed: 17,
      course: [
        [260, 330],
        [620, 20],
        [980, 20],
        [1320, 330],
      ],
      spread: 150,
      count: 52,
      size: [7, 30],
      leaves: 0.4,
      colours: [colour.apricot, colour.petrol, colour.amber, colour.teal, colour.rose],
      clear: [
        [800, 400, 150],
        [560, 430, 110],
        [1040, 430, 110],
        [1440, 310, 130],
      ],
    }),
    place(
      {x: 800, y: 640, scale: 1.72},
      figure(cast.researcher, -124, 0, {look: 0.5, hands: [undefined, [-92, -84]]}),
      figure(cast.grandmother, -62, -4, {
        look: 0.4,
        hands: [
          [-91, -84],
          [-31, -84],
        ],
      }),
      figure(dressed(cast.father, colour.amber, colour.slate), 0, 0, {
        hands: [
          [-30, -84],
          [32, -84],
        ],
      }),
      figure(cast.nurse, 64, -4, {
        look: -0.4,
        hands: [[33, -84], undefined],
      }),
    ),
    ellipse(800, 742, 240, 56, '#7B543F'),
    ellipse(800, 734, 240, 54, '#91674E'),
    place(
      {x: 800, y: 748, scale: 1.9},
      ...bed,
      figure(cast.elder, -196, -8, {look: 0.8, hands: [undefined, [-170, -80]]}),
      figure(cast.student, -146, 8, {look: 0.8, hands: [[-169, -78], undefined]}),
      wheelchair({x: 206, y: 2}),
      sitter(cast.grandfather, 202, 2, 50, {
        left: true,
        lean: -3,
        look: -0.7,
        hands: [
          [168, -72],
          [176, -70],
        ],
      }),
      figure(cast.aunt, 144, 2, {look: -0.6, hands: [undefined, [172, -72]]}),
      kneeler(dressed(cast.gardener, colour.rose, colour.slate), -112, 56, {
        look: 0.8,
        tilt: 8,
        hands: [
          [-66, 12],
          [-58, 8],
        ],
      }),
      kneeler(cast.girl, 98, 54, {
        left: true,
        look: -0.8,
        hands: [
          [60, 8],
          [66, 14],
        ],
      }),
    ),
    meadow(24, [60, 1540], [846, 890], 34, '#5E9580', [colour.apricot, colour.amber, colour.blush]),
  )
}

/** A footbridge over a stream; somebody comes to meet a family half way. */
export function mission(): string {
  return picture(
    1200,
    900,
    '#E3EFEC',
    sun(600, 300, 150),
    cloud({x: 260, y: 190, scale: 1.2}),
    cloud({x: 980, y: 150, scale: 1}),
    hill(1200, 900, [470, 400, 480], '#C6DCD3'),
    poplar({x: 1010, y: 560, scale: 1.05}),
    poplar({x: 1078, y: 570, scale: 0.8}, colour.moss),
    tree({x: 150, y: 590, scale: 1.25}, colour.moss, 2),
    hill(1200, 900, [560, 580, 540], colour.sage),
    shape('M0 600C180 580 240 640 250 760S200 900 200 900H0Z', '#7FAF97'),
    shape('M1200 590C1020 580 960 640 950 760S1000 900 1000 900H1200Z', '#7FAF97'),
    shape('M262 650Q600 600 938 650C950 740 980 820 1000 900H200C222 820 250 740 262 650Z', '#C4DEDF'),
    shape('M420 640Q600 610 780 640C800 730 830 830 860 900H340C370 830 400 730 420 640Z', '#D3E8E8'),
    stream({
      seed: 41,
      course: [
        [600, 800],
        [700, 810],
        [500, 850],
        [600, 960],
      ],
      spread: 270,
      count: 84,
      size: [7, 34],
      leaves: 0.3,
      colours: [colour.petrol, colour.apricot, colour.teal, '#EFA77D', colour.amber, colour.blush],
    }),
    line('M190 706Q600 590 1010 706', darker(colour.wood, 0.3), 20),
    line('M190 690Q600 574 1010 690', colour.wood, 22),
    place(
      {x: 600, y: 640, scale: 1.75},
      figure(cast.mother, -106, 6, {
        look: 0.8,
        hands: [
          [-116, -98],
          [-86, -100],
        ],
      }),
      baby(-116, -108, skin[4], colour.blush, skin[4]),
      figure(dressed(cast.father, colour.paper), -42, 0, {look: 0.9, hands: [undefined, [8, -104]]}),
      figure(cast.companion, 56, 0, {
        look: -0.9,
        hands: [
          [10, -104],
          [82, -96],
        ],
      }),
      figure(cast.boy, -156, 14, {look: 0.8}),
      figure(cast.youth, 110, 8, {look: -0.8, hands: [[94, -110], undefined]}),
    ),
    ...[0, 1, 2, 3, 4, 5, 6].map((i) =>
      line(
        d`M${270 + i * 110} ${640 - Math.sin(((i + 0.7) / 7.4) * Math.PI) * 36 + 32}v-66`,
        darker(colour.wood, 0.18),
        9,
      ),
    ),
    line('M246 630Q600 528 954 630', colour.wood, 10),
    meadow(4, [20, 190], [660, 880], 16, '#5E9580', [colour.apricot, colour.amber]),
    meadow(5, [1010, 1180], [660, 880], 16, '#5E9580', [colour.apricot, colour.rose]),
  )
}
