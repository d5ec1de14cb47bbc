import {rmSync} from 'node:fs'
import {mkdtemp, rm} from 'node:fs/promises'
import {tmpdir} from 'node:os'
import {join, resolve} from 'node:path'
import type {ClientConfig, SanityClient} from '@sanity/client'
import {contentClient} from './content-client.ts'
import {freePort} from './free-port.ts'
import {type TestProcess, testProcess} from './process.ts'
import {bareEnvironment, copySeededData, lakeProcess} from './seeded-data.ts'
import {tally} from './tally.ts'

const root = resolve(import.meta.dirname, '../..')

export interface ProductOptions {
  /** With `false`, the dataset is empty. */
  seed?: boolean
  /** The site uses the local servers for address and place lookups. */
  lookups?: boolean
  /** More variables for the site and the lake, which always listens on loopback. */
  env?: Record<string, string>
}

/** The whole product on free ports: the built site and the real local services, with a separate data directory. */
export interface Product {
  /** Address of the site, without a slash at the end. */
  siteUrl: string
  /** Address of the foundation's API, without a slash at the end. */
  foundationUrl: string
  lakePort: number
  dataDir: string
  lake: TestProcess
  foundation: TestProcess
  site: TestProcess
  /** Everything that the site has logged. */
  siteLog(): string
  /** The messages that the foundation has received, oldest first. */
  inbox(): Promise<Record<string, string>[]>
  /** Simulates failures of the foundation API, see `local/foundation/behaviour.ts`; `{fail: null}` ends them. */
  foundationFails(behaviour: {fail: string | null; [detail: string]: unknown}): Promise<void>
  /** A client that may write to the dataset. */
  content(config?: ClientConfig): SanityClient
  /**
   * The site with other settings, at the same address. Stop the running site first.
   * @param folder contains another build of the site, with its sources
   */
  siteWith(env: Record<string, string>, folder?: string): TestProcess
  /** Settings with which the site uses the local lookup servers. */
  lookupSettings: Record<string, string>
  /** Ends every process and removes the data directory. */
  stop(): Promise<void>
}

/** Starts the product; the site must have been built before. */
export async function startProduct({
  seed: seeded = true,
  lookups = false,
  env = {},
}: ProductOptions = {}): Promise<Product> {
  const dataDir = await mkdtemp(join(process.env.TEST_DATA ?? tmpdir(), 'website-test-'))
  const removeAtExit = () => rmSync(dataDir, {recursive: true, force: true})
  process.once('exit', removeAtExit)
  if (seeded) await copySeededData(dataDir)
  tally('product start')
  const {siteWith, lookupSettings, ...processes} = await describeProcesses(dataDir, lookups, env)
  const {lake, foundation, site} = processes
  const foundationUrl = `http://127.0.0.1:${foundation.port}/api/v1`
  const stop = async () => {
    await Promise.all(Object.values(processes).map((one) => one.stop()))
    await rm(dataDir, {recursive: true, force: true})
    process.off('exit', removeAtExit)
  }
  try {
    await Promise.all([lake.start(), foundation.start()])
    await site.start()
  } catch (error) {
    await stop()
    throw error
  }
  return {
    ...processes,
    siteWith,
    lookupSettings,
    siteUrl: `http://localhost:${site.port}`,
    foundationUrl,
    lakePort: lake.port,
    dataDir,
    siteLog: site.log,
    async inbox() {
      const entries: {message: Record<string, string>}[] = await (
        await fetch(`${foundationUrl}/inbox`)
      ).json()
      return entries.map(({message}) => message)
    },
    async foundationFails(behaviour) {
      const headers = {'Content-Type': 'application/json'}
      const body = JSON.stringify(behaviour)
      const {ok, status} = await fetch(`${foundationUrl}/behaviour`, {method: 'PUT', headers, body})
      if (!ok) throw new Error(`The local foundation API refuses this behaviour with ${status}.`)
    },
    content: (config) => contentClient(lake.port, config),
    stop,
  }
}

async function describeProcesses(dataDir: string, lookups: boolean, env: Record<string, string>) {
  const [lakePort, foundationPort, sitePort] = await Promise.all([freePort(), freePort(), freePort()])
  const ports = {
    LAKE_PORT: String(lakePort),
    FOUNDATION_PORT: String(foundationPort),
    PORT: String(sitePort),
  }
  const lookupAddress = `http://127.0.0.1:${foundationPort}/lookups`
  const lookupSettings = {
    GEOLOCATION_URL: `${lookupAddress}/geolocation`,
    GEOLOCATION_TOKEN: 'token-of-the-tests',
    IP_LOOKUP_URL: `${lookupAddress}/ip`,
  }
  const shared = {...bareEnvironment(), ...ports, DATA_DIR: dataDir}
  const siteWith = (more: Record<string, string>, folder = root) =>
    testProcess({
      script: join(folder, 'build/server/index.js'),
      cwd: folder,
      // All tests post from one IP address, more often than a visitor.
      env: {
        ...shared,
        LOG_LEVEL: 'info',
        POSTS_PER_MINUTE: '100000',
        SHUTDOWN_GRACE: '0',
        ...(lookups && lookupSettings),
        ...env,
        ...more,
      },
      port: sitePort,
      readyPath: '/healthz',
    })
  return {
    siteWith,
    lookupSettings,
    lake: lakeProcess(dataDir, lakePort, env),
    foundation: testProcess({
      script: join(root, 'local/foundation/server.ts'),
      cwd: root,
      env: shared,
      port: foundationPort,
      readyPath: '/api/v1',
    }),
    site: siteWith({}),
  }
}
