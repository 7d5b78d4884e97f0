import { json } from './lib/http.ts'
import { waysToReach } from './lib/texts.ts'
import type { Handler } from './lib/types.ts'

/** POST /api/booking: 501 { ok: false, error, fields }; a visitor learns how else to make an appointment. */
export const booking: Handler = async (_request, { site }) =>
  json(501, {
    ok: false,
    error: `Die Buchung über diese Seite ist noch nicht möglich. Wir vereinbaren Ihren Termin gern ${waysToReach(site)}.`,
    fields: {},
  })
