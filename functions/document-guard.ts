// A thread of the process that reads documents. A document can block the main thread; this one kills the process when it
// grows too large, or when the server has died in the middle of a document.
import { setInterval } from 'node:timers'

/** More than the largest real documents need, less than a small machine has to spare. */
const MAX_RESIDENT_BYTES = 640 * 1024 * 1024
/** Memory can grow by 2 GB per second. */
const EVERY_MS = 20

const server = process.ppid

setInterval(() => {
  const isOrphan = process.ppid !== server
  if (isOrphan || process.memoryUsage.rss() > MAX_RESIDENT_BYTES) process.kill(process.pid, 'SIGKILL')
}, EVERY_MS)
