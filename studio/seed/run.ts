import {existsSync} from 'node:fs'
import {isDeepStrictEqual} from 'node:util'
import type {SanityClient} from '@sanity/client'
import {sanityImport} from '@sanity/import'
import {newsletterDataset, parseEnv} from '../../app/platform/environment.ts'
import {confirm, Mistake, readArguments, some} from '../data/command.ts'
import {connect, explained, reach} from '../data/connection.ts'
import {seedDocuments} from './index.ts'
import {findPictures, uploadPictures, withAssets} from './pictures.ts'
import {unfinishedSeed} from './unfinished.ts'
import type {SeedDocument} from './write.ts'

/**
 * `npm run seed`: fills the dataset that the environment names, local or hosted, with the content of this folder. Its documents
 * go through the vendor's importer, as those of an export do.
 *
 * Documents that are there already are left alone, whether edited or not. `-- --replace` writes the seed over them, after a
 * question;
 * `-- --if-empty` does nothing at all where the dataset holds any content, other than that of a seed that was cut off.
 */

const usage = 'npm run seed -- [--dataset name] [--replace [--yes] | --if-empty]'

type StoredDocument = SeedDocument & {_rev: string; _createdAt: string; _updatedAt: string}

const contentOf = ({_rev, _createdAt, _updatedAt, ...content}: StoredDocument) => content

const isHalfImported = (document: SeedDocument) => JSON.stringify(document).includes('"_weak":true')

async function storedOf(
  client: SanityClient,
  documents: SeedDocument[],
): Promise<Map<string, StoredDocument>> {
  const ids = documents.map(({_id}) => _id)
  const stored = await client.fetch<StoredDocument[]>('*[_id in $ids]', {ids})
  return new Map(stored.map((document) => [document._id, document]))
}

async function isEmpty(client: SanityClient): Promise<boolean> {
  const types = [...new Set(seedDocuments.map(({_type}) => _type))]
  return (await client.fetch<number>('count(*[_type in $types])', {types})) === 0
}

interface Choices {
  replace: boolean
  /** Whether the question before something is overwritten has been answered. */
  yes: boolean
  wasCutOff: boolean
}

async function seed(client: SanityClient, {replace, yes, wasCutOff}: Choices) {
  const stored = await storedOf(client, seedDocuments)
  const isWanted = ({_id}: SeedDocument) => {
    const there = stored.get(_id)
    return replace || !there || (wasCutOff && isHalfImported(there))
  }
  const wanted = seedDocuments.filter(isWanted)
  const isOther = (document: SeedDocument) => {
    const there = stored.get(document._id)
    return !there || !isDeepStrictEqual(contentOf(there), document)
  }
  const {held, missing: drawings} = await findPictures(client, wanted)
  const overwritten = withAssets(wanted, held)
    .filter(({_id}) => stored.has(_id))
    .filter(isOther)
  if (replace && overwritten.length > 0)
    await confirm(
      `Write over ${some(overwritten.map(({_id}) => _id))}? “npm run export” makes a backup.`,
      yes,
    )
  const uploaded = await uploadPictures(client, drawings)
  const documents = withAssets(wanted, new Map([...held, ...uploaded])).filter(isOther)

  if (documents.length > 0) {
    await client.createIfNotExists(unfinishedSeed)
    const operation = replace ? 'createOrReplace' : 'createIfNotExists'
    await sanityImport(documents, {client: client as never, operation})
  }
  if (documents.length > 0 || wasCutOff) await client.delete(unfinishedSeed._id)

  const missing = documents.filter(({_id}) => !stored.has(_id))
  const others = documents.filter(({_id}) => stored.has(_id))
  const done = replace || !wasCutOff ? 'replaced' : 'finished'
  for (const {_id} of missing) console.log(`  created   ${_id}`)
  for (const {_id} of others) console.log(`  ${done}  ${_id}`)
  const leftAlone = stored.size - others.length
  return `${missing.length} documents created, ${others.length} ${done}, ${leftAlone} left alone; ${uploaded.size} pictures uploaded.`
}

/** Makes a dataset that only those who are signed in can read, or closes the one that is there. */
async function makePrivate({datasets}: SanityClient, name: string) {
  const there = (await datasets.list()).find((dataset) => dataset.name === name)
  if (!there) await datasets.create(name, {aclMode: 'private'})
  else if (there.aclMode !== 'private') await datasets.edit(name, {aclMode: 'private'})
}

async function run() {
  const options = {
    dataset: {type: 'string'},
    replace: {type: 'boolean', default: false},
    yes: {type: 'boolean', default: false},
    'if-empty': {type: 'boolean', default: false},
  } as const
  const {values, positionals} = readArguments(process.argv.slice(2), options, usage)
  if (positionals.length > 0) throw new Mistake(`Usage: ${usage}`)
  if (values.replace && values['if-empty'])
    throw new Mistake(`Either --replace or --if-empty.\nUsage: ${usage}`)
  if (existsSync('.env')) process.loadEnvFile('.env')
  const connection = connect(parseEnv(process.env), values.dataset)
  await reach(connection, true)
  const {client, where, hosted} = connection
  // In a hosted project, an administrator does that once (docs/going-live.md).
  if (!hosted) await makePrivate(client, newsletterDataset)
  const wasCutOff = (await client.getDocument(unfinishedSeed._id)) !== undefined
  if (values['if-empty'] && !wasCutOff && !(await isEmpty(client)))
    return `The ${where} has content; nothing was changed.`
  const done = await seed(client, {...values, wasCutOff}).catch((error: unknown) => {
    throw error instanceof Mistake ? error : cutOff(explained(error, connection))
  })
  return `The ${where}: ${done}`
}

const cutOff = (error: unknown) =>
  new Mistake(
    `${error instanceof Error ? error.message : error}\nRun the same command again; it goes on where it stopped.`,
  )

try {
  console.log(await run())
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
