import {existsSync, rmSync, statSync} from 'node:fs'
import {mkdir, rename, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {exportDataset} from '@sanity/export'
import {counted, endProgress, Mistake, progress, readArguments} from './command.ts'
import {type Connection, connect, explained, isOwnFile, reach} from './connection.ts'
import {assetTypes, isContent} from './documents.ts'
import type {Command} from './run.ts'
import {inTemporaryFolder} from './temporary.ts'

const usage = 'npm run export -- [file.tar.gz] [--dataset name]'

/** `npm run export`: a backup of a dataset, its documents, drafts, pictures and files, as one archive. */
export const run: Command = async (args, environment) => {
  const {values, positionals} = readArguments(args, {dataset: {type: 'string'}}, usage)
  if (positionals.length > 1) throw new Mistake(`One file only.\nUsage: ${usage}`)
  const connection = connect(environment, values.dataset)
  const file = positionals[0] ?? backupFile(connection, environment.dataDir)
  if (!/\.(tar\.gz|tgz)$/.test(file))
    throw new Mistake(`Give the archive a name that ends in .tar.gz: ${file}\nUsage: ${usage}`)
  if (existsSync(file)) throw new Mistake(`${file} is there already. Choose another name.`)
  await reach(connection)
  console.log(`Export of the ${connection.where}`)
  const {documents, files, missing} = await writeArchive(connection, file)
  const size = (statSync(file).size / 1e6).toFixed(1)
  console.log(`${file}: ${counted(documents, 'document')}, ${counted(files, 'file')}, ${size} MB`)
  if (missing === 0) return true
  console.error(`${counted(missing, 'file')} could not be fetched; see above.`)
  return false
}

/** Where a backup goes that nobody has named: `.data/backups/production-2026-01-31T09-30-00.tar.gz`. */
export function backupFile({dataset}: Connection, dataDir: string): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  return join(dataDir, 'backups', `${dataset}-${time}.tar.gz`)
}

/**
 * Writes an archive that `npm run import`, and the vendor's own import, can read. A file of that name is whole: until the
 * end, it has another one.
 * @param wanted keeps to the documents with these ids; all without it. Pictures and files are all there in any case.
 * @returns how many documents and files it holds, and how many files were missing
 */
export async function writeArchive(connection: Connection, file: string, wanted?: ReadonlySet<string>) {
  const {client, dataset} = connection
  await mkdir(dirname(file), {recursive: true})
  const unfinished = `${file}.part`
  const removeUnfinished = () => rmSync(unfinished, {force: true})
  process.once('exit', removeUnfinished)
  let named = 0
  const show = progress()
  try {
    await requireOwnFiles(connection)
    removeUnfinished()
    // It holds what is not public yet. The exporter writes into a file that is there, and leaves its rights as they are.
    await writeFile(unfinished, '', {flag: 'wx', mode: 0o600})
    const result = await inTemporaryFolder(() =>
      exportDataset({
        client,
        dataset,
        outputPath: unfinished,
        maxAssetRetries: 3,
        filterDocument: (document) => isContent(document) && (wanted?.has(document._id) ?? true),
        onProgress: (state) => {
          // Of the records that it has read: somebody may upload or delete a picture at any time.
          if (state.step === 'Downloading assets...') named = Number(state.total ?? 0)
          show(state)
        },
      }),
    )
    endProgress()
    await rename(unfinished, file)
    return {documents: result.documentCount, files: result.assetCount, missing: named - result.assetCount}
  } catch (error) {
    const reason = explained(error, connection)
    // The exporter tells that a picture failed, and not why: maybe nobody answers any more.
    if (!(reason instanceof Mistake)) await reach(connection)
    throw reason
  } finally {
    removeUnfinished()
    process.off('exit', removeUnfinished)
  }
}

/**
 * The vendor's exporter fetches what the records of pictures and files name, wherever that is.
 * @throws Mistake where it is not the dataset's own place
 */
async function requireOwnFiles(connection: Connection): Promise<void> {
  const records = await connection.client.fetch<{_id: string; url: string}[]>(
    '*[_type in $assetTypes && defined(url)]{_id, url}',
    {assetTypes},
  )
  const foreign = records.find(({url}) => !isOwnFile(connection, url))
  if (foreign)
    throw new Mistake(
      `Nothing was exported. The file of ${foreign._id} is said to be at ${foreign.url}, where the files of the ${connection.where} are not.\n` +
        `  Whoever made that record by hand may delete it (npm run purge -- ${foreign._id}), and upload the file in the Studio.`,
    )
}
