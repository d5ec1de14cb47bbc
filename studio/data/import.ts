import {readArchive} from './archive.ts'
import {counted, endProgress, Mistake, readArguments} from './command.ts'
import {type Connection, connect, reach} from './connection.ts'
import {importArchive} from './restore.ts'
import type {Command} from './run.ts'

const usage = 'npm run import -- file.tar.gz [--dataset name] [--replace | --missing]'

/** `npm run import`: puts the content of an export into a dataset; one of this project or of any other. */
export const run: Command = async (args, environment) => {
  const options = {
    dataset: {type: 'string'},
    replace: {type: 'boolean', default: false},
    missing: {type: 'boolean', default: false},
  } as const
  const {values, positionals} = readArguments(args, options, usage)
  const [file, ...others] = positionals
  if (!file || others.length > 0) throw new Mistake(`Name one file.\nUsage: ${usage}`)
  if (values.replace && values.missing) throw new Mistake(`Either --replace or --missing.\nUsage: ${usage}`)

  const archived: string[] = []
  for await (const {_id} of readArchive(file)) if (_id) archived.push(_id)
  const connection = connect(environment, values.dataset)
  await reach(connection, true)
  const there = await idsThere(connection, archived)
  const how = values.replace ? 'replaced' : 'left alone'
  console.log(`Import of ${file} into the ${connection.where}:`)
  console.log(
    `${counted(archived.length - there.length, 'document')} new, ${there.length} there already${there.length > 0 ? ` and ${how}` : ''}`,
  )
  if (there.length > 0 && !values.replace && !values.missing) throw new Mistake(choice(there))

  const operation = values.replace ? 'createOrReplace' : values.missing ? 'createIfNotExists' : 'create'
  const {documents, warnings} = await importArchive(connection, file, operation, new Set(there))
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
