import type { LeadServices } from '../lib/types.ts'
import type { WantedSlot } from '../outbox/appointments/appointment.ts'
import type { Interval } from './intervals.ts'
import { slotFile } from './owners-calendar.ts'

/** What booking and changing an appointment needs. */
export type AppointmentDesk = Pick<LeadServices, 'schedule' | 'appointments' | 'calendar'>

/** A slot of the offer as the store takes it. */
export function wantedSlot({ start, end }: Interval, { schedule: { rules }, calendar }: AppointmentDesk): WantedSlot {
  const bufferMs = (rules?.bufferMinutes ?? 0) * 60_000
  return { start, end, bufferMs, file: calendar === null ? '' : slotFile(start) }
}
