import {type Archive, readArchive, unpack} from './archive.ts'
import {counted, endProgress, Mistake, readArguments} from './command.ts'
import {type Connection, connect, reach} from './connection.ts'
import {importArchive} from './restore.ts'
import type {Command} from './run.ts'
import {inTemporaryFolder} from './temporary.ts'

const usage =
  'npm run import -- file.tar.gz [--dataset name] [--replace | --missing] [--allow-host 192.168.0.7:8080]'

/** `npm run import`: puts the content of an export into a dataset; one of this project or of any other. */
export const run: Command = async (args, environment) => {
  const options = {
    dataset: {type: 'string'},
    replace: {type: 'boolean', default: false},
    missing: {type: 'boolean', default: false},
    'allow-host': {type: 'string', multiple: true, default: [] as string[]},
  } as const
  const {values, positionals} = readArguments(args, options, usage)
  const [file, ...others] = positionals
  if (!file || others.length > 0) throw new Mistake(`Name one file.\nUsage: ${usage}`)
  if (values.replace && values.missing) throw new Mistake(`Either --replace or --missing.\nUsage: ${usage}`)

  const allowed = new Set(values['allow-host'].map(checkedHost))
  const connection = connect(environment, values.dataset)
  const operation = values.replace ? 'createOrReplace' : values.missing ? 'createIfNotExists' : 'create'
  return inTemporaryFolder(async (folder) => put(await unpack(file, folder), connection, operation, allowed))
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

async function put(
  archive: Archive,
  connection: Connection,
  operation: Parameters<typeof importArchive>[2],
  allowed: ReadonlySet<string>,
): Promise<boolean> {
  const archived: string[] = []
  for await (const {_id} of readArchive(archive)) if (_id) archived.push(_id)
  await reach(connection, true)
  const there = await idsThere(connection, archived)
  const how = operation === 'createOrReplace' ? 'replaced' : 'left alone'
  console.log(`Import of ${archive.name} into the ${connection.where}:`)
  console.log(
    `${counted(archived.length - there.length, 'document')} new, ${there.length} there already${there.length > 0 ? ` and ${how}` : ''}`,
  )
  if (there.length > 0 && operation === 'create') throw new Mistake(choice(there))

  const {documents, warnings} = await importArchive(connection, archive, operation, new Set(there), allowed)
  endProgress()
  for (const warning of warnings) console.error(`  ${warning}`)
  console.log(`The ${connection.where} has taken ${counted(documents, 'document')}.`)
  return warnings.length === 0
}

async function idsThere({client}: Connection, archived: string[]): Promise<string[]> {
  const held = new Set(await client.fetch<string[]>('*[]._id'))
  return archived.filter((id) => held.has(id))
}

const choice = (there: string[]) =>
  [
    `Nothing was written: ${there.slice(0, 3).join(', ')}${there.length > 3 ? ' and others are there' : ' there'} already.`,
    '  --missing  adds the others only',
    '  --replace  writes over them; also the way to finish an import that was cut off',
  ].join('\n')
