import type { Outbox, SinkName } from '../lib/types.ts'
import { isPostgres } from './address.ts'
import type { Appointments } from './appointments/appointment.ts'
import { libsqlAppointments } from './appointments/libsql.ts'
import { addEvent, addVisit, type Counts, countsOf } from './counts.ts'
import type { Connection } from './database/connection.ts'
import { openDatabase } from './database/open.ts'
import { StorageError } from './database/storage-error.ts'
import { type Write, writerOf } from './database/write.ts'
import { putLead } from './put.ts'
import { type Queue, queueOf } from './queue.ts'
import { type Register, registerOf } from './register.ts'
import { type RequestCounter, requestCounterOf } from './requests.ts'
import { sharedSecret } from './secret.ts'
import { CLOCKS, type Clocks, type Present, type StoreTime, timeOf } from './time.ts'

/** The database of leads and visits, as its users see it. */
export interface Store {
  readonly outbox: Outbox
  readonly appointments: Appointments
  readonly queue: Queue
  readonly register: Register
  readonly counts: Counts
  readonly time: StoreTime
  readonly requests: RequestCounter
  /** A random text that all servers of this database share, and that survives restarts. */
  secret(name: string): Promise<string>
  close(): Promise<void>
}

export interface StoreOptions {
  /** The address of a libSQL or PostgreSQL database; "file:data/leads.db" is relative to the working directory. */
  readonly url: string
  /** Where new leads have to be delivered. */
  readonly sinks: readonly SinkName[]
  /** Whether a missing file is created; default: true. */
  readonly makesFile?: boolean
  readonly clocks?: Clocks
}

/**
 * Opens the store; the caller closes it.
 *
 * @throws Error when it cannot be opened or must not be used by this version
 */
export async function openStore(options: StoreOptions): Promise<Store> {
  const { url, sinks, makesFile = true, clocks = CLOCKS } = options
  // Loaded only where it is used.
  if (isPostgres(url)) return (await import('./postgres/store.ts')).openPostgresStore(options)
  const opened = await openDatabase(url, makesFile)
  const incident = incidentOf(clocks)
  const connection: Connection = { ...opened, use: (act) => opened.use(act).catch(incident.note) }
  const write = writerOf(connection)
  const time = timeOf(connection, write, clocks)
  const { wall } = clocks
  return {
    outbox: outboxOf({ write, present: time, incident }, sinks),
    appointments: libsqlAppointments(connection, time, sinks),
    queue: queueOf(connection, write, { present: time, wall }),
    register: registerOf(connection, write, { time, wall }),
    counts: countsOf(connection),
    time,
    requests: requestCounterOf(write),
    secret: (name) => sharedSecret(write, name),
    async close() {
      connection.close()
    },
  }
}

/** How long check() reports that files were deleted or truncated after the store has recovered: monitors poll rarely. */
const REPORTED_MS = 10_000

interface Incident {
  /** Rethrows the error. */
  note(error: unknown): never
  /** @throws StorageError noted a moment ago */
  report(): void
}

function incidentOf({ elapsed }: Clocks): Incident {
  let last: { readonly error: StorageError; readonly at: number } | null = null
  return {
    note(error) {
      if (error instanceof StorageError) last = { error, at: elapsed() }
      throw error
    },
    report() {
      const isHealed = last?.error.code === 'STORE_LOG_GONE' || last?.error.code === 'STORE_CUT'
      if (last && isHealed && elapsed() - last.at < REPORTED_MS) throw last.error
    },
  }
}

interface OutboxDeps {
  readonly write: Write
  readonly present: Present
  readonly incident: Incident
}

function outboxOf({ write, present, incident }: OutboxDeps, sinks: readonly SinkName[]): Outbox {
  return {
    put: (lead) => putLead({ write, present }, lead, sinks),
    countVisit: (day, path) => addVisit(write, day, path),
    countEvent: (day, name, source) => addEvent(write, day, [name, source]),
    async check() {
      incident.report()
      await write(['INSERT INTO probe VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET written = written + 1'])
    },
  }
}
