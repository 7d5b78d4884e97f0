import cluster from 'node:cluster'

/** Exit code of a process that a signal ended at once. */
const EXIT_INTERRUPTED = 130

/** Ctrl-C under npm arrives twice at once: from the terminal, and passed on by npm. */
const SAME_SIGNAL_MS = 1000

/** What the process that starts workers tells them; a signal might reach them twice. */
export const STOP = 'stop'

/** Resolves with the first signal to stop, or when the process that started this worker says so; a second signal, later than its echo, ends the process at once. */
export function stopRequested(): Promise<void> {
  return new Promise((resolve) => {
    let first = 0
    const stop = () => {
      first ||= performance.now()
      if (performance.now() - first > SAME_SIGNAL_MS) process.exit(EXIT_INTERRUPTED)
      resolve()
    }
    process.on('SIGINT', stop).on('SIGTERM', stop)
    if (cluster.isWorker) process.on('message', (message) => message === STOP && resolve())
  })
}
