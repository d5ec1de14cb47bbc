import {createServer, type IncomingMessage, type Server} from 'node:http'
import {z} from 'zod'
import {isLoopback} from '../loopback.ts'
import {answerWithoutEnd, Behaviour, drip, slowness} from './behaviour.ts'
import {prefersHtml, Refusal, type Reply, readJson, send} from './http.ts'
import {type Inbox, Message} from './inbox.ts'
import {inboxPage} from './inbox-page.ts'

/** Answers a request, or leaves it without an answer. */
type Handler = (request: IncomingMessage) => Promise<Reply | undefined>
/** By method and path: "GET /api/v1". */
type Routes = Record<string, Handler>

const BASE = '/api/v1'

/**
 * The foundation's API as far as the site knows it, on this machine:
 * - GET /api/v1: says that it is there
 * - POST /api/v1/contact: stores a message, once per Idempotency-Key in 24 hours
 * - GET /api/v1/inbox: what has arrived, as JSON or for browsers as a page
 * - GET, PUT /api/v1/behaviour: how the first two fail, see behaviour.ts
 */
export function foundationApi(inbox: Inbox): Server {
  let behaviour: Behaviour = {fail: null}
  let waitAsTold = slowness(behaviour)

  async function answerAsTold(request: IncomingMessage, accept: () => Reply): Promise<Reply | undefined> {
    await waitAsTold()
    if ('stores' in behaviour && behaviour.stores) accept()
    switch (behaviour.fail) {
      case 'status':
        return {status: behaviour.status, json: {error: 'Told to fail.'}}
      case 'drop':
        request.socket.destroy()
        return undefined
      case 'reset':
        request.socket.resetAndDestroy()
        return undefined
      case 'hang':
        return undefined
      case 'drip':
        await drip(request.socket, behaviour.ms)
        return undefined
      case 'redirect':
        return {status: 307, headers: {Location: request.url ?? BASE}, json: {error: 'Told to fail.'}}
      case 'garbage':
        accept()
        return {status: 200, html: '{"status": \u0000\ufffd'}
      case 'endless':
        accept()
        await answerWithoutEnd(request.socket)
        return undefined
      default:
        return accept()
    }
  }

  const routes: Routes = {
    [`GET ${BASE}`]: (request) => answerAsTold(request, () => ({status: 200, json: {status: 'ok'}})),
    [`POST ${BASE}/contact`]: async (request) => {
      const body = await readJson(request)
      return answerAsTold(request, () => receive(inbox, body, request.headers['idempotency-key']))
    },
    [`GET ${BASE}/inbox`]: async (request) => {
      const entries = inbox.entries()
      const page = prefersHtml(request.headers.accept)
      return {
        status: 200,
        headers: {Vary: 'Accept'},
        ...(page ? {html: inboxPage(entries)} : {json: entries}),
      }
    },
    [`GET ${BASE}/behaviour`]: async () => ({status: 200, json: behaviour}),
    [`PUT ${BASE}/behaviour`]: async (request) => {
      behaviour = parse(Behaviour, await readJson(request))
      waitAsTold = slowness(behaviour)
      return {status: 200, json: behaviour}
    },
  }

  return createServer(async (request, response) => {
    const reply = await route(routes, request).catch(replyToError)
    if (reply) send(response, reply)
  })
}

/** It listens on this machine only; still, a foreign page could let its own name point here and read the messages. */
function refuseOtherNames({headers}: IncomingMessage): void {
  const address = `http://${headers.host}`
  if (URL.canParse(address) && isLoopback(new URL(address).hostname)) return
  throw new Refusal(421, 'This answers for localhost and 127.0.0.1 only.')
}

async function route(routes: Routes, request: IncomingMessage): Promise<Reply | undefined> {
  refuseOtherNames(request)
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

/** @throws Refusal 422 that lists each wrong field. */
function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const issues = parsed.error.issues.map(({path, message}) => ({field: path.join('.'), message}))
  throw new Refusal(422, 'Some fields are wrong.', {issues})
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
