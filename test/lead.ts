// Leads and stores for tests.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Lead, SinkName, StoredLead } from '../functions/lib/lead.ts'
import type { RegisteredLead } from '../functions/outbox/register.ts'
import { openStore, type Store } from '../functions/outbox/store.ts'
import type { Clocks } from '../functions/outbox/time.ts'
import { emptyDatabase } from './database-servers.ts'

export const NOON = new Date('2026-03-01T12:00:00Z')

interface Given extends Partial<Omit<Lead, 'id' | 'payload'>> {
  readonly payload?: Record<string, unknown>
}

type GivenStored = Omit<Given, 'promise'> & Partial<Pick<StoredLead, 'promise'>>

/** The id of the lead with a number. */
export function idOf(n: number): string {
  return `${String(n).padStart(8, '0')}-0000-4000-8000-000000000000`
}

/** A contact message sent at noon, unless something else is given. */
export function lead(n: number, { payload, ...given }: Given = {}): Lead {
  const usual = { kind: 'contact', createdAt: NOON, source: 'home', language: 'de', suspicion: [] } as const
  return { id: idOf(n), ...usual, ...given, payload: { name: 'Ä', email: 'erika@example.org', ...payload } }
}

/** The same as it comes out of the store. */
export function storedLead(n: number, { promise, ...given }: GivenStored = {}): StoredLead {
  const { promise: _, ...sent } = lead(n, given)
  return { ...sent, ...(promise && { promise }), replaces: [] }
}

/** The same as the owner's commands see it. */
export function registeredLead(
  n: number,
  { answeredAt = null, ...given }: GivenStored & { readonly answeredAt?: Date | null },
): RegisteredLead {
  return { ...storedLead(n, given), state: 'delivered', answeredAt, deliveries: [] }
}

/** Minutes after noon. */
export function after(minutes: number): Date {
  return new Date(NOON.getTime() + minutes * 60_000)
}

/** Clocks that are frozen until they are moved; the wall clock shows noon. */
export class StoppedClocks implements Clocks {
  #wall = NOON.getTime()
  #elapsed = 0
  #tickedAt = 0

  readonly wall = () => this.#wall
  readonly elapsed = () => this.#elapsed

  /** Sets the wall clock alone. */
  jump(days: number): void {
    this.#wall += days * DAY_MS
  }

  /** Lets time pass in a running store. */
  async pass(store: Pick<Store, 'time'>, minutes: number): Promise<void> {
    for (let left = minutes * 60_000; left > 0; ) {
      const step = Math.min(left, DAY_MS / 2)
      left -= step
      this.#wall += step
      this.#elapsed += step
      // Servers note it every minute; what is not noted counts for a day at most.
      if (this.#elapsed - this.#tickedAt < DAY_MS / 2) continue
      this.#tickedAt = this.#elapsed
      await store.time.tick()
    }
  }
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * A store of its own, for as long as it is used, with clocks frozen at noon: a file, or an empty database of the server that
 * STORE_SERVER names (test/store-engines.test.ts).
 */
export async function withStore<T>(
  sinks: readonly SinkName[],
  use: (store: Store, url: string, clocks: StoppedClocks) => Promise<T>,
): Promise<T> {
  const server = process.env['STORE_SERVER']
  const folder = mkdtempSync(join(tmpdir(), 'store-'))
  const url = server === undefined ? `file:${join(folder, 'leads.db')}` : await emptyDatabase(server)
  try {
    const clocks = new StoppedClocks()
    const store = await openStore({ url, sinks, clocks })
    try {
      await store.time.tick()
      return await use(store, url, clocks)
    } finally {
      await store.close()
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
