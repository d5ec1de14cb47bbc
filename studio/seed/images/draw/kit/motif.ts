/** The motif of the site: a drifting stream of soft discs and slender bent leaves, always many. */
import {colour, lighter} from './palette.ts'
import {circle, d, line, type Point, place, type Random, seeded, shape} from './svg.ts'

export function disc(x: number, y: number, r: number, fill: string): string {
  return circle(x, y, r, fill) + (r > 9 ? circle(x - r * 0.06, y - r * 0.06, r * 0.52, lighter(fill, 0.22)) : '')
}

/** A slender bent leaf with its midrib, `length` from tip to tip; widest before the middle. */
export function leaf(x: number, y: number, length: number, angle: number, fill: string): string {
  const half = length / 2
  const bend = length * 0.2
  const body = d`M${-half} 0Q${-half * 0.25} ${-bend - length * 0.24} ${half} 0Q${-half * 0.05} ${-bend + length * 0.32} ${-half} 0Z`
  const rib = length > 34 ? line(d`M${-half * 0.86} ${-length * 0.02}Q${-half * 0.15} ${-bend} ${half * 0.62} ${-length * 0.055}`, lighter(fill, 0.35), length * 0.028) : ''
  return place({x, y, rotate: angle}, shape(body, fill), rib)
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

/** Scatters discs and leaves along a course without letting them overlap. */
export function stream({seed, course, spread, count, size, leaves = 0.3, colours = usual, clear = []}: Stream): string {
  const random = seeded(seed)
  const taken: [number, number, number][] = clear.map(([x, y, r]) => [x, y, r])
  const drawn: string[] = []
  for (let tries = 0; drawn.length < count && tries < count * 30; tries++) {
    const {at, angle} = along(course, random())
    const aside = (random(-1, 1) + random(-1, 1)) * 0.5 * spread
    const x = at[0] - Math.sin(angle) * aside
    const y = at[1] + Math.cos(angle) * aside
    const r = size[0] + random() ** 2 * (size[1] - size[0])
    const fill = colours[Math.floor(random(0, colours.length))] ?? colour.apricot
    const isLeaf = random() < leaves
    if (taken.some(([tx, ty, tr]) => Math.hypot(tx - x, ty - y) < tr + r * 1.12)) continue
    taken.push([x, y, r])
    drawn.push(isLeaf ? leafOnCourse(random, x, y, r, angle, fill) : disc(x, y, r, fill))
  }
  return drawn.join('')
}

function leafOnCourse(random: Random, x: number, y: number, r: number, angle: number, fill: string): string {
  return leaf(x, y, r * 3.1, (angle * 180) / Math.PI + random(-28, 28) + (random() < 0.5 ? 180 : 0), fill)
}
