/** Plain SVG as text. Coordinates are rounded to a tenth, which keeps the files small and stable. */

export type Point = readonly [x: number, y: number]

export const round = (value: number): number => Math.round(value * 10) / 10

/** Path data: d`M${x} ${y}` with every number rounded, points written as "x y". */
export function d(parts: TemplateStringsArray, ...values: (number | Point)[]): string {
  const text = values.map((value) => (typeof value === 'number' ? round(value) : value.map(round).join(' ')))
  const data = parts.map((part, i) => part + (text[i] ?? '')).join('')
  return data.replaceAll(' -', '-')
}

export const shape = (data: string, fill: string) => `<path d="${data}" fill="${fill}"/>`

export const circle = (x: number, y: number, r: number, fill: string) =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" fill="${fill}"/>`

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(rx)}" ry="${round(ry)}" fill="${fill}"/>`

export const rect = (x: number, y: number, width: number, height: number, fill: string, radius = 0) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"` +
  `${radius ? ` rx="${round(radius)}"` : ''} fill="${fill}"/>`

/** A line; `picture` makes all of them round. Limbs, stems, handles and faces are drawn with it. */
export const line = (data: string, stroke: string, width: number) =>
  `<path d="${data}" stroke="${stroke}" stroke-width="${round(width)}"/>`

export type Place = {x: number; y: number; scale?: number; rotate?: number; flip?: boolean}

/** Moves what is drawn around the origin to its place; `flip` mirrors it left to right. */
export function place({x, y, scale = 1, rotate = 0, flip = false}: Place, ...parts: string[]): string {
  const turn = rotate ? ` rotate(${round(rotate)})` : ''
  const size = Math.round(scale * 1000) / 1000
  const resize = flip ? ` scale(${-size} ${size})` : size === 1 ? '' : ` scale(${size})`
  return `<g transform="translate(${round(x)} ${round(y)})${turn}${resize}">${parts.join('')}</g>`
}

/** A whole picture with its own ground, so that it works on light and dark pages. */
export function picture(width: number, height: number, ground: string, ...parts: string[]): string {
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" fill="none" stroke-linecap="round" stroke-linejoin="round">`
  return `${open}\n${[rect(0, 0, width, height, ground), ...parts].filter(Boolean).join('\n')}\n</svg>\n`
}

export type Random = (from?: number, to?: number) => number

/** A seeded random number (mulberry32), so that every run draws the same picture. */
export function seeded(seed: number): Random {
  let state = seed
  return (from = 0, to = 1) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * (to - from)
  }
}
