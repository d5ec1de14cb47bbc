/**
 * Four portraits of nobody, until there are photographs: figures of Open Peeps by Pablo Stanley (CC0 1.0), put together
 * by DiceBear, in the colours of the set and before its discs and leaves.
 */
import {createAvatar} from '@dicebear/core'
import * as openPeeps from '@dicebear/open-peeps'
import {stream} from '../kit/motif.ts'
import {colour, darker, hair, skin} from '../kit/palette.ts'
import {circle, picture, place} from '../kit/svg.ts'

type Choice<Part extends 'head' | 'face' | 'accessories'> = NonNullable<openPeeps.Options[Part]>[number]

type Portrait = {
  head: Choice<'head'>
  face: Choice<'face'>
  glasses?: Choice<'accessories'>
  skin: string
  /** Colour of hair that is not black. */
  hair?: string
  /** Of what is worn, a ribbon or the edge under a scarf included. */
  clothing: string
  /** Of all lines, black hair and scarves; ink when left out. */
  lines?: string
  faces: 'left' | 'right'
  ground: string
  halo: string
  seed: number
}

const portraits: Record<1 | 2 | 3 | 4, Portrait> = {
  1: {
    head: 'bun',
    face: 'smile',
    skin: skin[4],
    clothing: colour.ochre,
    faces: 'right',
    ground: '#D9E9E5',
    halo: '#EEF5F2',
    seed: 4,
  },
  2: {
    head: 'short4',
    face: 'smile',
    glasses: 'glasses5',
    skin: skin[0],
    hair: hair.ginger,
    clothing: colour.petrol,
    faces: 'left',
    ground: '#FAE2CD',
    halo: '#FDF0E3',
    seed: 14,
  },
  3: {
    head: 'hijab',
    face: 'smile',
    skin: skin[2],
    clothing: colour.rose,
    lines: darker(colour.plum, 0.3),
    faces: 'right',
    ground: '#EFE3DF',
    halo: '#F9F2EF',
    seed: 22,
  },
  4: {
    head: 'grayBun',
    face: 'calm',
    skin: skin[3],
    hair: hair.white,
    clothing: colour.teal,
    faces: 'left',
    ground: '#FBEBCB',
    halo: '#FEF6E4',
    seed: 35,
  },
}

/** The library wants colours without `#`, and lists to choose from: with one entry nothing is left to chance. */
const only = (hex: string) => [hex.slice(1)]

/** Head and shoulders, reaching beyond the lower edge of the picture. */
function figure({head, face, glasses, skin, hair, clothing, lines, faces}: Portrait): string {
  const svg = createAvatar(openPeeps, {
    head: [head],
    face: [face],
    accessories: glasses && [glasses],
    accessoriesProbability: glasses ? 100 : 0,
    facialHairProbability: 0,
    maskProbability: 0,
    skinColor: only(skin),
    headContrastColor: only(hair ?? colour.ink),
    clothingColor: only(clothing),
    clip: false,
  }).toString()
  const inside = svg.slice(svg.indexOf('>') + 1, -'</svg>'.length)
  const flip = faces === 'left'
  const drawn = inside.replaceAll('"#000"', `"${lines ?? colour.ink}"`)
  return place({x: flip ? 712 : 88, y: 92, scale: 0.9, flip}, drawn)
}

/** A figure before a loose ring of discs and leaves; `number` counts from 1. */
export function portrait(number: 1 | 2 | 3 | 4): string {
  const {ground, halo, seed} = portraits[number]
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
        [400, 370, 280],
        [400, 760, 320],
      ],
    }),
    figure(portraits[number]),
  )
}
