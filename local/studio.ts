// npm run studio: the Studio's development server, and the local lake unless it already runs.
// npm run studio -- <command>: a command of Sanity's CLI, such as "deploy", with the same settings.
import {spawnSync} from 'node:child_process'
import {existsSync} from 'node:fs'
import {join, resolve} from 'node:path'
import {parseEnv} from '../app/platform/environment.ts'
import {writeGuide} from './guide.ts'
import {ensureInstalled} from './install.mjs'
import {localLake, seedIfEmpty} from './local-services.ts'
import {findTakenPorts, type WantedPort} from './ports.ts'
import {runProduct} from './product.ts'
import {type Settings, settingsFrom} from './settings.ts'

const root = resolve(import.meta.dirname, '..')
const studio = join(root, 'studio')
const sanity = join(studio, 'node_modules/sanity/bin/sanity')

process.exit(await main(process.argv.slice(2)))

async function main(command: string[]): Promise<number> {
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
  try {
    const settings = settingsFrom(parseEnv(process.env), root)
    const env = {
      ...process.env,
      ...settings.studio,
      SANITY_STUDIO_SITE_URL: settings.publicUrl,
      DATA_DIR: settings.dataDir,
      DO_NOT_TRACK: '1',
    }
    await ensureInstalled(studio, 'Studio')
    await writeGuide(root)
    return command.length > 0 ? runCommand(command, env) : await serve(settings, env)
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}\n`)
    return 1
  }
}

function runCommand(command: string[], env: NodeJS.ProcessEnv): number {
  return spawnSync(process.execPath, [sanity, ...command], {cwd: studio, env, stdio: 'inherit'}).status ?? 1
}

async function serve(settings: Settings, env: NodeJS.ProcessEnv): Promise<number> {
  const {lake, studio: port} = settings.ports
  const takenBy = (wanted: WantedPort) => findTakenPorts([wanted], 'npm run studio')
  const taken = await takenBy({port, user: 'Studio', variable: 'STUDIO_PORT'})
  if (taken) throw new Error(taken)
  const lakeRuns = lake && (await takenBy({port: lake, user: 'local lake', variable: 'LAKE_PORT'}))
  const address = `http://localhost:${port}/studio/`
  return runProduct({
    prepare: async () => {},
    localServices: lakeRuns ? [] : localLake(root, settings, env),
    fill: () => (lake ? seedIfEmpty(root, env) : Promise.resolve()),
    site: {
      name: 'studio',
      args: [sanity, 'dev', '--host', '127.0.0.1', '--port', String(port)],
      env,
      cwd: studio,
      readyUrl: `http://127.0.0.1:${port}/studio/`,
      graceMs: 3000,
    },
    announcement: `\n  Studio  ${address}\n\n  Ctrl-C stops it.\n`,
  })
}
