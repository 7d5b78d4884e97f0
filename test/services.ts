import type { Schedule } from '../functions/appointments/offer.ts'
import type { Lead, Outbox, Services } from '../functions/lib/types.ts'
import { SITE_TEXTS } from './site-texts.ts'

/** What the functions that take leads get: an outbox that remembers, the first moment of 1970, and ids in order. */
export function servicesFor(given: Partial<Services> = {}) {
  const leads: Lead[] = []
  const counted: string[][] = []
  let ids = 0
  const outbox: Outbox = {
    async put(lead) {
      leads.push(lead)
      return 'stored'
    },
    async countVisit(...visit) {
      counted.push(visit)
    },
    async countEvent(...event) {
      counted.push(event)
    },
    async check() {},
  }
  const site = { name: 'Site', styles: [], phone: '+49 000', email: 'post@example.org' }
  const schedule: Schedule = { rules: null, busy: async () => [], taken: async () => [] }
  const clock = { now: () => new Date(0), newId: () => `id-${++ids}` }
  const services = { outbox, schedule, site, texts: SITE_TEXTS, formSecret: 'secret', ...clock, ...given } as Services
  return { services, leads, counted }
}

/** What sinks get besides texts and site: nobody can choose a time. */
export const NO_TIMES = { rules: null, formSecret: async () => 'secret', now: () => new Date(0) }

/** The same with an outbox that takes nothing. */
export function fullServices(): Services {
  const { services } = servicesFor()
  return { ...services, outbox: { ...services.outbox, put: () => Promise.reject(new Error('full')) } }
}
