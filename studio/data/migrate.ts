import {existsSync, readdirSync} from 'node:fs'
import type {SanityDocument} from '@sanity/client'
import {SanityEncoder} from '@sanity/mutate'
import {collectMigrationMutations, type Migration} from 'sanity/migrate'
import {type Command, confirm, counted, Mistake, readArguments, table} from './command.ts'
import {type Connection, connect, explaining, reach} from './connection.ts'

const usage = 'npm run migrate -- <name> [--dataset name] [--dry-run | --yes]'
const folder = new URL('../migrations/', import.meta.url)

/**
 * `npm run migrate`: runs a migration of `studio/migrations` on a dataset, drafts included.
 * Migrations are Sanity's; Sanity's own runner cannot write to the local lake.
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
  const transactions = await transactionsOf(migration, connection, dryRun)
  const changes = transactions.flat()
  console.log(`${migration.title}, in the ${connection.where}: ${counted(changes.length, 'change')}`)
  console.log(table(changes.slice(0, shownChanges).map(described)))
  if (changes.length > shownChanges) console.log(`  and ${changes.length - shownChanges} more`)
  if (changes.length === 0 || dryRun) return true
  await confirm('Write this? “npm run export” makes a backup.', yes)

  for (const mutations of transactions)
    await connection.client.mutate(mutations as never, {autoGenerateArrayKeys: true, visibility: 'sync'})
  console.log(`${counted(changes.length, 'change')} written.`)
  return true
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

/** All changes of a migration: each yielded value becomes one transaction. */
export async function transactionsOf(
  migration: Migration,
  {client}: Connection,
  dryRun: boolean,
): Promise<SanityMutation[][]> {
  const {documentTypes: types = null, filter = 'true'} = migration
  const documents = await client.fetch<SanityDocument[]>(
    `*[!(_id in path("_.**")) && ($types == null || _type in $types) && (${filter})]`,
    {types},
  )
  const byId = new Map(documents.map((document) => [document._id, document]))
  const filtered = {
    getDocument: async (id: string) => byId.get(id),
    getDocuments: async (ids: string[]) => ids.flatMap((id) => byId.get(id) ?? []),
  }
  const each = async function* () {
    yield* documents
  }
  const transactions: SanityMutation[][] = []
  for await (const wanted of collectMigrationMutations(migration, each, {client, dryRun, filtered} as never))
    transactions.push(
      [wanted]
        .flat()
        .flatMap((one) =>
          SanityEncoder.encodeAll((one.type === 'transaction' ? one.mutations : [one]) as never[]),
        ),
    )
  return transactions
}

/** Describes a change in one line: document and operation. */
function described(mutation: SanityMutation): string[] {
  const [[kind = '', content] = []] = Object.entries(mutation)
  const {id, _id, ...operations} = content as {id?: string; _id?: string; [operation: string]: unknown}
  const words = kind === 'patch' ? JSON.stringify(operations) : kind
  return [id ?? _id ?? '(new)', words.length > 140 ? `${words.slice(0, 140)}…` : words]
}
