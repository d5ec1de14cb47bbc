import {createServer, type IncomingMessage, type Server} from 'node:http'
import {z} from 'zod'
import {isLoopback, isOfThisMachine} from '../loopback.ts'
import {failingService} from './behaviour.ts'
import {parse, Refusal, type Reply, type Routes, readJson, send} from './http.ts'
import {type Inbox, Message} from './inbox.ts'
import {lookupRoutes} from './lookups.ts'

const BASE = '/api/v1'

/**
 * Local replacement of the foundation's API:
 * - GET /api/v1: health check
 * - POST /api/v1/contact: stores a message, once per Idempotency-Key in 24 hours
 * - GET /api/v1/inbox: the received messages, oldest first; for this machine only
 * - GET, PUT /api/v1/behaviour: simulated failures of the first two, see behaviour.ts
 * - /lookups/…: other services, see lookups.ts
 *
 * @param names accepted host names, beside those of this machine
 */
export function foundationApi(inbox: Inbox, names: string[] = []): Server {
  const contact = failingService()
  const lookups = lookupRoutes()

  const routes: Routes = {
    [`GET ${BASE}`]: (request) => contact.answer(request, () => ({status: 200, json: {status: 'ok'}})),
    [`POST ${BASE}/contact`]: async (request) => {
      const body = await readJson(request)
      return contact.answer(request, () => receive(inbox, body, request.headers['idempotency-key']))
    },
    [`GET ${BASE}/inbox`]: async (request) => {
      if (!isOfThisMachine(request.socket.remoteAddress))
        throw new Refusal(403, 'Messages are shown on the machine itself only, not to others.')
      return {status: 200, json: inbox.entries()}
    },
    ...contact.routes(`${BASE}/behaviour`),
    ...lookups,
  }

  return createServer(async (request, response) => {
    const reply = await route(routes, names, request).catch(replyToError)
    if (reply) send(response, reply)
  })
}

/** DNS rebinding: a foreign page could resolve its own name to this machine and read the messages. */
function refuseOtherNames(names: string[], {headers}: IncomingMessage): void {
  const address = `http://${headers.host}`
  if (URL.canParse(address)) {
    const {hostname} = new URL(address)
    if (isLoopback(hostname) || names.includes(hostname)) return
  }
  throw new Refusal(
    421,
    `This server's host names are ${['localhost', '127.0.0.1', ...names].join(', ')} only.`,
  )
}

async function route(routes: Routes, names: string[], request: IncomingMessage): Promise<Reply | undefined> {
  refuseOtherNames(names, request)
  const path = (request.url ?? '').replace(/\?.*$/s, '').replace(/\/$/, '')
  const handler = routes[`${request.method === 'HEAD' ? 'GET' : request.method} ${path}`]
  if (handler) return handler(request)
  const methods = Object.keys(routes).filter((key) => key.endsWith(` ${path}`))
  if (methods.length === 0) throw new Refusal(404, `There is nothing here. The API begins at ${BASE}.`)
  const allowed = methods.map((key) => key.split(' ')[0]).join(', ')
  throw new Refusal(405, `Only ${allowed} is possible here.`, {headers: {Allow: allowed}})
}

function receive(inbox: Inbox, body: unknown, key: string | string[] | undefined): Reply {
  const message = parse(Message, body)
  const entry = inbox.add(message, parse(z.string().min(1).max(255).optional(), key))
  if (entry === 'conflict') throw new Refusal(422, 'This Idempotency-Key came with another message before.')
  return {status: 201, json: {id: entry.id, receivedAt: entry.receivedAt}}
}

function replyToError(error: NodeJS.ErrnoException): Reply | undefined {
  if (error instanceof Refusal) return error.reply
  if (error.code === 'ECONNRESET') return undefined
  console.error(error)
  if (error.code === 'ENOSPC')
    return {status: 507, json: {error: 'The disk is full. The message was not stored.'}}
  return {status: 500, json: {error: 'The message was not stored. The log tells why.'}}
}
