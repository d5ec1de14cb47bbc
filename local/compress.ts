import {readdir, readFile, writeFile} from 'node:fs/promises'
import {join} from 'node:path'
import {promisify} from 'node:util'
import {brotliCompress, constants, gzip} from 'node:zlib'

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)

/** Files worth compressing; fonts and pictures are compressed already. */
const text = /\.(js|css|svg|json)$/

/**
 * Writes a brotli and a gzip version beside every text file at the highest level, so that the server need not compress
 * while a visitor waits.
 *
 * @param folder including its subfolders
 */
export async function compressFiles(folder: string): Promise<void> {
  const entries = await readdir(folder, {recursive: true, withFileTypes: true})
  const files = entries.filter((entry) => entry.isFile() && text.test(entry.name))
  await Promise.all(files.map(({parentPath, name}) => compressFile(join(parentPath, name))))
}

async function compressFile(file: string): Promise<void> {
  const bytes = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
  }
  await Promise.all([
    asBrotli(bytes, {params}).then((smaller) => writeFile(`${file}.br`, smaller)),
    asGzip(bytes, {level: constants.Z_BEST_COMPRESSION}).then((smaller) => writeFile(`${file}.gz`, smaller)),
  ])
}
