// Sinks that the store has to tell apart. What it does not know is delivered once, when a lead comes.
import type { SinkName } from '../lib/types.ts'

const HOUR_MS = 60 * 60 * 1000

/** The mails that thank a visitor, or bring the appointment; a lead has one of them. */
export const CONFIRMATION = 'confirmation'
export const INVITATION = 'invitation'

/** Mails that remind a visitor of the appointment, and how long before it. */
export const REMINDERS: Readonly<Record<SinkName, number>> = {
  'reminder-day': 24 * HOUR_MS,
  'reminder-hour': HOUR_MS,
}

/** Tells the owner of an appointment that came, was moved or was cancelled after its lead. */
export const CHANGE = 'appointment'

/** All mails about appointments. */
export const APPOINTMENT_MAILS: readonly SinkName[] = [INVITATION, ...Object.keys(REMINDERS), CHANGE]

/** Writes the appointment into the owner's calendar. */
export const CALENDAR = 'calendar'

/** What only the visitor gets: the owner has the lead without it. */
export const VISITOR_SINKS: readonly SinkName[] = [CONFIRMATION, INVITATION, ...Object.keys(REMINDERS)]

/** The same in SQL. */
export const FOR_VISITORS = `(${VISITOR_SINKS.map((name) => `'${name}'`).join(', ')})`
