/** The four slides: scenes of giving help. */
import {cast, dressed} from '../kit/cast.ts'
import {disc, leaf, stream} from '../kit/motif.ts'
import {bush, cloud, hill, meadow, poplar, pot, puddle, sprout, sun, tree} from '../kit/nature.ts'
import {colour, darker} from '../kit/palette.ts'
import {figure, kneeler, pane, pendant, room, rug, sitter} from '../kit/stage.ts'
import {circle, line, picture, place, rect, shape} from '../kit/svg.ts'
import {armchair, bench, cup, lyingBook, openBook, steam, stool, teapot, wateringCan} from '../kit/things.ts'

/** Somebody talks on a park bench, somebody listens. */
export function listening(): string {
  return picture(
    1600,
    900,
    colour.mist,
    sun(1190, 270, 120),
    cloud({x: 560, y: 150, scale: 1.2}),
    cloud({x: 1330, y: 130, scale: 1.1}),
    stream({
      seed: 7,
      course: [
        [-60, 300],
        [520, -120],
        [940, 360],
        [1660, 40],
      ],
      spread: 130,
      count: 92,
      size: [7, 26],
      leaves: 0.3,
      colours: [colour.apricot, colour.petrol, colour.amber, colour.rose],
      clear: [
        [600, 400, 110],
        [1010, 400, 110],
      ],
    }),
    hill(1600, 900, [560, 470, 600], '#C3DAD0'),
    hill(1600, 900, [660, 640, 520], colour.sage),
    poplar({x: 1370, y: 640, scale: 1.1}),
    poplar({x: 1450, y: 650, scale: 0.85}, colour.moss),
    tree({x: 330, y: 730, scale: 2.1}, colour.moss, 4),
    hill(1600, 900, [690, 720, 680], '#8FB8A2'),
    bush({x: 1230, y: 720, scale: 1.1}, colour.moss),
    puddle(800, 806, 520, '#7FAB95'),
    place(
      {x: 800, y: 800, scale: 2.85},
      bench({x: 0, y: 0}, 230),
      sitter(cast.companion, -74, 0, 52, {
        lean: 10,
        look: 0.9,
        tilt: 6,
        hands: [
          [-34, -70],
          [-24, -74],
        ],
      }),
      sitter(cast.mother, 76, 0, 52, {
        left: true,
        lean: 3,
        look: -0.8,
        tilt: -3,
        hands: [
          [36, -94],
          [44, -82],
        ],
      }),
      cup({x: 37, y: -82, scale: 0.9}, colour.apricot),
    ),
    meadow(6, [60, 1540], [830, 885], 54, '#5E9580', [colour.apricot, colour.amber, colour.blush]),
  )
}

/** Planting and watering a young plant together. */
export function planting(): string {
  const rows = [-150, -112, 118, 156].map((x, i) =>
    sprout({x, y: -2, scale: 0.9}, 26 + (i % 2) * 10, colour.petrol, i % 2 ? colour.apricot : colour.rose),
  )
  return picture(
    1600,
    900,
    '#FAE6CF',
    sun(800, 360, 250, '#FBD9A8'),
    stream({
      seed: 21,
      course: [
        [-60, 120],
        [480, 380],
        [1040, -160],
        [1660, 250],
      ],
      spread: 140,
      count: 96,
      size: [6, 26],
      leaves: 0.5,
      colours: [colour.apricot, colour.petrol, colour.teal, colour.amber, colour.rose],
    }),
    hill(1600, 900, [560, 600, 500], '#E9CBA9'),
    hill(1600, 900, [600, 560, 640], colour.sage),
    tree({x: 250, y: 650, scale: 1.7}, colour.moss, 9),
    poplar({x: 1340, y: 660, scale: 1.2}),
    poplar({x: 1420, y: 664, scale: 0.9}, colour.moss),
    hill(1600, 900, [690, 690, 660], colour.moss),
    shape('M0 790C300 730 1300 730 1600 790V900H0Z', '#9C6B52'),
    shape('M0 850C400 800 1200 800 1600 850V900H0Z', '#85583F'),
    place(
      {x: 800, y: 800, scale: 2.9},
      ...rows,
      shape('M-46 3C-30-15 30-15 46 3Z', '#7A4F39'),
      sprout({x: 0, y: -8, scale: 1.05}, 52, colour.petrol),
      kneeler(dressed(cast.gardener, colour.apricot, colour.slate), -74, 2, {
        look: 0.8,
        tilt: 12,
        hands: [
          [-20, -12],
          [-10, -16],
        ],
      }),
      figure(dressed(cast.girl, colour.rose), 92, 4, {
        look: -0.9,
        tilt: -8,
        left: true,
        hands: [
          [66, -84],
          [74, -62],
        ],
      }),
      wateringCan({x: 62, y: -54, scale: 0.86, flip: true, rotate: -22}, colour.amber),
      line('M9-60Q2-48 3-36M14-64Q6-56 8-40M6-66Q-4-58-3-46', colour.sky, 2),
    ),
    meadow(14, [80, 1520], [864, 890], 26, colour.sage, [colour.apricot, colour.amber]),
  )
}

/** A round of people with tea and books, learning from each other. */
export function learning(): string {
  return picture(
    1600,
    900,
    '#F6E3D3',
    room(1600, 900, 690, '#F6E3D3', '#DDBB9C'),
    pane(
      230,
      150,
      250,
      290,
      colour.paper,
      rect(0, 0, 250, 290, colour.sky),
      circle(180, 80, 40, colour.amber),
      hill(250, 290, [210, 180, 220], colour.sage),
    ),
    shape('M1160 150h260v220h-260z', colour.petrol),
    rect(1160, 366, 260, 12, colour.wood, 5),
    stream({
      seed: 4,
      course: [
        [1196, 316],
        [1240, 170],
        [1330, 350],
        [1384, 206],
      ],
      spread: 44,
      count: 22,
      size: [7, 20],
      leaves: 0.35,
      colours: [colour.apricot, colour.amber, colour.blush, colour.sage],
    }),
    pendant(640, 190, colour.apricot),
    pendant(960, 190, colour.apricot),
    rug(800, 830, 620, colour.rose),
    place(
      {x: 1370, y: 760, scale: 2.3},
      pot({x: 0, y: 0}, colour.clay, sprout({x: 0, y: 0}, 92, colour.moss)),
    ),
    place(
      {x: 800, y: 820, scale: 2.5},
      figure(cast.elder, -78, -6, {
        look: 0.5,
        hands: [
          [-92, -82],
          [-62, -84],
        ],
      }),
      figure(cast.youth, 0, -6, {
        look: 0.4,
        tilt: 5,
        hands: [
          [-20, -84],
          [22, -84],
        ],
      }),
      figure(cast.aunt, 78, -6, {
        look: -0.6,
        tilt: -4,
        hands: [
          [60, -88],
          [96, -84],
        ],
      }),
      stool({x: -150, y: 8}, 46),
      stool({x: 150, y: 8}, 46),
      shape('M-124-78C-128-50-120-20-114 0Q0 10 114 0C120-20 128-50 124-78Z', colour.teal),
      line('M-70-66Q-76-30-70-4M-12-66Q-16-30-12 0M50-66Q56-30 52-2', darker(colour.teal, 0.12), 2.4),
      rect(-132, -84, 264, 12, colour.sand, 6),
      sitter(dressed(cast.uncle, colour.ochre), -154, 8, 48, {
        lean: 9,
        look: 0.9,
        hands: [
          [-110, -86],
          [-104, -88],
        ],
      }),
      sitter(cast.grandmother, 154, 8, 48, {
        left: true,
        lean: 8,
        look: -0.9,
        hands: [
          [106, -88],
          [112, -86],
        ],
      }),
      openBook({x: 2, y: -82, scale: 0.66}, colour.petrol),
      teapot({x: -42, y: -83, scale: 0.62}, colour.clay),
      cup({x: -88, y: -84}, colour.paper),
      cup({x: 66, y: -84}, colour.apricot),
      cup({x: 92, y: -84}, colour.paper),
      steam(-42, -116),
    ),
  )
}

/** A parent with a child, and somebody from the clinic who takes time for them. */
export function calm(): string {
  return picture(
    1600,
    900,
    '#DFECE8',
    room(1600, 900, 680, '#DFECE8', '#C9D9CC'),
    pane(
      620,
      110,
      380,
      330,
      colour.paper,
      rect(0, 0, 380, 330, '#FBE9D4'),
      circle(260, 120, 60, colour.amber),
      hill(380, 330, [250, 210, 260], colour.sage),
      stream({
        seed: 3,
        course: [
          [-20, 160],
          [120, 20],
          [240, 220],
          [400, 70],
        ],
        spread: 90,
        count: 26,
        size: [6, 18],
        leaves: 0.4,
        colours: [colour.apricot, colour.petrol, colour.rose],
      }),
    ),
    shape('M330 190h130v150h-130z', colour.paper),
    disc(380, 250, 26, colour.apricot),
    disc(420, 292, 17, colour.petrol),
    leaf(404, 228, 44, -30, colour.teal),
    rug(800, 820, 600, '#F0C4A6'),
    place(
      {x: 1310, y: 790, scale: 2.7},
      pot({x: 0, y: 0}, colour.clay, sprout({x: 0, y: 0}, 110, colour.petrol)),
    ),
    place(
      {x: 300, y: 790, scale: 2.3},
      rect(-40, -66, 80, 66, colour.wood, 5),
      rect(-34, -60, 68, 25, darker(colour.wood, 0.1), 3),
      rect(-34, -31, 68, 25, darker(colour.wood, 0.1), 3),
      lyingBook(-4, -66, 50, colour.rose),
      lyingBook(0, -78, 42, colour.petrol),
      cup({x: 4, y: -90}, colour.apricot),
    ),
    place(
      {x: 770, y: 810, scale: 2.85},
      armchair({x: -76, y: 0, scale: 1.15}, '#E2A07C'),
      sitter(dressed(cast.father, colour.amber, colour.slate), -74, 0, 54, {
        lean: 2,
        look: 0.7,
        tilt: 5,
        hands: [
          [-52, -92],
          [-30, -74],
        ],
        armsBehind: [false, true],
      }),
      sitter(dressed(cast.boy, colour.rose, colour.petrol), -42, 0, 64, {
        look: 0.9,
        lean: 1,
        hands: [
          [-22, -86],
          [14, -86],
        ],
      }),
      stool({x: 84, y: 0}, 46, colour.wood),
      sitter(cast.nurse, 82, 0, 48, {
        left: true,
        lean: 9,
        look: -0.9,
        tilt: -6,
        hands: [
          [18, -84],
          [40, -72],
        ],
      }),
    ),
  )
}
