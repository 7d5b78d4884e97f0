import { randomBytes } from 'node:crypto'
import type { Outbox, SinkName } from '../../lib/types.ts'
import { CLOCKS, type Clocks, type Present, type StoreTime } from '../time.ts'
import { postgresAppointments } from './appointments.ts'
import { addEvent, addVisit, countsOf } from './counts.ts'
import type { Database } from './database.ts'
import { bellOf } from './notify.ts'
import { openDatabase } from './open.ts'
import { putLead } from './put.ts'
import { queueOf } from './queue.ts'
import { registerOf } from './register.ts'
import { requestCounterOf } from './requests.ts'
import { timeOf } from './time.ts'

export interface PostgresStoreOptions {
  readonly url: string
  /** Where new leads have to be delivered. */
  readonly sinks: readonly SinkName[]
  readonly clocks?: Clocks
  /** How its time passes; left out: as for a server. */
  makeTime?(database: Database, clocks: Clocks): StoreTime & Present
  /** How long a server that starts or recovers is waited for; left out: as long as it takes. */
  readonly recoveryMs?: number
}

/**
 * Opens a store in PostgreSQL (functions/outbox/store.ts says what a store is); the caller closes it.
 *
 * @throws Error when it cannot be opened or was changed by a newer version
 */
export async function openPostgresStore(options: PostgresStoreOptions) {
  const { url, sinks, clocks = CLOCKS, makeTime = timeOf, recoveryMs } = options
  const database = await openDatabase(url, recoveryMs)
  const bell = bellOf(url, database)
  const time = makeTime(database, clocks)
  const { wall } = clocks
  const outbox: Outbox = {
    async put(lead) {
      const result = await putLead({ database, present: time }, lead, sinks)
      bell.ring()
      return result
    },
    countVisit: (day, path) => addVisit(database, day, path),
    countEvent: (day, name, source) => addEvent(database, day, [name, source]),
    async check() {
      const sql = 'INSERT INTO probe VALUES (1, 1) ON CONFLICT (id) DO UPDATE SET written = probe.written + 1'
      await database.use((run) => run(sql), 'once')
    },
  }
  return {
    outbox,
    appointments: postgresAppointments(database, { present: time, bell }, sinks),
    queue: queueOf(database, { present: time, wall, bell }),
    register: registerOf(database, { time, wall, bell }),
    counts: countsOf(database),
    time,
    requests: requestCounterOf(database),
    secret: (name: string) => sharedSecret(database, name),
    async close() {
      await bell.close()
      await database.close()
    },
  }
}

async function sharedSecret(database: Database, name: string): Promise<string> {
  const made = randomBytes(32).toString('base64url')
  const { rows } = await database.use(async (run) => {
    await run('INSERT INTO secrets VALUES ($1, $2) ON CONFLICT DO NOTHING', [name, made])
    return run('SELECT value FROM secrets WHERE name = $1', [name])
  })
  const [row] = rows
  if (!row) throw new Error('The database did not keep a secret')
  return String(row['value'])
}
