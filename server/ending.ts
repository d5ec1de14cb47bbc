import type {Server} from 'node:http'
import {Server as NetServer, type Socket} from 'node:net'
import {setTimeout as sleep} from 'node:timers/promises'
import {longestEndAfterErrorMs, longestEndMs} from './limits.ts'

/** How a process ends without cutting anybody off. */

/** How often connections are closed that nothing happens on any more, in milliseconds. */
const lookEveryMs = 50

interface Options {
  server: Server
  /** How long requests are still accepted after the end was asked for, so that a balancer notices, in milliseconds. */
  graceMs: number
  /** Ends what would never end by itself. */
  endStreams: () => void
  /** Done at the very end. */
  close: () => Promise<void>
  log: {fatal: (details: object, message: string) => void; warn: (message: string) => void}
}

export type Ending = ReturnType<typeof endWhenAsked>

/**
 * SIGTERM: `/readyz` says no at once; after the grace, no connection is accepted any more; what was accepted is answered; the
 * process ends. SIGINT, from a keyboard, is the same without grace. After an error that nobody has caught it is the
 * same, in short time, and the process ends with 1.
 */
export function endWhenAsked({server, graceMs, endStreams, close, log}: Options) {
  let asked = false
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })

  /** Connections that were answered, and those that browsers open in advance, would be kept for requests to come. */
  function closeUnused() {
    server.closeIdleConnections()
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy()
  }

  async function end(pauseMs: number, mostMs: number) {
    if (asked) return
    asked = true
    await sleep(pauseMs)
    setTimeout(() => {
      log.warn('requests took too long and were cut off at the end')
      process.exit(1)
    }, mostMs).unref()
    // That of HTTP servers would also stop to look for requests that take too long.
    const closed = new Promise((resolve) => NetServer.prototype.close.call(server, resolve))
    endStreams()
    const closing = setInterval(closeUnused, lookEveryMs)
    await closed
    clearInterval(closing)
    await close()
    // With 1 where an error came before, or on the way.
    process.exit()
  }

  // A balancer's operator may ask twice; that cuts nobody off.
  process.on('SIGTERM', () => end(graceMs, longestEndMs))
  process.once('SIGINT', () => end(0, longestEndMs))
  process.on('uncaughtException', (error) => {
    log.fatal({err: error}, 'an error that nobody has caught; this process ends')
    process.exitCode = 1
    void end(0, longestEndAfterErrorMs)
  })
  return {isAsked: () => asked}
}
