import {confirm, counted, Mistake, readArguments, table} from './command.ts'
import {type Connection, connect, explaining, reach} from './connection.ts'
import {readLines, type StoredDocument} from './documents.ts'
import type {Command} from './run.ts'

const usage = 'npm run purge -- <document id> [--dataset name] [--yes]'

/** `npm run purge`: deletes a document for good, with its draft and the history of both; also what was deleted before. */
export const run: Command = async (args, environment) => {
  const options = {dataset: {type: 'string'}, yes: {type: 'boolean', default: false}} as const
  const {values, positionals} = readArguments(args, options, usage)
  const [given, ...others] = positionals
  if (!given || others.length > 0) throw new Mistake(`Name one document by its id.\nUsage: ${usage}`)
  const id = given.replace(/^drafts\.|^versions\.[^.]+\./, '')
  if (!/^[\w-][\w.-]*$/.test(id)) throw new Mistake(`“${given}” is no id of a document.\nUsage: ${usage}`)

  const connection = connect(environment, values.dataset)
  return explaining(connection, () => purgeEverything(connection, id, values.yes))
}

async function purgeEverything(connection: Connection, id: string, yes: boolean): Promise<boolean> {
  await reach(connection)
  const {there, revisions, referrers} = await tracesOf(connection, id)
  if (there.length === 0 && revisions === 0)
    throw new Mistake(`The ${connection.where} knows nothing of “${id}”: no document, no draft, no history.`)
  console.log(`In the ${connection.where}, for good:`)
  console.log(table([...there.map(described), [id, `history of ${counted(revisions, 'change')}`]]))
  if (referrers.length > 0)
    throw new Mistake(
      `Nothing was deleted: other documents point to it. Take it out of them first.\n${table(referrers.map(described))}`,
    )
  console.log(
    'Not reached: backups, pictures and files, what the site still holds in memory (docs/backups.md).',
  )
  if (there.some(isOneOfAKind))
    console.log(
      'Until there is a new one (npm run seed, or npm run import -- <backup> --missing), the website may show nothing.',
    )
  await confirm('Delete all of this? Nobody can bring it back.', yes)

  await remove(connection, id, there)
  const left = await tracesOf(connection, id)
  if (left.there.length > 0 || left.revisions > 0)
    throw new Mistake(
      `Something of “${id}” is there again: somebody is writing to it. Run the command once more.`,
    )
  console.log(`“${id}” and its history are gone.`)
  return true
}

const described = ({_id, _type, _updatedAt}: StoredDocument) => [_id, _type, `last changed ${_updatedAt}`]

/** Pages and settings are called as their type. */
const isOneOfAKind = ({_id, _type}: StoredDocument) => _id === _type

/** All that a dataset knows of a document: its versions, how often they were changed, and who points to it. */
async function tracesOf(connection: Connection, id: string) {
  const {client, dataset} = connection
  const there = await client.fetch<StoredDocument[]>(
    '*[_id in [$id, "drafts." + $id] || _id in path("versions.*." + $id)]{_id, _type, _updatedAt}|order(_id)',
    {id},
  )
  const referrers = await client.fetch<StoredDocument[]>(
    '*[references($id) && !(_id in $own)]{_id, _type, _updatedAt}|order(_id)',
    {id, own: there.map(({_id}) => _id)},
  )
  const ids = [...new Set([id, `drafts.${id}`, ...there.map(({_id}) => _id)])]
  let revisions = 0
  for await (const _ of readLines(
    connection,
    `/data/history/${dataset}/transactions/${ids}?excludeContent=true`,
  ))
    revisions += 1
  return {there, revisions, referrers}
}

async function remove({client}: Connection, publishedId: string, there: StoredDocument[]): Promise<void> {
  const includeDrafts = there.map(({_id}) => _id).filter((id) => id !== publishedId)
  const purge = () =>
    client.action({
      actionType: 'sanity.action.document.delete',
      publishedId,
      includeDrafts: [...new Set([`drafts.${publishedId}`, ...includeDrafts])],
      purge: true,
    })
  try {
    await purge()
  } catch (error) {
    if (!isNotFound(error)) throw error
    // A lake may have no action for what is deleted or was never published: an empty document stands in for a moment.
    await client.createIfNotExists({_id: publishedId, _type: there[0]?._type ?? 'purged'})
    await purge()
  }
}

const isNotFound = (error: unknown) =>
  JSON.stringify((error as {details?: unknown}).details ?? '').includes('NotFound')
