import type { Known } from '../outbox/appointments/appointment.ts'

/** Whether the calendar gave the time away; unreachable: nobody knows. */
export type Locking = 'locked' | 'taken' | 'unreachable'

/** A calendar as a lock and as a place for appointments. Its files are named by their slots. */
export interface OwnersCalendar {
  /** Creates a file that must not be there yet, unless what is there is left over from another time of ours. */
  lock(file: string, text: string): Promise<Locking>
  /** Creates it, or replaces what was ours. @throws CalendarProblem when it cannot */
  write(file: string, text: string): Promise<Locking>
  /** Removes a file if the appointment in it is this one. @throws CalendarProblem when it cannot */
  remove(file: string, id: string): Promise<void>
}

/** What the store knows of the appointment in a file. */
export type Lookup = (id: string) => Promise<Known | null>

/**
 * The UID in a file. While an appointment is moved it has two files, and servers take no two with one UID (RFC 4791, 5.3.2.1;
 * Radicale and Xandikos refuse them).
 */
export const fileUid = (id: string, start: number) => `${id}.${start}`

/** The appointment that the UID of a file belongs to. */
export const idOfUid = (uid: string) => uid.split('.')[0] ?? ''

/** "slot-20261128T0800Z.ics": two bookings of one time are one file. */
export function slotFile(start: number): string {
  const digits = new Date(start).toISOString().replace(/[-:]/g, '')
  return `slot-${digits.slice(0, 13)}Z.ics`
}
