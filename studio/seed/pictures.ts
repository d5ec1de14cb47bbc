import {createHash} from 'node:crypto'
import {readFile} from 'node:fs/promises'
import type {SanityClient} from '@sanity/client'
import sharp from 'sharp'
import {type PictureName, pictures} from './images/pictures.ts'
import {pictureScheme} from './write.ts'

/** The drawings of `images/` as picture assets of the dataset. */

const folder = new URL('./images/', import.meta.url)

/** Drawings are kept as SVG and uploaded as PNG, twice as wide as drawn: the dataset makes smaller renderings of pictures. */
const pixelWidth = (drawn: number) => Math.max(512, Math.min(2 * drawn, 1920))

async function draw(name: PictureName): Promise<Buffer> {
  const {file, width} = pictures[name]
  const svg = await readFile(new URL(file, folder))
  return sharp(svg, {density: width < 256 ? 576 : 144})
    .resize({width: pixelWidth(width)})
    .png({compressionLevel: 9, palette: true, quality: 95})
    .toBuffer()
}

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

/**
 * Uploads every picture that the documents use and the dataset does not hold yet.
 * @returns the asset id of each picture, and how many were uploaded.
 */
export async function uploadPictures(client: SanityClient, documents: unknown) {
  const names = findReferences(documents)
  const held = new Map(
    (
      await client.fetch<{_id: string; sha1hash: string}[]>('*[_type == "sanity.imageAsset"]{_id, sha1hash}')
    ).map(({_id, sha1hash}) => [sha1hash, _id]),
  )
  const assets = new Map<string, string>()
  let uploaded = 0
  for (const name of names) {
    const bytes = await draw(name)
    const sha1 = createHash('sha1').update(bytes).digest('hex')
    const id = held.get(sha1) ?? (await client.assets.upload('image', bytes, {filename: `${name}.png`}))._id
    if (!held.has(sha1)) uploaded += 1
    assets.set(name, id)
    if (process.stdout.isTTY) process.stdout.write(`\rPictures: ${assets.size} of ${names.length} `)
  }
  return {assets, uploaded}
}
