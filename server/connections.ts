import type {IncomingMessage, RequestListener, Server, ServerResponse} from 'node:http'
import type {Socket} from 'node:net'
import {connectionLimits, formMs, lookEveryMs} from './limits.ts'

/**
 * Answers a server's requests and bounds what connections take: how many there are, how many requests one of them may send
 * ahead, and how long bytes wait for somebody who does not take them. Streams in which nothing happens are left alone.
 */
export function boundConnections(server: Server, answer: RequestListener, limits = connectionLimits) {
  const unanswered = new WeakMap<Socket, number>()
  server.maxConnections = limits.most
  // Node counts it as activity when a part of what waits was taken, and asks the answer that is being sent first.
  server.timeout = limits.untakenMs

  function takeOne({socket}: IncomingMessage, response: ServerResponse): boolean {
    const before = unanswered.get(socket) ?? 0
    if (before === Number.POSITIVE_INFINITY) return false
    const isLast = before + 1 === limits.mostUnanswered
    // Whoever sends so many ahead gets these answers, then the end of the connection: what came behind is not looked at.
    if (isLast) response.shouldKeepAlive = false
    unanswered.set(socket, isLast ? Number.POSITIVE_INFINITY : before + 1)
    response.once('close', () => unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1))
    response.on('timeout', endUntaken)
    return true
  }

  server.on('request', (request, response) => {
    if (takeOne(request, response)) answer(request, response)
  })
}

/** Event streams are quiet, too, and slow answers are not there yet: only what waits to be taken counts. */
function endUntaken(socket: Socket) {
  if (socket.writableLength > 0) socket.destroy()
}

/**
 * Ends requests whose body takes too long to arrive, as Node does where a whole request takes longer than `requestTimeout`, and those
 * that go on although they have their answer.
 * @param isUpload those that may take as long as that, until they are answered
 */
export function boundBodies(
  server: Server,
  isUpload: (request: IncomingMessage) => boolean,
  mostMs = formMs,
) {
  server.on('request', (request, response) => {
    const {socket, headers} = request
    const hasBody = headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0
    if (!hasBody) return
    let timer: NodeJS.Timeout | undefined
    const endSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => socket.destroy(), lookEveryMs)
    }
    const giveUp = () => {
      if (response.headersSent) return socket.destroy()
      server.emit(
        'clientError',
        Object.assign(new Error('slow body'), {code: 'ERR_HTTP_REQUEST_TIMEOUT'}),
        socket,
      )
      // It may go on sending all the same.
      endSoon()
    }
    if (!isUpload(request)) timer = setTimeout(giveUp, mostMs)
    // What comes after the answer is read by nobody; whoever sends it gets the time to see that.
    response.once('finish', () => {
      if (!request.complete) endSoon()
    })
    // When all of it is there, or nothing more will come.
    request.once('close', () => clearTimeout(timer))
  })
}
