import {execFile} from 'node:child_process'
import {createHash} from 'node:crypto'
import {existsSync} from 'node:fs'
import {cp, mkdtemp, readdir, rename, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {basename, join, resolve} from 'node:path'
import {promisify} from 'node:util'
import type {IdentifiedSanityDocumentStub, SanityDocument} from '@sanity/client'
import {fingerprintOf} from '../../local/fresh-build.ts'
import {contentClient} from './content-client.ts'
import {freePort} from './free-port.ts'
import {testProcess} from './process.ts'

const root = resolve(import.meta.dirname, '../..')
/** Sources that affect the content of a seeded data directory. */
const inputs = [
  'studio/seed',
  'lake/assets',
  'lake/http',
  'lake/store',
  'lake/write',
  'app/platform/environment.ts',
]
/** Prefix for this checkout, as a machine may have several. */
const family = `website-seed-${createHash('sha256').update(root).digest('hex').slice(0, 8)}-`

/** Path of a seeded data directory, which is created once for each state of the sources. */
export async function ensureSeededData(): Promise<string> {
  const kept = join(tmpdir(), family + (await fingerprintOf(root, inputs)).slice(0, 16))
  if (!existsSync(kept)) await makeSeededData(kept)
  return kept
}

/** Fills a data directory with the content of the seed. */
export async function copySeededData(dataDir: string): Promise<void> {
  await cp(await ensureSeededData(), dataDir, {recursive: true})
}

/** Every seeded document, including those of pictures. */
export async function seededDocuments(): Promise<IdentifiedSanityDocumentStub[]> {
  const dataDir = await mkdtemp(join(tmpdir(), 'website-documents-'))
  await copySeededData(dataDir)
  const lake = lakeProcess(dataDir, await freePort())
  try {
    await lake.start()
    const documents = await contentClient(lake.port).fetch<SanityDocument[]>('*[!(_type match "system.*")]')
    return documents.map(({_rev, ...document}) => document)
  } finally {
    await lake.stop()
    await rm(dataDir, {recursive: true, force: true})
  }
}

async function makeSeededData(kept: string): Promise<void> {
  const draft = await mkdtemp(join(tmpdir(), 'website-seeding-'))
  try {
    const lake = lakeProcess(draft, await freePort())
    await lake.start()
    await seed(lake.port).finally(() => lake.stop())
    await rename(draft, kept).catch((error: NodeJS.ErrnoException) => {
      // Another process has created the same directory.
      if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error
    })
    await removeFormer(basename(kept))
  } finally {
    await rm(draft, {recursive: true, force: true})
  }
}

async function removeFormer(current: string): Promise<void> {
  const former = (await readdir(tmpdir())).filter((name) => name.startsWith(family) && name !== current)
  for (const name of former) await rm(join(tmpdir(), name), {recursive: true, force: true})
}

/** The real local lake on a data directory. */
export const lakeProcess = (dataDir: string, port: number, env: Record<string, string> = {}) =>
  testProcess({
    script: join(root, 'lake/server.ts'),
    cwd: root,
    env: {...bareEnvironment(), ...env, HOST: '127.0.0.1', DATA_DIR: dataDir, LAKE_PORT: String(port)},
    port,
    readyPath: '/',
  })

/** Runs the seed command against a lake's port, or the dataset of an environment. Returns its output. */
export async function seed(target: number | Record<string, string>, ...words: string[]): Promise<string> {
  const env = {...bareEnvironment(), ...(typeof target === 'number' ? {LAKE_PORT: String(target)} : target)}
  const args = [join(root, 'studio/seed/run.ts'), ...words]
  const {stdout} = await promisify(execFile)(process.execPath, args, {cwd: root, env})
  return stdout
}

/** Only the required environment variables, without personal settings. */
export function bareEnvironment() {
  const {PATH, HOME, TMPDIR, SYSTEMROOT} = process.env
  return {NODE_ENV: 'production', PATH, HOME, TMPDIR, SYSTEMROOT} as const
}
