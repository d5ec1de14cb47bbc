/** The fifteen licence categories: a picture each, all at one scale, and a pictogram of the same vehicle. */
import {cast} from '../kit/cast.ts'
import {stream} from '../kit/motif.ts'
import {bush, cloud, hill, meadow, poplar, sun, tree} from '../kit/nature.ts'
import {colour, darker, hair, lighter, mix, skin} from '../kit/palette.ts'
import {type Person, person} from '../kit/person.ts'
import {line, picture, place, rect} from '../kit/svg.ts'
import {motorcycle, scooter} from '../kit/two-wheelers.ts'
import {type Paint, painted, pictogram, type Vehicle} from '../kit/vehicle-parts.ts'
import {
  articulated,
  boxTrailer,
  car,
  caravan,
  coach,
  coupled,
  type Lorry,
  lorry,
  minibus,
  quadricycle,
} from '../kit/vehicles.ts'

export const codes = [
  'am',
  'a1',
  'a2',
  'a',
  'b1',
  'b',
  'c1',
  'c',
  'd1',
  'd',
  'be',
  'c1e',
  'ce',
  'd1e',
  'de',
] as const
export type Code = (typeof codes)[number]

/** Pixels a centimetre, the same in all fifteen pictures. */
const scale = 0.88
const road = 640
/** Two-wheelers are drawn a little larger than life beside lorries, riders included. */
const twoWheeler = 1.2

const smallLorry: Lorry = {cab: [142, 222], box: [400, 206], wheel: 38, rear: [430]}
const bigLorry: Lorry = {cab: [166, 300], box: [620, 262], wheel: 46, rear: [600, 704]}

/** Vehicle of each category; `short` gives the compact form that a pictogram needs. */
const vehicle: Record<Code, (paint: Paint, short?: boolean) => Vehicle> = {
  am: (paint) => scooter(paint),
  a1: (paint) => motorcycle(paint, {fairing: 'none', tyre: 8, cases: false}),
  a2: (paint) => motorcycle(paint, {fairing: 'half', tyre: 11, cases: false}),
  a: (paint) => motorcycle(paint, {fairing: 'full', tyre: 14, cases: true}),
  b1: (paint) => quadricycle(paint),
  b: (paint) => car(paint),
  c1: (paint, short) => lorry(paint, short ? {...smallLorry, box: [230, 190], rear: [290]} : smallLorry),
  c: (paint, short) => lorry(paint, short ? {...bigLorry, box: [420, 262], rear: [410, 514]} : bigLorry),
  d1: (paint, short) => minibus(paint, short ? 460 : 590),
  d: (paint, short) => coach(paint, short ? 700 : 920),
  be: (paint) => coupled(car(paint), caravan(paint)),
  c1e: (paint, short) =>
    coupled(
      lorry(paint, short ? {...smallLorry, box: [200, 190], rear: [262]} : smallLorry),
      boxTrailer(paint, short ? 200 : 330, short ? 150 : 190, short ? 34 : 36),
    ),
  ce: (paint, short) => articulated(paint, short ? 800 : 1200),
  d1e: (paint, short) =>
    coupled(minibus(paint, short ? 430 : 590), boxTrailer(paint, short ? 190 : 250, 130, 32)),
  de: (paint, short) =>
    coupled(coach(paint, short ? 620 : 920), boxTrailer(paint, short ? 220 : 280, 170, 36)),
}

const paints: Record<Code, Paint> = {
  am: painted(colour.teal),
  a1: painted(colour.clay),
  a2: painted(colour.petrol),
  a: painted(colour.plum, mix(colour.plum, colour.paper, 0.25)),
  b1: painted(colour.apricot),
  b: painted(colour.petrol),
  c1: painted(colour.clay),
  c: painted(colour.petrol),
  d1: painted(colour.ochre),
  d: painted(colour.teal, colour.amber),
  be: painted(colour.plum),
  c1e: painted(colour.moss),
  ce: painted(colour.clay),
  d1e: painted(colour.dusk),
  de: painted(colour.petrol, colour.amber),
}

type Land = {
  sky: string
  far: string
  near: string
  ground: string
  sun: readonly [number, number]
  seed: number
}

/** One quiet landscape for each type group: mopeds, motorcycles, motor vehicles, buses, trailers. */
const lands = {
  mopeds: {sky: colour.blush, far: '#E9CFC0', near: colour.sage, ground: '#8FB5A0', sun: [930, 210], seed: 3},
  motorcycles: {sky: '#F7DFC9', far: '#E2BFA5', near: '#B7C9AE', ground: '#93B39A', sun: [300, 230], seed: 8},
  motor: {sky: colour.mist, far: '#BFD6D0', near: colour.sage, ground: '#88B09B', sun: [980, 190], seed: 15},
  buses: {sky: '#F3E7CF', far: '#D9D3B4', near: '#B0C8AC', ground: '#8DB09A', sun: [240, 190], seed: 21},
  trailers: {sky: colour.sky, far: '#B5CFCF', near: '#A3C4B6', ground: '#82AD9A', sun: [900, 180], seed: 34},
} as const satisfies Record<string, Land>

const land: Record<Code, Land> = {
  am: lands.mopeds,
  a1: lands.motorcycles,
  a2: lands.motorcycles,
  a: lands.motorcycles,
  b1: lands.motor,
  b: lands.motor,
  c1: lands.motor,
  c: lands.motor,
  d1: lands.buses,
  d: lands.buses,
  be: lands.trailers,
  c1e: lands.trailers,
  ce: lands.trailers,
  d1e: lands.trailers,
  de: lands.trailers,
}

const riders: Partial<Record<Code, Person>> = {
  am: {
    ...cast.student,
    build: 'adult',
    head: {skin: skin[4], style: 'helmet', hair: colour.ochre},
    top: colour.rose,
    bottom: colour.slate,
  },
  a1: {
    ...cast.uncle,
    head: {skin: skin[1], style: 'helmet', hair: colour.petrol},
    top: colour.moss,
    bottom: colour.bark,
  },
  a2: {
    ...cast.uncle,
    head: {skin: skin[3], style: 'helmet', hair: colour.apricot},
    top: colour.ochre,
    bottom: colour.slate,
  },
  a: {
    ...cast.uncle,
    head: {skin: skin[0], style: 'helmet', hair: colour.teal, beard: hair.grey},
    top: colour.slate,
    bottom: colour.bark,
  },
}

/** Hips, feet and hands of a rider on a vehicle that faces left. */
function rider(code: Code): string {
  const who = riders[code]
  if (!who) return ''
  const seat =
    code === 'am'
      ? {x: 126, hip: -94, foot: [40, -30] as const, hand: [56, -118] as const}
      : {x: 140, hip: -88, foot: [22, -26] as const, hand: [54, -114] as const}
  const lean = code === 'a2' ? 16 : code === 'a1' ? 12 : 5
  return person(
    who,
    {
      hip: [0, seat.hip],
      lean,
      look: 0.9,
      feet: [seat.foot, seat.foot],
      hands: [seat.hand, seat.hand],
      armsBehind: [false, true],
    },
    {x: seat.x, y: 0, scale: 0.97, flip: true},
  )
}

function surroundings({sky, far, near, ground, sun: [sx, sy], seed}: Land): string {
  return [
    sun(sx, sy, 84, sky === colour.mist || sky === colour.sky ? colour.amber : lighter(colour.amber, 0.2)),
    cloud({x: 1200 - sx, y: 150, scale: 1.1}, lighter(sky, 0.55)),
    cloud({x: sx > 600 ? 560 : 720, y: 240, scale: 0.7}, lighter(sky, 0.55)),
    hill(1200, road, [430, 360, 450], far),
    hill(1200, road, [510, 500, 440], mix(far, near, 0.55)),
    tree({x: 110, y: 560, scale: 0.75}, darker(near, 0.16), seed),
    poplar({x: 1070, y: 560, scale: 0.72}, mix(near, colour.petrol, 0.45)),
    poplar({x: 1122, y: 566, scale: 0.56}, mix(near, colour.petrol, 0.38)),
    hill(1200, road, [560, 556, 540], near),
    bush({x: 250, y: 590, scale: 0.7}, darker(near, 0.12)),
    bush({x: 960, y: 596, scale: 0.62}, darker(near, 0.12)),
    rect(0, 586, 1200, 220, ground),
    rect(0, 616, 1200, 66, '#A39A9B'),
    line('M-20 664H1220', '#C9C0BD', 4),
    meadow(seed, [10, 1190], [604, 610], 26, darker(ground, 0.2)),
    stream({
      seed: seed + 1,
      course: [
        [-40, 770],
        [360, 690],
        [760, 800],
        [1240, 716],
      ],
      spread: 38,
      count: 58,
      size: [5, 17],
      leaves: 0.4,
      colours: [colour.apricot, colour.petrol, colour.blush, colour.amber, lighter(ground, 0.35)],
    }),
  ].join('')
}

/** The vehicle of a category on the road, in the middle of a quiet landscape. */
export function licencePicture(code: Code): string {
  const {length, drawing} = vehicle[code](paints[code])
  const size = scale * (code in riders ? twoWheeler : 1)
  return picture(
    1200,
    800,
    land[code].sky,
    surroundings(land[code]),
    place({x: 600 - (length * size) / 2, y: road, scale: size}, drawing, rider(code)),
  )
}

/** The same vehicle as a pictogram in petrol on mist. */
export function licenceSymbol(code: Code): string {
  const {length, height, drawing} = vehicle[code](pictogram, true)
  const size = Math.min(208 / length, 112 / height)
  return picture(
    240,
    160,
    colour.mist,
    place({x: 120 - (length * size) / 2, y: 80 + (height * size) / 2, scale: size}, drawing),
  )
}
