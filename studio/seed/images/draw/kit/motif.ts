/** The motif of the site: a drifting stream of soft discs and slender bent leaves, always many. */
import {colour, lighter} from './palette.ts'
import {circle, d, line, type Point, round, seeded, shape} from './svg.ts'

export function disc(x: number, y: number, r: number, fill: string): string {
  return circle(x, y, r, fill) + circle(x, y, r * 0.52, lighter(fill, 0.22))
}

/** Outline and midrib of a slender bent leaf, `length` from tip to tip; `mirrored` bends it the other way. */
export function leafPaths(
  x: number,
  y: number,
  length: number,
  angle: number,
  mirrored = false,
): [outline: string, rib: string] {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180) * length, Math.sin((angle * Math.PI) / 180) * length]
  const side = mirrored ? -1 : 1
  const precision = length > 40 ? Math.round : (value: number) => value
  const step = (along: number, across: number): Point => [
    precision(along * cos - across * side * sin),
    precision(along * sin + across * side * cos),
  ]
  const [tip, rib] = [step(-0.5, 0), step(-0.43, -0.02)]
  return [
    d`M${x + tip[0]} ${y + tip[1]}q${step(0.375, -0.44)} ${step(1, 0)}q${step(-0.52, 0.12)} ${step(-1, 0)}z`,
    d`M${x + rib[0]} ${y + rib[1]}q${step(0.35, -0.18)} ${step(0.74, -0.035)}`,
  ]
}

export function leaf(x: number, y: number, length: number, angle: number, fill: string): string {
  const [outline, rib] = leafPaths(x, y, length, angle)
  return shape(outline, fill) + (length > 26 ? line(rib, lighter(fill, 0.35), length * 0.028) : '')
}

export type Course = readonly [Point, Point, Point, Point]

function along([a, b, c, e]: Course, t: number): {at: Point; angle: number} {
  const s = 1 - t
  const cubic = (i: 0 | 1) => s ** 3 * a[i] + 3 * s * s * t * b[i] + 3 * s * t * t * c[i] + t ** 3 * e[i]
  const slope = (i: 0 | 1) => s * s * (b[i] - a[i]) + 2 * s * t * (c[i] - b[i]) + t * t * (e[i] - c[i])
  return {at: [cubic(0), cubic(1)], angle: Math.atan2(slope(1), slope(0))}
}

export type Stream = {
  seed: number
  /** Bézier course the stream follows, in picture units. */
  course: Course
  /** Half the breadth of the stream. */
  spread: number
  count: number
  /** Smallest and largest disc radius. */
  size: Point
  /** Share of leaves among the shapes, 0 to 1. */
  leaves?: number
  colours?: readonly string[]
  /** Circles (x, y, r) the stream leaves free, so that it never covers a face. */
  clear?: readonly (readonly [number, number, number])[]
}

const usual = [colour.apricot, colour.petrol, colour.blush, colour.amber, colour.teal] as const

/** Scatters discs and leaves along a course without letting them overlap, and writes them colour by colour. */
export function stream({
  seed,
  course,
  spread,
  count,
  size,
  leaves = 0.3,
  colours = usual,
  clear = [],
}: Stream): string {
  const random = seeded(seed)
  const taken: [number, number, number][] = clear.map(([x, y, r]) => [x, y, r])
  const marks = new Map<string, Marks>(colours.map((fill) => [fill, {discs: [], leaves: '', ribs: ''}]))
  for (let tries = 0; taken.length < count + clear.length && tries < count * 30; tries++) {
    const {at, angle} = along(course, random())
    const aside = (random(-1, 1) + random(-1, 1)) * 0.5 * spread
    const x = Math.round(at[0] - Math.sin(angle) * aside)
    const y = Math.round(at[1] + Math.cos(angle) * aside)
    const r = Math.round(size[0] + random() ** 2 * (size[1] - size[0]))
    const mark = marks.get(colours[Math.floor(random(0, colours.length))] ?? '')
    const turn =
      random() < leaves ? (angle * 180) / Math.PI + random(-28, 28) + (random() < 0.5 ? 180 : 0) : undefined
    const reach = turn === undefined ? r : r * 1.3
    if (!mark || taken.some(([tx, ty, tr]) => Math.hypot(tx - x, ty - y) < tr + reach * 1.12)) continue
    taken.push([x, y, reach])
    add(mark, [x, y, r], turn)
  }
  return [...marks].map(([fill, mark]) => marked(fill, mark)).join('')
}

type Marks = {discs: (readonly [x: number, y: number, r: number])[]; leaves: string; ribs: string}

function add(mark: Marks, [x, y, r]: readonly [number, number, number], turn: number | undefined): void {
  if (turn === undefined) {
    mark.discs.push([x, y, r])
    return
  }
  const [outline, rib] = leafPaths(x, y, r * 3.1, turn)
  mark.leaves += outline
  if (r > 10) mark.ribs += rib
}

/** A disc is one circle whose broad stroke is its rim; very small ones are plain. */
function marked(fill: string, {discs, leaves, ribs}: Marks): string {
  const core = lighter(fill, 0.22)
  const large = discs
    .filter(([, , r]) => r > 9)
    .map(
      ([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${round(r * 0.76)}" stroke-width="${round(r * 0.48)}"/>`,
    )
  const small = discs
    .filter(([, , r]) => r <= 9)
    .map(([x, y, r]) => d`M${x - r} ${y}a${r} ${r} 0 1 0 ${r * 2} 0a${r} ${r} 0 1 0 ${-r * 2} 0`)
  return (
    (large.length ? `<g fill="${core}" stroke="${fill}">${large.join('')}</g>` : '') +
    (leaves || small.length ? shape(leaves + small.join(''), fill) : '') +
    (ribs ? line(ribs, lighter(fill, 0.35), 1.6) : '')
  )
}
