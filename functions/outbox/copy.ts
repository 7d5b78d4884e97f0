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

/** Why a store is not as a copy needs it; databases by their addresses, without passwords. */
export type CopyProblem =
  | { readonly kind: 'not-empty'; readonly to: string; readonly leads: number; readonly secrets: number }
  | { readonly kind: 'changed' }
  | { readonly kind: 'differs'; readonly from: string; readonly to: string }

export class CopyRefused extends Error {
  readonly problem: CopyProblem

  constructor(problem: CopyProblem) {
    super(problem.kind)
    this.problem = problem
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
      if (!isSame(before, after)) throw new CopyRefused({ kind: 'differs', from: masked(from), to: masked(to) })
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
  throw new CopyRefused({ kind: 'not-empty', to: masked(url), leads, secrets })
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
  if (!isSame(before, await tallyOf(source))) throw new CopyRefused({ kind: 'changed' })
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
