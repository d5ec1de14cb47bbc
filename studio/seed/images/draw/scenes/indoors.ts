/** Gallery: moments together indoors. */
import {cast, dressed} from '../kit/cast.ts'
import {disc, leaf, stream} from '../kit/motif.ts'
import {hill, pot, sprout} from '../kit/nature.ts'
import {colour, darker} from '../kit/palette.ts'
import {figure, pane, pendant, room, rug, sitter} from '../kit/stage.ts'
import {circle, ellipse, line, picture, place, rect, shape} from '../kit/svg.ts'
import {
  armchair,
  bookRow,
  bowl,
  box,
  drum,
  guitar,
  lamp,
  lyingBook,
  openBook,
  shelf,
  stool,
} from '../kit/things.ts'

export function cooking(): string {
  const carrot = (x: number, y: number, turn: number) =>
    place(
      {x, y, rotate: turn},
      shape('M0-5Q26-4 30 0Q26 4 0 5Z', '#E39A5F'),
      leaf(-7, 0, 16, 160, colour.moss),
    )
  const saucepan = place(
    {x: -36, y: -84},
    rect(-34, -36, 68, 36, colour.petrol, 6),
    line('M-42-24H-34M34-24H42', colour.deep, 6),
    rect(-38, -42, 76, 9, colour.deep, 4),
  )
  return picture(
    900,
    900,
    '#F7E5D4',
    room(900, 900, 720, '#F7E5D4', '#D9B594'),
    place(
      {x: 210, y: 330, scale: 1.5},
      rect(-90, 0, 180, 9, colour.wood, 3),
      bookRow(-78, 0, [colour.plum, colour.teal, colour.ochre]),
      pot({x: 6, y: 0, scale: 0.62}, colour.clay, sprout({x: 0, y: 0}, 36, colour.moss)),
      bowl({x: 58, y: 0}, 44, colour.teal),
    ),
    pane(
      520,
      130,
      250,
      230,
      colour.paper,
      rect(0, 0, 250, 230, colour.sky),
      circle(70, 80, 36, colour.amber),
      hill(250, 230, [170, 150, 180], colour.sage),
    ),
    pendant(430, 170, colour.apricot),
    stream({
      seed: 16,
      course: [
        [365, 530],
        [330, 420],
        [440, 380],
        [420, 230],
      ],
      spread: 62,
      count: 26,
      size: [5, 15],
      leaves: 0.45,
      colours: [colour.moss, '#EFA77D', colour.petrol, colour.rose],
    }),
    place(
      {x: 450, y: 850, scale: 2.35},
      figure(dressed(cast.father, colour.amber), -104, -16, {
        look: 0.8,
        tilt: 4,
        hands: [
          [-116, -92],
          [-58, -112],
        ],
      }),
      figure(cast.elder, 108, -16, {
        look: -0.6,
        hands: [
          [84, -92],
          [124, -92],
        ],
      }),
      figure(cast.student, 34, -22, {
        look: -0.7,
        hands: [
          [14, -94],
          [50, -92],
        ],
      }),
      saucepan,
      rect(-158, -86, 316, 12, colour.sand, 5),
      rect(-148, -74, 296, 90, colour.teal, 4),
      line('M-50-66V10M50-66V10', darker(colour.teal), 3),
      circle(-60, -36, 4, colour.amber),
      circle(60, -36, 4, colour.amber),
      bowl({x: 104, y: -86}, 56, colour.clay),
      disc(90, -107, 8, colour.amber),
      disc(106, -110, 9, colour.apricot),
      disc(120, -107, 7, colour.moss),
      carrot(-142, -91, -8),
      carrot(-124, -90, 6),
      disc(146, -95, 8, colour.rose),
      rect(-16, -62, 32, 44, colour.rose, 3),
      rect(-16, -30, 32, 5, colour.paper),
      line('M-24-62H24', colour.amber, 4),
    ),
  )
}

export function reading(): string {
  return picture(
    900,
    900,
    '#DDEAE6',
    room(900, 900, 690, '#DDEAE6', '#CBAE93'),
    pane(
      120,
      130,
      210,
      250,
      colour.paper,
      rect(0, 0, 210, 250, '#FBE9D4'),
      circle(130, 90, 40, colour.amber),
      hill(210, 250, [190, 160, 200], colour.sage),
    ),
    place(
      {x: 640, y: 700, scale: 2},
      shelf({x: 0, y: 0}, 150, [14, 76, 138, 200]),
      bookRow(-66, -14, [colour.petrol, colour.ochre, colour.rose, colour.plum, colour.teal, colour.clay]),
      box({x: 46, y: -14}, 44, 32, colour.apricot),
      bookRow(-10, -76, [colour.clay, colour.amber, colour.petrol, colour.dusk, colour.moss]),
      pot({x: -46, y: -76, scale: 0.5}, colour.clay, sprout({x: 0, y: 0}, 34, colour.moss)),
      bookRow(-66, -138, [colour.rose, colour.teal, colour.plum, colour.ochre, colour.petrol]),
      disc(40, -158, 14, colour.apricot),
      pot({x: 40, y: -200, scale: 0.56}, colour.ochre, sprout({x: 0, y: 0}, 40, colour.petrol)),
    ),
    rug(450, 800, 400, colour.rose),
    stream({
      seed: 25,
      course: [
        [360, 470],
        [420, 330],
        [520, 330],
        [640, 220],
      ],
      spread: 90,
      count: 30,
      size: [6, 20],
      leaves: 0.42,
      colours: [colour.apricot, colour.petrol, colour.rose, colour.amber],
    }),
    place(
      {x: 450, y: 800, scale: 2.3},
      lamp({x: -150, y: -12}, colour.amber),
      armchair({x: -84, y: 0, scale: 1.12}, colour.teal),
      sitter(cast.grandmother, -82, 0, 52, {
        look: 0.8,
        tilt: 7,
        lean: 3,
        hands: [
          [-44, -78],
          [-36, -76],
        ],
      }),
      openBook({x: -30, y: -66, scale: 0.62}, colour.plum),
      sitter(dressed(cast.boy, colour.ochre, colour.petrol), 56, 2, 10, {
        left: true,
        look: -0.8,
        tilt: -6,
        hands: [
          [30, -30],
          [38, -26],
        ],
      }),
      sitter(dressed(cast.girl, colour.apricot), 112, 6, 10, {
        left: true,
        look: -0.8,
        tilt: -4,
        hands: [
          [86, -28],
          [94, -24],
        ],
      }),
      lyingBook(150, 12, 40, colour.plum),
      lyingBook(148, 0, 34, colour.amber),
    ),
  )
}

export function music(): string {
  return picture(
    900,
    900,
    '#F9DFC9',
    circle(450, 430, 350, '#FCEBDC'),
    circle(450, 430, 240, '#FFF5EA'),
    ellipse(450, 800, 430, 76, '#E9BFA0'),
    ellipse(450, 794, 360, 58, '#F1CFB4'),
    stream({
      seed: 61,
      course: [
        [120, 430],
        [330, 40],
        [560, 420],
        [820, 150],
      ],
      spread: 170,
      count: 84,
      size: [7, 32],
      leaves: 0.42,
      colours: [colour.petrol, colour.apricot, colour.teal, colour.amber, colour.rose],
      clear: [
        [450, 500, 110],
        [240, 540, 110],
        [680, 540, 110],
      ],
    }),
    place(
      {x: 450, y: 800, scale: 2.3},
      figure(dressed(cast.girl, colour.teal), 0, -16, {
        hands: [
          [-34, -104],
          [34, -104],
        ],
        elbowsUp: [false, false],
      }),
      stool({x: -104, y: 0}, 48),
      sitter(dressed(cast.youth, colour.rose, colour.deep), -106, 0, 48, {
        look: 0.6,
        tilt: 6,
        hands: [
          [-96, -76],
          [-52, -92],
        ],
        armsBehind: [false, true],
      }),
      guitar({x: -88, y: -72, scale: 0.62, rotate: -16}),
      circle(-94, -76, 5.2, '#A86D48'),
      stool({x: 108, y: 0}, 48),
      sitter(dressed(cast.father, colour.amber, colour.plum), 110, 0, 48, {
        left: true,
        look: -0.6,
        lean: 5,
        hands: [
          [54, -74],
          [72, -72],
        ],
      }),
      drum({x: 60, y: 2, scale: 1.08}, colour.clay),
    ),
  )
}
