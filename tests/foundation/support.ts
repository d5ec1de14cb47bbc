import {once} from 'node:events'
import {mkdtempSync, rmSync} from 'node:fs'
import type {IncomingHttpHeaders} from 'node:http'
import type {AddressInfo, Socket} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {createFoundation, type Foundation, type FoundationOptions} from '../../app/messages/client.server.ts'
import {foundationApi} from '../../local/foundation/api.ts'
import {openInbox} from '../../local/foundation/inbox.ts'

/** Limits of a client in milliseconds: long enough for a fast API on a busy machine. */
export const patient = {
  answer: 10_000,
  total: 20_000,
  pause: 10,
  betweenPings: 60_000,
  alive: 10_000,
  betweenChecks: 60_000,
}
/** Short limits, for tests with a slow API. */
export const impatient = {...patient, answer: 1_000, total: 2_500}

/** The local foundation API on a free port, in this process, so that a test can inspect its requests. */
export interface LocalApi {
  api: string
  /** Requests for `/contact` and for the root. */
  requests: {method?: string; headers: IncomingHttpHeaders; socket: Socket}[]
  /** The received texts, oldest first. */
  texts(): string[]
  /** Simulates failures, see `local/foundation/behaviour.ts`. */
  behave(behaviour: {fail: string | null; [detail: string]: unknown}): Promise<void>
  /** Stops the server, so that connections are refused. */
  leave(): Promise<void>
  comeBack(): Promise<void>
  stop(): Promise<void>
}

/** @param honoursKeys if `false`, the API ignores idempotency keys and stores each message */
export async function startLocalApi({honoursKeys = true} = {}): Promise<LocalApi> {
  const folder = makeFolder()
  const inbox = openInbox(join(folder, 'inbox.ndjson'))
  const server = foundationApi(inbox)
  const requests: LocalApi['requests'] = []
  server.prependListener('request', ({method, url, headers, socket}) => {
    if (/behaviour|inbox/.test(url ?? '')) return
    requests.push({method, headers: {...headers}, socket})
    if (!honoursKeys) delete headers['idempotency-key']
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const {port} = server.address() as AddressInfo
  const api = `http://127.0.0.1:${port}/api/v1`
  const leave = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    server.closeAllConnections()
    await closed
  }
  return {
    api,
    requests,
    texts: () => inbox.entries().map(({message}) => message.message),
    async behave(behaviour) {
      const headers = {'Content-Type': 'application/json', Connection: 'close'}
      const body = JSON.stringify(behaviour)
      const {ok, status} = await fetch(`${api}/behaviour`, {method: 'PUT', headers, body})
      if (!ok) throw new Error(`The local foundation API refuses this behaviour with ${status}.`)
    },
    leave,
    async comeBack() {
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    async stop() {
      await leave()
      inbox.close()
      removeFolder(folder)
    },
  }
}

/** Creates an empty folder, to be removed with `removeFolder`. */
export const makeFolder = () => mkdtempSync(join(tmpdir(), 'foundation-test-'))

export const removeFolder = (folder: string) => rmSync(folder, {recursive: true, force: true})

/** A client without logs, with its record of sent messages in a folder. */
export const clientIn = (
  folder: string,
  options: Pick<FoundationOptions, 'api'> & Partial<FoundationOptions>,
): Foundation =>
  createFoundation({
    honoursKeys: false,
    secret: 'secret of the tests',
    sentFile: join(folder, 'site', 'sent.sqlite'),
    log: {error() {}, debug() {}},
    limits: patient,
    ...options,
  })
