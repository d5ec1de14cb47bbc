import {createReadStream, createWriteStream, existsSync, lstatSync, statSync} from 'node:fs'
import {readdir, rename} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {pipeline} from 'node:stream/promises'
import {fileURLToPath, pathToFileURL} from 'node:url'
import {createGunzip} from 'node:zlib'
import {unpackTar} from 'modern-tar/fs'
import {Mistake} from './command.ts'
import {linesOf} from './lines.ts'
import {everyValue, type Found} from './walk.ts'

/** What an archive tells about a document before it is imported. */
export interface ArchivedDocument {
  _id?: string
  _type: string
  _updatedAt?: string
  [field: string]: unknown
}

/** An export whose content lies in a folder of its own. */
export interface Archive {
  /** What the person at the keyboard has named, for messages. */
  name: string
  /** Where documents, pictures and files are. */
  folder: string
  /** The documents, one in each line. */
  documents: string
}

/**
 * Unpacks an export and looks at all of it: `.tar.gz` with files, or `.ndjson` with documents only. What is imported is read
 * from this folder as well, so nothing gets past the check by being read in two ways.
 * @param folder is empty, and belongs to the archive from now on
 * @throws Mistake that says what is wrong with the file
 */
export async function unpack(name: string, folder: string): Promise<Archive> {
  if (!existsSync(name) || !statSync(name).isFile()) throw new Mistake(`There is no file ${name}.`)
  const write = writerFor(name)
  const ids = new Set<string | undefined>()
  let place = ''
  try {
    await write(folder).catch((error: unknown) => {
      throw isOfCompression(error) ? new Error('it is no archive, or was cut off') : error
    })
    const documents = await documentsIn(folder)
    const archive = {name, documents, folder: dirname(documents)}
    // The importer reads it as the first letter of the first document.
    if (await beginsWithByteOrderMark(documents)) await rewriteArchive(archive, (_, value) => value)
    let number = 1
    place = `document ${number}: `
    for await (const document of readArchive(archive)) {
      check(document, archive)
      if (ids.has(document._id)) throw new Error(`“${document._id}” stands in it twice`)
      if (document._id !== undefined) ids.add(document._id)
      number += 1
      place = `document ${number}: `
    }
    if (number > 1) return archive
  } catch (error) {
    throw new Mistake(`${name} cannot be imported: ${place}${error instanceof Error ? error.message : error}`)
  }
  throw new Mistake(`${name} holds no documents: it is no export, or it was cut off.`)
}

async function beginsWithByteOrderMark(file: string): Promise<boolean> {
  for await (const bytes of createReadStream(file, {end: 2})) return bytes.toString('hex') === 'efbbbf'
  return false
}

const isOfCompression = (error: unknown) =>
  error instanceof Error && 'code' in error && /^Z_/.test(String(error.code))

/** The documents of an archive, one after the other. */
export async function* readArchive({documents}: Archive): AsyncGenerator<ArchivedDocument> {
  for await (const line of linesOf(createReadStream(documents))) yield JSON.parse(line)
}

/**
 * Changes the documents of an archive in its folder.
 * @param change gets each field and its value, and returns what stands there from now on, as for `JSON.stringify`
 */
export async function rewriteArchive(
  archive: Archive,
  change: (name: string, value: unknown) => unknown,
): Promise<void> {
  const rewritten = `${archive.documents}.new`
  async function* lines() {
    for await (const document of readArchive(archive)) yield `${JSON.stringify(document, change)}\n`
  }
  await pipeline(lines(), createWriteStream(rewritten))
  await rename(rewritten, archive.documents)
}

function writerFor(name: string): (folder: string) => Promise<void> {
  const bytes = () => createReadStream(name)
  const lines = (folder: string) => createWriteStream(join(folder, 'data.ndjson'))
  if (/\.ndjson$/.test(name)) return (folder) => pipeline(bytes(), lines(folder))
  if (/\.ndjson\.gz$/.test(name)) return (folder) => pipeline(bytes(), createGunzip(), lines(folder))
  if (/\.(tar\.gz|tgz)$/.test(name)) return (folder) => unpackFiles(name, folder)
  throw new Mistake(`An export ends in .tar.gz or .ndjson, not as ${name}.`)
}

/** Exports hold files and folders. A link would be read as what it leads to. */
async function unpackFiles(name: string, folder: string): Promise<void> {
  const others: string[] = []
  const filter = ({type, name}: {type?: string; name: string}) => {
    if (type === 'file' || type === 'directory') return true
    others.push(name)
    return false
  }
  await pipeline(
    createReadStream(name),
    createGunzip(),
    unpackTar(folder, {strict: true, filter, dmode: 0o700, fmode: 0o600}),
  )
  if (others.length > 0) throw new Error(`${others[0]} is a link. Pack the files themselves.`)
}

async function documentsIn(folder: string): Promise<string> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true})
  const found = entries.filter((entry) => entry.isFile() && /^[^.].*\.ndjson$/i.test(entry.name))
  const [only, another] = found.map(({parentPath, name}) => join(parentPath, name))
  if (!only) throw new Error('it holds no file of documents (data.ndjson)')
  if (another) throw new Error(`it holds ${found.length} files of documents (.ndjson), an export has one`)
  return only
}

/** Files that an import uploads: those in the archive itself, or at an address. */
const fileAddress = /^(image|file)@(https?:\/\/\S+|file:\/\/\.\/(images|files)\/[^/\\?#]+)$/

/** Where a document names files: `image@file://./images/a.png`, `file@https://example.org/a.pdf`. */
export function* filesNamedIn(document: ArchivedDocument): Generator<Found<string>> {
  for (const {path, value} of everyValue(document)) {
    if (!/(^|\.)_sanityAsset$/.test(path)) continue
    if (typeof value !== 'string' || !fileAddress.test(value))
      throw new Error(`${path} of “${document._id}” leads to a file that is not in the archive: ${value}`)
    yield {path, value}
  }
}

const isDocumentId = (id: unknown) =>
  typeof id === 'string' && id.length <= 128 && /^[a-z0-9_](?:[a-z0-9_-]|\.(?!\.|$))*$/i.test(id)

/** An archive comes from anywhere: it must not make the import read other files of this machine. */
function check(document: ArchivedDocument, {folder}: Archive) {
  if (typeof document?._type !== 'string') throw new Error('a document without a _type')
  if (document._id !== undefined && !isDocumentId(document._id))
    throw new Error(`“${document._id}” is no id: letters, digits, dots, dashes and underscores, 128 at most`)
  for (const {path, value} of filesNamedIn(document)) {
    const [, inside] = /^\w+@file:\/\/\.\/(.*)$/.exec(value) ?? []
    if (inside !== undefined && !isFileIn(folder, inside))
      throw new Error(`${path} of “${document._id}” leads to a file that is not in the archive: ${value}`)
  }
}

/** Reads the address as the importer does, which decodes what is in it. */
function isFileIn(folder: string, address: string): boolean {
  try {
    return lstatSync(fileURLToPath(new URL(address, `${pathToFileURL(folder).href}/`))).isFile()
  } catch {
    return false
  }
}
