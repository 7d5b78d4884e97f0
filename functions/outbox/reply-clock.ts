// The reply clock of a lead: what was promised, when the owner is reminded, and since when it is answered. The same statements
// for both engines.
import type { Lead, SinkName, StoredPromise } from '../lib/lead.ts'
import type { Answering } from '../reply/promise.ts'
import type { Write } from './database/write.ts'
import { REPLY_REMINDER } from './sink-names.ts'
import { type Dialect, type Statement, statement } from './sql.ts'
import { type Present, presentIn } from './time.ts'

type Row = Readonly<Record<string, unknown>>

/** What was promised with a lead that is stored; a lead that is sent again keeps its first promise. */
export function promising(dialect: Dialect, { id, promise, createdAt }: Lead, sinks: readonly SinkName[]): Statement[] {
  if (promise === undefined) return []
  const { hours, dueAt, remindAt } = promise
  const promised = statement(
    dialect,
    ({ text, number }) => `UPDATE leads SET reply_hours = ${number(hours)}, reply_by = ${number(dueAt.getTime())}
      WHERE id = ${text(id)} AND reply_by IS NULL`,
  )
  if (!sinks.includes(REPLY_REMINDER) || !remindAt) return [promised]
  const waitMs = remindAt.getTime() - createdAt.getTime()
  const reminder = statement(dialect, ({ text, number, present }) => {
    const dueAt = `${present()} + ${number(waitMs)}`
    return `INSERT INTO deliveries (lead_id, sink, since, next_at)
      SELECT id, ${text(REPLY_REMINDER)}, ${dueAt}, ${dueAt} FROM leads
      WHERE id = ${text(id)} AND answered_at IS NULL ON CONFLICT DO NOTHING`
  })
  return [promised, reminder]
}

/**
 * Says that a lead is answered, and settles the reminder. The first of three results tells whether that is new, the last one
 * since when it is.
 *
 * @param at by the wall clock, as the time of the lead is
 */
export function answering(dialect: Dialect, id: string, at: number): Statement[] {
  return [
    statement(
      dialect,
      ({ text, number }) =>
        `UPDATE leads SET answered_at = ${number(at)} WHERE id = ${text(id)} AND answered_at IS NULL`,
    ),
    statement(
      dialect,
      ({
        text,
        number,
      }) => `UPDATE deliveries SET state = 'delivered', settled_at = ${number(at)}, lease = NULL, problem = ''
        WHERE lead_id = ${text(id)} AND sink = '${REPLY_REMINDER}' AND state <> 'delivered'`,
    ),
    statement(dialect, ({ text }) => `SELECT answered_at FROM leads WHERE id = ${text(id)}`),
  ]
}

/** @param changed how many rows the first statement changed @param row of the last one */
export function answeringOf(changed: number, row: Row | undefined): Answering {
  if (!row) return { state: 'gone' }
  return { state: changed > 0 ? 'now' : 'before', at: new Date(Number(row['answered_at'])) }
}

/** Says in a libSQL database that a lead is answered. */
export async function answerLead(
  { write, present, wall }: { readonly write: Write; readonly present: Present; wall(): number },
  id: string,
): Promise<Answering> {
  const dialect: Dialect = { presentIn, counted: () => present.counted() }
  const [changed, , read] = await write(answering(dialect, id, wall()))
  return answeringOf(changed?.rowsAffected ?? 0, read?.rows[0])
}

/** What a row of `leads` says about the promise. */
export function storedReply(row: Row): { readonly promise?: StoredPromise } {
  const [hours, by] = [row['reply_hours'], row['reply_by']]
  if (hours === null || hours === undefined) return {}
  return { promise: { hours: Number(hours), dueAt: new Date(Number(by)) } }
}

/** Since when a row of `leads` is answered; null: it is not. */
export function storedAnswer(row: Row): Date | null {
  const at = row['answered_at']
  return at === null || at === undefined ? null : new Date(Number(at))
}
