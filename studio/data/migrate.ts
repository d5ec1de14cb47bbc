import {existsSync, readdirSync} from 'node:fs'
import {SanityEncoder} from '@sanity/mutate'
import {collectMigrationMutations, type Migration, type MigrationContext} from 'sanity/migrate'
import {confirm, counted, Mistake, readArguments, table} from './command.ts'
import {type Connection, connect, explaining, reach} from './connection.ts'
import {readDocuments, type StoredDocument} from './documents.ts'
import type {Command} from './run.ts'

const usage = 'npm run migrate -- <name> [--dataset name] [--dry-run | --yes]'
const folder = new URL('../migrations/', import.meta.url)

/**
 * `npm run migrate`: changes the documents of a dataset, drafts included, as a migration of `studio/migrations` says. The
 * migrations are those of the vendor, and so is what runs them; only its way to the dataset knows no other host than Sanity's.
 */
export const run: Command = async (args, environment) => {
  const options = {
    dataset: {type: 'string'},
    'dry-run': {type: 'boolean', default: false},
    yes: {type: 'boolean', default: false},
  } as const
  const {values, positionals} = readArguments(args, options, usage)
  const migration = await load(positionals)
  const connection = connect(environment, values.dataset)
  return explaining(connection, () => migrate(migration, connection, values['dry-run'], values.yes))
}

async function migrate(
  migration: Migration,
  connection: Connection,
  dryRun: boolean,
  yes: boolean,
): Promise<boolean> {
  await reach(connection)
  const batches = await changesOf(migration, connection, dryRun)
  const changes = batches.flat()
  console.log(`${migration.title}, in the ${connection.where}: ${counted(changes.length, 'change')}`)
  console.log(table(changes.slice(0, shownChanges).map(described)))
  if (changes.length > shownChanges) console.log(`  and ${changes.length - shownChanges} more`)
  if (changes.length === 0 || dryRun) return true
  await confirm('Write this? “npm run export” makes a backup.', yes)

  for (const mutations of batches)
    await connection.client.mutate(mutations as never, {autoGenerateArrayKeys: true, visibility: 'sync'})
  const left = (await changesOf(migration, connection, true)).flat().length
  if (left === 0) console.log(`${counted(changes.length, 'change')} written; nothing is left to do.`)
  else
    console.error(
      `Written, but ${counted(left, 'change')} would follow: the migration does not come to an end.`,
    )
  return left === 0
}

type SanityMutation = ReturnType<typeof SanityEncoder.encodeAll>[number]

const shownChanges = 20

async function load([name, ...others]: string[]): Promise<Migration> {
  const names = readdirSync(folder)
  const known = `Migrations: ${names.join(', ') || 'none yet'}\nUsage: ${usage}`
  if (!name || others.length > 0) throw new Mistake(`Name one migration. ${known}`)
  const file = new URL(`${name}/index.ts`, folder)
  if (!names.includes(name) || !existsSync(file))
    throw new Mistake(`There is no migration “${name}”. ${known}`)
  const {default: migration}: {default?: Migration} = await import(file.href)
  if (!migration?.migrate) throw new Mistake(`${name}/index.ts has no “export default defineMigration({…})”.`)
  return migration
}

/** What the vendor's own runner sends at a time, in characters. */
const batchSize = 256_000

/** Everything that a migration wants to change, in the portions in which it is written: each is kept whole or not at all. */
export async function changesOf(
  migration: Migration,
  connection: Connection,
  dryRun: boolean,
): Promise<SanityMutation[][]> {
  const documents = await documentsFor(migration, connection)
  const byId = new Map(documents.map((document) => [document._id, document]))
  const context = {
    client: connection.client,
    dryRun,
    filtered: {
      getDocument: async (id: string) => byId.get(id),
      getDocuments: async (ids: string[]) => ids.flatMap((id) => byId.get(id) ?? []),
    },
  }
  const each = async function* () {
    yield* documents
  }
  const batches: SanityMutation[][] = []
  let room = 0
  for await (const wanted of collectMigrationMutations(
    migration,
    each,
    context as unknown as MigrationContext,
  )) {
    for (const one of [wanted].flat()) {
      const whole = one.type === 'transaction'
      const mutations = SanityEncoder.encodeAll((whole ? one.mutations : [one]) as never[])
      const size = JSON.stringify(mutations).length
      if (whole || size > room || batches.length === 0) batches.push(mutations)
      else batches.at(-1)?.push(...mutations)
      room = whole ? 0 : (size > room ? batchSize : room) - size
    }
  }
  return batches
}

async function documentsFor(
  {documentTypes, filter}: Migration,
  connection: Connection,
): Promise<StoredDocument[]> {
  const matching = filter && new Set(await connection.client.fetch<string[]>(`*[${filter}]._id`))
  const documents: StoredDocument[] = []
  for await (const document of readDocuments(connection, documentTypes)) {
    const isSystems = document._id.startsWith('_.')
    if (!isSystems && (!matching || matching.has(document._id))) documents.push(document)
  }
  return documents
}

/** A line for a change: which document, what is done. */
function described(mutation: SanityMutation): string[] {
  const [[kind = '', content] = []] = Object.entries(mutation)
  const {id, _id, ...operations} = content as {id?: string; _id?: string; [operation: string]: unknown}
  const words = kind === 'patch' ? JSON.stringify(operations) : kind
  return [id ?? _id ?? '(new)', words.length > 140 ? `${words.slice(0, 140)}…` : words]
}
