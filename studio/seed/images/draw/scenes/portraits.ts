/** Four portraits of nobody, in the manner of the whole set, until there are photographs. */
import {stream} from '../kit/motif.ts'
import {colour, darker, hair, skin} from '../kit/palette.ts'
import {type Person, type Pose, person} from '../kit/person.ts'
import {circle, line, picture, place, shape} from '../kit/svg.ts'

type Portrait = {who: Person; pose: Pose; ground: string; halo: string; seed: number; clothing: string}

const upright = {wear: 'trousers', bottom: colour.slate, build: 'adult'} as const
const hands = [
  [-19.5, -80],
  [19.5, -80],
] as const
const roundNeck = (fill: string) => line('M-11-152Q0-138 11-152', darker(fill, 0.2), 3)
const collar = (fill: string) =>
  shape('M-12-155L0-140L-13-130L-20-150Z', fill) + shape('M12-155L0-140L13-130L20-150Z', fill)

const portraits: Record<1 | 2 | 3 | 4, Portrait> = {
  1: {
    who: {
      ...upright,
      head: {skin: skin[5], style: 'afro', hair: hair.black, earrings: colour.amber},
      top: colour.ochre,
    },
    pose: {look: 0.25, hands},
    ground: '#D9E9E5',
    halo: '#EEF5F2',
    seed: 3,
    clothing: roundNeck(colour.ochre),
  },
  2: {
    who: {
      ...upright,
      head: {skin: skin[0], style: 'short', hair: hair.ginger, beard: hair.ginger, glasses: true},
      top: colour.petrol,
    },
    pose: {look: -0.25, hands},
    ground: '#FAE2CD',
    halo: '#FDF0E3',
    seed: 14,
    clothing: collar(colour.mist),
  },
  3: {
    who: {...upright, head: {skin: skin[2], style: 'scarf', hair: colour.rose}, top: colour.plum},
    pose: {look: 0.3, tilt: -2, hands},
    ground: '#EFE3DF',
    halo: '#F9F2EF',
    seed: 22,
    clothing: '',
  },
  4: {
    who: {
      ...upright,
      build: 'elder',
      head: {skin: skin[3], style: 'curls', hair: hair.white, glasses: true, earrings: colour.teal},
      top: colour.teal,
    },
    pose: {
      look: -0.2,
      tilt: 2,
      hands: [
        [-18.5, -72],
        [18.5, -72],
      ],
    },
    ground: '#FBEBCB',
    halo: '#FEF6E4',
    seed: 35,
    clothing: place(
      {x: 0, y: 9},
      roundNeck(colour.teal),
      line('M-16-146Q0-116 16-146', colour.amber, 1.6),
      circle(0, -130, 4.5, colour.apricot),
    ),
  },
}

/** Head and shoulders before a loose ring of discs and leaves; `number` counts from 1. */
export function portrait(number: 1 | 2 | 3 | 4): string {
  const {who, pose, ground, halo, seed, clothing} = portraits[number]
  return picture(
    800,
    800,
    ground,
    circle(400, 400, 330, halo),
    stream({
      seed,
      course: [
        [40, 760],
        [-160, -60],
        [960, -60],
        [760, 760],
      ],
      spread: 150,
      count: 70,
      size: [8, 34],
      leaves: 0.4,
      colours: [colour.apricot, colour.petrol, colour.teal, colour.amber, colour.rose],
      clear: [
        [400, 400, 240],
        [400, 700, 300],
      ],
    }),
    place({x: 400, y: 1640, scale: 7.4}, person(who, pose, {x: 0, y: 0}), clothing),
  )
}
