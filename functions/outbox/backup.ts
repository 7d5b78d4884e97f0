import { copyFile, mkdtemp, open, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { InStatement, Row } from '@libsql/client'
import type { SinkName } from '../lib/lead.ts'
import type { Connection } from './database/connection.ts'
import { openDatabase } from './database/open.ts'
import { APPOINTMENT_MAILS, BESIDE_LEADS, CALENDAR } from './sink-names.ts'

/**
 * Copies a database into a file, as a snapshot, while others write to it.
 *
 * @param file must not exist yet; once it does, it is complete
 * @returns how many leads are in it
 * @throws Error when it cannot be written
 */
export async function backUp(url: string, file: string): Promise<number> {
  const unfinished = `${file}.${process.pid}.part`
  const connection = await openDatabase(url, false)
  try {
    // Personal data: SQLite treats an empty file as a new one, and keeps its permissions.
    await (await open(unfinished, 'wx', 0o600)).close()
    await connection.use((client) => client.execute({ sql: 'VACUUM INTO ?', args: [unfinished] }))
    const written = await open(unfinished)
    await written.sync().finally(() => written.close())
    await rename(unfinished, file)
  } finally {
    connection.close()
    await rm(unfinished, { force: true })
  }
  return withCopy(file, (copy) => count(copy, 'leads'))
}

/** What a backup has that a database lacks. */
export interface Missing {
  readonly leads: readonly string[]
  /** How many of them will be delivered, because they were waiting at the time of the backup. */
  readonly waiting: number
  /** Those whose appointment is at a time that somebody else has now: they come back without it. */
  readonly displaced: readonly string[]
}

/**
 * Merges leads and counts of a backup into a database; what the database has stays as it is. May be repeated.
 *
 * @param confirm gets what would be restored
 * @returns what was restored; null when that was not confirmed
 * @throws Error when the file is not a backup, or is damaged
 */
export async function restore(
  { url, file }: { readonly url: string; readonly file: string },
  confirm: (missing: Missing) => Promise<boolean>,
): Promise<Missing | null> {
  return withCopy(file, async (backup) => {
    const database = await openDatabase(url)
    try {
      await requireKnown(database, backup)
      const missing = await missingIn(database, backup)
      if (!(await confirm(missing))) return null
      const offset = (await timeOf(database)) - (await timeOf(backup))
      const put = (statements: InStatement[]) => database.use((client) => client.batch(statements, 'write'))
      for (let done = 0; done < missing.leads.length; done += BATCH) {
        const ids = missing.leads.slice(done, done + BATCH)
        const placed = (id: string) => ({ id, offset, hasAppointment: !missing.displaced.includes(id) })
        await put((await Promise.all(ids.map((id) => leadOf(backup, placed(id))))).flat())
      }
      await put(await othersIn(backup))
      return missing
    } finally {
      database.close()
    }
  })
}

/** Leads per commit: a running server must not wait long for its turn to write. */
const BATCH = 100

/** Opens a copy of a backup, which may be of an older version and must not change. */
async function withCopy<T>(file: string, use: (copy: Connection) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'leads-backup-'))
  try {
    const copied = join(folder, 'leads.db')
    await copyFile(file, copied)
    const copy = await openDatabase(`file:${copied}`, false)
    try {
      const [checked] = await select(copy, 'PRAGMA quick_check(1)')
      if (checked?.['quick_check'] !== 'ok') throw new Error('The backup is damaged')
      return await use(copy)
    } finally {
      copy.close()
    }
  } finally {
    await rm(folder, { recursive: true })
  }
}

async function select(database: Connection, sql: string, ...args: string[]): Promise<Row[]> {
  const { rows } = await database.use((client) => client.execute({ sql, args }))
  return rows
}

/** A newer version is used beside an older one, but its backup has columns that a database without its steps lacks. */
async function requireKnown(database: Connection, backup: Connection): Promise<void> {
  const [own = 0, its = 0] = await Promise.all([database, backup].map(versionOf))
  if (its > own) throw new Error('The backup is of a newer version than the database: start the newer server first')
}

async function versionOf(database: Connection): Promise<number> {
  const [row] = await select(database, 'PRAGMA user_version')
  return Number(row?.['user_version'])
}

async function count(database: Connection, table: string): Promise<number> {
  const [row] = await select(database, `SELECT count(*) AS count FROM ${table}`)
  return Number(row?.['count'])
}

async function timeOf(database: Connection): Promise<number> {
  const [row] = await select(database, 'SELECT time FROM clock')
  return Number(row?.['time'])
}

async function missingIn(database: Connection, backup: Connection): Promise<Missing> {
  const known = new Set<string>()
  for (const { id, replaces } of await select(database, 'SELECT id, replaces FROM leads')) {
    for (const each of [String(id), ...String(replaces).split(' ')]) known.add(each)
  }
  const sql = `SELECT id, EXISTS (SELECT 1 FROM deliveries
    WHERE lead_id = leads.id AND state = 'waiting' AND sink NOT IN ${BESIDE_LEADS}) AS waits FROM leads ORDER BY rowid`
  const missing = (await select(backup, sql)).filter(({ id }) => !known.has(String(id)))
  const leads = missing.map(({ id }) => String(id))
  const waiting = missing.filter(({ waits }) => Number(waits) === 1).length
  const isMissing = new Set(leads)
  const displaced = (await displacedIn(database, backup)).filter((id) => isMissing.has(id))
  return { leads, waiting, displaced }
}

/** The leads of a backup whose time the database has given to others: nobody is promised the call of somebody else. */
async function displacedIn(database: Connection, backup: Connection): Promise<string[]> {
  const sql = "SELECT id, starts_at, ends_at FROM appointments WHERE state = 'booked'"
  const [given, lost] = await Promise.all([select(database, sql), select(backup, sql)])
  const overlap = (one: Row, other: Row) =>
    Number(one['starts_at']) < Number(other['ends_at']) && Number(one['ends_at']) > Number(other['starts_at'])
  return lost.filter((one) => given.some((other) => overlap(one, other))).map(({ id }) => String(id))
}

interface Placed {
  readonly id: string
  /** From the time of the backup to that of the database. */
  readonly offset: number
  readonly hasAppointment: boolean
}

/** A lead, its deliveries and its appointment, in the time of the target database and without leases. */
async function leadOf(backup: Connection, { id, offset, hasAppointment }: Placed): Promise<InStatement[]> {
  const leads = await select(backup, 'SELECT * FROM leads WHERE id = ?', id)
  const all = await select(backup, 'SELECT * FROM deliveries WHERE lead_id = ?', id)
  const deliveries = hasAppointment ? all : all.filter(({ sink }) => !ABOUT_APPOINTMENTS.includes(String(sink)))
  return [
    ...leads.map((row) => insertion('leads', { ...row, kept_since: Number(row['kept_since']) + offset })),
    ...deliveries.map((row) => {
      const [since, next_at] = [row['since'], row['next_at']].map((time) => Number(time) + offset)
      return insertion('deliveries', { ...row, since, next_at, lease: null })
    }),
    ...(hasAppointment ? await appointmentOf(backup, id) : []),
  ]
}

const ABOUT_APPOINTMENTS: readonly SinkName[] = [...APPOINTMENT_MAILS, CALENDAR]

/** What is booked ends the holds of its time. Given away meanwhile, it fails: restored again, the lead comes without it. */
async function appointmentOf(backup: Connection, id: string): Promise<InStatement[]> {
  const sql = "SELECT * FROM appointments WHERE id = ? AND state IN ('booked', 'cancelled')"
  return (await select(backup, sql, id)).flatMap((row) => {
    const ending = "UPDATE appointments SET state = 'abandoned' WHERE state = 'held' AND starts_at < ? AND ends_at > ?"
    const args = [Number(row['ends_at']), Number(row['starts_at'])]
    const restored = insertion('appointments', row, '(id) DO NOTHING')
    return row['state'] === 'booked' ? [{ sql: ending, args }, restored] : [restored]
  })
}

async function othersIn(backup: Connection): Promise<InStatement[]> {
  const rowsOf = async (table: string, conflict?: string, condition = '') =>
    (await select(backup, `SELECT * FROM ${table} ${condition}`)).map((row) => insertion(table, row, conflict))
  // Counts of the same day count the same visits: the larger one is the more complete.
  const larger = 'DO UPDATE SET count = max(count, excluded.count)'
  const others = [
    rowsOf('visits', `(day, path) ${larger}`),
    rowsOf('events', `(day, name, source) ${larger}`),
    rowsOf('secrets'),
    // Their files are still in the owner's calendar. What was held is not any more.
    rowsOf('appointments', '(id) DO NOTHING', "WHERE state = 'abandoned'"),
    // One that was still waiting is made again, if it is still due.
    rowsOf('reports', undefined, "WHERE state <> 'waiting'"),
  ]
  return (await Promise.all(others)).flat()
}

function insertion(table: string, row: object, conflict = 'DO NOTHING'): InStatement {
  const names = Object.keys(row)
  return {
    sql: `INSERT INTO ${table} (${names.join()}) VALUES (${names.map(() => '?')}) ON CONFLICT ${conflict}`,
    args: Object.values(row),
  }
}
