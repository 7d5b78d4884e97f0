// The thread that holds the database of a server; functions/outbox/thread.ts starts it.
import { parentPort, workerData } from 'node:worker_threads'
import { serveStore } from './outbox/serve-store.ts'
import { openStore } from './outbox/store.ts'
import type { ThreadOptions } from './outbox/thread.ts'

if (parentPort) {
  await serveStore(parentPort, () => openStore(workerData as ThreadOptions))
}
