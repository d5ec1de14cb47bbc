/** Gallery: moments together outdoors. */
import {cast, dressed} from '../kit/cast.ts'
import {disc, leaf, stream} from '../kit/motif.ts'
import {bush, cloud, hill, meadow, poplar, sprout, sun, tree} from '../kit/nature.ts'
import {colour, darker} from '../kit/palette.ts'
import {figure, kneeler, sitter} from '../kit/stage.ts'
import {circle, d, ellipse, line, picture, place, rect, shape} from '../kit/svg.ts'
import {teapot, wateringCan, wheelchair} from '../kit/things.ts'

/** Legs of somebody who walks to the right. */
const stride = {
  hip: [0, -90],
  feet: [
    [-20, -2],
    [20, 0],
  ],
} as const

export function walking(): string {
  return picture(
    900,
    900,
    '#FBEBD8',
    sun(640, 220, 110),
    cloud({x: 230, y: 150}),
    stream({
      seed: 19,
      course: [
        [-40, 330],
        [260, 20],
        [560, 400],
        [940, 120],
      ],
      spread: 110,
      count: 60,
      size: [6, 24],
      leaves: 0.4,
      colours: [colour.apricot, colour.petrol, colour.teal, colour.rose],
    }),
    hill(900, 900, [440, 380, 450], '#D9DDC4'),
    hill(900, 900, [520, 500, 420], colour.sage),
    poplar({x: 770, y: 560, scale: 1}),
    poplar({x: 836, y: 570, scale: 0.75}, colour.moss),
    tree({x: 130, y: 600, scale: 1.35}, colour.moss, 8),
    hill(900, 900, [610, 590, 600], '#8DB7A1'),
    shape('M0 720C250 690 650 690 900 720V850C650 820 250 820 0 850Z', '#F5DDC0'),
    place(
      {x: 450, y: 800, scale: 1.95},
      figure(cast.neighbour, -104, 0, {
        ...stride,
        look: 0.7,
        hands: [
          [-70, -100],
          [-60, -102],
        ],
      }),
      wheelchair({x: -22, y: 0}),
      sitter(cast.grandfather, -26, 0, 50, {
        look: 0.6,
        lean: -2,
        hands: [
          [4, -72],
          [12, -70],
        ],
      }),
      figure(cast.mother, 84, -6, {look: -0.6, hands: [undefined, [116, -82]]}),
      figure(cast.girl, 142, 4, {look: -0.4, hands: [[116, -80], undefined]}),
    ),
    meadow(7, [30, 870], [850, 890], 34, '#5E9580', [colour.apricot, colour.amber, colour.blush]),
  )
}

export function garden(): string {
  const raised = (x: number, y: number, width: number, count: number) =>
    place(
      {x, y},
      ...Array.from({length: count}, (_, i) =>
        sprout(
          {x: -width / 2 + (width * (i + 0.5)) / count, y: -28, scale: 0.72},
          22 + (i % 3) * 12,
          i % 2 ? colour.petrol : '#4C8570',
          [colour.apricot, undefined, colour.rose, colour.amber][i % 4],
        ),
      ),
      ellipse(0, -28, width / 2, 7, '#7B543F'),
      rect(-width / 2, -28, width, 28, colour.wood, 4),
      line(d`M${-width / 2 + 4} -14H${width / 2 - 4}`, darker(colour.wood), 2),
    )
  const sunflower = (x: number, y: number, scale: number) =>
    place(
      {x, y, scale},
      sprout({x: 0, y: 0}, 96, colour.moss),
      ...[0, 1, 2, 3, 4, 5, 6, 7].map((i) =>
        leaf(Math.cos(i * 0.785) * 17, -108 + Math.sin(i * 0.785) * 17, 20, i * 45, colour.ochre),
      ),
      circle(0, -108, 12, colour.bark),
    )
  return picture(
    900,
    900,
    '#E3EFEC',
    sun(220, 200, 100),
    cloud({x: 620, y: 150, scale: 1.2}),
    stream({
      seed: 43,
      course: [
        [-40, 120],
        [260, 400],
        [560, 20],
        [940, 250],
      ],
      spread: 110,
      count: 60,
      size: [6, 20],
      leaves: 0.5,
      colours: [colour.apricot, colour.petrol, colour.rose, colour.amber],
    }),
    hill(900, 900, [430, 390, 460], '#C6DCD3'),
    hill(900, 900, [520, 540, 480], colour.sage),
    tree({x: 750, y: 600, scale: 1.45}, colour.moss, 11),
    bush({x: 120, y: 600, scale: 1}, colour.moss),
    hill(900, 900, [610, 600, 590], '#8DB7A1'),
    shape('M0 760C300 720 600 720 900 760V900H0Z', '#7FAF97'),
    sunflower(176, 690, 2),
    sunflower(244, 700, 1.65),
    place(
      {x: 450, y: 760, scale: 2.2},
      raised(40, -16, 170, 6),
      figure(dressed(cast.grandmother, colour.rose), -52, 0, {
        look: 0.8,
        tilt: 6,
        hands: [
          [-34, -86],
          [-14, -80],
        ],
      }),
      wateringCan({x: -6, y: -68, scale: 0.8, rotate: 20}, colour.petrol),
      figure(dressed(cast.neighbour, colour.ochre, colour.petrol), 148, 0, {
        look: -0.7,
        hands: [[112, -72], undefined],
      }),
    ),
    place(
      {x: 450, y: 840, scale: 2.2},
      raised(-20, 6, 190, 7),
      kneeler(dressed(cast.boy, colour.apricot, colour.slate), 112, 8, {
        left: true,
        look: -0.8,
        tilt: -6,
        hands: [
          [76, -34],
          [84, -28],
        ],
      }),
    ),
    meadow(31, [30, 870], [872, 894], 24, '#5E9580', [colour.apricot, colour.amber, colour.blush]),
  )
}

export function stand(): string {
  const stripes = [0, 1, 2, 3, 4, 5, 6].map((i) =>
    shape(d`M${-140 + i * 40} -254h40l6 34a23 17 0 0 1 -46 0Z`, i % 2 ? colour.paper : colour.apricot),
  )
  const leaflets = [-52, -22, 44, 74].map((x, i) =>
    place(
      {x, y: -78, rotate: i % 2 ? 5 : -5},
      rect(-11, -26, 22, 28, [colour.rose, colour.paper, colour.amber, colour.paper][i] ?? colour.paper, 2),
      disc(0, -15, 5, colour.petrol),
      line('M-5-5H5', colour.clay, 2),
    ),
  )
  return picture(
    900,
    900,
    '#F8E4D0',
    circle(450, 400, 350, '#FCEEDF'),
    hill(900, 900, [520, 470, 540], '#D6DFC8'),
    poplar({x: 90, y: 640, scale: 1}),
    poplar({x: 150, y: 650, scale: 0.8}, colour.moss),
    tree({x: 800, y: 650, scale: 1.2}, colour.moss, 7),
    hill(900, 900, [620, 600, 630], colour.sage),
    ellipse(450, 810, 430, 54, '#8DB7A1'),
    stream({
      seed: 71,
      course: [
        [60, 260],
        [280, 60],
        [600, 200],
        [860, 90],
      ],
      spread: 100,
      count: 50,
      size: [6, 22],
      leaves: 0.4,
      colours: [colour.apricot, colour.petrol, colour.teal, colour.rose],
      clear: [[90, 400, 60]],
    }),
    place(
      {x: 400, y: 800, scale: 2.15},
      line('M-134 0V-236M134 0V-236', colour.bark, 8),
      figure(cast.nurse, -54, -10, {
        look: 0.5,
        hands: [
          [-70, -86],
          [-34, -86],
        ],
      }),
      figure(dressed(cast.uncle, colour.ochre), 30, -10, {
        look: 0.8,
        hands: [
          [10, -88],
          [84, -100],
        ],
      }),
      rect(-142, -264, 284, 14, colour.clay, 5),
      ...stripes,
      rect(-128, -80, 256, 12, colour.sand, 5),
      shape('M-120-68H120L114 0H-114Z', colour.petrol),
      disc(-42, -34, 15, colour.apricot),
      disc(-4, -40, 11, colour.amber),
      disc(34, -30, 13, colour.teal),
      leaf(-20, -18, 34, -20, colour.blush),
      leaf(16, -54, 26, 160, colour.apricot),
      leaf(62, -44, 28, -30, colour.amber),
      ...leaflets,
      teapot({x: 106, y: -80, scale: 0.5}, colour.clay),
    ),
    place(
      {x: 740, y: 826, scale: 2.15},
      figure(cast.aunt, -4, 0, {
        look: -0.8,
        hands: [
          [-56, -106],
          [22, -84],
        ],
      }),
      rect(-70, -124, 20, 26, colour.amber, 2),
      figure(cast.boy, 46, 4, {look: -0.8, hands: [[24, -80], undefined]}),
    ),
    meadow(3, [20, 880], [862, 892], 26, '#6FA38C', [colour.apricot, colour.amber, colour.blush]),
  )
}
