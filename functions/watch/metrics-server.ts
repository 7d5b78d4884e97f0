import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describeError, type Logger } from '../lib/log.ts'
import type { MetricsAddress } from '../lib/settings.ts'

const TIMEOUTS = { headersTimeout: 5_000, requestTimeout: 5_000 }
/** Prometheus opens one. */
const MAX_CONNECTIONS = 20

/** Gives figures as the text that Prometheus reads. */
export interface FigureSource {
  readonly contentType: string
  text(): Promise<string>
}

/**
 * Serves the figures at /metrics, on a port of their own: visitors have no way to it.
 *
 * @returns a function that ends it
 * @throws Error when the port cannot be had
 */
export async function serveMetrics(
  { host, port }: MetricsAddress,
  source: FigureSource,
  log: Logger,
): Promise<() => Promise<void>> {
  const server = createServer(TIMEOUTS, answerWith(source, log))
  server.maxConnections = MAX_CONNECTIONS
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      reject(new Error(`METRICS_PORT: there is no listening at ${host}, port ${port} (${error.code})`))
    })
    server.listen({ host, port }, resolve)
  })
  // A server that fails to start must end all the same.
  server.unref()
  log.info({ metricsPort: (server.address() as AddressInfo).port }, 'Metrics are served')
  return () =>
    new Promise((resolve) => {
      server.close(() => resolve())
      server.closeAllConnections()
    })
}

function answerWith({ contentType, text }: FigureSource, log: Logger): RequestListener {
  return async ({ method, url }, response) => {
    if (url?.replace(/\?.*$/s, '') !== '/metrics') return void response.writeHead(404).end('See /metrics\n')
    if (method !== 'GET' && method !== 'HEAD') return void response.writeHead(405, { allow: 'GET, HEAD' }).end()
    try {
      const body = await text()
      response.writeHead(200, { 'content-type': contentType, 'content-length': Buffer.byteLength(body) }).end(body)
    } catch (error) {
      log.error({ error: describeError(error) }, 'The metrics could not be made')
      response.writeHead(500).end()
    }
  }
}
