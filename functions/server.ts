import { randomUUID } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { modelProblems } from './document/model-loading/check.ts'
import { documentPool } from './document/worker/pool.ts'
import { createApp } from './host/app.ts'
import { limitConnections } from './host/connections.ts'
import { listFiles } from './host/files.ts'
import { documentLimits, type HostFile, readHostFile, siteFacts } from './host/host-file.ts'
import { limitPipelining } from './host/pipelining.ts'
import { loadWebClasses } from './host/web.ts'
import { LEAD_ROUTES } from './leads/routes.ts'
import { createLogger, describeError, type Logger } from './lib/log.ts'
import { type ApiRoute, apiFailure } from './lib/route.ts'
import { readSettings, type Settings } from './lib/settings.ts'
import { settingsHelp } from './lib/settings-help.ts'
import { completeTexts, type SiteTexts } from './lib/texts.ts'
import type { Outbox } from './lib/types.ts'
import { makeInvoice } from './make-invoice.ts'
import { type DeliveryLoop, startDelivery } from './outbox/deliver.ts'
import { openServerStore } from './outbox/thread.ts'
import type { ServerStore } from './outbox/thread-protocol.ts'
import { startUpkeep } from './outbox/upkeep.ts'
import { processDocument } from './process-document.ts'

/** The slowest honest client sends a document of 13 MB at 1 Mbit/s. */
const UPLOAD_MS = 120_000

/** A function of this folder answers under /api/ once it is listed here, or in functions/leads/routes.ts. */
const ROUTES: readonly ApiRoute[] = [
  ...LEAD_ROUTES,
  {
    path: '/api/processDocument',
    handler: processDocument,
    limit: { requests: 10, seconds: 600 },
    bodyMs: UPLOAD_MS,
    failure: apiFailure,
  },
  // Who is told what is missing comes again.
  { path: '/api/makeInvoice', handler: makeInvoice, limit: { requests: 30, seconds: 600 }, failure: apiFailure },
]

/**
 * Slow clients are cut off; bodies other than documents have less time (functions/host/app.ts). Idle connections stay open
 * longer than proxies keep them (nginx: one minute, Caddy: two); otherwise a lead may arrive on one that is just being
 * closed.
 */
const TIMEOUTS = {
  headersTimeout: 10_000,
  requestTimeout: UPLOAD_MS,
  keepAliveTimeout: 125_000,
  connectionsCheckingInterval: 2_000,
}
const IDLE_SOCKET_MS = 60_000
const MAX_HEADER_BYTES = 16 * 1024
/** Each takes some 20 kB; systems allow at least twice as many open files. */
const MAX_CONNECTIONS = 2_000

/** How long requests in flight may take once the server has been asked to stop. */
const DRAIN_MS = 10_000
const DRAIN_STEP_MS = 50

const WITHOUT_TEXTS =
  'host.json beside server.js lacks the texts that visitors read: site/data needs answers, booking, document-texts, forms, interface and mails. Build the site again and copy all of dist/.'

const EXIT_DONE = 0
const EXIT_USAGE = 2
const EXIT_INTERNAL = 3
const EXIT_INTERRUPTED = 130

/** Serves what the build wrote beside this file until it is asked to stop. @returns the exit code */
async function serve(folder: string): Promise<number> {
  const reading = readSettings(process.env)
  if (!reading.ok) {
    process.stderr.write(`${reading.problems.join('\n')}\n`)
    return EXIT_USAGE
  }
  const settings = reading.value
  const log = createLogger()
  try {
    const hostFile = await readHostFile(folder)
    const problems = await modelProblems(modelsFolder(settings, folder), hostFile.models ?? {})
    if (problems.length > 0) {
      process.stderr.write(`${problems.join('\n')}\n`)
      return EXIT_USAGE
    }
    const texts = completeTexts(hostFile)
    if (!texts) {
      process.stderr.write(`${WITHOUT_TEXTS}\n`)
      return EXIT_USAGE
    }
    const site = siteFacts(hostFile)
    const sinks = settings.sinks.flatMap((open) => open({ site, texts, now }))
    const store = await openServerStore({
      url: settings.databaseUrl,
      sinks: sinks.map(({ name }) => name),
      threadFile: pathToFileURL(join(folder, 'functions/store-thread.js')),
      log,
    })
    const endUpkeep = startUpkeep({ register: store.register, time: store.time, log }, hostFile.retention)
    const delivery = startDelivery({ queue: store.queue, sinks, log, random: Math.random })
    try {
      return await host({ folder, hostFile, texts, settings, store, delivery, log })
    } finally {
      await Promise.all([delivery.stop(), endUpkeep()])
      await store.close()
    }
  } catch (error) {
    process.stderr.write(`${explain(error, settings.port)}\n`)
    return EXIT_INTERNAL
  }
}

/** The models' folder, unless the settings name another one. */
function modelsFolder({ modelsFolder: named }: Settings, folder: string): string {
  return named ?? join(folder, 'functions/models')
}

interface HostOptions {
  readonly folder: string
  readonly hostFile: HostFile
  readonly texts: SiteTexts
  readonly settings: Settings
  readonly store: ServerStore
  readonly delivery: DeliveryLoop
  readonly log: Logger
}

const now = () => new Date()

async function host({ folder, hostFile, texts, settings, store, delivery, log }: HostOptions): Promise<number> {
  const [files, formSecret] = await Promise.all([listFiles(join(folder, 'public')), store.secret('form-token')])
  const outbox: Outbox = { ...store.outbox, put: (lead) => store.outbox.put(lead).then(delivery.wake) }
  const models = { folder: modelsFolder(settings, folder), models: hostFile.models ?? {} }
  const worker = join(folder, 'functions/document-worker.js')
  const documents = documentPool(worker, models)
  const services = {
    outbox,
    site: siteFacts(hostFile),
    texts,
    documents,
    documentLimits: documentLimits(hostFile),
    formSecret,
    now,
    newId: () => randomUUID(),
  }
  const app = createApp({ routes: ROUTES, services, settings, host: hostFile, files, log })
  const server = createServer({ ...TIMEOUTS, maxHeaderSize: MAX_HEADER_BYTES }, app)
  server.setTimeout(IDLE_SOCKET_MS)
  limitConnections(server, MAX_CONNECTIONS)
  limitPipelining(server)
  const stopped = stopRequested()
  loadWebClasses()
  await listen(server, settings.port)
  const { port } = server.address() as AddressInfo
  process.stdout.write(`http://localhost:${port}\n`)
  await stopped
  await Promise.all([drain(server, log), delivery.stop()])
  documents.stop()
  return EXIT_DONE
}

/** Without a host name Node listens on IPv6 and IPv4 alike, or on IPv4 where there is no IPv6. */
function listen(server: Server, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => {
      server.off('error', reject)
      resolve()
    })
  })
}

/** Ctrl-C under npm arrives twice at once: from the terminal, and passed on by npm. */
const SAME_SIGNAL_MS = 1000

/** Resolves with the first signal to stop; a second one, later than its echo, ends the process at once. */
function stopRequested(): Promise<void> {
  return new Promise((resolve) => {
    let first = 0
    const stop = () => {
      first ||= performance.now()
      if (performance.now() - first > SAME_SIGNAL_MS) process.exit(EXIT_INTERRUPTED)
      resolve()
    }
    process.on('SIGINT', stop).on('SIGTERM', stop)
  })
}

/** Lets requests in flight finish; idle connections are closed. */
async function drain(server: Server, log: Logger): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const idle = setInterval(() => server.closeIdleConnections(), DRAIN_STEP_MS)
  const late = setTimeout(() => {
    log.warn('Requests were cut off because they took too long')
    server.closeAllConnections()
  }, DRAIN_MS)
  await closed
  clearInterval(idle)
  clearTimeout(late)
}

/** Why the server could not start, for the owner; the chain of causes for anything unforeseen. */
function explain(error: unknown, port: number): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') {
    return `Port ${port} is in use by another program. Stop that program, or choose another port: PORT=${port + 1}`
  }
  if (code === 'EACCES') return `Port ${port} needs rights that this process lacks. Choose a port from 1024: PORT=3000`
  const messages: string[] = []
  for (let cause = error; cause instanceof Error; cause = cause.cause) messages.push(cause.message)
  return messages.length > 0 ? messages.join(': ') : JSON.stringify(describeError(error))
}

const HELP = `Usage: node server.js

Serves the site that was built beside this file, with its functions, until Ctrl-C or SIGTERM. Settings come from the
environment:

${settingsHelp()}
`

const self = fileURLToPath(import.meta.url)
if (process.argv[1] && realpathSync(process.argv[1]) === realpathSync(self)) {
  if (process.argv.slice(2).some((word) => word === '--help' || word === '-h')) process.stdout.write(HELP)
  else process.exitCode = await serve(fileURLToPath(new URL('.', import.meta.url)))
}
