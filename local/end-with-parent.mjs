// Preloaded into every child process of this project (node --import): when the parent is gone, even by kill -9,
// the channel closes and this process ends as on SIGTERM.

const GRACE_MS = 10_000

if (process.channel) {
  process.once('disconnect', () => {
    setTimeout(() => end('SIGKILL'), GRACE_MS).unref()
    end('SIGTERM')
  })
  // The listener above must not keep the process alive.
  process.channel.unref()
}

/**
 * Signals this process and, if it leads a group, all of its children.
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
