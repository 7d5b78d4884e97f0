import type { Lead, LeadServices } from '../lib/types.ts'
import { type Appointment, HOLD_MS } from '../outbox/appointments/appointment.ts'
import { visitOf } from '../outbox/put.ts'
import { type AppointmentDesk, wantedSlot } from './desk.ts'
import { ownersEvent } from './events.ts'
import { type Asking, giveBack, missingSlot, offeredSlot, reserve, type SlotProblem } from './reserve.ts'

/** What became of a lead with a slot. Without an appointment nothing of it is stored. */
export type BookResult =
  | { readonly appointment: Pick<Appointment, 'start' | 'end' | 'sequence'> }
  | { readonly problem: SlotProblem }

/** What was offered when the visitor began to type is offered still, unless somebody has it or the time has come. */
async function stillOffered(desk: AppointmentDesk, chosen: string, { visit, now }: Asking) {
  const slot = await offeredSlot(desk, chosen, { visit, now: new Date(now.getTime() - HOLD_MS) })
  return slot !== null && slot.start > now.getTime() ? slot : null
}

/**
 * Stores a lead with the slot that its visitor chose, or nothing.
 *
 * @param chosen the beginning of the slot, ISO 8601
 * @throws what the outbox throws when it cannot store the lead
 */
export async function bookSlot(lead: Lead, chosen: string, services: LeadServices): Promise<BookResult> {
  const { appointments, schedule, outbox, now } = services
  // Sent again because its answer was lost.
  const stored = await appointments.find(lead.id)
  if (stored?.appointment) return { appointment: stored.appointment }
  const asking = { visit: visitOf(lead), now: now() }
  const offered = await stillOffered(services, chosen, asking)
  if (offered === null || schedule.rules === null) return { problem: await missingSlot(services, chosen, asking) }
  const slot = wantedSlot(offered, services)
  const own = asking.visit === null ? [] : [asking.visit]
  const time = { start: slot.start, end: slot.end, sequence: 0, isCancelled: false, at: asking.now.getTime() }
  const event = ownersEvent(lead, { ...time, zone: schedule.rules.zone }, services)
  const problem = await reserve(services, { id: lead.id, own, slot }, event)
  if (problem !== null) return { problem }
  if ((await outbox.put({ ...lead, slot })) === 'stored') return { appointment: { ...slot, sequence: 0 } }
  await giveBack(services, lead.id)
  return { problem: 'taken' }
}
