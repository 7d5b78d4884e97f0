import { booking } from '../booking.ts'
import { contact } from '../contact.ts'
import { formToken } from '../form-token.ts'
import { type ApiRoute, apiFailure, leadFailure } from '../lib/route.ts'
import type { LeadServices } from '../lib/types.ts'
import { logVisitor } from '../log-visitor.ts'
import { slots } from '../slots.ts'

/** Failed tries count too, and a whole office may share one address. */
const LEADS_LIMIT = { requests: 10, seconds: 600 }

/** The functions that every host has: those that need the store of leads, and nothing of the machine. */
export const LEAD_ROUTES: readonly ApiRoute<LeadServices>[] = [
  { path: '/api/contact', handler: contact, limit: LEADS_LIMIT, failure: leadFailure },
  { path: '/api/booking', handler: booking, limit: LEADS_LIMIT, failure: leadFailure },
  { path: '/api/form-token', handler: formToken, limit: { requests: 60, seconds: 600 }, failure: leadFailure },
  // Asked for when a visitor comes to the choice of a time, and again when somebody else was faster.
  { path: '/api/slots', methods: ['GET'], handler: slots, limit: { requests: 60, seconds: 600 }, failure: apiFailure },
  { path: '/api/log-visitor', handler: logVisitor, limit: { requests: 30, seconds: 60 }, failure: leadFailure },
]
