import {existsSync} from 'node:fs'
import {isDeepStrictEqual} from 'node:util'
import type {SanityClient} from '@sanity/client'
import {newsletterDataset, parseEnv} from '../../app/environment.ts'
import {readArguments} from '../data/command.ts'
import {connect, reach} from '../data/connection.ts'
import {type SeedDocument, seedDocuments} from './index.ts'
import {uploadPictures, withAssets} from './pictures.ts'

/**
 * `npm run seed`: fills the dataset that the environment names, local or hosted, with the content of this folder.
 *
 * Documents that are there already are left alone, whether edited or not. `-- --replace` writes the seed over them;
 * `-- --if-empty` does nothing at all where the dataset holds any content.
 */

type StoredDocument = SeedDocument & {_rev: string; _createdAt: string; _updatedAt: string}

const withoutSystemFields = ({_rev, _createdAt, _updatedAt, ...content}: StoredDocument) => content

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

async function seed(client: SanityClient, replace: boolean) {
  const stored = await storedOf(client, seedDocuments)
  const missing = seedDocuments.filter(({_id}) => !stored.has(_id))
  const wanted = replace ? seedDocuments : missing
  const {assets, uploaded} = await uploadPictures(client, wanted)
  const documents = withAssets(wanted, assets)
  const differing = documents.filter((document) => {
    const there = stored.get(document._id)
    return there && !isDeepStrictEqual(withoutSystemFields(there), document)
  })

  const transaction = client.transaction()
  for (const document of documents) if (!stored.has(document._id)) transaction.createIfNotExists(document)
  for (const document of differing) transaction.createOrReplace(document)
  if (missing.length + differing.length > 0) await transaction.commit({visibility: 'sync'})
  for (const {_id} of missing) console.log(`  created   ${_id}`)
  for (const {_id} of differing) console.log(`  replaced  ${_id}`)
  return {
    created: missing.length,
    replaced: differing.length,
    leftAlone: stored.size - differing.length,
    uploaded,
  }
}

/** Makes a dataset that only those who are signed in can read, or closes the one that is there. */
async function makePrivate({datasets}: SanityClient, name: string) {
  const there = (await datasets.list()).find((dataset) => dataset.name === name)
  if (!there) await datasets.create(name, {aclMode: 'private'})
  else if (there.aclMode !== 'private') await datasets.edit(name, {aclMode: 'private'})
}

async function run() {
  const options = {
    replace: {type: 'boolean', default: false},
    'if-empty': {type: 'boolean', default: false},
  } as const
  const {values} = readArguments(process.argv.slice(2), options, 'npm run seed -- [--replace | --if-empty]')
  if (existsSync('.env')) process.loadEnvFile('.env')
  const connection = connect(parseEnv(process.env))
  await reach(connection, true)
  const {client, where, hosted} = connection
  // In a hosted project, that is done once, by somebody who may (docs/going-live.md).
  if (!hosted) await makePrivate(client, newsletterDataset)
  if (values['if-empty'] && !(await isEmpty(client))) return `The ${where} has content; nothing was changed.`
  const {created, replaced, leftAlone, uploaded} = await seed(client, values.replace)
  return `The ${where}: ${created} documents created, ${replaced} replaced, ${leftAlone} left alone; ${uploaded} pictures uploaded.`
}

try {
  console.log(await run())
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`)
  process.exitCode = 1
}
