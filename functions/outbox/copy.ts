// Everything of one store into another, empty one, whatever their engines: leads, deliveries, appointments,
// reports, counts, secrets and the time.
import { isPostgres, masked } from './address.ts'
import { type CopyEnd, type Portion, TABLES, type TableName } from './copy-end.ts'
import { libsqlEnd } from './libsql-end.ts'

/** What is counted in both stores; all of it has to agree. */
export interface Tally {
  readonly leads: number
  readonly deliveries: number
  /** Slots that are held, booked, or were once. */
  readonly appointments: number
  readonly visits: number
  readonly events: number
  readonly secrets: number
  /** The same again in ways that show what changed meanwhile: tries, states, and sums of counts. */
  readonly details: string
}

/** Thrown when a store is not as a copy needs it; the message is for the owner, in English and in German. */
export class CopyRefused extends Error {
  readonly german: string

  constructor(message: string, german: string) {
    super(message)
    this.german = german
  }
}

/**
 * Copies a store into an empty one.
 *
 * @param from an existing store; @param to is created if it is a missing file
 * @returns what both hold now
 * @throws CopyRefused when the target is not empty, or the source was changed meanwhile
 */
export async function copyStore(from: string, to: string): Promise<Tally> {
  const source = await openEnd(from, false)
  try {
    const target = await openEnd(to, true)
    try {
      await requireEmpty(target, to)
      const before = await tallyOf(source)
      await target.fill(unchanged(source, before)).catch(async (error: unknown) => {
        // Such as a delivery whose lead came after the leads were read.
        await requireUnchanged(source, before)
        throw error
      })
      const after = await tallyOf(target)
      if (!isSame(before, after))
        throw new CopyRefused(
          `${masked(to)} does not hold what ${masked(from)} holds: did a server write to it? Copy into another one.`,
          `In ${masked(to)} steht nicht, was in ${masked(from)} steht: Hat ein Server hineingeschrieben? In eine andere kopieren.`,
        )
      return after
    } finally {
      await target.close()
    }
  } finally {
    await source.close()
  }
}

async function openEnd(url: string, makesFile: boolean): Promise<CopyEnd> {
  return isPostgres(url) ? (await import('./postgres/copy-end.ts')).postgresEnd(url) : libsqlEnd(url, makesFile)
}

async function requireEmpty(target: CopyEnd, url: string): Promise<void> {
  const { details: _, ...counts } = await tallyOf(target)
  if (Object.values(counts).every((count) => count === 0)) return
  const { leads, secrets } = counts
  throw new CopyRefused(
    `${masked(url)} is not empty (${leads} leads, ${secrets} secrets; a server that was started there makes a secret). Copy into an empty database: nothing is mixed or overwritten.`,
    `${masked(url)} ist nicht leer (Anfragen: ${leads}, Schlüssel: ${secrets}; ein Server, der dort gestartet wurde, macht einen Schlüssel). In eine leere Datenbank kopieren: Gemischt oder überschrieben wird nichts.`,
  )
}

/** Rows per statement. */
const PORTION = 500

/** All portions; refuses at their end if the source has been changed, before the target commits them. */
async function* unchanged(source: CopyEnd, before: Tally): AsyncGenerator<Portion> {
  for (const [table, columns] of Object.entries(TABLES) as [TableName, readonly string[]][]) {
    const selected = columns.map((name) =>
      name in source.expressions ? `${source.expressions[name]} AS ${name}` : name,
    )
    const order = table === 'leads' ? source.order : columns.slice(0, 3).join(', ')
    for (let done = 0; ; done += PORTION) {
      const rows = await source.query(
        `SELECT ${selected.join(', ')} FROM ${table} ORDER BY ${order} LIMIT ${PORTION} OFFSET ${done}`,
      )
      if (rows.length > 0) yield { table, columns, rows }
      if (rows.length < PORTION) break
    }
  }
  await requireUnchanged(source, before)
}

async function requireUnchanged(source: CopyEnd, before: Tally): Promise<void> {
  if (!isSame(before, await tallyOf(source)))
    throw new CopyRefused(
      'A server wrote to the store while it was copied. Stop it, and copy again: nothing was copied.',
      'Während des Kopierens hat ein Server in die Datenbank geschrieben. Ihn anhalten und noch einmal kopieren: Kopiert wurde nichts.',
    )
}

const TALLY = `SELECT
  (SELECT count(*) FROM leads) AS leads,
  (SELECT count(*) FROM deliveries) AS deliveries,
  (SELECT count(*) FROM appointments) AS appointments,
  (SELECT count(*) FROM visits) AS visits,
  (SELECT count(*) FROM events) AS events,
  (SELECT count(*) FROM secrets) AS secrets,
  (SELECT coalesce(sum(length(email) + length(replaces)), 0) FROM leads) AS typed,
  (SELECT coalesce(sum(answered_at), 0) FROM leads) AS answered,
  (SELECT coalesce(sum(attempts), 0) FROM deliveries) AS attempts,
  (SELECT count(*) FROM reports) AS reported,
  (SELECT coalesce(sum(starts_at + sequence), 0) FROM appointments) AS starts,
  (SELECT count(*) FROM deliveries WHERE state = 'delivered') AS delivered,
  (SELECT count(*) FROM deliveries WHERE state = 'dead') AS dead,
  (SELECT coalesce(sum(count), 0) FROM visits) AS visited,
  (SELECT coalesce(sum(count), 0) FROM events) AS happened`

async function tallyOf(end: CopyEnd): Promise<Tally> {
  const [row = {}] = await end.query(TALLY)
  const counts = Object.fromEntries(Object.entries(row).map(([name, count]) => [name, Number(count)]))
  const { leads = 0, deliveries = 0, appointments = 0, visits = 0, events = 0, secrets = 0, ...details } = counts
  return { leads, deliveries, appointments, visits, events, secrets, details: JSON.stringify(details) }
}

const isSame = (a: Tally, b: Tally) => JSON.stringify(a) === JSON.stringify(b)
