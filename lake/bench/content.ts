import type {SanityClient, SanityDocumentStub} from '@sanity/client'
import sharp from 'sharp'

/** Words of the generated texts. The texts differ, but every run generates the same ones. */
const words =
  'die Sichelzellkrankheit ist angeboren und begleitet Familien ein Leben lang doch mit guter Behandlung Schutz vor Infektionen viel Wasser Wärme und Ruhe lassen sich Krisen oft vermeiden the clinic helps children and adults with pain fever and anaemia every day and answers questions about school travel work sport'.split(
    ' ',
  )

const text = (seed: number, length: number) =>
  Array.from({length}, (_, n) => words[(seed * 7 + n * (seed % 13) + n) % words.length]).join(' ')

const block = (seed: number, key: number) => ({
  _key: `b${key}`,
  _type: 'block',
  style: 'normal',
  markDefs: [],
  children: [{_key: 's', _type: 'span', marks: [], text: text(seed + key, 40)}],
})

const both = <T>(make: (seed: number) => T, seed: number) => ({de: make(seed), en: make(seed + 1)})

/** A document of about 3 kB in both languages, like the site's own. */
function article(n: number, pictures: string[]): SanityDocumentStub & {_id: string} {
  const picture = pictures[n % pictures.length]
  return {
    _id: `bench-${n}`,
    _type: 'article',
    title: both((seed) => `${text(seed, 4)} ${n}`, n),
    slug: {_type: 'slug', current: `article-${n}`},
    orderRank: `0|${String(n).padStart(6, '0')}:`,
    body: both((seed) => [0, 1, 2].map((key) => block(seed, key)), n),
    picture: picture && {_type: 'image', asset: {_type: 'reference', _ref: picture}},
    ...(n > 0 && {related: {_type: 'reference', _ref: `bench-${n - 1}`}}),
  }
}

async function uploadPictures(client: SanityClient, count: number): Promise<string[]> {
  const ids: string[] = []
  const upload = async (from: number) => {
    for (let n = from; n < count; n += 2) {
      const background = {r: n % 256, g: (n >> 8) * 50, b: 90}
      const bytes = await sharp({create: {width: 160, height: 120, channels: 3, background}})
        .png()
        .toBuffer()
      ids[n] = (await client.assets.upload('image', bytes, {filename: `bench-${n}.png`}))._id
    }
  }
  await Promise.all([upload(0), upload(1)])
  return ids
}

const BATCH = 200

/** Fills a dataset up to a number of documents, a tenth of them pictures. */
export async function fill(client: SanityClient, size: number): Promise<number> {
  const pictures = await uploadPictures(client, size / 10)
  const articles = size - (await client.fetch<number>('count(*)'))
  for (let from = 0; from < articles; from += BATCH) {
    const transaction = client.transaction()
    for (let n = from; n < Math.min(from + BATCH, articles); n++) transaction.create(article(n, pictures))
    await transaction.commit({visibility: 'async', returnDocuments: false})
  }
  return articles
}
