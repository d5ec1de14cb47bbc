/** Heads with minimal faces, drawn at radius 100 around the origin and scaled by whoever places them. */
import {colour, darker, mix} from './palette.ts'
import {circle, d, ellipse, line, type Point, round, shape} from './svg.ts'

export type HairStyle =
  | 'short'
  | 'crop'
  | 'afro'
  | 'curls'
  | 'bob'
  | 'long'
  | 'bun'
  | 'puffs'
  | 'braids'
  | 'ponytail'
  | 'sides'
  | 'scarf'
  | 'wrap'
  | 'sunhat'
  | 'helmet'

export type Head = {
  skin: string
  style: HairStyle
  /** Colour of the hair, or of the cloth, hat or helmet that covers it. */
  hair: string
  beard?: string
  glasses?: boolean
  earrings?: string
}

export type Gaze = {
  /** Where the face turns: -1 left, 0 to the viewer, 1 right. */
  look?: number
  eyes?: 'open' | 'closed'
}

const skull = 'M-86-10C-86-118 86-118 86-10C86 60 46 104 0 104C-46 104-86 60-86-10Z'
const cap = 'M-92 8C-114-154 114-154 92 8C88-20 76-44 54-56C14-42-36-42-60-54C-78-40-88-18-92 8Z'
const parted = 'M-93 34C-116-156 116-156 93 34C90-8 66-48 26-64C0-40-52-30-72-6C-84 4-90 18-93 34Z'
const crop = 'M-89-14C-104-142 104-142 89-14C80-44 64-62 46-66C14-58-24-58-46-66C-64-62-80-44-89-14Z'

/** Round curls along an arc over the head: the dots of a dashed line with round ends. */
const curls = (radius: number, size: number, fill: string, drop = 0) =>
  `<path d="${d`M${-radius * 0.86} ${drop}A${radius} ${radius} 0 1 1 ${radius * 0.86} ${drop}`}" stroke="${fill}" stroke-width="${size}" stroke-dasharray="0 ${round(size * 0.78)}"/>`

const strand = (side: number, fill: string) =>
  [20, 62, 104, 146].map((y) => ellipse(side * (92 + y * 0.06), y, 21, 27, fill)).join('')

/** What lies behind the head: the volume of hair, the drape of a scarf. */
const behind: Partial<Record<HairStyle, (fill: string) => string>> = {
  afro: (fill) => circle(0, -34, 126, fill) + curls(118, 62, fill, 30),
  curls: (fill) => circle(0, -30, 100, fill) + curls(92, 66, fill, 24),
  bob: (fill) => shape('M-108 64C-140-160 140-160 108 64C106 92 60 96 0 96C-60 96-106 92-108 64Z', fill),
  long: (fill) =>
    shape('M-104 150C-138-170 138-170 104 150C104 186 60 190 0 190C-60 190-104 186-104 150Z', fill),
  bun: (fill) => circle(0, -128, 46, fill),
  puffs: (fill) => circle(-98, -74, 58, fill) + circle(98, -74, 58, fill),
  braids: (fill) => strand(-1, fill) + strand(1, fill),
  ponytail: (fill) =>
    shape('M-50-80C-140-120-176-30-150 70C-148 84-132 84-128 70C-122 30-120-10-60-20Z', fill),
  scarf: (fill) =>
    shape(
      'M-106 0C-118-164 118-164 106 0C106 90 120 130 150 178L-150 178C-120 130-106 90-106 0Z',
      darker(fill),
    ),
  sides: (fill) => ellipse(-80, -6, 22, 42, fill) + ellipse(80, -6, 22, 42, fill),
}

/** What lies over the forehead. */
const over: Record<HairStyle, (fill: string) => string> = {
  short: (fill) => shape(cap, fill),
  crop: (fill) => shape(crop, fill),
  afro: (fill) => shape(crop, fill),
  curls: (fill) => shape(crop, fill) + ellipse(0, -98, 62, 34, fill) + curls(80, 50, fill, -44),
  bob: (fill) => shape(parted, fill),
  long: (fill) => shape(parted, fill),
  bun: (fill) => shape(crop, fill) + line('M-34-98Q0-84 34-98', darker(fill, 0.3), 6),
  puffs: (fill) => shape(crop, fill) + line('M0-112L0-62', mix(fill, colour.clay, 0.3), 4),
  braids: (fill) =>
    shape(crop, fill) + line('M0-112L0-62M-44-100L-30-60M44-100L30-60', mix(fill, colour.clay, 0.3), 4),
  ponytail: (fill) => shape(parted, fill),
  sides: () => '',
  scarf: () => '',
  wrap: (fill) =>
    ellipse(34, -132, 58, 36, darker(fill)) +
    ellipse(-20, -136, 46, 34, darker(fill, 0.06)) +
    shape('M-96-8C-126-186 126-186 96-8C62-54-62-54-96-8Z', fill) +
    line('M-84-62C-40-104 40-104 84-62M-70-100C-30-132 30-132 70-100', mix(fill, colour.amber, 0.5), 9),
  sunhat: (fill) =>
    shape('M-84-48C-92-160 92-160 84-48Z', fill) +
    shape('M-82-66Q0-40 82-66L84-46Q0-24-84-46Z', colour.petrol) +
    shape('M-156-44C-80-78 80-78 156-44C90-10-90-10-156-44Z', darker(fill, 0.07)),
  helmet: (fill) =>
    shape('M-110 34C-128-170 112-176 112-26L66-30C42-34 36 2 34 44C10 70-90 76-110 34Z', fill) +
    shape('M66-34L120-46Q128-4 112 26Q84 22 74-8Z', lighterGlass) +
    line('M-104-34C-60-52 20-52 70-40', mix(fill, colour.paper, 0.6), 10),
}
const lighterGlass = mix(colour.sky, colour.petrol, 0.15)

/** The part of the head that goes behind the body: back hair or drape. */
export const backOfHead = ({style, hair}: Head): string => behind[style]?.(hair) ?? ''

/** Skull, face and front hair. */
export function frontOfHead(head: Head, gaze: Gaze = {}): string {
  const turn = (gaze.look ?? 0) * 27
  return [
    head.style === 'scarf' ? veil(head, turn) : ears(head, gaze.look ?? 0) + shape(skull, head.skin),
    head.beard ? beard(head.beard, turn) : '',
    face(head, turn, gaze.eyes ?? 'open'),
    over[head.style](head.hair),
    head.glasses ? glasses(turn, head.skin < '#9' ? colour.amber : colour.ink) : '',
  ].join('')
}

function ears({skin, earrings, style}: Head, look: number): string {
  if (style === 'bob' || style === 'long') return ''
  const sides = look > 0.4 ? [-1] : look < -0.4 ? [1] : [-1, 1]
  const ear = (side: number) =>
    circle(side * 85, 10, 18, darker(skin, 0.07)) + (earrings ? circle(side * 88, 40, 10, earrings) : '')
  return sides.map(ear).join('')
}

function veil({skin, hair}: Head, turn: number): string {
  const cloth = shape(
    'M-102-6C-110-150 110-150 102-6C102 60 96 106 124 160C60 200-60 200-124 160C-96 106-102 60-102-6Z',
    hair,
  )
  const fold = line(d`M-92 62C-56 130 50 140 104 108`, darker(hair, 0.14), 7)
  return cloth + fold + ellipse(turn * 0.4, 8, 72, 86, skin)
}

function face({skin, beard: hasBeard, style}: Head, turn: number, eyes: 'open' | 'closed'): string {
  const stroke = mix(skin, colour.ink, skin < '#9' ? 0.72 : 0.62)
  const reach = style === 'scarf' ? 28 : 34
  const both = (part: (x: number, side: number) => string) => part(turn - reach, -1) + part(turn + reach, 1)
  const brows = line(
    both((x, side) => d`M${x - side * 13} -22Q${x} -31 ${x + side * 14} -21`),
    stroke,
    5,
  )
  const lids =
    eyes === 'open'
      ? line(
          both((x) => d`M${x} 4h0`),
          colour.ink,
          17,
        )
      : line(
          both((x) => d`M${x - 12} 2Q${x} 13 ${x + 12} 2`),
          stroke,
          6,
        )
  const cheeks = line(
    both((x, side) =>
      Math.abs(x + side * 18 - turn * 0.1) < 74 ? d`M${x + side * 18 - turn * 0.1} 36h0` : '',
    ),
    mix(skin, '#D8694F', 0.24),
    28,
  )
  const nose = line(
    d`M${turn * 1.25} 8Q${turn * 1.25 + (turn < 0 ? -11 : 11)} 28 ${turn * 1.2 - 2} 30`,
    mix(skin, colour.ink, 0.22),
    5.5,
  )
  const mouth = line(
    d`M${turn * 1.1 - 21} 54Q${turn * 1.1} 74 ${turn * 1.1 + 21} 54`,
    hasBeard ? colour.blush : stroke,
    6.5,
  )
  return cheeks + brows + lids + nose + mouth
}

function beard(fill: string, turn: number): string {
  const parting: Point = [turn * 0.8, 34]
  return shape(
    d`M-87-6C-90 84-48 126 0 126C48 126 90 84 87-6C78 26 62 40 ${turn * 0.8 + 34} 38Q${parting} ${turn * 0.8 - 34} 38C-62 40-78 26-87-6Z`,
    fill,
  )
}

function glasses(turn: number, rim: string): string {
  const lens = (side: number) => d`M${turn + side * 34 - 25} 4a25 25 0 1 0 50 0a25 25 0 1 0-50 0`
  return line(`${lens(-1)}${lens(1)}${d`M${turn - 9} 2Q${turn} -5 ${turn + 9} 2`}`, rim, 5)
}
