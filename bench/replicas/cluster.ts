import {chmodSync, mkdtempSync, rmSync} from 'node:fs'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import type {SanityClient} from '@sanity/client'
import {contentClient} from '../../tests/support/content-client.ts'
import {freePort} from '../../tests/support/free-port.ts'
import {type TestProcess, testProcess} from '../../tests/support/process.ts'
import {bareEnvironment, copySeededData, lakeProcess} from '../../tests/support/seeded-data.ts'
import {host, type Nginx, startNginx} from './nginx.ts'
import {type Visitor, visitor} from './visitor.ts'

/** nginx, three replicas of the site with a data folder each, one lake and one foundation API, on this machine. */

const root = join(import.meta.dirname, '../..')

/** The access key of the lake. */
export const lakeToken = 'access-key-of-replicas'

export interface Replica extends TestProcess {
  number: number
  /** The same replica with another build; stop the running one first. */
  withBuild(folder: string): Replica
  /** The sum of metrics whose name and labels contain all of the words. */
  metric(...words: string[]): Promise<number>
}

export interface Cluster {
  nginx: Nginx
  replicas: Replica[]
  /** A visitor from an address of 127.0.0.0/8. */
  visit(address: string): Visitor
  /** A visitor for each replica, the first one for the first. */
  oneOnEach(): Promise<Visitor[]>
  content: SanityClient
  inbox(): Promise<{message: string}[]>
  /** Makes the foundation API store messages without responding, or respond again. */
  silenceFoundation(silent: boolean): Promise<void>
  stop(): Promise<void>
}

export async function startCluster(): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'website-replicas-'))
  // nginx's workers are another user.
  chmodSync(folder, 0o711)
  process.once('exit', () => rmSync(folder, {recursive: true, force: true}))
  const dataDir = join(folder, 'data')
  await copySeededData(dataDir)
  const [port, lakePort, foundationPort] = [await freePort(), await freePort(), await freePort()]
  const shared = {
    ...bareEnvironment(),
    LAKE_PORT: String(lakePort),
    LAKE_TOKEN: lakeToken,
    FOUNDATION_PORT: String(foundationPort),
  }
  const lake = lakeProcess(dataDir, lakePort, {LAKE_TOKEN: lakeToken, LAKE_ORIGINS: `https://${host}`})
  const foundation = testProcess({
    script: join(root, 'local/foundation/server.ts'),
    cwd: root,
    env: {...shared, DATA_DIR: dataDir},
    port: foundationPort,
    readyPath: '/api/v1',
  })
  const replicas = await Promise.all(
    [0, 1, 2].map(async (number) => {
      const [sitePort, metricsPort] = [await freePort(), await freePort()]
      const env = {
        ...shared,
        PORT: String(sitePort),
        METRICS_PORT: String(metricsPort),
        DATA_DIR: join(folder, `site-${number}`),
        PUBLIC_URL: `https://${host}`,
        TRUST_PROXY: '1',
        SESSION_SECRET: 'secret-of-all-replicas'.padEnd(32, '-'),
      }
      return replica(number, root, env, sitePort, metricsPort)
    }),
  )
  // Reads `replicas` when called, as updates replace its entries.
  const stopAll = () => Promise.all([lake, foundation, ...replicas].map((one) => one.stop('SIGKILL')))
  try {
    await Promise.all([lake.start(), foundation.start()])
    await Promise.all(replicas.map((one) => one.start()))
    const nginx = await startNginx(
      port,
      replicas.map((one) => one.port),
      join(folder, 'nginx'),
    )
    nginx.addAssets(join(root, 'build'))
    return cluster(nginx, replicas, lakePort, `http://127.0.0.1:${foundationPort}/api/v1`, stopAll)
  } catch (error) {
    await stopAll()
    throw error
  }
}

function replica(
  number: number,
  folder: string,
  env: NodeJS.ProcessEnv,
  port: number,
  metricsPort: number,
): Replica {
  const process = testProcess({
    script: join(folder, 'build/server/index.js'),
    cwd: folder,
    env,
    port,
    // Responds once the replica has content.
    readyPath: '/de',
  })
  return {
    ...process,
    number,
    withBuild: (other) => replica(number, other, env, port, metricsPort),
    async metric(...words) {
      const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
      const isMeant = (line: string) => !line.startsWith('#') && words.every((word) => line.includes(word))
      const lines = text.split('\n').filter(isMeant)
      return lines.reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
    },
  }
}

function cluster(
  nginx: Nginx,
  replicas: Replica[],
  lakePort: number,
  foundationUrl: string,
  stopAll: () => Promise<unknown>,
): Cluster {
  const visitors: Visitor[] = []
  const visit = (address: string) => {
    const opened = visitor(nginx.port, address)
    visitors.push(opened)
    return opened
  }
  return {
    nginx,
    replicas,
    visit,
    async oneOnEach() {
      const found: Visitor[] = []
      for (let last = 1; found.filter(Boolean).length < replicas.length; last += 1) {
        const candidate = visit(`127.0.9.${last}`)
        await candidate.ask('/healthz')
        found[nginx.homeOf(candidate.address)] ??= candidate
      }
      return found
    },
    content: contentClient(lakePort, {token: lakeToken}),
    async inbox() {
      const entries: {message: {message: string}}[] = await (await fetch(`${foundationUrl}/inbox`)).json()
      return entries.map(({message}) => message)
    },
    async silenceFoundation(silent) {
      const body = JSON.stringify(silent ? {fail: 'hang', stores: true} : {fail: null})
      const headers = {'Content-Type': 'application/json'}
      await fetch(`${foundationUrl}/behaviour`, {method: 'PUT', headers, body})
    },
    async stop() {
      for (const one of visitors) one.leave()
      await nginx.stop()
      await stopAll()
    },
  }
}
