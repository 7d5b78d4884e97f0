// The thread of the database as it is, but for one secret that ends it.
import { parentPort, workerData } from 'node:worker_threads'
import { serveStore } from '../functions/outbox/serve-store.ts'
import { openStore } from '../functions/outbox/store.ts'
import type { ThreadOptions } from '../functions/outbox/thread.ts'

if (parentPort) {
  await serveStore(parentPort, async () => {
    const store = await openStore(workerData as ThreadOptions)
    const secret = (name: string) => {
      if (name !== 'crash') return store.secret(name)
      setImmediate(() => {
        throw new Error('crash')
      })
      return new Promise<string>(() => undefined)
    }
    return { ...store, secret }
  })
}
