/** Exit code of a process that a signal ended at once. */
const EXIT_INTERRUPTED = 130

/** Ctrl-C under npm arrives twice at once: from the terminal, and passed on by npm. */
const SAME_SIGNAL_MS = 1000

/** Resolves with the first signal to stop; a second one, later than its echo, ends the process at once. */
export function stopRequested(): Promise<void> {
  return new Promise((resolve) => {
    let first = 0
    const stop = () => {
      first ||= performance.now()
      if (performance.now() - first > SAME_SIGNAL_MS) process.exit(EXIT_INTERRUPTED)
      resolve()
    }
    process.on('SIGINT', stop).on('SIGTERM', stop)
  })
}
