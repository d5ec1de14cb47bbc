import cluster, {type Worker} from 'node:cluster'
import {longestEndMs} from './limits.ts'

interface Log {
  info: (message: string) => void
  error: (details: object, message: string) => void
}

/** How long after a process has died another one takes its place, in milliseconds: one that dies at once must not spin. */
const pauseBeforeNext = 1_000
/** The same where many in a row have died before they listened: what keeps them from it may end by itself. */
const longestPause = 30_000

/**
 * Runs several processes that share the port, and passes on to all others what one of them tells. One that dies is replaced,
 * ever more slowly while its successors die before they listen. Where none has ever listened, the first that cannot start
 * ends all, because the next would not start either.
 * @param graceMs as in `endWhenAsked`, which each of them does
 */
export function superviseWorkers(count: number, graceMs: number, log: Log): void {
  // The system hands out connections: when a process dies, those that it had not yet taken go to the others.
  cluster.schedulingPolicy = cluster.SCHED_NONE
  const listening = new Set<Worker>()
  let hasListened = false
  let failedStarts = 0
  let ending = false

  cluster.on('listening', (worker) => {
    listening.add(worker)
    hasListened = true
  })
  cluster.on('message', (from, message) => {
    // Answers to who collects figures are nobody else's business.
    if (!message.told) return
    for (const worker of Object.values(cluster.workers ?? {})) if (worker !== from) worker?.send(message)
  })
  cluster.on('exit', (worker, code, signal) => {
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

  const workers = () => Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined)

  function end(code: number, signal: NodeJS.Signals = 'SIGTERM') {
    if (ending) return
    ending = true
    process.exitCode = code
    // Each answers what it has accepted first; this process ends with the last of them.
    for (const worker of workers()) worker.process.kill(signal)
    setTimeout(
      () => {
        for (const worker of workers()) worker.process.kill('SIGKILL')
      },
      graceMs + longestEndMs + pauseBeforeNext,
    ).unref()
  }

  process.on('SIGTERM', () => end(0))
  process.once('SIGINT', () => end(0, 'SIGINT'))
  for (let started = 0; started < count; started += 1) cluster.fork()
  log.info(`${count} processes answer requests`)
}
