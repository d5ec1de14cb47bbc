import {createReadStream, existsSync, statSync} from 'node:fs'
import {copyFile, readdir, readFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {pipeline} from 'node:stream/promises'
import {fileURLToPath, pathToFileURL} from 'node:url'
import {createGunzip} from 'node:zlib'
import {unpackTar} from 'modern-tar/fs'
import {Mistake} from './command.ts'

interface ArchivedDocument {
  _id?: string
  _type?: string
  [field: string]: unknown
}

/** An export, unpacked into a folder that Sanity's importer can read. */
export interface Archive {
  folder: string
  /** Ids of its documents. */
  ids: string[]
  /** Strong references in it: target id → `document → target` of the first. */
  references: Map<string, string>
}

/**
 * Unpacks an export, `.tar.gz` with files or `.ndjson` with documents only, and checks it. An archive is untrusted: it must not
 * make the import read other files of this machine or fetch anything.
 * @param folder an empty folder for the content
 * @throws Mistake that says what is wrong with the file
 */
export async function unpack(name: string, folder: string): Promise<Archive> {
  if (!existsSync(name) || !statSync(name).isFile()) throw new Mistake(`There is no file ${name}.`)
  const write = writerFor(name)
  try {
    await write(folder).catch((error: unknown) => {
      throw isOfCompression(error) ? new Error('it is not an archive, or is incomplete') : error
    })
    const file = await documentsIn(folder)
    const archive: Archive = {folder: dirname(file), ids: [], references: new Map()}
    const lines = [...(await readFile(file, 'utf8')).split('\n').entries()].filter(([, line]) => line.trim())
    if (lines.length === 0) throw new Error('it holds no documents')
    for (const [index, line] of lines) addDocument(line, index + 1, archive)
    return archive
  } catch (error) {
    throw new Mistake(`${name} cannot be imported: ${error instanceof Error ? error.message : error}`)
  }
}

const isOfCompression = (error: unknown) =>
  error instanceof Error && 'code' in error && /^Z_/.test(String(error.code))

function writerFor(name: string): (folder: string) => Promise<void> {
  if (/\.ndjson$/.test(name)) return (folder) => copyFile(name, join(folder, 'data.ndjson'))
  if (/\.(tar\.gz|tgz)$/.test(name)) return (folder) => unpackFiles(name, folder)
  throw new Mistake(`An export ends in .tar.gz or .ndjson, not as ${name}.`)
}

/** Exports contain files and folders only. The importer would follow a link. */
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

/** The only file of documents: of several, the importer might read another one than this check. */
async function documentsIn(folder: string): Promise<string> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true})
  const found = entries.filter((entry) => entry.isFile() && /^[^.].*\.ndjson$/i.test(entry.name))
  const [only, another] = found.map(({parentPath, name}) => join(parentPath, name))
  if (!only || another) throw new Error('it needs one file of documents (data.ndjson)')
  return only
}

function addDocument(line: string, number: number, {folder, ids, references}: Archive): void {
  try {
    const targets: string[] = []
    const document: ArchivedDocument = JSON.parse(line, (_, value) => {
      if (typeof value !== 'object' || value === null) return value
      if ('_sanityAsset' in value) checkFile(value._sanityAsset, folder)
      const {_ref, _weak, _dataset} = value
      // References into a media library contain a colon: `media-library:abc:123`.
      const isStrong =
        typeof _ref === 'string' && !_ref.includes(':') && _weak !== true && _dataset === undefined
      if (isStrong) targets.push(_ref)
      return value
    })
    if (/^sanity\.\w+Asset$/.test(document._type ?? ''))
      throw new Error(`it is the record of a file elsewhere. Export with files, not “raw”.`)
    if (document._id) ids.push(document._id)
    for (const id of targets) if (!references.has(id)) references.set(id, `${document._id} → ${id}`)
  } catch (error) {
    throw new Error(`document ${number}: ${error instanceof Error ? error.message : error}`)
  }
}

/** @throws unless this names a file in the archive: `image@file://./images/a.png` */
function checkFile(address: unknown, folder: string): void {
  const [, path] = /^(?:image|file)@file:\/\/\.\/((?:images|files)\/[^/\\?#]+)$/.exec(String(address)) ?? []
  if (!path || !isFileIn(folder, path))
    throw new Error(
      `it names a file that is not in the archive: ${address}. Put the file into the archive (image@file://./images/name.png or file@file://./files/name.pdf), or take the field out.`,
    )
}

/** Decodes the path as the importer does. */
function isFileIn(folder: string, path: string): boolean {
  try {
    return statSync(fileURLToPath(new URL(path, `${pathToFileURL(folder).href}/`))).isFile()
  } catch {
    return false
  }
}
