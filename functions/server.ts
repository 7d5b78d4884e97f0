import { randomUUID } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { booking } from './booking.ts'
import { contact } from './contact.ts'
import { modelProblems } from './document/model-loading/check.ts'
import { documentPool } from './document/worker/pool.ts'
import { MAX_WAIT_MS } from './document/worker/queue.ts'
import { formToken } from './form-token.ts'
import { type ApiRoute, apiFailure, leadFailure } from './host/api.ts'
import { createApp } from './host/app.ts'
import { limitConnections } from './host/connections.ts'
import { listFiles } from './host/files.ts'
import { documentLimits, type HostFile, readHostFile, siteFacts } from './host/host-file.ts'
import { limitPipelining } from './host/pipelining.ts'
import { drainOf } from './host/process/drain.ts'
import { listen, listeningProblem, placeToListen } from './host/process/listen.ts'
import { notifySystemd } from './host/process/notify.ts'
import { stopRequested } from './host/process/stop.ts'
import { loadWebClasses } from './host/web.ts'
import { createLogger, describeError, type Logger } from './lib/log.ts'
import { readSettings, type Settings } from './lib/settings.ts'
import { settingsHelp } from './lib/settings-help.ts'
import { completeTexts, type SiteTexts } from './lib/texts.ts'
import type { Outbox } from './lib/types.ts'
import { logVisitor } from './log-visitor.ts'
import { makeInvoice } from './make-invoice.ts'
import { type DeliveryLoop, startDelivery } from './outbox/deliver.ts'
import { openServerStore } from './outbox/thread.ts'
import type { ServerStore } from './outbox/thread-protocol.ts'
import { startUpkeep } from './outbox/upkeep.ts'
import { processDocument } from './process-document.ts'

/** Failed tries count too, and a whole office may share one address. */
const LEADS_LIMIT = { requests: 10, seconds: 600 }

/** The slowest honest client sends a document of 13 MB at 1 Mbit/s. */
const UPLOAD_MS = 120_000

/** A function of this folder answers under /api/ once it is listed here. */
const ROUTES: readonly ApiRoute[] = [
  { path: '/api/contact', handler: contact, limit: LEADS_LIMIT, failure: leadFailure },
  { path: '/api/booking', handler: booking, limit: LEADS_LIMIT, failure: leadFailure },
  { path: '/api/form-token', handler: formToken, limit: { requests: 60, seconds: 600 }, failure: leadFailure },
  { path: '/api/log-visitor', handler: logVisitor, limit: { requests: 30, seconds: 60 }, failure: leadFailure },
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

const WITHOUT_TEXTS =
  'host.json beside server.js lacks the texts that visitors read: site/data needs answers, booking, document-texts, forms, interface and mails. Build the site again and copy all of dist/.'

const EXIT_DONE = 0
const EXIT_USAGE = 2
const EXIT_INTERNAL = 3

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
  const server = createServer({ ...TIMEOUTS, maxHeaderSize: MAX_HEADER_BYTES })
  const drain = drainOf(server)
  const { isDraining } = drain
  server.on('request', createApp({ routes: ROUTES, services, settings, host: hostFile, files, log, isDraining }))
  server.setTimeout(IDLE_SOCKET_MS)
  limitConnections(server, MAX_CONNECTIONS)
  limitPipelining(server)
  const stopped = stopRequested()
  loadWebClasses()
  const address = await listen(server, placeToListen(process.env, settings.port))
  process.stdout.write(`${address}\n`)
  await notifySystemd('READY=1', log)
  await stopped
  const workMs = MAX_WAIT_MS + services.documentLimits.maxMs
  await Promise.all([notifySystemd('STOPPING=1', log), drain.run({ log, workMs }), delivery.stop()])
  documents.stop()
  return EXIT_DONE
}

/** Why the server could not start, for the owner; the chain of causes for anything unforeseen. */
function explain(error: unknown, port: number): string {
  const problem = listeningProblem(error, port)
  if (problem !== null) return problem
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
