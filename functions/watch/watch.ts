// What is seen of a running server, by those who ask for it: figures for Prometheus (METRICS_PORT) and a line per request
// (ACCESS_LOG). Who asks for neither pays nothing: what makes them is not even loaded.
import cluster from 'node:cluster'
import type { Server } from 'node:http'
import { type DocumentNotes, NO_NOTES } from '../document/worker/notes.ts'
import type { DocumentPool, OwnDocumentPool } from '../document/worker/pool.ts'
import type { SinkName } from '../lib/lead.ts'
import type { Logger } from '../lib/log.ts'
import type { Settings } from '../lib/settings.ts'
import type { ServerStore } from '../outbox/thread-protocol.ts'
import type { Metrics } from './metrics.ts'
import { type Place, type SeenRequest, watchRequests } from './requests.ts'

/** What watches the parts of a server. Each part works as if it were not watched. */
export interface Watch {
  /** @param sinks where it delivers to */
  store(store: ServerStore, sinks: readonly SinkName[]): ServerStore
  /** What this server reads itself. */
  documents(open: (notes: DocumentNotes) => OwnDocumentPool): OwnDocumentPool
  /** What another server reads. */
  passedOn(pool: DocumentPool): DocumentPool
  /** @param placeOf where on the site the address of a request leads */
  requests(server: Server, placeOf: (url: string) => Place): void
  /** The last lines are written, and no more figures are given. */
  end(): Promise<void>
}

/**
 * Begins to watch the server of this process.
 *
 * @throws Error when there is no listening at METRICS_PORT
 */
export async function openWatch({ metricsAt, logsAccess }: Settings, log: Logger): Promise<Watch> {
  const metrics = metricsAt && (await openMetrics(metricsAt, log))
  const access = logsAccess ? (await import('./access-log.ts')).openAccessLog() : null
  const seen = [metrics?.requests.ended, access?.write].filter((one) => one !== undefined)
  return {
    store: (store, sinks) => metrics?.store(store, sinks) ?? store,
    documents: (open) => metrics?.documents(open) ?? open(NO_NOTES),
    passedOn: (pool) => metrics?.passedOn(pool) ?? pool,
    requests(server, placeOf) {
      if (seen.length === 0) return
      const ended = (request: SeenRequest) => {
        for (const see of seen) see(request)
      }
      watchRequests(server, placeOf, { begun: () => metrics?.requests.begun(), ended })
    },
    async end() {
      access?.end()
      await metrics?.end()
    },
  }
}

type OpenMetrics = Metrics & { end(): Promise<void> }

/** A worker's are served by the process that started it. */
async function openMetrics(at: NonNullable<Settings['metricsAt']>, log: Logger): Promise<OpenMetrics> {
  const { makeMetrics } = await import('./metrics.ts')
  const metrics = await makeMetrics(log)
  if (!cluster.isWorker)
    return { ...metrics, end: await (await import('./metrics-server.ts')).serveMetrics(at, metrics, log) }
  const { answerWithFigures } = await import('./workers.ts')
  answerWithFigures(metrics)
  return { ...metrics, end: async () => undefined }
}

/**
 * Serves the figures of all workers, from the process that starts them.
 *
 * @returns a function that ends it
 * @throws Error when there is no listening at METRICS_PORT
 */
export async function watchWorkers({ metricsAt }: Settings, log: Logger): Promise<() => Promise<void>> {
  if (metricsAt === null) return async () => undefined
  const [{ figuresOfWorkers }, { serveMetrics }] = await Promise.all([
    import('./workers.ts'),
    import('./metrics-server.ts'),
  ])
  return serveMetrics(metricsAt, await figuresOfWorkers(), log)
}
