import {existsSync, rmSync, statSync} from 'node:fs'
import {mkdir, rename, writeFile} from 'node:fs/promises'
import {dirname, join} from 'node:path'
import {exportDataset} from '@sanity/export'
import {unfinishedSeed} from '../seed/unfinished.ts'
import {type Command, counted, Mistake, progress, readArguments} from './command.ts'
import {type Connection, connect, explained, reach} from './connection.ts'

const usage = 'npm run export -- [file.tar.gz] [--dataset name]'

/** `npm run export`: a backup of a dataset, its documents, drafts, pictures and files, as one archive. */
export const run: Command = async (args, environment) => {
  const {values, positionals} = readArguments(args, {dataset: {type: 'string'}}, usage)
  if (positionals.length > 1) throw new Mistake(`One file only.\nUsage: ${usage}`)
  const connection = connect(environment, values.dataset)
  const file = positionals[0] ?? backupFile(connection, environment.dataDir)
  if (!/\.(tar\.gz|tgz)$/.test(file))
    throw new Mistake(`Give the archive a name that ends in .tar.gz: ${file}\nUsage: ${usage}`)
  if (existsSync(file)) throw new Mistake(`${file} already exists. Choose another name.`)
  await reach(connection)
  console.log(`Export of the ${connection.where}`)
  const {documents, files, missing} = await writeArchive(connection, file)
  const size = (statSync(file).size / 1e6).toFixed(1)
  console.log(`${file}: ${counted(documents, 'document')}, ${counted(files, 'file')}, ${size} MB`)
  if (missing === 0) return true
  console.error(`${counted(missing, 'file')} could not be fetched; see above.`)
  return false
}

/** Default path of a backup: `.data/backups/production-2026-01-31T09-30-00.tar.gz`. */
function backupFile({dataset}: Connection, dataDir: string): string {
  const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
  return join(dataDir, 'backups', `${dataset}-${time}.tar.gz`)
}

/** Preview secrets, and the mark of an unfinished seed. The exporter itself skips system documents. */
const leftOut = ['sanity.previewUrlSecret', 'sanity.previewUrlShareAccess', unfinishedSeed._type]

/**
 * Writes an archive for `npm run import` and `sanity dataset import`. The file gets its name when it is complete.
 * @returns numbers of documents, files, and files that could not be fetched
 */
async function writeArchive(connection: Connection, file: string) {
  const {client, dataset} = connection
  await mkdir(dirname(file), {recursive: true})
  const unfinished = `${file}.part`
  const removeUnfinished = () => rmSync(unfinished, {force: true})
  process.once('exit', removeUnfinished)
  removeUnfinished()
  let wanted = 0
  const show = progress()
  try {
    // The archive holds drafts. The exporter keeps the permissions of an existing file.
    await writeFile(unfinished, '', {flag: 'wx', mode: 0o600})
    const result = await exportDataset({
      client,
      dataset,
      outputPath: unfinished,
      maxAssetRetries: 3,
      filterDocument: ({_type}) => !leftOut.includes(_type),
      onProgress: (state) => {
        if (state.step === 'Downloading assets...') wanted = Number(state.total ?? 0)
        show(state)
      },
    })
    await rename(unfinished, file)
    return {documents: result.documentCount, files: result.assetCount, missing: wanted - result.assetCount}
  } catch (error) {
    const reason = explained(error, connection)
    // The exporter reports which picture failed but not why: the server may be down.
    if (!(reason instanceof Mistake)) await reach(connection)
    throw reason
  }
}
