import type {SanityClient} from '@sanity/client'
import sharp from 'sharp'

/** A dataset that is hard to copy: cycles, drafts, private ids, files, odd characters. */

const strong = (_ref: string) => ({_type: 'reference', _ref})
const id = (number: number) => `entry-${String(number).padStart(3, '0')}`

async function upload(client: SanityClient) {
  const create = {width: 40, height: 30, channels: 3, background: {r: 20, g: 90, b: 140}} as const
  const image = await client.assets.upload('image', await sharp({create}).png().toBuffer(), {
    filename: 'Bild 1.png',
    title: 'Nº 1',
  })
  const file = await client.assets.upload('file', Buffer.from('%PDF-1.4\nnot much of a file'), {
    filename: 'Größe.pdf',
  })
  return {image: image._id, file: file._id}
}

/** Fills a dataset with a number of entries, a draft, a private document, a secret, a picture and a file. */
export async function fillVariedDataset(client: SanityClient, size: number): Promise<void> {
  const {image, file} = await upload(client)
  const entries = Array.from({length: size}, (_, number) => ({
    _id: id(number),
    _type: 'entry',
    _createdAt: '2019-01-02T03:04:05.678Z',
    title: {de: `Größe „${number}“`, en: `Size\u2028${number} 🌍`},
    // The references form a ring, so no order of single writes is valid.
    next: strong(id((number + 1) % size)),
    soft: {...strong(`nowhere-${number}`), _weak: true},
    rows: [{_key: 'a', _type: 'row', cells: [{_key: 'x', to: strong(id(0))}], numbers: [0, -1.5, 1e21]}],
    ...(number % 50 === 0 && {
      picture: {_type: 'picture', alt: {de: 'a', en: 'b'}, asset: strong(image)},
      gallery: [{_key: 'g', _type: 'image', hotspot: {x: 0.5, y: 0.25}, asset: strong(image)}],
      paper: {_type: 'file', asset: strong(file)},
    }),
    nothing: null,
    '0': 'a name that is a number',
  }))
  const others = [
    {...entries[1], _id: `drafts.${id(1)}`, title: {de: 'Entwurf'}},
    {_id: 'secret.preview', _type: 'sanity.previewUrlSecret', secret: 'secret'},
    {_id: 'notes.board', _type: 'note', text: 'private, but content'},
  ]
  // Only a single transaction can write a ring of references.
  await client.mutate([...entries, ...others].map((create) => ({create})) as never)
}
