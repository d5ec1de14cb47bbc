/** Helpers for whoever composes a scene: everything in one coordinate system, units of people. */
import {frontOfHead} from './head.ts'
import {disc} from './motif.ts'
import {darker, lighter} from './palette.ts'
import {type Person, type Pose, person} from './person.ts'
import {circle, d, ellipse, line, type Point, place, rect, shape} from './svg.ts'

type Pair<T> = readonly [T, T]

/** A pose whose hands are points of the scene; `left` turns the figure that way. */
export type Role = Omit<Pose, 'hands'> & {hands?: Pair<Point | undefined>; left?: boolean; size?: number}

const swapped = <T>(pair: Pair<T> | undefined, turn: boolean): Pair<T> | undefined =>
  pair && turn ? [pair[1], pair[0]] : pair

/** Puts a person at (x, y); hands, gaze and tilt are those of the scene, lean and feet go with the body. */
export function figure(
  who: Person,
  x: number,
  y: number,
  {left = false, size = 1, ...pose}: Role = {},
): string {
  const side = left ? -1 : 1
  const local = (point: Point | undefined): Point | undefined =>
    point && [((point[0] - x) * side) / size, (point[1] - y) / size]
  const hands = pose.hands && swapped([local(pose.hands[0]), local(pose.hands[1])], left)
  const turned = {
    ...pose,
    ...(hands && {hands}),
    look: (pose.look ?? 0) * side,
    tilt: (pose.tilt ?? 0) * side,
    armsBehind: swapped(pose.armsBehind, left) ?? ([false, false] as const),
    elbowsUp: swapped(pose.elbowsUp, left) ?? ([false, false] as const),
  }
  return person(who, turned, {x, y, scale: size, flip: left})
}

const legs = {adult: 45, elder: 42, teen: 38, child: 27, toddler: 16} as const

/** Somebody on a seat of the given height, in profile. */
export function sitter(who: Person, x: number, y: number, seat: number, role: Role = {}): string {
  const reach = legs[who.build]
  return figure(who, x, y, {
    hip: [0, -seat - 7],
    feet: [
      [reach * 0.86, Math.min(0, reach * 1.05 - seat)],
      [reach * 1.06, Math.min(0, reach * 1.05 - seat)],
    ],
    ...role,
  })
}

/** Somebody kneeling on one knee, in profile. */
export const kneeler = (who: Person, x: number, y: number, role: Role = {}) => {
  const reach = legs[who.build]
  return figure(who, x, y, {
    hip: [0, -reach * 0.98],
    feet: [
      [-reach * 0.86, 0],
      [reach * 0.7, 0],
    ],
    lean: reach * 0.36,
    ...role,
  })
}

/** A sleeping baby wrapped in cloth, to lie in somebody's arm, and the hand that holds it. */
export function baby(x: number, y: number, skin: string, cloth: string, holder: string): string {
  const wrap =
    shape('M-9-12C8-18 36-10 42 0C38 14 2 20-10 12Z', cloth) +
    line('M2-14Q10 0 4 15M16-14Q24 0 18 14', darker(cloth, 0.1), 2)
  const face = place(
    {x: -13, y: -3, rotate: -62, scale: 0.11},
    frontOfHead({skin, style: 'crop', hair: darker(skin, 0.5)}, {eyes: 'closed'}),
  )
  return place({x, y, rotate: 14}, wrap, face, circle(24, 9, 5.6, holder))
}

/** A room: wall, floor, and a skirting line between them. */
export const room = (width: number, height: number, floorAt: number, wall: string, floor: string) =>
  rect(0, 0, width, height, wall) +
  rect(0, floorAt, width, height - floorAt, floor) +
  rect(0, floorAt - 9, width, 9, lighter(wall, 0.5))

export const rug = (x: number, y: number, rx: number, fill: string) =>
  ellipse(x, y, rx, rx * 0.14, fill) + ellipse(x, y, rx * 0.84, rx * 0.112, lighter(fill, 0.2))

/** A window with whatever is seen through it, drawn from its upper left corner. */
export function pane(
  x: number,
  y: number,
  width: number,
  height: number,
  frame: string,
  ...view: string[]
): string {
  const clip = `w${Math.round(x)}-${Math.round(y)}`
  return place(
    {x, y},
    `<clipPath id="${clip}"><rect width="${width}" height="${height}" rx="16"/></clipPath><g clip-path="url(#${clip})">${view.join('')}</g>`,
    `<rect width="${width}" height="${height}" rx="16" stroke="${frame}" stroke-width="14"/>`,
    rect(width / 2 - 5, 0, 10, height, frame),
    rect(-18, height, width + 36, 16, frame, 6),
  )
}

/** A lamp hanging from above, ending at (x, y). */
export const pendant = (x: number, y: number, fill: string) =>
  line(d`M${x} -10V${y - 40}`, darker(fill, 0.5), 3) +
  shape(d`M${x - 50} ${y}C${x - 46} ${y - 56} ${x + 46} ${y - 56} ${x + 50} ${y}Z`, fill) +
  circle(x, y + 2, 13, lighter(fill, 0.7))

/** A large forearm from the left with an open palm that offers what it carries. */
export function offering(
  x: number,
  y: number,
  angle: number,
  skin: string,
  sleeve: string,
  carried: string,
  flip = false,
): string {
  const palm = shape('M-60-22C-30-26-14-22 8-10L66-8Q80-6 78 4Q76 12 64 13L12 24C-18 30-44 26-60 22Z', skin)
  const fingers = line('M24 4Q46 4 70 3M18 14Q40 12 62 10', darker(skin, 0.1), 3)
  const thumb = line('M-24-12Q-6-34 18-32', skin, 15)
  return place(
    {x, y, rotate: angle, flip},
    line('M-160 0H-50', skin, 42),
    line('M-640 0H-136', sleeve, 64),
    line('M-134-26V26', darker(sleeve, 0.12), 12),
    palm,
    carried,
    fingers,
    thumb,
  )
}

/** A cluster of discs as a flower bed or a full bowl. */
export const heap = (x: number, y: number, spread: number, fills: readonly string[]) =>
  fills
    .map((fill, i) => {
      const t = fills.length > 1 ? i / (fills.length - 1) - 0.5 : 0
      return disc(
        x + t * spread,
        y - Math.cos(t * 3) * spread * 0.16 - (i % 2) * spread * 0.07,
        spread * (0.09 + (i % 3) * 0.014),
        fill,
      )
    })
    .join('')
