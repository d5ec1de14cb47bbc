import cluster, {type Worker} from 'node:cluster'
import type {Server} from 'node:http'
import {longestEndMs} from './limits.ts'

interface Log {
  info: (message: string) => void
  error: (details: object, message: string) => void
}

/** How long after a process has died another one takes its place, in milliseconds: one that dies at once must not spin. */
const pauseBeforeNext = 1_000
/** The same where many in a row have died before they listened: what keeps them from it may end by itself. */
const longestPause = 30_000

/** What a process says that wants to stop listening, and what it is told once only the others do. */
const wantsToLeave = 'wants to leave the port'
const hasLeft = 'has left the port'
/** How long that may take, in milliseconds. */
const longestLeaveMs = 10_000

/**
 * Runs several processes that share the port, and passes on to all others what one of them tells. One that dies is replaced,
 * ever more slowly while its successors die before they listen. Where none has ever listened, the first that cannot start
 * ends all, because the next would not start either.
 * @param graceMs as in `endWhenAsked`, which each of them does
 */
export function superviseWorkers(count: number, graceMs: number, log: Log): void {
  // The system hands out connections: when a process dies, those that it had not yet taken go to the others.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const alive = new Set<Worker>()
  const listening = new Set<Worker>()
  let hasListened = false
  let failedStarts = 0
  let ending = false

  cluster.on('listening', (worker) => {
    listening.add(worker)
    hasListened = true
  })
  cluster.on('message', (from, message) => {
    if (message === wantsToLeave) {
      // With the last of them, this process closes its own end of the port here.
      from.disconnect()
      from.process.send?.(hasLeft)
      return
    }
    // Answers to who collects figures are nobody else's business.
    if (!message.told) return
    for (const worker of Object.values(cluster.workers ?? {})) if (worker !== from) worker?.send(message)
  })
  cluster.on('fork', (worker) => alive.add(worker))
  cluster.on('exit', (worker, code, signal) => {
    alive.delete(worker)
    const wasListening = listening.delete(worker)
    if (ending) return
    if (!hasListened) return end(code || 1)
    failedStarts = wasListening ? 0 : failedStarts + 1
    const pauseMs = Math.min(pauseBeforeNext * 2 ** failedStarts, longestPause)
    log.error(
      {pid: worker.process.pid, code, signal, wasListening, pauseMs},
      'a process of the site has died; another one takes its place',
    )
    setTimeout(() => ending || cluster.fork(), pauseMs)
  })

  function end(code: number, signal: NodeJS.Signals = 'SIGTERM') {
    if (ending) return
    ending = true
    process.exitCode = code
    // Each answers what it has accepted first; this process ends with the last of them.
    for (const worker of alive) worker.process.kill(signal)
    setTimeout(
      () => {
        for (const worker of alive) worker.process.kill('SIGKILL')
      },
      graceMs + longestEndMs + pauseBeforeNext,
    ).unref()
  }

  process.on('SIGTERM', () => end(0))
  process.once('SIGINT', () => end(0, 'SIGINT'))
  for (let started = 0; started < count; started += 1) cluster.fork()
  log.info(`${count} processes answer requests`)
}

/**
 * Ends the share of this process in the port, so that it can stop listening. The first process holds the port open for all of
 * them: were the last to close its own end before, whoever connects in between would be accepted by nobody. Resolves at once
 * where there are no others.
 */
export async function leavePort(server: Server): Promise<void> {
  if (!cluster.isWorker || !process.connected) return
  // The first process has Node close it, too: too early, and in the way of servers that nobody waits for.
  server.close = () => server
  await new Promise<void>((resolve) => {
    process.on('message', (message) => message === hasLeft && resolve())
    process.send?.(wantsToLeave)
    setTimeout(resolve, longestLeaveMs).unref()
  })
  // Otherwise the first process would be told of the close just before it is done, which takes its time.
  if (process.connected) process.disconnect()
}
