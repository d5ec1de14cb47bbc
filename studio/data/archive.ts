import {createReadStream, existsSync, statSync} from 'node:fs'
import {createGunzip} from 'node:zlib'
import {fromExportArchive} from 'sanity/migrate'
import {Mistake} from './command.ts'
import {linesOf} from './lines.ts'
import {everyValue} from './walk.ts'

/** What an archive tells about a document before it is imported. */
export interface ArchivedDocument {
  _id?: string
  _type: string
  _updatedAt?: string
  [field: string]: unknown
}

/**
 * Reads the documents of an export: `.tar.gz` with files, or `.ndjson` with documents only.
 * @throws Mistake that says what is wrong with the file
 */
export async function* readArchive(file: string): AsyncGenerator<ArchivedDocument> {
  if (!existsSync(file) || !statSync(file).isFile()) throw new Mistake(`There is no file ${file}.`)
  let number = 0
  try {
    for await (const line of linesOf(bytesOf(file))) {
      number += 1
      yield checked(JSON.parse(line))
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : error
    throw new Mistake(`${file} cannot be imported: document ${number}: ${reason}`)
  }
  if (number === 0) throw new Mistake(`${file} holds no documents: it is no export, or it was cut off.`)
}

function bytesOf(file: string): AsyncIterable<Uint8Array> {
  if (/\.ndjson$/.test(file)) return createReadStream(file)
  if (/\.ndjson\.gz$/.test(file)) return createReadStream(file).pipe(createGunzip())
  if (/\.(tar\.gz|tgz)$/.test(file)) return fromExportArchive(file)
  throw new Mistake(`An export ends in .tar.gz or .ndjson, not as ${file}.`)
}

/** Files that an import uploads: those in the archive itself, or at an address. */
const fileAddress = /^(image|file)@(https?:\/\/|file:\/\/\.\/(images|files)\/[^/\\]+$)/

/** An archive comes from anywhere: it must not make the import read other files of this machine. */
function checked(document: ArchivedDocument): ArchivedDocument {
  if (typeof document?._type !== 'string') throw new Error('a document without a _type')
  for (const {path, value} of everyValue(document)) {
    if (!/(^|\.)_sanityAsset$/.test(path)) continue
    if (typeof value !== 'string' || !fileAddress.test(value))
      throw new Error(`${path} of “${document._id}” leads to a file that is not in the archive: ${value}`)
  }
  return document
}
