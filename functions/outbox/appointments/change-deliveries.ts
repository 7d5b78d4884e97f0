// What has to be sent when an appointment changes: settled in the transaction that changes it.
import type { SinkName } from '../../lib/types.ts'
import { CALENDAR, CHANGE, INVITATION, REMINDERS } from '../sink-names.ts'
import { type Dialect, type Statement, statement } from '../sql.ts'

/** Takes back what was to be sent about the earlier time, and has everybody told who knows of it. */
export function telling(dialect: Dialect, id: string, sinks: readonly SinkName[]): Statement[] {
  const reminders = Object.keys(REMINDERS)
  return [
    statement(dialect, ({ text }) => {
      const names = reminders.map((name) => `'${name}'`).join(', ')
      return `DELETE FROM deliveries WHERE lead_id = ${text(id)} AND sink IN (${names})`
    }),
    // Only who got the invitation: the limit of mails to one mailbox holds for what follows, too.
    statement(dialect, ({ text, present }) => {
      const now = present()
      return `UPDATE deliveries SET ${ANEW}, since = ${now}, next_at = ${now}
        WHERE lead_id = ${text(id)} AND sink = '${INVITATION}'`
    }),
    ...sinks.filter((sink) => sink === CHANGE || sink === CALENDAR).map((sink) => again(dialect, id, sink)),
  ]
}

const ANEW = "state = 'waiting', attempts = 0, lease = NULL, settled_at = NULL, problem = ''"

function again(dialect: Dialect, id: string, sink: SinkName): Statement {
  return statement(dialect, ({ text, present }) => {
    const now = present()
    return `INSERT INTO deliveries (lead_id, sink, since, next_at)
      SELECT id, ${text(sink)}, ${now}, ${now} FROM leads WHERE id = ${text(id)}
      ON CONFLICT (lead_id, sink) DO UPDATE SET ${ANEW}, since = excluded.since, next_at = excluded.next_at`
  })
}
