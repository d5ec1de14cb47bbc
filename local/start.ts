// npm start: the site and all services that it needs, on this machine.
// npm run dev (--dev): the same, with the site compiled on request and reloaded on changes.
import {existsSync} from 'node:fs'
import {mkdir} from 'node:fs/promises'
import {join, resolve} from 'node:path'
import {parseSiteEnv} from '../app/platform/environment.ts'
import {localFoundationApi, localLake, seedIfEmpty} from './local-services.ts'
import {networkAddresses} from './loopback.ts'
import {findTakenPorts} from './ports.ts'
import {type Plan, runProduct} from './product.ts'
import {type Settings, settingsFrom} from './settings.ts'
import {buildSite} from './site-build.ts'
import {buildStudio} from './studio-build.ts'

const root = resolve(import.meta.dirname, '..')
const develop = process.argv.includes('--dev')

process.exit(await start())

async function start(): Promise<number> {
  if (existsSync(join(root, '.env'))) process.loadEnvFile(join(root, '.env'))
  let settings: Settings
  try {
    settings = settingsFrom(parseSiteEnv(process.env), root)
    await checkPorts(settings)
    await makeDataDirectory(settings.dataDir)
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : error}\n`)
    return 1
  }
  return runProduct(planFor(settings))
}

async function checkPorts({ports}: Settings): Promise<void> {
  const wanted = [
    {port: ports.site, user: 'site', variable: 'PORT'},
    ...(ports.lake ? [{port: ports.lake, user: 'local lake', variable: 'LAKE_PORT'}] : []),
    ...(ports.foundation
      ? [{port: ports.foundation, user: 'local foundation API', variable: 'FOUNDATION_PORT'}]
      : []),
  ]
  const message = await findTakenPorts(wanted, `npm ${develop ? 'run dev' : 'start'}`)
  if (message) throw new Error(message)
}

async function makeDataDirectory(dir: string): Promise<void> {
  try {
    await mkdir(dir, {recursive: true, mode: 0o700})
  } catch (error) {
    throw new Error(`The data directory ${dir} (DATA_DIR) cannot be used: ${error}\nChoose another one.`)
  }
}

function planFor(settings: Settings): Plan {
  const {ports, dataDir} = settings
  const env = {
    ...process.env,
    PORT: String(ports.site),
    ...(ports.lake && {LAKE_PORT: String(ports.lake), LAKE_HOST: '127.0.0.1'}),
    ...(ports.foundation && {FOUNDATION_PORT: String(ports.foundation)}),
    DATA_DIR: dataDir,
  }
  return {
    prepare: () => (develop ? Promise.resolve() : buildSite(root)),
    localServices: [localLake(root, settings, env), localFoundationApi(root, settings, env)].flat(),
    fill: () => (ports.lake ? seedIfEmpty(root, env) : Promise.resolve()),
    site: {
      name: 'site',
      args: [join(root, develop ? 'server/dev.ts' : 'build/server/index.js')],
      env: {
        ...env,
        NODE_ENV: develop ? 'development' : 'production',
        // No grace period: there is no load balancer to wait for.
        SHUTDOWN_GRACE: process.env.SHUTDOWN_GRACE || '0',
        LOG_LEVEL: process.env.LOG_LEVEL || (develop ? 'info' : 'warn'),
      },
      readyUrl: `http://127.0.0.1:${ports.site}/healthz`,
      graceMs: 10_000,
    },
    announcement: announcement(settings),
    afterwards: () => prepareStudio(settings),
  }
}

async function prepareStudio({ports, studio}: Settings): Promise<void> {
  const address = `http://localhost:${ports.site}/studio`
  console.log(`Studio: being prepared; progress at ${address}`)
  await buildStudio(root, studio)
  console.log(`Studio: ready at ${address}`)
}

function announcement({ports, host, dataDir, hostedProject, foundationApi}: Settings): string {
  const foundation = `http://localhost:${ports.foundation}/api/v1`
  const forOthers = networkAddresses(host).map((address) => `http://${address}:${ports.site}`)
  const rows: [string, string][] = [
    ['Site', `http://localhost:${ports.site}`],
    ...(forOthers.length > 0 ? [['For other devices', forOthers.join(', ')] satisfies [string, string]] : []),
    ['Studio', `http://localhost:${ports.site}/studio`],
    [
      'Content',
      hostedProject ? `Sanity project ${hostedProject}` : `http://localhost:${ports.lake} (local lake)`,
    ],
    ["Foundation's API", foundationApi ?? `${foundation} (local)`],
    ...(foundationApi ? [] : [['Messages received', `${foundation}/inbox`] satisfies [string, string]]),
    ['Data', dataDir],
  ]
  const lines = rows.map(([name, value]) => `  ${name.padEnd(18)} ${value}`)
  return ['', ...lines, '', '  Ctrl-C stops everything.', ''].join('\n')
}
