import { randomBytes } from 'node:crypto'
import type { Outbox, SinkName } from '../lib/types.ts'
import { addEvent, addVisit, type Counts, countsOf } from './counts.ts'
import { openDatabase } from './database.ts'
import { putLead } from './put.ts'
import { type Queue, queueOf } from './queue.ts'
import { type Register, registerOf } from './register.ts'
import { type Write, writerOf } from './write.ts'

/** The database of leads and visits, as those who use it see it. */
export interface Store {
  readonly outbox: Outbox
  readonly queue: Queue
  readonly register: Register
  readonly counts: Counts
  /** A random text that every server with this database shares, and that outlives restarts. */
  secret(name: string): Promise<string>
  close(): void
}

/**
 * Opens the store; the caller closes it.
 *
 * @param url a libSQL address; "file:data/leads.db" is relative to the working directory
 * @param sinks where new leads have to be delivered
 * @throws Error when it cannot be opened or was written by a newer version
 */
export async function openStore(url: string, sinks: readonly SinkName[]): Promise<Store> {
  const connection = await openDatabase(url)
  const write = writerOf(connection)
  return {
    outbox: outboxOf(write, sinks),
    queue: queueOf(connection, write),
    register: registerOf(connection, write),
    counts: countsOf(connection),
    secret: (name) => sharedSecret(write, name),
    close: () => connection.close(),
  }
}

function outboxOf(write: Write, sinks: readonly SinkName[]): Outbox {
  return {
    put: (lead) => putLead(write, lead, sinks),
    countVisit: (day, path) => addVisit(write, day, path),
    countEvent: (day, name, source) => addEvent(write, day, [name, source]),
    async check() {
      await write(['INSERT INTO probe VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET written = written + 1'])
    },
  }
}

async function sharedSecret(write: Write, name: string): Promise<string> {
  const made = randomBytes(32).toString('base64url')
  const [, read] = await write([
    { sql: 'INSERT INTO secrets VALUES (?, ?) ON CONFLICT DO NOTHING', args: [name, made] },
    { sql: 'SELECT value FROM secrets WHERE name = ?', args: [name] },
  ])
  const [row] = read?.rows ?? []
  if (!row) throw new Error('The database did not keep a secret')
  return String(row['value'])
}
