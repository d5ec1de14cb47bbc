import {createHash} from 'node:crypto'
import {readFile} from 'node:fs/promises'
import type {SanityClient} from '@sanity/client'
import sharp from 'sharp'
import {type PictureName, pictures} from './images/pictures.ts'
import {pictureScheme, seedSource} from './write.ts'

/** The drawings of `images/` as picture assets of the dataset. */

const folder = new URL('./images/', import.meta.url)

/** Drawings are kept as SVG and uploaded as PNG, twice as wide as drawn: the dataset makes smaller renderings of pictures. */
const pixelWidth = (drawn: number) => Math.max(512, Math.min(2 * drawn, 1920))

/** A drawing as it is kept, and the name of what becomes of it: the same as long as nobody changes one of the two. */
async function readDrawing(name: PictureName) {
  const {file, width} = pictures[name]
  const svg = await readFile(new URL(file, folder))
  const id = createHash('sha1')
    .update(svg)
    .update(`png ${pixelWidth(width)}`)
    .digest('hex')
  return {svg, width, id}
}

const draw = ({svg, width}: {svg: Buffer; width: number}): Promise<Buffer> =>
  sharp(svg, {density: width < 256 ? 576 : 144})
    .resize({width: pixelWidth(width)})
    .png({compressionLevel: 9, palette: true, quality: 95})
    .toBuffer()

const findReferences = (value: unknown): PictureName[] => [
  ...new Set(
    [...JSON.stringify(value).matchAll(new RegExp(`"_ref":"${pictureScheme}([^"]+)"`, 'g'))].map(
      ([, name]) => name as PictureName,
    ),
  ),
]

/** Replaces every `picture:<name>` reference in a value by the asset's id. */
export function withAssets<Value>(value: Value, assets: ReadonlyMap<string, string>): Value {
  return JSON.parse(JSON.stringify(value), (_key, entry) =>
    typeof entry?._ref === 'string' && entry._ref.startsWith(pictureScheme)
      ? {...entry, _ref: assets.get(entry._ref.slice(pictureScheme.length))}
      : entry,
  )
}

/** Drawings on their way at a time. */
const concurrency = 2

/**
 * Uploads every picture that the documents use and the dataset does not hold yet.
 * @returns the asset id of each picture, and how many were uploaded.
 */
export async function uploadPictures(client: SanityClient, documents: unknown) {
  const names = findReferences(documents)
  const query = '*[_type == "sanity.imageAsset" && source.name == $seedSource]{_id, "drawing": source.id}'
  const stored = await client.fetch<{_id: string; drawing: string}[]>(query, {seedSource})
  const held = new Map(stored.map(({_id, drawing}) => [drawing, _id]))
  const assets = new Map<string, string>()
  let uploaded = 0

  async function upload(name: PictureName): Promise<string> {
    const drawing = await readDrawing(name)
    const there = held.get(drawing.id)
    if (there) return there
    const source = {id: drawing.id, name: seedSource}
    const asset = await client.assets.upload('image', await draw(drawing), {filename: `${name}.png`, source})
    uploaded += 1
    return asset._id
  }

  const queue = names.values()
  async function work() {
    for (const name of queue) {
      assets.set(name, await upload(name))
      if (process.stdout.isTTY) process.stdout.write(`\rPictures: ${assets.size} of ${names.length} `)
    }
  }
  await Promise.all(Array.from({length: concurrency}, work))
  return {assets, uploaded}
}
