import type { Schedule } from '../functions/appointments/offer.ts'
import type { Lead } from '../functions/lib/lead.ts'
import type { Outbox, Services } from '../functions/lib/types.ts'
import type { SinkServices } from '../functions/sinks/sink.ts'
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
    async answer() {
      return { state: 'gone' }
    },
    async countVisit(...visit) {
      counted.push(visit)
    },
    async countEvent(...event) {
      counted.push(event)
    },
    async check() {},
  }
  const site = { name: 'Site', url: 'https://www.example.org', styles: [], phone: '+49 000', email: 'post@example.org' }
  const schedule: Schedule = { rules: null, busy: async () => [], taken: async () => [] }
  const clock = { now: () => new Date(0), newId: () => `id-${++ids}` }
  const services = {
    outbox,
    schedule,
    site,
    texts: SITE_TEXTS,
    formSecret: 'secret',
    ...clock,
    ...given,
  } as Services
  return { services, leads, counted }
}

/** The same with an outbox that takes nothing. */
export function fullServices(): Services {
  const { services } = servicesFor()
  return { ...services, outbox: { ...services.outbox, put: () => Promise.reject(new Error('full')) } }
}

/** What sinks get, for a site called Agentur. */
export const SINK_SERVICES: SinkServices = {
  site: { name: 'Agentur', url: 'https://www.example.org', styles: [], phone: '+49 000', email: null },
  texts: SITE_TEXTS,
  rules: null,
  formSecret: async () => 'secret',
  now: () => new Date(0),
}
