import {createHash} from 'node:crypto'
import {readFile} from 'node:fs/promises'
import type {SanityClient} from '@sanity/client'
import type {PictureName} from './images/pictures.ts'
import {pictureScheme, seedSource} from './write.ts'

/** The drawings of `images/` as picture assets of the dataset. */

const folder = new URL('./images/', import.meta.url)

interface Drawing {
  svg: Buffer
  /** The same until the drawing changes. */
  id: string
}

async function readDrawing(name: PictureName): Promise<Drawing> {
  const svg = await readFile(new URL(`${name}.svg`, folder))
  return {svg, id: createHash('sha1').update(svg).digest('hex')}
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
 * Which of the pictures that documents use the dataset holds already.
 * @returns the asset id of each that is there, and the drawings of the others
 */
export async function findPictures(client: SanityClient, documents: unknown) {
  const query = '*[_type == "sanity.imageAsset" && source.name == $seedSource]{_id, "drawing": source.id}'
  const stored = await client.fetch<{_id: string; drawing: string}[]>(query, {seedSource})
  const idOf = new Map(stored.map(({_id, drawing}) => [drawing, _id]))
  const held = new Map<PictureName, string>()
  const missing = new Map<PictureName, Drawing>()
  for (const name of findReferences(documents)) {
    const drawing = await readDrawing(name)
    const there = idOf.get(drawing.id)
    if (there) held.set(name, there)
    else missing.set(name, drawing)
  }
  return {held, missing}
}

/** Drawings on their way at a time. */
const concurrency = 2

/** Uploads drawings. Returns the asset id of each. */
export async function uploadPictures(
  client: SanityClient,
  drawings: ReadonlyMap<PictureName, Drawing>,
): Promise<Map<PictureName, string>> {
  const assets = new Map<PictureName, string>()
  const queue = drawings.entries()
  async function work() {
    for (const [name, drawing] of queue) {
      const source = {id: drawing.id, name: seedSource}
      const filename = `${name}.svg`
      const asset = await client.assets.upload('image', drawing.svg, {filename, source})
      assets.set(name, asset._id)
      if (process.stdout.isTTY) process.stdout.write(`\rPictures: ${assets.size} of ${drawings.size} `)
    }
  }
  await Promise.all(Array.from({length: concurrency}, work))
  return assets
}
