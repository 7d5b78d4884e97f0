// Mails to visitors, as both engines add them to the deliveries of a lead.
import type { SinkName } from '../lib/types.ts'
import { type Confirmed, mayConfirm } from './confirmations.ts'
import { INVITATION, REMINDERS } from './sink-names.ts'
import { type Dialect, type Statement, statement } from './sql.ts'

/** Adds the confirmation or invitation of a stored lead, unless its mailbox has had enough of them. */
export function confirming(dialect: Dialect, sink: SinkName, lead: Confirmed): Statement {
  return statement(dialect, (parameters) => {
    const { text, present } = parameters
    const now = present()
    return `INSERT INTO deliveries (lead_id, sink, since, next_at) SELECT id, ${text(sink)}, ${now}, ${now}
      FROM leads WHERE id = ${text(lead.id)} AND ${mayConfirm(parameters, lead)} ON CONFLICT DO NOTHING`
  })
}

/**
 * Adds the reminders of an appointment that are still ahead, for a visitor who gets the invitation.
 *
 * @param at the present of the visitors' world; the time of the store may be another one
 */
export function reminding(
  dialect: Dialect,
  { id, start, at, sinks }: { readonly id: string; start: number; at: number; readonly sinks: readonly SinkName[] },
): Statement[] {
  const due = sinks.flatMap((sink) => {
    const beforeMs = Object.hasOwn(REMINDERS, sink) ? REMINDERS[sink] : undefined
    return beforeMs !== undefined && start - beforeMs > at ? [{ sink, inMs: Math.round(start - beforeMs - at) }] : []
  })
  return due.map(({ sink, inMs }) =>
    statement(dialect, ({ text, number, present }) => {
      const dueAt = `${present()} + ${number(inMs)}`
      return `INSERT INTO deliveries (lead_id, sink, since, next_at)
        SELECT lead_id, ${text(sink)}, ${dueAt}, ${dueAt} FROM deliveries
        WHERE lead_id = ${text(id)} AND sink = '${INVITATION}' ON CONFLICT DO NOTHING`
    }),
  )
}
