import {mkdir} from 'node:fs/promises'
import {join} from 'node:path'
import {isLoopback} from '../../local/loopback.ts'
import {schemaTypes} from '../schemaTypes/index.ts'
import {seedDocuments} from '../seed/index.ts'
import {unpack} from './archive.ts'
import {confirm, counted, endProgress, Mistake, readArguments, some, table} from './command.ts'
import {type State, stateOf} from './compare.ts'
import {
  type Connection,
  connect,
  connectLocally,
  type Environment,
  explained,
  explaining,
  reach,
} from './connection.ts'
import {
  corsFindings,
  environmentFindings,
  newsletterFindings,
  tokenFindings,
  webhookFindings,
} from './connection-checks.ts'
import {contentFindings} from './content-checks.ts'
import {missingDatasets, notePlaces, type Pointed} from './cross-dataset.ts'
import {assetTypes, isContent, readDocuments, type StoredDocument} from './documents.ts'
import {backupFile, writeArchive} from './export.ts'
import {type Finding, listed} from './findings.ts'
import {importArchive} from './restore.ts'
import type {Command} from './run.ts'
import {inTemporaryFolder} from './temporary.ts'

const usage = 'npm run golive -- [--from dataset] [--replace] [--yes]'

/**
 * `npm run golive`: moves the local dataset, as it is now, to the hosted project that the environment names. Shows first what
 * it will do and what else is to be done before visitors come. It deletes nothing there, and goes on where it was cut off.
 */
export const run: Command = async (args, environment) => {
  const options = {
    from: {type: 'string', default: 'production'},
    replace: {type: 'boolean', default: false},
    yes: {type: 'boolean', default: false},
  } as const
  const {values, positionals} = readArguments(args, options, usage)
  if (positionals.length > 0) throw new Mistake(`Usage: ${usage}`)
  const [source, target] = await bothSides(environment, values.from)

  const plan = await planFor(source, target)
  const findings = await explaining(target, () => allFindings(plan, target, environment))
  console.log(`From the ${source.where}\nto the ${target.where}:\n${shown(plan)}`)
  if (findings.length > 0) console.log(`\nBefore visitors come:\n${listed(findings)}`)
  if (findings.some(({severity}) => severity === 'error'))
    throw new Mistake('Nothing was written. See ✗ above.')
  const {different, others, write} = plan
  if (different.length > 0 && !values.replace)
    throw new Mistake(
      `Nothing was written: ${some(different)} differ there. --replace writes over them, after a backup.`,
    )
  if (others.length > 0 && !values.replace)
    throw new Mistake(
      `Nothing was written: the dataset holds ${some(others)} of its own. --replace leaves them and goes on.`,
    )
  const wanted = new Set([...write, ...different])
  if (wanted.size === 0) {
    console.log('\nEverything is there already; nothing was written.')
    return true
  }

  await confirm(`\nWrite ${counted(wanted.size, 'document')}?`, values.yes)
  if (different.length > 0) {
    const backup = backupFile(target, environment.dataDir)
    await writeArchive(target, backup)
    console.log(`Backup of what is there now: ${backup}`)
  }
  await move(source, target, wanted)
  return isWhole(await planFor(source, target), target, environment)
}

async function bothSides(environment: Environment, from: string): Promise<[Connection, Connection]> {
  if (environment.localLake)
    throw new Mistake(
      'Name the hosted project: SANITY_PROJECT_ID, SANITY_DATASET, SANITY_TOKEN (Viewer) and SANITY_WRITE_TOKEN (Editor).\n' +
        'docs/going-live.md says how.',
    )
  const source = connectLocally(process.env, from)
  const target = connect(environment)
  if (placeOf(source) === placeOf(target)) throw new Mistake('SANITY_API_HOST is the local lake itself.')
  await reach(source)
  await reach(target)
  return [source, target]
}

/** Where a dataset is, whichever of its names this machine is called by. */
function placeOf({client, dataset}: Connection): string {
  const {hostname, port, pathname} = new URL(client.getUrl(`/data/query/${dataset}`))
  return [isLoopback(hostname) ? 'localhost' : hostname, port, pathname].join(' ')
}

interface Plan {
  /** The local documents, records of pictures included. */
  documents: StoredDocument[]
  /** How many there are of each type and state. */
  states: Map<string, Record<State, number>>
  /** Ids of documents that are not there, or not wholly. */
  write: string[]
  /** Ids of documents that somebody has changed, here or there. */
  different: string[]
  /** Ids of documents that are only there. */
  others: string[]
  /** Pictures and files to be uploaded. */
  files: number
}

async function planFor(source: Connection, target: Connection): Promise<Plan> {
  const documents = await documentsOf(source)
  const there = new Map((await documentsOf(target)).map((document) => [document._id, document]))
  const content = documents.filter((document) => isContent(document) && !isAsset(document))
  if (content.length === 0) throw new Mistake(`The ${source.where} is empty. “npm run seed” fills it.`)

  const states: Plan['states'] = new Map()
  const idsOf: Record<State, string[]> = {missing: [], same: [], unfinished: [], different: []}
  for (const document of content) {
    const state = stateOf(document, there.get(document._id))
    idsOf[state].push(document._id)
    const row = states.get(document._type) ?? {missing: 0, same: 0, unfinished: 0, different: 0}
    states.set(document._type, {...row, [state]: row[state] + 1})
  }
  const ids = new Set(documents.map(({_id}) => _id))
  const others = [...there.values()].filter((one) => isContent(one) && !isAsset(one) && !ids.has(one._id))
  return {
    documents,
    states,
    write: [...idsOf.missing, ...idsOf.unfinished],
    different: idsOf.different,
    others: others.map(({_id}) => _id),
    files: documents.filter((document) => isAsset(document) && !there.has(document._id)).length,
  }
}

const documentsOf = (connection: Connection) =>
  explaining(connection, async () => {
    const documents: StoredDocument[] = []
    for await (const document of readDocuments(connection)) documents.push(document)
    return documents
  })

const isAsset = ({_type}: StoredDocument) => assetTypes.includes(_type)

function shown({states, files, others}: Plan): string {
  const rows = [...states].map(([type, row]) => [type, row.missing, row.unfinished, row.different, row.same])
  const lines = [table([['', 'new', 'unfinished', 'different', 'there already'], ...rows])]
  lines.push(`  Pictures and files to upload: ${files}`)
  if (others.length > 0) lines.push(`  Only there, and left alone: ${some(others)}`)
  return lines.join('\n')
}

async function allFindings(plan: Plan, target: Connection, environment: Environment): Promise<Finding[]> {
  const {documents} = plan
  const medicalTypes = (schemaTypes as {name: string; fields?: {name: string}[]}[])
    .filter(({fields = []}) => fields.some(({name}) => name === 'reviewedBy'))
    .map(({name}) => name)
  return [
    ...environmentFindings(environment),
    ...(await tokenFindings(target, environment)),
    ...(await newsletterFindings(target)),
    ...(await corsFindings(target, environment)),
    ...(await webhookFindings(target, environment)),
    ...(await datasetFindings(plan, target)),
    ...contentFindings({documents, seed: seedDocuments, medicalTypes}),
  ]
}

/** Of several datasets that point into each other, one at a time is moved. */
async function datasetFindings({documents, write, different}: Plan, target: Connection): Promise<Finding[]> {
  const wanted = new Set([...write, ...different])
  const pointed: Pointed = new Map()
  for (const document of documents) if (wanted.has(document._id)) notePlaces(document, pointed)
  const missing = await missingDatasets(pointed, target)
  if (!missing) return []
  const what = `Documents point into datasets that the project does not have: ${missing}`
  const mend =
    'Move those datasets first (npm run export -- --dataset name, create it there, npm run import -- file --dataset name), or take these references out in the Studio.'
  return [{severity: 'error', what, mend}]
}

/** Through an archive, as a backup is made and restored. */
async function move(source: Connection, target: Connection, wanted: ReadonlySet<string>): Promise<void> {
  const warnings = await inTemporaryFolder(async (folder) => {
    const archive = join(folder, 'move.tar.gz')
    const {missing} = await writeArchive(source, archive, wanted)
    if (missing > 0) throw new Mistake(`${counted(missing, 'file')} could not be read. Nothing was written.`)
    const unpacked = join(folder, 'unpacked')
    await mkdir(unpacked)
    const content = await unpack(archive, unpacked)
    const moved = await importArchive(target, content, 'createOrReplace', new Set()).catch(
      (error: unknown) => {
        if (error instanceof Mistake) throw error
        const reason = explained(error, target)
        const message = reason instanceof Error ? reason.message : String(reason)
        throw new Mistake(
          `${message}\nThe move was cut off. Run the command again; it goes on where it stopped.`,
        )
      },
    )
    return moved.warnings
  })
  endProgress()
  for (const warning of warnings) console.error(`  ${warning}`)
}

async function isWhole(now: Plan, target: Connection, environment: Environment): Promise<boolean> {
  const left = [...now.write, ...now.different]
  if (left.length > 0)
    console.error(
      `Not as here: ${some(left)}. If somebody has changed that meanwhile, run the command again.`,
    )
  else console.log(`Checked: everything is in the ${target.where}.`)
  const findings = await explaining(target, () => tokenFindings(target, environment))
  if (findings.length > 0) console.log(listed(findings))
  return left.length === 0
}
