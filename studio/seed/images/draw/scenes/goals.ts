/** The three goals: educate, research together, share resources. */
import {cast, dressed} from '../kit/cast.ts'
import {disc, leaf, stream} from '../kit/motif.ts'
import {hill, pot, sprout} from '../kit/nature.ts'
import {colour, darker, skin} from '../kit/palette.ts'
import {figure, kneeler, pane, room, rug, sitter} from '../kit/stage.ts'
import {circle, ellipse, line, picture, place, rect, shape} from '../kit/svg.ts'
import {bookRow, box, lyingBook, microscope, openBook, shelf, table} from '../kit/things.ts'

/** A large open book from which discs and leaves rise; two people read beside it. */
export function goalEducate(): string {
  return picture(
    1200,
    900,
    '#F9E1CC',
    circle(600, 430, 350, '#FCEEDF'),
    circle(600, 430, 250, '#FFF7EC'),
    stream({
      seed: 52,
      course: [
        [600, 640],
        [460, 380],
        [800, 300],
        [560, 60],
      ],
      spread: 260,
      count: 86,
      size: [8, 36],
      leaves: 0.36,
      colours: [colour.petrol, colour.apricot, colour.teal, colour.amber, colour.rose],
      clear: [
        [310, 440, 120],
        [890, 440, 120],
      ],
    }),
    ellipse(600, 800, 520, 66, '#EBC3A4'),
    shape('M600 800L230 752V540L600 596L970 540V752Z', colour.petrol),
    shape('M600 776C500 722 360 716 256 730V530C360 516 500 528 600 590Z', colour.paper),
    shape('M600 776C700 722 840 716 944 730V530C840 516 700 528 600 590Z', darker(colour.paper, 0.06)),
    line('M310 580Q430 570 540 612M310 626Q430 616 540 658M310 672Q400 664 470 684', colour.apricot, 11),
    disc(680, 640, 32, colour.petrol),
    disc(748, 602, 22, colour.apricot),
    disc(744, 672, 25, colour.teal),
    disc(806, 628, 18, colour.amber),
    leaf(680, 708, 70, -24, colour.moss),
    place(
      {x: 260, y: 826, scale: 2.1},
      lyingBook(-6, 0, 70, colour.rose),
      lyingBook(2, -12, 62, colour.teal),
      lyingBook(-4, -24, 66, colour.ochre),
      sitter(cast.student, -6, 0, 38, {
        look: 0.8,
        tilt: 6,
        lean: 6,
        hands: [
          [28, -66],
          [40, -62],
        ],
      }),
      openBook({x: 36, y: -52, scale: 0.6}, colour.plum),
    ),
    place(
      {x: 940, y: 826, scale: 2.1},
      lyingBook(6, 0, 74, colour.ochre),
      lyingBook(0, -12, 66, colour.rose),
      lyingBook(4, -24, 70, colour.teal),
      lyingBook(0, -36, 62, colour.clay),
      sitter(cast.uncle, 6, 0, 48, {
        left: true,
        look: -0.8,
        tilt: -5,
        lean: 6,
        hands: [
          [-40, -76],
          [-30, -80],
        ],
      }),
      openBook({x: -38, y: -66, scale: 0.6}, colour.petrol),
    ),
  )
}

/** Researchers at one table, with a microscope and plants. */
export function goalResearch(): string {
  const glass = (x: number, fill: string) =>
    place(
      {x, y: -80},
      shape('M-7-34H7V-20L15 0H-15L-7-20Z', colour.paper),
      shape('M-10-12H10L15 0H-15Z', fill),
      rect(-9, -37, 18, 5, colour.sky, 2),
    )
  return picture(
    1200,
    900,
    '#DFECE9',
    room(1200, 900, 700, '#DFECE9', '#BFD4CC'),
    pane(
      150,
      140,
      230,
      260,
      colour.paper,
      rect(0, 0, 230, 260, '#FBE9D4'),
      circle(70, 90, 38, colour.amber),
      hill(230, 260, [180, 200, 150], colour.sage),
    ),
    rect(480, 110, 560, 250, colour.petrol, 18),
    stream({
      seed: 66,
      course: [
        [536, 290],
        [660, 110],
        [840, 360],
        [984, 180],
      ],
      spread: 74,
      count: 40,
      size: [8, 28],
      leaves: 0.22,
      colours: [colour.apricot, colour.amber, colour.blush, colour.sage],
      clear: [
        [620, 400, 100],
        [800, 420, 90],
      ],
    }),
    ellipse(600, 830, 500, 50, '#AFC9C0'),
    place(
      {x: 600, y: 820, scale: 2.4},
      figure(dressed(cast.aunt, colour.paper), 8, -12, {
        look: -0.6,
        tilt: -5,
        hands: [
          [-22, -98],
          [26, -100],
        ],
      }),
      figure(dressed(cast.neighbour, colour.rose), 92, -6, {
        look: -0.8,
        hands: [
          [66, -92],
          [124, -92],
        ],
      }),
      figure(cast.researcher, -96, -6, {
        look: 0.9,
        tilt: 10,
        lean: 10,
        hands: [
          [-74, -92],
          [-52, -100],
        ],
      }),
      table({x: 0, y: 0}, 330, 82, colour.sand),
      place({x: 2, y: 0}, openBook({x: 6, y: -82, scale: 0.56}, colour.clay)),
      microscope({x: -52, y: -82, scale: 0.95}, colour.petrol),
      glass(48, colour.apricot),
      glass(76, colour.teal),
      pot({x: 132, y: -82, scale: 0.62}, colour.clay, sprout({x: 0, y: 0}, 62, colour.moss)),
      pot({x: -138, y: -82, scale: 0.62}, colour.ochre, sprout({x: 0, y: 0}, 44, colour.petrol, colour.rose)),
    ),
  )
}

const mapOfHelp = (x: number, y: number, scale: number) =>
  place(
    {x, y, scale},
    shape('M-90-60L-30-48L30-60L90-48V60L30 48L-30 60L-90 48Z', colour.paper),
    shape('M-30-48L30-60V48L-30 60Z', darker(colour.paper, 0.06)),
    line('M-74 28Q-50-30-16 8T40-10T76-30', colour.apricot, 5),
    circle(-74, 28, 8, colour.petrol),
    disc(-14, 8, 11, colour.rose),
    disc(40, -10, 11, colour.teal),
    disc(76, -30, 9, colour.amber),
    leaf(-56, -24, 26, -20, colour.moss),
    leaf(58, 28, 26, 30, colour.moss),
  )

/** A shared shelf with boxes, books and plants; a map of help hangs beside it. */
export function goalResources(): string {
  return picture(
    1200,
    900,
    '#F6E3D3',
    room(1200, 900, 730, '#F6E3D3', '#DDBB9C'),
    rect(150, 84, 320, 230, colour.petrol, 16),
    mapOfHelp(310, 199, 1.42),
    rug(600, 830, 470, colour.sage),
    stream({
      seed: 29,
      course: [
        [540, 170],
        [760, 40],
        [900, 220],
        [1140, 120],
      ],
      spread: 90,
      count: 40,
      size: [6, 22],
      leaves: 0.4,
      colours: [colour.apricot, colour.teal, colour.amber, colour.rose],
    }),
    place(
      {x: 800, y: 800, scale: 2.5},
      shelf({x: 0, y: 0}, 210, [18, 88, 158]),
      box({x: -64, y: -18}, 66, 42, colour.apricot),
      box({x: 10, y: -18}, 62, 46, colour.teal),
      bookRow(54, -18, [colour.plum, colour.ochre, colour.rose]),
      bookRow(-96, -88, [colour.petrol, colour.clay, colour.amber, colour.teal, colour.plum]),
      box({x: 66, y: -88}, 58, 44, colour.amber),
      pot({x: 6, y: -88, scale: 0.6}, colour.clay, sprout({x: 0, y: 0}, 40, colour.moss)),
      bookRow(20, -158, [colour.rose, colour.teal, colour.ochre, colour.petrol]),
      pot({x: -54, y: -158, scale: 0.6}, colour.ochre, sprout({x: 0, y: 0}, 50, colour.petrol)),
    ),
    place(
      {x: 440, y: 816, scale: 2.5},
      figure(cast.neighbour, 46, 0, {
        look: -0.7,
        hands: [
          [12, -92],
          [26, -92],
        ],
      }),
      figure(cast.grandfather, -62, 2, {
        look: 0.7,
        hands: [
          [-36, -90],
          [-20, -92],
        ],
      }),
      box({x: -6, y: -84}, 56, 38, colour.rose),
      circle(-30, -92, 6, skin[4]),
      circle(18, -92, 6, skin[0]),
    ),
    place(
      {x: 1030, y: 820, scale: 2.5},
      kneeler(cast.student, 10, 0, {
        left: true,
        look: -0.8,
        hands: [
          [-42, -40],
          [-36, -34],
        ],
      }),
      box({x: -52, y: 4}, 44, 32, colour.moss),
    ),
  )
}
