// The figures for Prometheus. Every label has a few values that are known beforehand: nothing that visitors type or choose
// becomes one, so strangers cannot make up series, and nothing in them identifies anybody.
import type { DocumentNotes } from '../document/worker/notes.ts'
import type { DocumentPool, OwnDocumentPool } from '../document/worker/pool.ts'
import type { SinkName } from '../lib/lead.ts'
import type { Logger } from '../lib/log.ts'
import type { ServerStore } from '../outbox/thread-protocol.ts'
import { watchDocuments, watchPassedOn } from './documents.ts'
import { type Meters, makeMeters } from './meters.ts'
import type { RequestEyes } from './requests.ts'
import { watchStore } from './store.ts'

export interface Metrics extends Pick<Meters, 'contentType' | 'text' | 'figures'> {
  readonly requests: RequestEyes
  store(store: ServerStore, sinks: readonly SinkName[]): ServerStore
  documents(open: (notes: DocumentNotes) => OwnDocumentPool): OwnDocumentPool
  passedOn(pool: DocumentPool): DocumentPool
}

/** Files take a millisecond; a document may wait for 10 s and be read for 30. */
const REQUEST_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40]

/** All figures of a server. Those of parts that it does not have are left out. */
export async function makeMetrics(log: Logger): Promise<Metrics> {
  const meters = await makeMeters()
  const { contentType, text, figures } = meters
  meters.gauge({ name: 'site_processes', help: 'Processes that answer requests (WORKERS).' }, (one) => one.set(1))
  return {
    ...{ contentType, text, figures },
    requests: requestMetrics(meters),
    store: (store, sinks) => watchStore(meters, store, { sinks, log }),
    documents: (open) => watchDocuments(meters, open),
    passedOn: (pool) => watchPassedOn(meters, pool),
  }
}

function requestMetrics({ counter, gauge, histogram }: Meters): RequestEyes {
  const requests = counter({
    name: 'site_http_requests_total',
    help: 'Requests that are over, by route and code; 499: the client went away before it had the answer.',
    labelNames: ['route', 'method', 'code'],
  })
  const seconds = histogram(
    {
      name: 'site_http_request_duration_seconds',
      help: 'Time from the head of a request to the end of its answer.',
      labelNames: ['route'],
    },
    REQUEST_SECONDS,
  )
  let open = 0
  gauge({ name: 'site_http_requests_in_flight', help: 'Requests that are being answered.' }, (one) => one.set(open))
  return {
    begun() {
      open += 1
    },
    ended({ route, method, status, milliseconds }) {
      open -= 1
      requests.inc({ route, method, code: status })
      seconds.observe({ route }, milliseconds / 1000)
    },
  }
}
