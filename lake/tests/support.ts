import {type ChildProcess, spawn} from 'node:child_process'
import {once} from 'node:events'
import {mkdtempSync, rmSync} from 'node:fs'
import {get} from 'node:http'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {type ClientConfig, ClientError, createClient, type SanityClient} from '@sanity/client'
import {serve} from '../http/serve.ts'
import {createLake, type LakeOptions} from '../lake.ts'

export const API_VERSION = '2025-02-19'

export type TestLake = {
  url: string
  /** A client that is signed in unless configured otherwise. */
  client(config?: ClientConfig): SanityClient
  /** A signed-in HTTP request. */
  request(path: string, init?: RequestInit): Promise<Response>
  stop(): Promise<void>
}

/** An empty folder, to be removed with `removeFolder`. */
export function makeFolder(): string {
  return mkdtempSync(join(tmpdir(), 'lake-test-'))
}

export function removeFolder(folder: string) {
  rmSync(folder, {recursive: true, force: true})
}

export function clientFor(url: string, config: ClientConfig = {}): SanityClient {
  return createClient({
    projectId: 'local',
    dataset: 'production',
    apiVersion: API_VERSION,
    apiHost: url,
    useProjectHostname: false,
    useCdn: false,
    token: 'local',
    maxRetries: 0,
    ...config,
  })
}

/** A lake on a free port; `stop` also removes its data folder. */
export async function startLake(options: Partial<LakeOptions> = {}): Promise<TestLake> {
  const folder = makeFolder()
  const lake = createLake({dataDir: folder, ...options})
  const server = await serve(lake, {port: 0, host: '127.0.0.1'})
  const url = `http://127.0.0.1:${server.port}`
  return {
    url,
    client: (config) => clientFor(url, config),
    request: (path, init = {}) =>
      fetch(url + path, {...init, headers: {authorization: 'Bearer local', ...init.headers}}),
    async stop() {
      const closed = server.close()
      await lake.close()
      await closed
      removeFolder(folder)
    },
  }
}

/** Status of a request with headers that `fetch` does not allow, such as `Host`. */
export const statusFor = (url: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(url, {headers, agent: false}, (response) => {
      response.resume()
      resolve(response.statusCode)
    }).on('error', reject)
  })

/** The error of a refused call; fails if the call succeeds. */
export async function refusal(call: Promise<unknown>): Promise<ClientError> {
  const outcome = await call.then(
    (value) => ({value}),
    (error: unknown) => error,
  )
  if (outcome instanceof ClientError) return outcome
  throw new Error(`Expected a refusal, got ${outcome instanceof Error ? outcome : JSON.stringify(outcome)}`)
}

/** The error of the first mutation that was refused. */
export async function mutationRefusal(call: Promise<unknown>): Promise<Record<string, unknown>> {
  const {statusCode, details} = await refusal(call)
  const item: {error: object; index: number} = details.items[0]
  return {statusCode, outer: details.type, index: item.index, ...item.error}
}

export type LakeProcess = {
  child: ChildProcess
  url: string
  /** Its output on both streams. */
  output(): string
}

const ENTRY = new URL('../server.ts', import.meta.url).pathname

export function spawnLake(env: Record<string, string>): {child: ChildProcess; output: () => string} {
  let text = ''
  const child = spawn(process.execPath, [ENTRY], {
    env: {...process.env, HOST: '', LAKE_ORIGINS: '', LAKE_TOKEN: '', ...env},
  })
  const collect = (chunk: Buffer) => {
    text += chunk
  }
  child.stdout?.on('data', collect)
  child.stderr?.on('data', collect)
  return {child, output: () => text}
}

/** Starts the real process, on a free port unless one is given, and waits until it listens. */
export async function startLakeProcess(folder: string, port = '0'): Promise<LakeProcess> {
  const {child, output} = spawnLake({DATA_DIR: folder, LAKE_PORT: port})
  while (!output().includes('listening on')) {
    if (child.exitCode !== null) throw new Error(`The lake ended: ${output()}`)
    await new Promise((resolve) => setTimeout(resolve, 10))
  }
  const url = /http:\S+(?=,)/.exec(output())?.[0] ?? ''
  return {child, url, output}
}

/** Ends a process that `spawnLake` started, and waits until it is gone. */
export async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const exited = child.exitCode === null && child.signalCode === null ? once(child, 'exit') : undefined
  child.kill(signal)
  await exited
  return child.exitCode
}
