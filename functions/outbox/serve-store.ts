import type { MessagePort } from 'node:worker_threads'
import type { Store } from './store.ts'
import { type Call, callsOf, packError, type Reply, type Request } from './thread-protocol.ts'

/**
 * Answers the calls of a server from a store, until it is asked to end.
 *
 * @param open opens the store
 */
export async function serveStore(port: MessagePort, open: () => Promise<Store>): Promise<void> {
  const reply = (answer: Reply) => port.postMessage(answer)
  const store = await open().catch((error: unknown) => {
    reply({ id: null, ok: false, error: packError(error) })
    return null
  })
  if (store === null) return
  const calls = callsOf(store)
  const answer = async ({ id, name, args }: Call) => {
    try {
      // The other end of the port uses the same types.
      const call = calls[name] as (...args: readonly unknown[]) => Promise<unknown>
      reply({ id, ok: true, value: await call(...args) })
    } catch (error) {
      reply({ id, ok: false, error: packError(error) })
    }
  }
  const answering = new Set<Promise<void>>()
  const end = async () => {
    await Promise.all(answering)
    await store.close()
    port.close()
  }
  port.on('message', (request: Request) => {
    if (request === null) return void end()
    const answered = answer(request).finally(() => answering.delete(answered))
    answering.add(answered)
  })
  reply({ id: null, ok: true, value: null })
  // If nothing can be written, the server logs it with its next tick.
  await store.time.tick().catch(() => undefined)
}
