import type { SinkName } from '../../lib/lead.ts'
import { rememberedSecret } from '../secret.ts'
import { openPostgresStore } from './store.ts'
import { timeOfCall } from './time.ts'

/** The visitor waits, and hosts end a call after some seconds. */
const RECOVERY_MS = 5_000

/**
 * Opens the store in PostgreSQL for one call of a function host, as functions/outbox/stateless.ts does on a libSQL server.
 *
 * @throws Error when it cannot be opened or was changed by a newer version
 */
export async function openCallStore(url: string, sinks: readonly SinkName[]) {
  const store = await openPostgresStore({ url, sinks, makeTime: timeOfCall, recoveryMs: RECOVERY_MS })
  try {
    await store.time.tick()
  } catch (cause) {
    await store.close()
    throw cause
  }
  return { ...store, secret: (name: string) => rememberedSecret(`${name} ${url}`, () => store.secret(name)) }
}
