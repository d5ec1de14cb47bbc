import {type Archive, readArchive, unpack} from './archive.ts'
import {confirm, counted, endProgress, Mistake, readArguments, some} from './command.ts'
import {type Connection, connect, explaining, reach} from './connection.ts'
import {missingDatasets, notePlaces, type Pointed, withoutCrossDatasetReferences} from './cross-dataset.ts'
import {strongReferences} from './references.ts'
import {importArchive} from './restore.ts'
import type {Command} from './run.ts'
import {inTemporaryFolder} from './temporary.ts'

const usage =
  'npm run import -- file.tar.gz [--dataset name] [--replace [--yes] | --missing] [--allow-host 192.168.0.7:8080] [--skip-cross-dataset-references]'

/** `npm run import`: puts the content of an export into a dataset; one of this project or of any other. */
export const run: Command = async (args, environment) => {
  const options = {
    dataset: {type: 'string'},
    replace: {type: 'boolean', default: false},
    missing: {type: 'boolean', default: false},
    yes: {type: 'boolean', default: false},
    'skip-cross-dataset-references': {type: 'boolean', default: false},
    'allow-host': {type: 'string', multiple: true, default: [] as string[]},
  } as const
  const {values, positionals} = readArguments(args, options, usage)
  const [file, ...others] = positionals
  if (!file || others.length > 0) throw new Mistake(`Name one file.\nUsage: ${usage}`)
  if (values.replace && values.missing) throw new Mistake(`Either --replace or --missing.\nUsage: ${usage}`)

  const allowed = new Set(values['allow-host'].map(checkedHost))
  const connection = connect(environment, values.dataset)
  const operation = values.replace ? 'createOrReplace' : values.missing ? 'createIfNotExists' : 'create'
  const skip = values['skip-cross-dataset-references']
  const choices = {allowed, skip, yes: values.yes}
  return inTemporaryFolder(async (folder) => {
    const archive = await unpack(file, folder)
    return explaining(connection, () => put(archive, connection, operation, choices))
  })
}

/** As it stands in an address, so that nobody allows something else than they think. */
function checkedHost(host: string): string {
  if (
    !host.includes('*') &&
    URL.canParse(`http://${host}`) &&
    new URL(`http://${host}`).host === host.toLowerCase()
  )
    return host.toLowerCase()
  throw new Mistake(
    `--allow-host takes a host as it stands in an address, such as 192.168.0.7:8080, not ${host}.`,
  )
}

interface Choices {
  /** Hosts that may be asked for files. */
  allowed: ReadonlySet<string>
  /** Whether references into other datasets are left out. */
  skip: boolean
  /** Whether the question before something is overwritten has been answered. */
  yes: boolean
}

async function put(
  archive: Archive,
  connection: Connection,
  operation: Parameters<typeof importArchive>[2],
  {allowed, skip, yes}: Choices,
): Promise<boolean> {
  await reach(connection, true)
  const held = new Set(await connection.client.fetch<string[]>('*[]._id'))
  const archived = new Set<string>()
  const pointed: Pointed = new Map()
  const strong = new Map<string, string>()
  for await (const document of readArchive(archive)) {
    if (document._id) archived.add(document._id)
    notePlaces(document, pointed)
    for (const {path, value} of strongReferences(document))
      if (!strong.has(value)) strong.set(value, `${document._id}.${path} → ${value}`)
  }
  const there = [...archived].filter((id) => held.has(id))
  const how = operation === 'createOrReplace' ? 'to be replaced' : 'left alone'
  console.log(`Import of ${archive.name} into the ${connection.where}:`)
  console.log(
    `${counted(archived.size - there.length, 'document')} new, ${there.length} there already${there.length > 0 ? ` and ${how}` : ''}`,
  )
  if (there.length > 0 && operation === 'create') throw new Mistake(choice(there))
  checkTargets([...strong].filter(([id]) => !archived.has(id) && !held.has(id)).map(([, place]) => place))
  if (skip) await leaveOut(archive, pointed)
  else await checkDatasets(pointed, connection)

  if (there.length > 0 && operation === 'createOrReplace')
    await confirm(`Write over ${some(there)}? “npm run export” makes a backup.`, yes)
  const {documents, warnings} = await importArchive(connection, archive, operation, new Set(there), allowed)
  endProgress()
  for (const warning of warnings) console.error(`  ${warning}`)
  console.log(`The ${connection.where} has taken ${counted(documents, 'document')}.`)
  return warnings.length === 0
}

async function leaveOut(archive: Archive, pointed: Pointed): Promise<void> {
  const places = [...pointed.values()].flat()
  if (places.length === 0) return
  await withoutCrossDatasetReferences(archive)
  console.log(`  Left out, as they point into other datasets: ${some(places)}`)
}

async function checkDatasets(pointed: Pointed, connection: Connection): Promise<void> {
  const missing = await missingDatasets(pointed, connection)
  if (!missing) return
  throw new Mistake(
    [
      `Nothing was written: documents point into datasets that are not there: ${missing}.`,
      '  --skip-cross-dataset-references  leaves these references out',
      '  Or import those datasets first, under these names.',
    ].join('\n'),
  )
}

/**
 * The importer would leave these documents half done: it writes them first, and makes their references strong at the end, with
 * `--missing` also those of documents that it has left alone.
 */
function checkTargets(places: string[]): void {
  if (places.length === 0) return
  throw new Mistake(
    [
      `Nothing was written: documents point to others that are neither in the archive nor in the dataset: ${some(places)}.`,
      '  Export with all types and import that, or import those documents first.',
    ].join('\n'),
  )
}

const choice = (there: string[]) =>
  [
    `Nothing was written: ${there.slice(0, 3).join(', ')}${there.length > 3 ? ' and others are there' : ' there'} already.`,
    '  --missing  adds the others only',
    '  --replace  writes over them; also the way to finish an import that was cut off',
  ].join('\n')
