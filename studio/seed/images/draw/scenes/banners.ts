/** The banners of the contact, donation, team and licence pages. */
import {cast, dressed} from '../kit/cast.ts'
import {disc, leaf, stream} from '../kit/motif.ts'
import {bush, cloud, hill, poplar, pot, sprout, sun, tree} from '../kit/nature.ts'
import {colour, skin} from '../kit/palette.ts'
import {figure, heap, offering, sitter} from '../kit/stage.ts'
import {circle, ellipse, line, picture, place, rect, shape} from '../kit/svg.ts'
import {bowl, box, cup, letter, openBook, stool, telephone, wheelchair} from '../kit/things.ts'
import {motorcycle, scooter} from '../kit/two-wheelers.ts'
import {painted} from '../kit/vehicle-parts.ts'
import {car, coach, lorry} from '../kit/vehicles.ts'

/** Telephone, letter, and two people far apart whom a stream links. */
export function contact(): string {
  return picture(
    1600,
    600,
    '#E3EFEC',
    circle(290, 330, 230, '#F4E3D3'),
    circle(1310, 330, 230, '#F4E3D3'),
    hill(1600, 600, [480, 540, 480], colour.sage),
    hill(1600, 600, [540, 560, 530], '#8DB7A1'),
    stream({
      seed: 13,
      course: [
        [420, 300],
        [680, 40],
        [920, 560],
        [1190, 270],
      ],
      spread: 120,
      count: 96,
      size: [7, 28],
      leaves: 0.38,
      colours: [colour.petrol, colour.apricot, colour.teal, colour.amber, colour.rose],
      clear: [
        [650, 250, 96],
        [950, 330, 110],
        [345, 265, 100],
        [1250, 270, 100],
        [1160, 370, 50],
      ],
    }),
    telephone({x: 640, y: 340, scale: 1.35, rotate: -8}, colour.petrol),
    letter({x: 950, y: 330, scale: 1.25, rotate: 7}, colour.blush),
    place(
      {x: 360, y: 556, scale: 2.15},
      stool({x: -8, y: 0}),
      sitter(cast.aunt, -10, 0, 48, {
        look: 0.7,
        tilt: 6,
        lean: 2,
        hands: [
          [26, -66],
          [13, -132],
        ],
        armsBehind: [true, false],
      }),
      rect(8, -146, 9, 22, colour.ink, 3),
      pot({x: -74, y: 0}, colour.clay, sprout({x: 0, y: 0}, 66, colour.petrol)),
    ),
    place(
      {x: 1240, y: 556, scale: 2.15},
      stool({x: 8, y: 0}),
      sitter(cast.uncle, 10, 0, 48, {
        left: true,
        look: -0.7,
        tilt: -4,
        lean: 4,
        hands: [
          [-34, -84],
          [-24, -78],
        ],
      }),
      rect(-52, -98, 26, 20, colour.paper, 2),
      line('M-48-92H-32M-48-86H-36', colour.apricot, 2),
      pot({x: 78, y: 0}, colour.ochre, sprout({x: 0, y: 0}, 80, colour.moss)),
    ),
  )
}

/** Many hands bring discs and leaves into one bowl, from which a tree grows. */
export function donate(): string {
  const gift = (fill: string, r = 30) => disc(28, -10 - r, r, fill)
  const crown = stream({
    seed: 91,
    course: [
      [650, 260],
      [740, 60],
      [860, 60],
      [950, 260],
    ],
    spread: 180,
    count: 120,
    size: [9, 30],
    leaves: 0.5,
    colours: [colour.petrol, colour.teal, colour.apricot, colour.amber, colour.moss, colour.rose],
  })
  return picture(
    1600,
    600,
    '#FAE4D0',
    circle(800, 300, 290, '#FDF0E2'),
    circle(800, 300, 210, '#FFF8EE'),
    ellipse(800, 566, 430, 30, '#EFC9AC'),
    shape(
      'M786 450C792 380 790 330 770 270L784 262L800 320L820 256L834 264C812 330 808 380 816 450Z',
      colour.bark,
    ),
    crown,
    heap(800, 452, 290, [
      colour.apricot,
      colour.petrol,
      colour.amber,
      colour.teal,
      colour.rose,
      colour.apricot,
      colour.moss,
      colour.amber,
    ]),
    bowl({x: 800, y: 570}, 380, colour.clay),
    stream({
      seed: 2,
      course: [
        [690, 500],
        [760, 520],
        [840, 520],
        [910, 500],
      ],
      spread: 30,
      count: 18,
      size: [5, 11],
      leaves: 0.5,
      colours: [colour.amber, colour.blush, colour.apricot],
    }),
    offering(420, 150, 12, skin[4], colour.teal, gift(colour.amber)),
    offering(330, 330, 2, skin[1], colour.plum, leaf(26, -40, 90, -60, colour.petrol)),
    offering(470, 490, -12, skin[5], colour.ochre, gift(colour.rose, 34)),
    offering(1180, 150, -12, skin[0], colour.moss, gift(colour.apricot), true),
    offering(1270, 330, -2, skin[3], colour.petrol, gift(colour.teal, 34), true),
    offering(1130, 490, 12, skin[2], colour.rose, leaf(26, -40, 90, -60, colour.moss), true),
  )
}

/** Volunteers in a row, each with something to share. */
export function team(): string {
  return picture(
    1600,
    600,
    '#F9E3D0',
    circle(800, 420, 430, '#FCEEE0'),
    hill(1600, 600, [430, 400, 450], '#D6DFC8'),
    tree({x: 180, y: 480, scale: 1.15}, colour.moss, 3),
    poplar({x: 1420, y: 490, scale: 1.2}),
    poplar({x: 1490, y: 490, scale: 0.9}, colour.moss),
    hill(1600, 600, [490, 470, 490], colour.sage),
    stream({
      seed: 36,
      course: [
        [80, 200],
        [520, -60],
        [1040, 240],
        [1540, 60],
      ],
      spread: 130,
      count: 64,
      size: [7, 28],
      leaves: 0.4,
      colours: [colour.petrol, colour.apricot, colour.teal, colour.amber, colour.rose],
      clear: [
        [800, 250, 150],
        [470, 250, 110],
        [1130, 250, 110],
        [180, 250, 110],
        [1420, 230, 60],
      ],
    }),
    place(
      {x: 800, y: 566, scale: 2.05},
      figure(cast.gardener, -252, 0, {look: 0.5, hands: [undefined, [-222, -100]]}),
      pot({x: -218, y: -100, scale: 0.6}, colour.clay, sprout({x: 0, y: 0}, 52, colour.moss)),
      circle(-228, -104, 5.6, skin[2]),
      figure(cast.nurse, -180, 4, {look: 0.4}),
      figure(dressed(cast.father, colour.paper), -106, -2, {
        look: 0.3,
        hands: [
          [-124, -92],
          [-88, -92],
        ],
      }),
      box({x: -106, y: -84}, 56, 40, colour.apricot),
      circle(-132, -96, 6, skin[5]),
      circle(-80, -96, 6, skin[5]),
      figure(cast.elder, -34, 4, {look: -0.3, hands: [undefined, [-8, -96]]}),
      cup({x: -5, y: -94}, colour.petrol),
      figure(dressed(cast.youth, colour.teal, colour.plum), 34, 0, {
        look: 0.3,
        hands: [undefined, [68, -166]],
      }),
      figure(cast.aunt, 108, -2, {
        look: -0.4,
        hands: [
          [90, -98],
          [124, -96],
        ],
      }),
      openBook({x: 106, y: -92, scale: 0.6}, colour.petrol),
      wheelchair({x: 186, y: 2}),
      sitter(cast.uncle, 182, 2, 50, {
        look: 0.4,
        lean: -2,
        hands: [
          [210, -74],
          [218, -72],
        ],
      }),
      figure(cast.student, 258, 2, {look: -0.6, hands: [[226, -114], undefined]}),
    ),
    hill(1600, 600, [576, 574, 580], '#7FAF97'),
  )
}

/** A calm road with moped, motorcycle, car, small lorry and bus. */
export function licences(): string {
  const row = [
    scooter(painted(colour.ochre)),
    motorcycle(painted(colour.plum), {fairing: 'half', tyre: 11, cases: false}),
    car(painted(colour.petrol)),
    lorry(painted(colour.clay), {cab: [142, 222], box: [380, 206], wheel: 38, rear: [412]}),
    coach(painted(colour.teal, colour.amber), 700),
  ]
  const placed = row.map((vehicle, i) => {
    const before = row.slice(0, i).reduce((sum, {length}) => sum + length + 62, 0)
    return place({x: before, y: 0}, vehicle.drawing)
  })
  return picture(
    1600,
    600,
    '#F8E4D0',
    sun(420, 190, 90),
    cloud({x: 900, y: 120, scale: 1.2}),
    cloud({x: 1300, y: 180, scale: 0.8}),
    hill(1600, 600, [330, 260, 350], '#E6CDB4'),
    hill(1600, 600, [390, 380, 290], '#C8D2B6'),
    tree({x: 150, y: 440, scale: 0.9}, colour.moss, 6),
    poplar({x: 1480, y: 430, scale: 0.9}),
    poplar({x: 1536, y: 436, scale: 0.7}, colour.moss),
    hill(1600, 600, [430, 420, 410], colour.sage),
    bush({x: 640, y: 446, scale: 0.7}, colour.moss),
    bush({x: 330, y: 450, scale: 0.6}, colour.moss),
    rect(0, 444, 1600, 156, '#8DB39B'),
    rect(0, 468, 1600, 58, '#A39A9B'),
    line('M-10 508H1610', '#C9C0BD', 4),
    place({x: 180, y: 488, scale: 0.54}, ...placed),
    stream({
      seed: 8,
      course: [
        [-40, 570],
        [500, 530],
        [1100, 600],
        [1640, 550],
      ],
      spread: 26,
      count: 66,
      size: [5, 13],
      leaves: 0.4,
      colours: [colour.apricot, colour.petrol, colour.blush, colour.amber],
    }),
  )
}
