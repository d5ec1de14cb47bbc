// Preloaded into every process that this project starts for itself (node --import): when the starting
// process is gone, even by kill -9, its end of the channel closes and this process ends as on SIGTERM.
import cluster from 'node:cluster'

const GRACE_MS = 10_000

// A cluster's workers have a channel to their primary, which ends them itself.
if (process.channel && !cluster.isWorker) {
  process.once('disconnect', () => {
    setTimeout(() => end('SIGKILL'), GRACE_MS).unref()
    end('SIGTERM')
  })
  // The listener above must not keep a process alive that has nothing left to do.
  process.channel.unref()
}

/**
 * Signals this process and, where it leads a group, all that it has started.
 *
 * @param {NodeJS.Signals} signal
 */
function end(signal) {
  try {
    process.kill(-process.pid, signal)
  } catch {
    process.kill(process.pid, signal)
  }
}
