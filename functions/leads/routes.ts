import { contact } from '../contact.ts'
import { formToken } from '../form-token.ts'
import { type ApiRoute, apiFailure, leadFailure } from '../lib/route.ts'
import type { Handler, LeadServices } from '../lib/types.ts'
import { logVisitor } from '../log-visitor.ts'
import { ANSWERED_PATH } from '../reply/link.ts'

/** Failed tries count too, and a whole office may share one address. */
const LEADS_LIMIT = { requests: 10, seconds: 600 }
/** Visitors look at times again when somebody else was faster. */
const TIMES_LIMIT = { requests: 60, seconds: 600 }

// Loaded when they are asked for: a function of a host starts for a call, which mostly brings a message.
const booking: Handler<LeadServices> = async (...call) => (await import('../booking.ts')).booking(...call)
const answered: Handler<LeadServices> = async (...call) => (await import('../answered.ts')).answered(...call)
const slots: Handler<LeadServices> = async (...call) => (await import('../slots.ts')).slots(...call)
const hold: Handler<LeadServices> = async (...call) => (await import('../appointments/hold.ts')).hold(...call)
const appointment: Handler<LeadServices> = async (...call) =>
  (await import('../appointments/appointment.ts')).appointment(...call)

/** The functions that every host has: those that need the store of leads, and nothing of the machine. */
export const LEAD_ROUTES: readonly ApiRoute<LeadServices>[] = [
  { path: '/api/contact', handler: contact, limit: LEADS_LIMIT, failure: leadFailure },
  { path: '/api/booking', handler: booking, limit: LEADS_LIMIT, failure: leadFailure },
  { path: '/api/form-token', handler: formToken, limit: { requests: 60, seconds: 600 }, failure: leadFailure },
  {
    path: ANSWERED_PATH,
    methods: ['GET', 'POST'],
    handler: answered,
    limit: { requests: 60, seconds: 600 },
    failure: leadFailure,
  },
  { path: '/api/slots', methods: ['GET'], handler: slots, limit: TIMES_LIMIT, failure: apiFailure },
  { path: '/api/hold', handler: hold, limit: TIMES_LIMIT, failure: leadFailure },
  {
    path: '/api/appointment',
    methods: ['GET', 'POST'],
    handler: appointment,
    limit: TIMES_LIMIT,
    failure: leadFailure,
  },
  { path: '/api/log-visitor', handler: logVisitor, limit: { requests: 30, seconds: 60 }, failure: leadFailure },
]
