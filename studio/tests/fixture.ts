import {createSchema, type SchemaType} from 'sanity'
import {schemaTypes} from '../schemaTypes/index.ts'
import {pictures} from '../seed/images/pictures.ts'
import {seedDocuments} from '../seed/index.ts'
import {withAssets} from '../seed/pictures.ts'

export const schema = createSchema({name: 'default', types: schemaTypes})

export type Plain = Record<string, unknown>

export function typeOf(name: string): SchemaType {
  const type = schema.get(name)
  if (!type) throw new Error(`There is no type ${name}.`)
  return type
}

/** A copy of a seeded document, without pictures' files. */
export function seeded(id: string): Plain & {_id: string; _type: string} {
  const document = seedDocuments.find(({_id}) => _id === id)
  if (!document) throw new Error(`There is no document ${id}.`)
  return structuredClone(document)
}

/** One block of formatted text. */
export const block = (text: string, more: Plain = {}) => ({
  _type: 'block',
  _key: `b-${text}`,
  style: 'normal',
  markDefs: [],
  children: [{_type: 'span', _key: 's', text, marks: []}],
  ...more,
})

const assetIds = new Map(
  Object.keys(pictures).map((name, index) => [name, `image-${String(index).padStart(40, '0')}-800x600-png`]),
)

/** The seed as stored in a dataset, with its picture documents. */
export const storedSeed = [
  ...withAssets(seedDocuments, assetIds),
  ...[...assetIds.values()].map((_id) => ({_id, _type: 'sanity.imageAsset'})),
].map((document) => ({
  ...document,
  _rev: 'seed',
  _createdAt: '2026-01-01T00:00:00Z',
  _updatedAt: '2026-01-01T00:00:00Z',
}))
