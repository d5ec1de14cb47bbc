/** What all vehicles share: paint, wheels, lamps and the emblem on their sides. */
import {disc, leaf} from './motif.ts'
import {colour, darker, mix} from './palette.ts'
import {circle, d, rect, shape} from './svg.ts'

export type Paint = {
  body: string
  cargo: string
  glass: string
  tyre: string
  rim: string
  arch: string
  frame: string
  lamp: string
  /** Door lines, handles and motif: in pictures, not in pictograms. */
  detail: boolean
}

export const painted = (body: string, cargo: string = colour.paper): Paint => ({
  body,
  cargo,
  glass: mix(colour.sky, colour.petrol, 0.18),
  tyre: '#35262C',
  rim: '#D9D5D0',
  arch: darker(body, 0.45),
  frame: '#544850',
  lamp: colour.amber,
  detail: true,
})

export const pictogram: Paint = {
  body: colour.petrol,
  cargo: '#34797C',
  glass: colour.mist,
  tyre: colour.deep,
  rim: colour.mist,
  arch: colour.mist,
  frame: colour.deep,
  lamp: colour.mist,
  detail: false,
}

export type Vehicle = {length: number; height: number; drawing: string}

export const fine = (paint: Paint, drawing: string) => (paint.detail ? drawing : '')

export const wheel = (paint: Paint, x: number, r: number) =>
  circle(x, -r, r, paint.tyre) + circle(x, -r, r * 0.55, paint.rim) + circle(x, -r, r * 0.2, paint.tyre)

/** Wheels under bodywork: an arch first, so that they read as separate from it. */
export const wheels = (paint: Paint, r: number, bottom: number, ...xs: number[]) =>
  xs
    .map(
      (x) =>
        shape(d`M${x - r - 7} ${-bottom}A${r + 7} ${r + 7} 0 0 1 ${x + r + 7} ${-bottom}Z`, paint.arch) +
        wheel(paint, x, r),
    )
    .join('')

export const tail = (x: number, y: number, height: number) => rect(x, y, 8, height, colour.clay, 3)

export const emblem = (x: number, y: number, r: number) =>
  disc(x - r * 1.5, y + r * 0.3, r, colour.apricot) +
  disc(x + r * 0.7, y - r * 0.5, r * 0.7, colour.teal) +
  disc(x + r * 2.4, y + r * 0.5, r * 0.5, colour.amber) +
  leaf(x + r * 1.2, y + r, r * 2.2, -20, colour.petrol) +
  leaf(x - r * 0.2, y - r * 1.2, r * 1.6, 150, colour.apricot)
