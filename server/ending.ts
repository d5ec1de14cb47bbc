import type {Server} from 'node:http'
import {Server as NetServer, type Socket} from 'node:net'
import {setTimeout as sleep, setImmediate as turn} from 'node:timers/promises'
import {longestEndAfterErrorMs, longestEndMs} from './limits.ts'

/** How a process ends without cutting anybody off. */

/** How often connections are closed that nothing happens on any more, in milliseconds. */
const lookEveryMs = 50
/** After how many of these looks a connection on which nothing was ever sent counts as one that was opened in advance. */
const mostLooks = 20
/** How many turns are given to those that are connected already when the end comes: twice as many as the system lets wait. */
const mostTurns = 1_000

interface Options {
  server: Server
  /** How long requests are still accepted after the end was asked for, so that a balancer notices, in milliseconds. */
  graceMs: number
  /** Ends what others have to do with this server's port; afterwards, closing it is all that is left. */
  leavePort: () => Promise<void>
  /** Ends what would never end by itself. */
  endStreams: () => void
  /** Done at the very end. */
  close: () => Promise<void>
  log: {fatal: (details: object, message: string) => void; warn: (message: string) => void}
}

/**
 * SIGTERM: `/readyz` says no at once; after the grace, no connection is accepted any more; what was accepted is answered; the
 * process ends. SIGINT, from a keyboard, is the same without grace. After an error that nobody has caught it is the
 * same, in short time, and the process ends with 1.
 */
export function endWhenAsked({server, graceMs, leavePort, endStreams, close, log}: Options) {
  let asked = false
  let accepted = 0
  /** Connections on which nothing was sent yet, and how often that was seen at the end. */
  const unused = new Map<Socket, number>()
  server.on('connection', (socket) => {
    accepted += 1
    unused.set(socket, 0)
    socket.once('close', () => unused.delete(socket))
  })

  /** The system has connected whoever waits to be accepted, and would break that off. */
  async function acceptWhoWaits() {
    // The rest of this turn, in which nobody may be accepted any more.
    await turn()
    for (let turns = 0, before = -1; turns < mostTurns && before < accepted; turns += 1) {
      before = accepted
      await turn()
    }
  }

  /** Connections that were answered, and those that browsers open in advance, would be kept for requests to come. */
  function closeUnused() {
    server.closeIdleConnections()
    for (const [socket, looks] of unused) {
      if (socket.bytesRead > 0) unused.delete(socket)
      else if (looks < mostLooks) unused.set(socket, looks + 1)
      else socket.destroy()
    }
  }

  async function end(pauseMs: number, mostMs: number) {
    if (asked) return
    asked = true
    await sleep(pauseMs)
    setTimeout(() => {
      log.warn('requests took too long and were cut off at the end')
      process.exit(1)
    }, mostMs).unref()
    await leavePort()
    await acceptWhoWaits()
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
