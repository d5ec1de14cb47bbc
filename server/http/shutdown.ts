import type {Server, ServerResponse} from 'node:http'
import {setTimeout as sleep} from 'node:timers/promises'
import {longestEndAfterErrorMs, longestEndMs} from './limits'

/** Interval at which unused connections are closed during shutdown, in milliseconds. */
const checkMs = 500

interface Options {
  server: Server
  /** Grace period in which requests are still accepted until a load balancer notices, in milliseconds. */
  graceMs: number
  /** Ends responses that never end on their own. */
  endStreams: () => void
  /** Runs last. */
  close: () => Promise<void>
  log: {fatal: (details: object, message: string) => void; warn: (message: string) => void}
}

export type Shutdown = ReturnType<typeof shutDownGracefully>

/**
 * SIGTERM: `/readyz` fails at once; after the grace period, connections are refused, open requests finish and the
 * process exits. SIGINT, from a keyboard, skips the grace period. After an uncaught error, the deadline is short.
 */
export function shutDownGracefully({server, graceMs, endStreams, close, log}: Options) {
  let hasBegun = false
  let underWay = 0

  async function end(pauseMs: number, deadlineMs: number) {
    if (hasBegun) return
    hasBegun = true
    await sleep(pauseMs)
    setTimeout(() => {
      log.warn('open requests exceeded the time limit and were closed')
      process.exit(1)
    }, deadlineMs).unref()
    const closed = new Promise((resolve) => server.close(resolve))
    endStreams()
    // Node does not count connections as idle that browsers opened in advance and never used.
    const closing = setInterval(() => {
      if (underWay === 0) server.closeAllConnections()
      else server.closeIdleConnections()
    }, checkMs)
    await closed
    clearInterval(closing)
    await close()
    // Exit code 1 if an error came before or during the shutdown.
    process.exit()
  }

  process.on('SIGTERM', () => end(graceMs, longestEndMs))
  process.once('SIGINT', () => end(0, longestEndMs))
  process.on('uncaughtException', (error) => {
    log.fatal({err: error}, 'uncaught error; this process ends')
    process.exitCode = 1
    void end(0, longestEndAfterErrorMs)
  })
  return {
    hasBegun: () => hasBegun,
    /** Keeps connections open until this response has ended; those that are sent at once need not be counted. */
    waitFor(response: ServerResponse) {
      underWay += 1
      response.once('close', () => {
        underWay -= 1
      })
    },
  }
}
