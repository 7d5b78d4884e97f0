// A thread of the process that reads documents. A document can keep the process itself from looking after anything; this
// thread goes on and ends the process when it grows too large, and when the server has died in the middle of a document.
import { setInterval } from 'node:timers'

/** Above what the largest honest documents need, below what a small machine can spare. */
const MAX_RESIDENT_BYTES = 640 * 1024 * 1024
/** Memory can be filled at 2 GB a second. */
const EVERY_MS = 20

const server = process.ppid

setInterval(() => {
  const isOrphan = process.ppid !== server
  if (isOrphan || process.memoryUsage.rss() > MAX_RESIDENT_BYTES) process.kill(process.pid, 'SIGKILL')
}, EVERY_MS)
