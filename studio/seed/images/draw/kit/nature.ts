/** Land, plants and sky. Plants stand on the origin; sizes are in the units of people (an adult is 190). */
import {disc, leaf, leafPaths} from './motif.ts'
import {colour, darker, lighter} from './palette.ts'
import {circle, d, ellipse, line, type Place, place, rect, seeded, shape} from './svg.ts'

/** Rolling ground across the picture, `height` at the left, middle and right edge. */
export const hill = (
  width: number,
  bottom: number,
  [left, middle, right]: readonly [number, number, number],
  fill: string,
) =>
  shape(
    d`M0 ${left}C${width * 0.2} ${left - (left - middle) * 0.1} ${width * 0.3} ${middle} ${width * 0.5} ${middle}S${width * 0.82} ${right} ${width} ${right}V${bottom}H0Z`,
    fill,
  )

export const sun = (x: number, y: number, r: number, fill: string = colour.amber) =>
  circle(x, y, r, lighter(fill, 0.45)) + circle(x, y, r * 0.72, fill)

export const cloud = (where: Place, fill: string = colour.paper) =>
  place(
    where,
    shape('M-70 20C-92 20-92-12-66-12C-62-44-16-50-4-24C14-42 46-32 46-8C74-14 84 20 62 20Z', fill),
  )

/** A tree whose crown is made of overlapping discs. */
export function tree(where: Place, fill: string = colour.moss, seed = 1): string {
  const random = seeded(seed)
  const crown = Array.from({length: 7}, (_, i) => {
    const angle = (i / 7) * Math.PI * 2 + random(-0.2, 0.2)
    return circle(
      Math.cos(angle) * 40,
      -205 + Math.sin(angle) * 48,
      random(38, 50),
      i % 2 ? fill : darker(fill, 0.06),
    )
  })
  const light = [0, 1, 2, 3, 4].map(() =>
    circle(random(-50, 50), random(-255, -165), random(7, 13), lighter(fill, 0.22)),
  )
  const trunk =
    shape('M-9 0C-4-50-6-90-7-150L7-150C6-90 4-50 9 0Z', colour.bark) +
    line('M0-110L-26-150M1-90L24-132', colour.bark, 7)
  return place(where, trunk, ...crown, circle(0, -205, 56, fill), ...light)
}

/** A slender tree of one leaf-shaped crown. */
export const poplar = (where: Place, fill: string = colour.teal) =>
  place(
    where,
    rect(-4, -50, 8, 50, colour.bark),
    shape('M0-250C46-190 50-80 0-36C-50-80-46-190 0-250Z', fill),
    line('M0-200V-60M0-90L18-120M0-110L-18-140M0-140L14-166', lighter(fill, 0.2), 4),
  )

export const bush = (where: Place, fill: string = colour.sage) =>
  place(
    where,
    shape('M-70 0C-84-34-50-54-36-42C-30-76 22-76 26-46C50-62 84-34 68 0Z', fill),
    circle(-26, -26, 7, lighter(fill)),
    circle(14, -38, 9, lighter(fill)),
    circle(40, -20, 6, lighter(fill)),
  )

/** A stem with pairs of leaves and, if wanted, a disc as its flower. */
export function sprout(where: Place, height: number, fill: string = colour.petrol, flower?: string): string {
  const pairs = Math.max(1, Math.round(height / 24))
  const leaves = Array.from({length: pairs}, (_, i) => {
    const y = -height * ((i + 0.9) / (pairs + 0.4)) - 7
    const length = 32 - i * (14 / pairs)
    return [leafPaths(-length * 0.46, y, length, 28), leafPaths(length * 0.46, y, length, 152, true)]
  }).flat()
  const outlines = leaves.map(([outline]) => outline).join('')
  const ribs = leaves.map(([, rib]) => rib).join('')
  const top = flower ? disc(0, -height - 5, 10, flower) : leaf(0, -height - 6, 24, -90, fill)
  return place(
    where,
    line(d`M0 0Q3 ${-height * 0.5} 0 ${-height}`, fill, 3.2),
    shape(outlines, fill),
    line(ribs, lighter(fill), 0.9),
    top,
  )
}

/** Low tufts and small disc flowers scattered along a strip of ground. */
export function meadow(
  seed: number,
  [x0, x1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
  count: number,
  fill: string,
  flowers: readonly string[] = [],
): string {
  const random = seeded(seed)
  const blossoms = new Map<string, string>(flowers.map((flower) => [flower, '']))
  let green = ''
  for (let i = 0; i < count; i++) {
    const [x, y, s] = [Math.round(random(x0, x1)), Math.round(random(y0, y1)), Math.round(random(7, 13))]
    const flower = flowers[Math.floor(random(0, flowers.length * 2.2))]
    green += flower
      ? d`M${x} ${y}v${-s * 1.3}`
      : d`M${x - s * 0.6} ${y - s}q${s * 0.4} ${s * 0.6} ${s * 0.6} ${s}q${s * 0.1} ${-s * 0.7} ${s * 0.7} ${-s * 1.1}`
    if (flower) blossoms.set(flower, blossoms.get(flower) + d`M${x} ${y - s * 1.6}h0`)
  }
  return line(green, fill, 2.5) + [...blossoms].map(([flower, dots]) => line(dots, flower, 11)).join('')
}

export const pot = (where: Place, fill: string, ...plants: string[]) =>
  place(
    where,
    ...plants.map((plant) => place({x: 0, y: -34}, plant)),
    shape('M-22-36H22L16 0H-16Z', fill),
    rect(-25, -42, 50, 11, darker(fill, 0.1), 4),
  )

export const puddle = (x: number, y: number, rx: number, fill: string) => ellipse(x, y, rx, rx * 0.13, fill)
