import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {sanityImport} from '@sanity/import'
import {type Archive, unpack} from './archive.ts'
import {type Command, confirm, counted, Mistake, progress, readArguments, some} from './command.ts'
import {type Connection, connect, explaining, reach} from './connection.ts'

const usage = 'npm run import -- file.tar.gz [--dataset name] [--replace [--yes] | --missing]'

type Operation = 'create' | 'createIfNotExists' | 'createOrReplace'

/** `npm run import`: imports an export of this or any other project into a dataset. */
export const run: Command = async (args, environment) => {
  const options = {
    dataset: {type: 'string'},
    replace: {type: 'boolean', default: false},
    missing: {type: 'boolean', default: false},
    yes: {type: 'boolean', default: false},
  } as const
  const {values, positionals} = readArguments(args, options, usage)
  const [file, ...others] = positionals
  if (!file || others.length > 0) throw new Mistake(`Name one file.\nUsage: ${usage}`)
  if (values.replace && values.missing) throw new Mistake(`Either --replace or --missing.\nUsage: ${usage}`)

  const connection = connect(environment, values.dataset)
  const operation = values.replace ? 'createOrReplace' : values.missing ? 'createIfNotExists' : 'create'
  const folder = await mkdtemp(join(tmpdir(), 'import-'))
  try {
    const archive = await unpack(file, folder)
    console.log(`Import of ${file} into the ${connection.where}:`)
    return await explaining(connection, () => importArchive(archive, connection, operation, values.yes))
  } finally {
    await rm(folder, {recursive: true})
  }
}

async function importArchive(
  {folder, ids, references}: Archive,
  connection: Connection,
  operation: Operation,
  yes: boolean,
): Promise<boolean> {
  const {client, where} = connection
  await reach(connection, true)
  const held = new Set(await client.fetch<string[]>('*[]._id'))
  const there = ids.filter((id) => held.has(id))
  const how = operation === 'createOrReplace' ? 'to be replaced' : 'left alone'
  console.log(
    `${counted(ids.length - there.length, 'document')} new, ${there.length} there already${there.length > 0 ? ` and ${how}` : ''}`,
  )
  if (there.length > 0 && operation === 'create') throw new Mistake(choice(there))
  checkReferences(references, new Set([...ids, ...held]))
  if (there.length > 0 && operation === 'createOrReplace')
    await confirm(`Write over ${some(there)}? “npm run export” makes a backup.`, yes)

  const {numDocs, warnings} = await sanityImport(folder, {
    client: client as never,
    operation,
    onProgress: progress(),
  })
  for (const {message} of warnings) console.error(`  ${message}`)
  const taken = operation === 'createIfNotExists' ? numDocs - there.length : numDocs
  console.log(`Imported ${counted(taken, 'document')} into the ${where}.`)
  return warnings.length === 0
}

/** The importer makes references strong last, so missing targets would leave documents incomplete. */
function checkReferences(references: Archive['references'], known: ReadonlySet<string>): void {
  const places = [...references].filter(([id]) => !known.has(id)).map(([, place]) => place)
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
    `Nothing was written: ${some(there, 3)} ${there.length > 1 ? 'are' : 'is'} there already.`,
    '  --missing  adds the others only',
    '  --replace  writes over them; also the way to finish an import that was cut off',
  ].join('\n')
