import type { SlotsAnswer } from '../schemas/types.ts'
import { type Offer, offer } from './appointments/offer.ts'
import { visitOf } from './leads/form-token.ts'
import { json } from './lib/http.ts'
import type { Handler, LeadServices } from './lib/types.ts'

/**
 * GET /api/slots: 200 with the times that can be booked, or why there are none (schemas/api/slots.json). With the token of a
 * form in the query, what its visit holds is among them.
 */
export const slots: Handler<LeadServices> = async ({ url }, { schedule, formSecret, now }) => {
  const token = new URL(url).searchParams.get('token')
  const visit = token === null ? null : visitOf(token, formSecret)
  return json(200, answerOf(await offer(schedule, now().getTime(), visit)))
}

function answerOf(offered: Offer): SlotsAnswer {
  if (offered.mode === 'callback') return { ok: true, ...offered }
  const { zone, minutes } = offered.rules
  const starts = offered.slots.map(({ start }) => new Date(start).toISOString().replace('.000Z', 'Z'))
  return { ok: true, mode: 'slots', zone, minutes, slots: starts }
}
