import { type ContextPart, contextPart } from '../../common/lead-context.ts'
import type { Appointment } from '../../functions/outbox/appointments/appointment.ts'
import type { RegisteredLead } from '../../functions/outbox/register.ts'

/** A lead as programs get it: what was sent, and what we know about it. */
export type LeadRecord = Readonly<Record<string, unknown>>

export function recordOf({ payload, createdAt, deliveries, ...lead }: RegisteredLead): LeadRecord {
  const { id, kind, state, source, language, suspicion, replaces } = lead
  return {
    id,
    kind,
    state,
    createdAt: createdAt.toISOString(),
    ...payload,
    ...(lead.appointment && { appointment: appointmentRecord(lead.appointment) }),
    source,
    language,
    suspicion,
    replaces,
    deliveries,
  }
}

/** When somebody is to be called, and whether it still holds; the number of changes is that of invitations. */
function appointmentRecord({ state, start, end, sequence, changedAt }: Appointment): LeadRecord {
  const iso = (moment: number | null) => (moment === null ? null : new Date(moment).toISOString())
  const minutes = (end - start) / 60_000
  return { state, start: iso(start), minutes, berlin: berlinTime(start), sequence, changedAt: iso(changedAt) }
}

/** The appointment of a lead as a clock in Berlin shows it: "2026-11-28 09:00", marked if it is cancelled; "" if it has none. */
export function appointmentField({ appointment }: RegisteredLead): string {
  if (!appointment) return ''
  return berlinTime(appointment.start) + (appointment.state === 'cancelled' ? ' (cancelled)' : '')
}

/** Swedes write dates as ISO 8601 does. */
function berlinTime(moment: number): string {
  const format = { timeZone: 'Europe/Berlin', dateStyle: 'short', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat('sv-SE', format).format(moment)
}

/** One part of what the visitor did before; "" if it was not sent. */
export function contextField({ payload }: RegisteredLead, part: ContextPart): string {
  return String(contextPart(payload['context'], part) ?? '')
}

/** One field of what was sent; "" if it was not sent. */
export function field({ payload }: RegisteredLead, name: string): string {
  const value = payload[name]
  if (value === undefined || value === null) return ''
  return typeof value === 'string' ? value : JSON.stringify(value)
}
