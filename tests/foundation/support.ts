import {once} from 'node:events'
import {mkdtempSync, rmSync} from 'node:fs'
import type {IncomingHttpHeaders} from 'node:http'
import type {AddressInfo, Socket} from 'node:net'
import {tmpdir} from 'node:os'
import {join} from 'node:path'
import {
  createFoundation,
  type Foundation,
  type FoundationOptions,
} from '../../app/foundation/client.server.ts'
import {foundationApi} from '../../local/foundation/api.ts'
import {openInbox} from '../../local/foundation/inbox.ts'

/** Limits of a client, in milliseconds: for an API that answers at once, however busy this machine is. */
export const patient = {
  connect: 10_000,
  answer: 10_000,
  total: 20_000,
  pause: 10,
  betweenPings: 60_000,
  look: 10_000,
  betweenLooks: 60_000,
}
/** For an API that keeps a client waiting. */
export const impatient = {...patient, connect: 300, answer: 300, total: 1_500}

/** The stand-in on a free port, in this process, so that a test can see what is asked of it. */
export interface StandIn {
  /** Base address. */
  api: string
  /** Requests for `/contact` and for the root. */
  requests: {method?: string; headers: IncomingHttpHeaders; socket: Socket}[]
  /** The texts that have arrived, oldest first. */
  texts(): string[]
  /** Tells it how to fail, see `local/foundation/behaviour.ts`. */
  behave(behaviour: {fail: string | null; [detail: string]: unknown}): Promise<void>
  /** Away: connections are refused. */
  leave(): Promise<void>
  comeBack(): Promise<void>
  stop(): Promise<void>
}

/** @param honoursKeys with `false`, it does not see the keys: each message that comes is stored */
export async function startStandIn({honoursKeys = true} = {}): Promise<StandIn> {
  const folder = makeFolder()
  const inbox = openInbox(join(folder, 'inbox.ndjson'))
  const server = foundationApi(inbox)
  const requests: StandIn['requests'] = []
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
      if (!ok) throw new Error(`The stand-in refuses this behaviour with ${status}.`)
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

/** An empty folder; whoever makes it removes it with `removeFolder`. */
export const makeFolder = () => mkdtempSync(join(tmpdir(), 'foundation-test-'))

export const removeFolder = (folder: string) => rmSync(folder, {recursive: true, force: true})

/** A client that says nothing, and whose memory is in a folder. */
export const clientIn = (
  folder: string,
  options: Pick<FoundationOptions, 'api'> & Partial<FoundationOptions>,
): Foundation =>
  createFoundation({
    honoursKeys: false,
    secret: 'secret of the tests',
    memory: join(folder, 'site', 'sent.sqlite'),
    log: {error() {}, debug() {}},
    limits: patient,
    ...options,
  })
