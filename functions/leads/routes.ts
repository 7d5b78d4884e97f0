import { formToken } from '../form-token.ts'
import { later } from '../lib/later.ts'
import { type ApiRoute, apiFailure, leadFailure } from '../lib/route.ts'
import type { Handler, LeadServices } from '../lib/types.ts'
import { ANSWERED_PATH } from '../reply/link.ts'

/** Failed tries count too, and a whole office may share one address. */
const LEADS_LIMIT = { requests: 10, seconds: 600 }
/** Visitors look at times again when somebody else was faster. */
const TIMES_LIMIT = { requests: 60, seconds: 600 }

/** A handler that is loaded when it is first asked for: what takes a message is most of what a host of functions loads for it. */
function loaded(load: () => Promise<Handler<LeadServices>>): Handler<LeadServices> {
  const handler = later(load)
  return async (...call) => (await handler())(...call)
}

const contact = loaded(async () => (await import('../contact.ts')).contact)
const booking = loaded(async () => (await import('../booking.ts')).booking)
const logVisitor = loaded(async () => (await import('../log-visitor.ts')).logVisitor)
const answered = loaded(async () => (await import('../answered.ts')).answered)
const slots = loaded(async () => (await import('../slots.ts')).slots)
const hold = loaded(async () => (await import('../appointments/hold.ts')).hold)
const appointment = loaded(async () => (await import('../appointments/appointment.ts')).appointment)

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
