// Leads and stores for tests.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Lead, SinkName } from '../functions/lib/types.ts'
import type { StoredLead } from '../functions/outbox/queue.ts'
import { openStore, type Store } from '../functions/outbox/store.ts'

export const NOON = new Date('2026-03-01T12:00:00Z')

interface Given extends Partial<Omit<Lead, 'id' | 'payload'>> {
  readonly payload?: Record<string, unknown>
}

/** The id of the lead with a number. */
export function idOf(n: number): string {
  return `${String(n).padStart(8, '0')}-0000-4000-8000-000000000000`
}

/** A contact message of noon, unless something else is given. */
export function lead(n: number, { payload, ...given }: Given = {}): Lead {
  const usual = { kind: 'contact', createdAt: NOON, source: 'home', language: 'de', suspicion: [] } as const
  return { id: idOf(n), ...usual, ...given, payload: { name: 'Ä', email: 'erika@example.org', ...payload } }
}

/** The same as it comes out of the store. */
export function storedLead(n: number, given: Given = {}): StoredLead {
  return { ...lead(n, given), replaces: [] }
}

/** Minutes after noon. */
export function after(minutes: number): Date {
  return new Date(NOON.getTime() + minutes * 60_000)
}

/** A store in a folder of its own, for as long as it is used. */
export async function withStore<T>(
  sinks: readonly SinkName[],
  use: (store: Store, url: string) => Promise<T>,
): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'store-'))
  const url = `file:${join(folder, 'leads.db')}`
  try {
    const store = await openStore(url, sinks)
    try {
      return await use(store, url)
    } finally {
      store.close()
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
