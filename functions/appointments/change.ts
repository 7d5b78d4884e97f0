import type { LeadServices } from '../lib/types.ts'
import { type ChangeResult, changeOf, NO_APPOINTMENT } from '../outbox/appointments/appointment.ts'
import type { StoredLead } from '../outbox/queue.ts'
import { wantedSlot } from './desk.ts'
import { ownersEvent } from './events.ts'
import { giveBack, missingSlot, offeredSlot, reserve, type SlotProblem } from './reserve.ts'

/** Gives a lead its time, or another one. What has to be sent follows in the same transaction. */
export async function chooseTime(
  lead: StoredLead,
  chosen: string,
  services: LeadServices,
): Promise<'done' | 'outdated' | SlotProblem> {
  const { appointments, schedule, now } = services
  const at = now()
  const asking = { visit: null, now: at }
  const offered = await offeredSlot(services, chosen, asking)
  if (offered === null || schedule.rules === null) return missingSlot(services, chosen, asking)
  const { id } = lead
  const sequence = lead.appointment?.sequence ?? NO_APPOINTMENT
  const slot = wantedSlot(offered, services)
  const time = { start: slot.start, end: slot.end, sequence: sequence + 1, isCancelled: false }
  const event = ownersEvent(lead, { ...time, at: at.getTime(), zone: schedule.rules.zone }, services)
  const problem = await reserve(services, { id: changeOf(id), own: [id], slot }, event)
  if (problem !== null) return problem
  const result = await appointments.move({ id, sequence, slot, at: at.getTime() })
  if (result !== 'done') await giveBack(services, changeOf(id))
  return result
}

/** Cancels the appointment of a lead, as it was when its link was made. */
export function cancelAppointment(lead: StoredLead, { appointments, now }: LeadServices): Promise<ChangeResult> {
  const { id, appointment } = lead
  return appointments.cancel({ id, sequence: appointment?.sequence ?? NO_APPOINTMENT, at: now().getTime() })
}
