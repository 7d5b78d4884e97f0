import schema from '../../schemas/api/hold.json' with { type: 'json' }
import type { SlotHold } from '../../schemas/types.ts'
import { visitOf } from '../leads/form-token.ts'
import { readBody } from '../lib/body.ts'
import { json } from '../lib/http.ts'
import { pageLanguage, wordsIn } from '../lib/texts.ts'
import type { Handler, LeadServices } from '../lib/types.ts'
import { HOLD_MS } from '../outbox/appointments/appointment.ts'
import { wantedSlot } from './desk.ts'
import { missingSlot, offeredSlot } from './reserve.ts'

const MAX_BODY_BYTES = 4 * 1024

/**
 * POST /api/hold: keeps a slot for a visit for ten minutes; 200 { ok: true, until }. 409 { ok: false, error, fields } when it
 * cannot be had, with what to do in words; 400, 413, 415, 422 when the body violates schemas/api/hold.json, or its token is
 * not ours.
 */
export const hold: Handler<LeadServices> = async (request, services) => {
  const { appointments, formSecret, texts, now } = services
  const { answers } = wordsIn(pageLanguage(request, texts), texts)
  const refuse = (status: number, error: string, fields = {}) => json(status, { ok: false, error, fields })
  const body = await readBody<SlotHold>(request, schema, MAX_BODY_BYTES)
  if (!body.ok) return refuse(body.status, answers.problems.malformed)
  const { slot: chosen, token } = body.value
  const visit = visitOf(token, formSecret)
  if (visit === null) return refuse(422, answers.problems.malformed, { token: answers.problems.malformed })
  const at = now()
  const offered = await offeredSlot(services, chosen, { visit, now: at })
  const isHeld =
    offered !== null && (await appointments.hold({ id: visit, own: [], slot: held(wantedSlot(offered, services)) }))
  if (isHeld) return json(200, { ok: true, until: new Date(at.getTime() + HOLD_MS).toISOString() })
  const problem = offered === null ? await missingSlot(services, chosen, { visit, now: at }) : 'taken'
  const text = answers.appointment.problems[problem]
  return refuse(409, text, { slot: text })
}

/** Nothing is written to a calendar for it. */
const held = <T extends object>(slot: T) => ({ ...slot, file: '' })
