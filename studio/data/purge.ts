import type {SanityDocument} from '@sanity/client'
import {binPrefix} from '../actions/bin.ts'
import {type Command, confirm, counted, Mistake, readArguments, table} from './command.ts'
import {type Connection, connect, explaining, reach} from './connection.ts'

const usage = 'npm run purge -- <document id> [--dataset name] [--yes]'

/** `npm run purge`: deletes a document, its draft, its copy in the bin and their history, even if deleted earlier. */
export const run: Command = async (args, environment) => {
  const options = {dataset: {type: 'string'}, yes: {type: 'boolean', default: false}} as const
  const {values, positionals} = readArguments(args, options, usage)
  const [given, ...others] = positionals
  if (!given || others.length > 0) throw new Mistake(`Name one document by its id.\nUsage: ${usage}`)
  const id = given.replace(/^drafts\.|^versions\.[^.]+\./, '')
  if (!/^[\w-][\w.-]*$/.test(id)) throw new Mistake(`“${given}” is no id of a document.\nUsage: ${usage}`)

  const connection = connect(environment, values.dataset)
  return explaining(connection, () => purge(connection, id, values.yes))
}

async function purge(connection: Connection, id: string, yes: boolean): Promise<boolean> {
  await reach(connection)
  const {versions, changes, referrers} = await tracesOf(connection, id)
  if (versions.length === 0 && changes === 0)
    throw new Mistake(`The ${connection.where} has no document, draft or history of “${id}”.`)
  console.log(`In the ${connection.where}, for good:`)
  console.log(table([...versions.map(described), [id, `history of ${counted(changes, 'change')}`]]))
  if (referrers.length > 0)
    throw new Mistake(
      `Nothing was deleted: other documents point to it. Take it out of them first.\n${table(referrers.map(described))}`,
    )
  console.log(
    'Not reached: backups, pictures and files, what the site still holds in memory (docs/backups.md).',
  )
  if (versions.some(({_id, _type}) => _id === _type))
    console.log(
      'Until there is a new one (npm run seed, or npm run import -- <backup> --missing), the website may show nothing.',
    )
  await confirm('Delete all of this? This cannot be undone.', yes)

  await remove(connection, id, versions)
  await remove(connection, binPrefix + id, [])
  const left = await tracesOf(connection, id)
  if (left.versions.length > 0 || left.changes > 0)
    throw new Mistake(`“${id}” exists again, as it is being edited. Run the command again.`)
  console.log(`Deleted “${id}” and its history.`)
  return true
}

const described = ({_id, _type, _updatedAt}: SanityDocument) => [_id, _type, `last changed ${_updatedAt}`]

/** What a dataset holds of a document: its versions, the number of changes, and references to it. */
async function tracesOf({client, dataset}: Connection, id: string) {
  const inBin = binPrefix + id
  const versions = await client.fetch<SanityDocument[]>(
    '*[_id in [$id, "drafts." + $id, $inBin] || _id in path("versions.*." + $id)]{_id, _type, _updatedAt}|order(_id)',
    {id, inBin},
  )
  const referrers = await client.fetch<SanityDocument[]>(
    '*[references($id) && !(_id in $own)]{_id, _type, _updatedAt}|order(_id)',
    {id, own: versions.map(({_id}) => _id)},
  )
  const ids = [...new Set([id, `drafts.${id}`, inBin, ...versions.map(({_id}) => _id)])]
  // One line for each change; empty without changes.
  const history = await client.request<string | undefined>({
    url: `/data/history/${dataset}/transactions/${ids}`,
    query: {excludeContent: 'true'},
  })
  return {versions, changes: history?.split('\n').filter(Boolean).length ?? 0, referrers}
}

async function remove({client}: Connection, publishedId: string, versions: SanityDocument[]): Promise<void> {
  const includeDrafts = versions
    .map(({_id}) => _id)
    .filter((id) => id !== publishedId && !id.startsWith(binPrefix))
  const purgeAll = () =>
    client.action({
      actionType: 'sanity.action.document.delete',
      publishedId,
      includeDrafts: [...new Set([`drafts.${publishedId}`, ...includeDrafts])],
      purge: true,
    })
  try {
    await purgeAll()
  } catch (error) {
    if (!isNotFound(error)) throw error
    // A hosted lake purges published documents only, so an empty one is published for a moment.
    await client.createIfNotExists({_id: publishedId, _type: versions[0]?._type ?? 'purged'})
    await purgeAll()
  }
}

const isNotFound = (error: unknown) =>
  JSON.stringify((error as {details?: unknown}).details ?? '').includes('NotFound')
