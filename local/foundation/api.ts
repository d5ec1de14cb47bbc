import {createServer, type IncomingMessage, type Server} from 'node:http'
import {z} from 'zod'
import {isLoopback, isOfThisMachine} from '../loopback.ts'
import {parse, prefersHtml, Refusal, type Reply, type Routes, readJson, send} from './http.ts'
import {type Inbox, Message} from './inbox.ts'
import {inboxPage} from './inbox-page.ts'
import {lookupRoutes} from './lookups.ts'
import {toldBehaviour} from './told.ts'

const BASE = '/api/v1'

/**
 * The foundation's API as far as the site knows it, on this machine:
 * - GET /api/v1: says that it is there
 * - POST /api/v1/contact: stores a message, once per Idempotency-Key in 24 hours
 * - GET /api/v1/inbox: what has arrived, as JSON or for browsers as a page, to this machine alone
 * - GET, PUT /api/v1/behaviour: how the first two fail, see behaviour.ts
 * - /lookups/…: services of others, see lookups.ts
 *
 * @param names under which it answers, beside those of this machine
 */
export function foundationApi(inbox: Inbox, names: string[] = []): Server {
  const contact = toldBehaviour()
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
      const entries = inbox.entries()
      const page = prefersHtml(request.headers.accept)
      return {
        status: 200,
        headers: {Vary: 'Accept'},
        ...(page ? {html: inboxPage(entries)} : {json: entries}),
      }
    },
    ...contact.routes(`${BASE}/behaviour`),
    ...lookups,
  }

  return createServer(async (request, response) => {
    const reply = await route(routes, names, request).catch(replyToError)
    if (reply) send(response, reply)
  })
}

/** Wherever it listens: a foreign page could let its own name point here and read the messages. */
function refuseOtherNames(names: string[], {headers}: IncomingMessage): void {
  const address = `http://${headers.host}`
  if (URL.canParse(address)) {
    const {hostname} = new URL(address)
    if (isLoopback(hostname) || names.includes(hostname)) return
  }
  throw new Refusal(421, `This answers for ${['localhost', '127.0.0.1', ...names].join(', ')} only.`)
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
  // The sender has gone.
  if (error.code === 'ECONNRESET') return undefined
  console.error(error)
  if (error.code === 'ENOSPC')
    return {status: 507, json: {error: 'The disk is full. The message was not stored.'}}
  return {status: 500, json: {error: 'The message was not stored. The log tells why.'}}
}
