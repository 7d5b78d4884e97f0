// A slot is first held in the store, then locked in the owner's calendar, then booked in the store. Whatever dies in between
// leaves a hold that ends, and the name of a file that is removed when somebody next wants a slot.
import { describeError, type Logger } from '../lib/log.ts'
import type { Claim } from '../outbox/appointments/appointment.ts'
import { CalendarProblem, type ProblemCode } from './calendars/problem.ts'
import type { AppointmentDesk } from './desk.ts'
import { calendarText, type WrittenEvent } from './ical/write.ts'
import { offer } from './offer.ts'
import { fileUid, type Locking, type OwnersCalendar, slotFile } from './owners-calendar.ts'

/** Why a slot cannot be had. */
export type SlotProblem = 'taken' | 'notOffered' | 'calendar'

/** A slot as a visitor names it: by the moment of its beginning, ISO 8601. */
export async function offeredSlot(desk: AppointmentDesk, chosen: string, { visit, now }: Asking) {
  const found = await offer(desk.schedule, now.getTime(), visit)
  if (found.mode === 'callback') return null
  const start = Date.parse(chosen)
  return found.slots.find((slot) => slot.start === start) ?? null
}

export interface Asking {
  /** Whose hold does not count; null: nobody's. */
  readonly visit: string | null
  readonly now: Date
}

/** Why a slot that is no longer offered cannot be had: somebody else has it, or it never was there. */
export async function missingSlot(desk: AppointmentDesk, chosen: string, { visit }: Asking): Promise<SlotProblem> {
  const start = Date.parse(chosen)
  const taken = Number.isNaN(start) ? [] : await desk.appointments.taken(start, start + 1, visit)
  return taken.length > 0 ? 'taken' : 'notOffered'
}

/** Keeps a slot for as long as it takes to book it. @returns null: it is ours */
export async function reserve(desk: AppointmentDesk, claim: Claim, event: WrittenEvent): Promise<SlotProblem | null> {
  const { calendar, appointments } = desk
  if (calendar === null) return null
  await sweep(desk)
  if (!(await appointments.hold(claim))) return 'taken'
  const locking = await calendar.lock(
    claim.slot.file,
    calendarText({ ...event, uid: fileUid(event.uid, event.start) }, null),
  )
  if (locking === 'locked') return null
  await appointments.release(claim.id)
  return problemOf(locking)
}

/** Gives a reserved slot back that could not be booked. */
export async function giveBack(desk: AppointmentDesk, id: string): Promise<void> {
  if (desk.calendar === null) return
  await desk.appointments.release(id)
  await sweep(desk)
}

const problemOf = (locking: Locking): SlotProblem => (locking === 'taken' ? 'taken' : 'calendar')

/** Removes from the calendar what erased leads and interrupted bookings have left there, with nobody waiting. Never rejects. */
export async function tidyCalendar(
  desk: Pick<AppointmentDesk, 'calendar' | 'appointments'>,
  log: Logger,
): Promise<void> {
  try {
    await sweep(desk)
  } catch (error) {
    log.error({ error: describeError(error) }, 'What bookings have left in the calendar cannot be removed')
  }
}

/** Removes from the calendar what erased leads and interrupted bookings have left there. What cannot be removed now stays for the next time. */
async function sweep({ calendar, appointments }: Pick<AppointmentDesk, 'calendar' | 'appointments'>): Promise<void> {
  if (calendar === null) return
  for (const { id, files } of await appointments.abandoned()) {
    const uid = id.replace(/^change /, '')
    const booked = await appointments.known(uid)
    const kept = booked?.state === 'booked' ? booked.start : null
    const problem = await removeAll(calendar, files, { uid, kept })
    if (problem === null) await appointments.forget(id)
    // A visitor waits: a server that is down is not asked for each of them.
    if (problem === 'timeout' || problem === 'unreachable') return
  }
}

/** @returns why not all of them are gone */
async function removeAll(
  calendar: OwnersCalendar,
  files: readonly string[],
  { uid, kept }: { readonly uid: string; readonly kept: number | null },
): Promise<ProblemCode | null> {
  try {
    for (const file of files) if (kept === null || file !== slotFile(kept)) await calendar.remove(file, uid)
    return null
  } catch (error) {
    if (error instanceof CalendarProblem) return error.code
    throw error
  }
}
