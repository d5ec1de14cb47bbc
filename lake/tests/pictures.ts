import sharp from 'sharp'

/** Pictures to upload, and checks of served ones. */

const LEFT = {r: 255, g: 0, b: 0}
const RIGHT = {r: 0, g: 0, b: 255}

/** 400 × 200, left half red, right half blue. */
export async function drawRedAndBlue(): Promise<Buffer> {
  const half = await sharp({create: {width: 200, height: 200, channels: 3, background: RIGHT}})
    .png()
    .toBuffer()
  return sharp({create: {width: 400, height: 200, channels: 3, background: LEFT}})
    .composite([{input: half, left: 200, top: 0}])
    .png()
    .toBuffer()
}

export function drawClear(): Promise<Buffer> {
  const background = {r: 0, g: 0, b: 0, alpha: 0}
  return sharp({create: {width: 20, height: 20, channels: 4, background}})
    .png()
    .toBuffer()
}

/** Noise, which compresses badly. */
export function drawNoise(): Promise<Buffer> {
  const noise = {type: 'gaussian', mean: 128, sigma: 60} as const
  return sharp({create: {width: 100, height: 100, channels: 3, background: LEFT, noise}})
    .png()
    .toBuffer()
}

export const DRAWING = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20"/></svg>',
)

/** @throws Error if the request is refused */
export async function fetchPicture(url: string, init?: RequestInit) {
  const response = await fetch(url, init)
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`)
  const bytes = Buffer.from(await response.arrayBuffer())
  const {width, height, format, compression} = await sharp(bytes).metadata()
  return {width, height, format: compression === 'av1' ? 'avif' : format, bytes, headers: response.headers}
}

/** Colour of one pixel: `r`ed, `b`lue, `w`hite, `g`reen or another. */
export async function colorAt(bytes: Buffer, left: number, top: number): Promise<string> {
  const raw = await sharp(bytes).removeAlpha().extract({left, top, width: 1, height: 1}).raw().toBuffer()
  const [r = 0, g = 0, b = 0] = raw
  const high = [r > 180, g > 180, b > 180].join()
  const names: Record<string, string> = {
    'true,false,false': 'r',
    'false,false,true': 'b',
    'false,true,false': 'g',
    'true,true,true': 'w',
  }
  return names[high] ?? `${r},${g},${b}`
}
