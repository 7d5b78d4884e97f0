// The store as function hosts use it. Their instances come, sleep and go without notice, and may not share a connection
// between requests: so each call gets a store of its own, and nothing that counts is kept in memory. Time is the database
// server's, written down with each change.
import type { Outbox, SinkName } from '../lib/types.ts'
import { libsqlAppointments } from './appointments/libsql.ts'
import { addEvent, addVisit } from './counts.ts'
import { type Connection, connectToServer } from './database/connection.ts'
import { openDatabase } from './database/open.ts'
import type { Write } from './database/write.ts'
import { putLead } from './put.ts'
import { queueOf } from './queue.ts'
import { registerOf } from './register.ts'
import { type RequestCounter, requestCounterOf } from './requests.ts'
import { rememberedSecret, sharedSecret } from './secret.ts'
import type { ServerStore } from './thread-protocol.ts'
import type { Present, StoreTime } from './time.ts'

/** Databases that this instance has found up to date. */
const opened = new Set<string>()

/** Databases in which this instance has counted requests. */
const counted = new Set<string>()

/** What taking leads needs. */
export type LeadStore = Pick<ServerStore, 'outbox' | 'appointments' | 'requests' | 'secret' | 'close'>

/** What delivering them needs. */
export type DeliveryStore = Pick<ServerStore, 'queue' | 'register' | 'time' | 'secret' | 'close'>

/**
 * Opens the store on a libSQL server for one call that takes leads; the caller closes it.
 *
 * @throws Error when it cannot be opened or was written by a newer version
 */
export async function openLeadStore(url: string, sinks: readonly SinkName[]): Promise<LeadStore> {
  const connection = await connect(url)
  const write = timed(connection)
  return {
    outbox: outboxOf(write, sinks),
    appointments: libsqlAppointments(connection, COUNTS_NOTHING, sinks, PASS),
    requests: requestsOf(url, write),
    secret: (name) => rememberedSecret(`${name} ${url}`, () => sharedSecret(write, name)),
    close: async () => connection.close(),
  }
}

/** Opens it for one call that delivers. @throws as openLeadStore does */
export async function openDeliveryStore(url: string): Promise<DeliveryStore> {
  const connection = await connect(url)
  const write = timed(connection)
  const time = serverTime(connection, write)
  const wall = () => Date.now()
  return {
    queue: queueOf(connection, write, { present: time, wall }),
    register: registerOf(connection, write, { time, wall }),
    time,
    secret: (name) => rememberedSecret(`${name} ${url}`, () => sharedSecret(write, name)),
    close: async () => connection.close(),
  }
}

async function connect(url: string): Promise<Connection> {
  const connection = opened.has(url) ? connectToServer(url) : await openDatabase(url)
  opened.add(url)
  return connection
}

function outboxOf(write: Write, sinks: readonly SinkName[]): Outbox {
  return {
    put: (lead) => putLead({ write, present: COUNTS_NOTHING }, lead, sinks),
    countVisit: (day, path) => addVisit(write, day, path),
    countEvent: (day, name, source) => addEvent(write, day, [name, source]),
    check: () => write([]).then(() => undefined),
  }
}

/** Whether its table is there is known after the first request. */
function requestsOf(url: string, write: Write): RequestCounter {
  return {
    async countRequest(key, periodMs) {
      const requests = await requestCounterOf(write, counted.has(url)).countRequest(key, periodMs)
      counted.add(url)
      return requests
    },
  }
}

/** One step of a wrong clock must not make leads old. */
const STEP_MS = 24 * 60 * 60 * 1000

const NOW = `CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)`

/** There is always a host, so what passes between calls counts, at most one day of it. */
const PASS = `UPDATE clock SET time = time + min(max(${NOW} - wall, 0), ${STEP_MS}), wall = ${NOW}`

/** Every transaction first writes down how much time has passed. */
function timed(connection: Connection): Write {
  return async (statements) => {
    const [, ...results] = await connection.use((client) => client.batch([PASS, ...statements], 'write'))
    return results
  }
}

const COUNTS_NOTHING: Present = { counted: () => 0 }

function serverTime(connection: Connection, write: Write): StoreTime & Present {
  return {
    ...COUNTS_NOTHING,
    tick: () => write([]).then(() => 0),
    async now() {
      const { rows } = await connection.use((client) => client.execute('SELECT time FROM clock'))
      return Number(rows[0]?.['time'])
    },
  }
}
