import type {WebSocket} from 'ws'
import {z} from 'zod'
import {newId} from './documents.ts'
import {EDITOR_ID, type SignIn} from './identity.ts'
import {datasetOf} from './input.ts'
import type {SocketRoute} from './sockets.ts'
import type {Store} from './store.ts'

const HEARTBEAT_MS = 20_000

/** Codes of the vendor's client, `@sanity/bifur-client`. */
const UNAUTHORIZED = 4001
const METHOD_NOT_FOUND = -32601
const INVALID_PARAMS = -32602
const PARSE_ERROR = -32700
const INTERNAL_ERROR = -32603

const session = z.string().min(1).max(200)
/** A place in a document, with what is selected there, is half as deep. */
const MAX_DEPTH = 20
/** Newer Studios may tell more of a tab than this one. What is too deep could not be told to the others. */
const state = z
  .looseObject({sessionId: session})
  .refine((data) => isWithin(MAX_DEPTH, data), `is nested more than ${MAX_DEPTH} deep`)
const call = z.object({
  id: z.union([z.string(), z.number()]),
  method: z.string(),
  params: z.unknown(),
})

/** One browser tab. */
type Peer = {
  send(message: object): void
  signedIn: boolean
  subscriptions: Set<string>
  session?: string
}

type Room = Set<Peer>

/** A refusal of one call; the socket stays open. */
class RpcError extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** `WS /socket/:dataset`: who has which document open, told among the tabs by JSON-RPC. Nothing of it is kept. */
export function presenceRoutes(store: Store, {accepts}: SignIn): SocketRoute[] {
  const rooms = new Map<string, Room>()

  function join(dataset: string, signedIn: boolean, socket: WebSocket) {
    const room = rooms.get(dataset) ?? new Set()
    const peer: Peer = {
      send: (message) => socket.send(JSON.stringify(message)),
      signedIn,
      subscriptions: new Set(),
    }
    rooms.set(dataset, room.add(peer))
    const heartbeat = setInterval(() => socket.send('♥'), HEARTBEAT_MS)
    socket.on('message', (data) => peer.send(answerTo(String(data), peer, room, accepts)))
    socket.on('close', () => {
      clearInterval(heartbeat)
      room.delete(peer)
      if (room.size === 0) rooms.delete(dataset)
      leave(peer, room)
    })
  }

  return [
    {
      method: 'GET',
      path: '/socket/:dataset',
      versioned: true,
      connect: (context) => {
        const {name} = datasetOf(store, context)
        return (socket) => join(name, context.signedIn, socket)
      },
    },
  ]
}

function answerTo(text: string, peer: Peer, room: Room, accepts: SignIn['accepts']): object {
  const parsed = call.safeParse(parseJson(text))
  if (!parsed.success) return failure(null, PARSE_ERROR, 'Not a JSON-RPC call with id and method')
  const {id, method, params} = parsed.data
  try {
    return {jsonrpc: '2.0', id, result: perform(method, params, peer, room, accepts)}
  } catch (error) {
    if (error instanceof RpcError) return failure(id, error.code, error.message)
    if (error instanceof z.ZodError) return failure(id, INVALID_PARAMS, z.prettifyError(error))
    // Nobody else catches it: one message would end the lake.
    console.error('lake: a call about presence failed', error)
    return failure(id, INTERNAL_ERROR, 'Internal error; the log of the lake says more')
  }
}

function perform(
  method: string,
  params: unknown,
  peer: Peer,
  room: Room,
  accepts: SignIn['accepts'],
): unknown {
  if (method === 'authorization') {
    peer.signedIn = accepts(z.object({authorization: z.string()}).parse(params).authorization)
  }
  if (!peer.signedIn) throw new RpcError(UNAUTHORIZED, 'Presence needs a token or a session')
  switch (method) {
    case 'authorization':
      return {}
    case 'presence_subscribe':
      return subscribe(peer)
    case 'presence_unsubscribe':
      peer.subscriptions.delete(z.object({subscriptionId: z.string()}).parse(params).subscriptionId)
      return {}
    case 'presence_rollcall':
      peer.session = z.object({session}).parse(params).session
      return tellOthers(room, peer, {type: 'rollCall', session: peer.session})
    case 'presence_announce': {
      const {data} = z.object({data: state}).parse(params)
      peer.session = data.sessionId
      return tellOthers(room, peer, {type: 'state', m: data})
    }
    case 'presence_disconnect':
      z.object({session}).parse(params)
      return leave(peer, room)
    default:
      throw new RpcError(METHOD_NOT_FOUND, `There is no method "${method}"`)
  }
}

function subscribe(peer: Peer): string {
  const id = newId()
  peer.subscriptions.add(id)
  return id
}

/** A tab says goodbye, or its connection broke. */
function leave(peer: Peer, room: Room): object {
  const gone = peer.session
  delete peer.session
  return gone === undefined ? {} : tellOthers(room, peer, {type: 'disconnect', m: {session: gone}})
}

function tellOthers(room: Room, from: Peer, event: {type: string; [field: string]: unknown}): object {
  const result = {...event, i: EDITOR_ID}
  for (const peer of room) {
    if (peer === from) continue
    for (const subscription of peer.subscriptions) {
      peer.send({jsonrpc: '2.0', method: 'presence_subscription', params: {subscription, result}})
    }
  }
  return {}
}

function failure(id: string | number | null, code: number, message: string): object {
  return {jsonrpc: '2.0', id, error: {code, message}}
}

function isWithin(depth: number, value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return true
  return depth > 0 && Object.values(value).every((part) => isWithin(depth - 1, part))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
