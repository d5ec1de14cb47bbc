import type {WebSocket} from 'ws'
import {z} from 'zod'
import {EDITOR_ID, type SignIn} from '../http/identity.ts'
import {datasetOf} from '../http/input.ts'
import {newId} from '../store/documents.ts'
import type {Store} from '../store/store.ts'
import type {SocketRoute} from './sockets.ts'

const HEARTBEAT_MS = 20_000

/** Error codes of JSON-RPC, and the first one of Sanity's client, `@sanity/bifur-client`. */
const UNAUTHORIZED = 4001
const METHOD_NOT_FOUND = -32601
const INVALID_PARAMS = -32602
const PARSE_ERROR = -32700

const session = z.string().min(1).max(200)
const call = z.object({id: z.union([z.string(), z.number()]), method: z.string(), params: z.unknown()})

/** One browser tab. */
type Peer = {send(message: object): void; signedIn: boolean; subscriptions: Set<string>; session?: string}
type Room = Set<Peer>

/** A refusal of one call; the socket stays open. */
class RpcError extends Error {
  readonly code: number
  constructor(code: number, message: string) {
    super(message)
    this.code = code
  }
}

/** `WS /socket/:dataset`: which tab has which document open, by JSON-RPC. Not stored. */
export function presenceRoutes(store: Store, {accepts}: SignIn): SocketRoute[] {
  const rooms = new Map<string, Room>()

  function join(dataset: string, signedIn: boolean, socket: WebSocket) {
    const room = rooms.get(dataset) ?? new Set()
    const send = (message: object) => socket.send(JSON.stringify(message))
    const peer: Peer = {send, signedIn, subscriptions: new Set()}
    rooms.set(dataset, room.add(peer))
    const heartbeat = setInterval(() => socket.send('♥'), HEARTBEAT_MS)
    socket.on('message', (data) => send({jsonrpc: '2.0', ...answerTo(String(data), peer, room, accepts)}))
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
      connect: (context) => {
        const {name} = datasetOf(store, context)
        return (socket) => join(name, context.signedIn, socket)
      },
    },
  ]
}

function answerTo(text: string, peer: Peer, room: Room, accepts: SignIn['accepts']): object {
  let id: unknown = null
  try {
    const parsed = call.safeParse(JSON.parse(text))
    if (!parsed.success) throw new SyntaxError('Not a JSON-RPC call with id and method')
    id = parsed.data.id
    return {id, result: perform(parsed.data, peer, room, accepts)}
  } catch (error) {
    // No message may crash the process.
    const code =
      error instanceof RpcError ? error.code : error instanceof SyntaxError ? PARSE_ERROR : INVALID_PARAMS
    return {id, error: {code, message: error instanceof Error ? error.message : String(error)}}
  }
}

function perform(
  {method, params}: z.output<typeof call>,
  peer: Peer,
  room: Room,
  accepts: SignIn['accepts'],
): unknown {
  if (method === 'authorization')
    peer.signedIn = accepts(z.object({authorization: z.string()}).parse(params).authorization)
  if (!peer.signedIn) throw new RpcError(UNAUTHORIZED, 'Presence needs a token or a session')
  switch (method) {
    case 'authorization':
      return {}
    case 'presence_subscribe': {
      const id = newId()
      peer.subscriptions.add(id)
      return id
    }
    case 'presence_unsubscribe':
      peer.subscriptions.delete(z.object({subscriptionId: z.string()}).parse(params).subscriptionId)
      return {}
    case 'presence_rollcall':
      peer.session = z.object({session}).parse(params).session
      return sendToOthers(room, peer, {type: 'rollCall', session: peer.session})
    case 'presence_announce': {
      // Newer Studios may send more fields.
      const {data} = z.object({data: z.looseObject({sessionId: session})}).parse(params)
      peer.session = data.sessionId
      return sendToOthers(room, peer, {type: 'state', m: data})
    }
    case 'presence_disconnect':
      return leave(peer, room)
    default:
      throw new RpcError(METHOD_NOT_FOUND, `There is no method "${method}"`)
  }
}

/** Tells the other tabs that this one has closed or lost its connection. */
function leave(peer: Peer, room: Room): object {
  const gone = peer.session
  delete peer.session
  return gone === undefined ? {} : sendToOthers(room, peer, {type: 'disconnect', m: {session: gone}})
}

function sendToOthers(room: Room, from: Peer, event: {type: string; [field: string]: unknown}): object {
  const result = {...event, i: EDITOR_ID}
  for (const peer of room) {
    if (peer === from) continue
    for (const subscription of peer.subscriptions)
      peer.send({jsonrpc: '2.0', method: 'presence_subscription', params: {subscription, result}})
  }
  return {}
}
