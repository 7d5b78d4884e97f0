import { CalendarProblem } from '../appointments/calendars/problem.ts'
import { ownersEvent } from '../appointments/events.ts'
import { calendarText } from '../appointments/ical/write.ts'
import { fileUid, type OwnersCalendar, slotFile } from '../appointments/owners-calendar.ts'
import type { StoredLead } from '../outbox/queue.ts'
import { CALENDAR } from '../outbox/sink-names.ts'
import { zoneOf } from './appointment-texts.ts'
import type { Outcome, Sink, SinkServices } from './sink.ts'

/** Longer than a request to the calendar, of which a try makes several. */
const TRY_MS = 60_000

/** Brings the owner's calendar to what the store knows: writes the appointment, and removes what it has left behind. */
export function calendarSink(calendar: OwnersCalendar, services: SinkServices): Sink {
  return {
    name: CALENDAR,
    tryMs: TRY_MS,
    async deliver(lead) {
      try {
        return await bringUpToDate(lead, calendar, services)
      } catch (error) {
        if (error instanceof CalendarProblem) return { kind: 'failed', problem: `The calendar: ${error.message}` }
        throw error
      }
    },
  }
}

async function bringUpToDate(lead: StoredLead, calendar: OwnersCalendar, services: SinkServices): Promise<Outcome> {
  const { appointment, id } = lead
  if (!appointment) return { kind: 'delivered' }
  const { start, end, sequence, state, files } = appointment
  const current = state === 'booked' ? slotFile(start) : null
  for (const file of new Set(files)) if (file !== current) await calendar.remove(file, id)
  if (current === null) return { kind: 'delivered' }
  const at = services.now().getTime()
  const event = ownersEvent(lead, { start, end, sequence, isCancelled: false, at, zone: zoneOf(services) }, services)
  const locking = await calendar.write(current, calendarText({ ...event, uid: fileUid(id, start) }, null))
  return locking === 'locked'
    ? { kind: 'delivered' }
    : { kind: 'failed', problem: 'Another appointment has its place in the calendar' }
}
