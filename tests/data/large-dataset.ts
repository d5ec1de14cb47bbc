import type {IdentifiedSanityDocumentStub, SanityClient} from '@sanity/client'
import sharp from 'sharp'

/** A dataset that is hard to carry from one place to another: cycles, drafts, private ids, files, old dates, odd characters. */

const pictures = 12

const id = (number: number) => `entry-${String(number).padStart(4, '0')}`
const strong = (_ref: string) => ({_type: 'reference', _ref})
const weak = (_ref: string) => ({_type: 'reference', _ref, _weak: true})
const day = (number: number) =>
  new Date(Date.UTC(2019, 0, 1 + (number % 2000), number % 24, 3, 4, 567)).toISOString()

async function upload(client: SanityClient) {
  const images: string[] = []
  for (let n = 0; n < pictures; n++) {
    const background = {r: n * 20, g: 90, b: 140}
    const bytes = await sharp({create: {width: 40 + n, height: 30, channels: 3, background}})
      .png()
      .toBuffer()
    const asset = await client.assets.upload('image', bytes, {filename: `Bild ${n}.png`, title: `Nº ${n}`})
    images.push(asset._id)
  }
  const file = await client.assets.upload('file', Buffer.from('%PDF-1.4\nnot much of a file'), {
    filename: 'Größe.pdf',
  })
  return {images, file: file._id}
}

function entry(number: number, size: number, images: string[], file: string): IdentifiedSanityDocumentStub {
  const next = id((number + 1) % size)
  return {
    _id: id(number),
    _type: number % 3 === 0 ? 'chapter' : 'entry',
    _createdAt: day(number),
    _updatedAt: day(number + 40),
    title: {de: `Größe „${number}“`, en: `Size\u2028${number} 🌍`},
    // Each leads to the next and the last to the first: in no order are all of them there before they are needed.
    next: strong(next),
    soft: weak(`nowhere-${number}`),
    rows: [
      {
        _key: 'a',
        _type: 'row',
        cells: [
          {_key: 'x', to: strong(id((number * 7) % size))},
          {_key: 'y', empty: []},
        ],
      },
      {_key: 'b', _type: 'row', cells: [], numbers: [0, -1.5, 1e21], flags: [true, false]},
    ],
    ...(number % 5 === 0 && {
      picture: {_type: 'picture', alt: {de: 'a', en: 'b'}, asset: strong(images[number % pictures] ?? '')},
      gallery: [0, 1].map((place) => ({
        _key: `g${place}`,
        _type: 'image',
        hotspot: {_type: 'sanity.imageHotspot', x: 0.5, y: 0.25, width: 1, height: 1},
        asset: strong(images[(number + place) % pictures] ?? ''),
      })),
    }),
    ...(number % 500 === 0 && {paper: {_type: 'file', asset: strong(file)}}),
    nothing: null,
    '0': 'a name that is a number',
  }
}

/** Fills a dataset with so many entries, dates included; the first 100 have a draft. */
export async function fillLargeDataset(client: SanityClient, size = 3000): Promise<void> {
  const {images, file} = await upload(client)
  const documents = Array.from({length: size}, (_, number) => entry(number, size, images, file))
  const drafts = documents
    .slice(0, 100)
    .map((document) => ({...document, _id: `drafts.${document._id}`, title: {de: 'Entwurf', en: 'Draft'}}))
  const secret = {
    _id: 'secret.preview',
    _type: 'sanity.previewUrlSecret',
    secret: 'of no use to anybody else',
  }
  const privately = {_id: 'notes.board', _type: 'note', text: 'private, but content'}
  const mutations = [...documents, ...drafts, secret, privately].map((create) => ({create}))
  // The ring of references can only be tied in one transaction.
  await client.mutate(mutations as never)
}
