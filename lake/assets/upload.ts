import {createHash} from 'node:crypto'
import type {LimitFunction} from 'p-limit'
import {z} from 'zod'
import {withReachableUrl} from '../http/address.ts'
import {EDITOR_ID, PROJECT_ID} from '../http/identity.ts'
import {datasetOf, parseOptions, readBody, requireEditor} from '../http/input.ts'
import {type Context, json, type Route} from '../http/router.ts'
import {type Doc, newId} from '../store/documents.ts'
import type {Dataset, Store} from '../store/store.ts'
import {runTransaction} from '../write/transaction.ts'
import type {FileStore} from './file-store.ts'
import {type FileType, fileTypeOf} from './file-types.ts'
import {type Picture, readPicture} from './picture.ts'

const text = z.string().max(1000).optional()
const options = z.object({
  filename: text,
  title: text,
  label: text,
  description: text,
  creditLine: text,
  sourceId: text,
  sourceName: text,
  sourceUrl: text,
})

type Options = z.output<typeof options>
type Kind = 'images' | 'files'

/** `POST /assets/images|files/:dataset`: stores a file and returns its asset document. */
export function assetRoutes(store: Store, files: FileStore, maxBytes: number, limit: LimitFunction): Route[] {
  async function upload(kind: Kind, context: Context): Promise<Response> {
    requireEditor(context)
    const given = parseOptions(options, context.url)
    const {name} = datasetOf(store, context)
    const bytes = await readBody(context.request, maxBytes)
    const content = kind === 'images' ? await limit(() => readPicture(bytes)) : fileTypeOf(given.filename)
    const asset = assetDocument(kind, name, bytes, content, given, context.address)
    // The file first, so that after a crash no document refers to a missing file.
    await files.write(name, asset.path.split('/').at(-1) ?? '', bytes)
    return json({document: withReachableUrl(storedAsset(store, store.dataset(name), asset), context.address)})
  }

  return (['images', 'files'] as const).map((kind) => ({
    method: 'POST',
    path: `/assets/${kind}/:dataset`,
    handle: (context) => upload(kind, context),
  }))
}

function assetDocument(
  kind: Kind,
  dataset: string,
  bytes: Buffer,
  content: FileType | Picture,
  {filename, sourceId, sourceName, sourceUrl, ...labels}: Options,
  address: string,
) {
  const sha1 = createHash('sha1').update(bytes).digest('hex')
  const size = 'width' in content ? `-${content.width}x${content.height}` : ''
  const path = `${kind}/${PROJECT_ID}/${dataset}/${sha1}${size}.${content.extension}`
  return {
    ...labels,
    ...(filename && {originalFilename: filename}),
    _id: `${kind === 'images' ? 'image' : 'file'}-${sha1}${size}-${content.extension}`,
    _type: kind === 'images' ? 'sanity.imageAsset' : 'sanity.fileAsset',
    assetId: sha1,
    sha1hash: sha1,
    extension: content.extension,
    mimeType: content.mimeType,
    size: bytes.length,
    path,
    url: `${address}/${path}`,
    uploadId: newId(),
    ...('metadata' in content ? {metadata: content.metadata} : {}),
    ...(sourceId && sourceName
      ? {source: {id: sourceId, name: sourceName, ...(sourceUrl && {url: sourceUrl})}}
      : {}),
  }
}

/** Ids are content hashes: uploading the same bytes again returns the existing document. */
function storedAsset(store: Store, dataset: Dataset, asset: {_id: string; _type: string}): Doc {
  const {results} = runTransaction(store, dataset, [{createIfNotExists: asset}], {author: EDITOR_ID})
  const [{document} = {}] = results
  if (!document) throw new Error(`The asset ${asset._id} was not stored`)
  return document
}
