import cluster from 'node:cluster'
import { randomUUID } from 'node:crypto'
import { realpathSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { type CalendarAccess, readCalendars } from './appointments/calendars/access.ts'
import { openCalendars } from './appointments/calendars/thread.ts'
import { writtenCalendar } from './appointments/calendars/write.ts'
import type { Schedule } from './appointments/offer.ts'
import type { Lookup, OwnersCalendar } from './appointments/owners-calendar.ts'
import { tidyCalendar } from './appointments/reserve.ts'
import { modelProblems } from './document/model-loading/check.ts'
import { type DocumentPool, documentPool } from './document/worker/pool.ts'
import { MAX_WAIT_MS } from './document/worker/queue.ts'
import { remotePool } from './document/worker/remote-pool.ts'
import { type AppOptions, createApp } from './host/app.ts'
import { limitConnections } from './host/connections.ts'
import { listFiles } from './host/files.ts'
import { documentLimits, type HostFile, readHostFile, siteFacts } from './host/host-file.ts'
import { limitPipelining } from './host/pipelining.ts'
import { drainOf } from './host/process/drain.ts'
import { listen, listeningProblem, placeToListen } from './host/process/listen.ts'
import { notifySystemd } from './host/process/notify.ts'
import { stopRequested } from './host/process/stop.ts'
import { runWorkers, tellListening } from './host/process/workers.ts'
import { siteResolver } from './host/static.ts'
import { loadWebClasses } from './host/web.ts'
import { LEAD_ROUTES } from './leads/routes.ts'
import { loadParts } from './lib/later.ts'
import { createLogger, describeError, type Logger } from './lib/log.ts'
import { type ApiRoute, apiFailure } from './lib/route.ts'
import { readSettings, type Settings } from './lib/settings.ts'
import { settingsHelp } from './lib/settings-help.ts'
import { limitsInMemory, openSharedLimits, type SharedLimits, type SharedLimitsDeps } from './lib/shared-limits.ts'
import { completeTexts, type SiteTexts } from './lib/texts.ts'
import type { Outbox } from './lib/types.ts'
import { makeInvoice } from './make-invoice.ts'
import type { Appointments } from './outbox/appointments/port.ts'
import { databaseFile } from './outbox/database/connection.ts'
import { startDelivery } from './outbox/deliver.ts'
import { openServerStore } from './outbox/thread.ts'
import type { ServerStore } from './outbox/thread-protocol.ts'
import { startUpkeep } from './outbox/upkeep.ts'
import { processDocument } from './process-document.ts'
import { officeHours } from './reply/office-hours.ts'
import { type WeeklyDeps, weeklyReport } from './report/weekly.ts'
import { calendarSink } from './sinks/calendar.ts'
import { placesOf } from './watch/requests.ts'
import { openWatch, type Watch, watchWorkers } from './watch/watch.ts'

/** The slowest honest client sends a document of 13 MB at 1 Mbit/s. */
const UPLOAD_MS = 120_000

/** A function of this folder answers under /api/ once it is listed here, or in functions/leads/routes.ts. */
const DOCUMENT_ROUTES: readonly ApiRoute[] = [
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
  if (!reading.ok) return refuse(reading.problems)
  const settings = reading.value
  const log = createLogger()
  try {
    if (settings.workers === 1 || cluster.isWorker) return await serveOne(folder, settings, log)
    return await serveTogether(settings, log)
  } catch (error) {
    process.stderr.write(`${explain(error, settings.port)}\n`)
    return EXIT_INTERNAL
  }
}

/** In the process that starts the workers. */
async function serveTogether(settings: Settings, log: Logger): Promise<number> {
  const endWatch = await watchWorkers(settings, log)
  try {
    return await runWorkers(settings.workers, { log, announce: (address) => announce(address, log) })
  } finally {
    await endWatch()
  }
}

/** Says why it does not start. */
function refuse(problems: readonly string[]): number {
  process.stderr.write(`${problems.join('\n')}\n`)
  return EXIT_USAGE
}

async function serveOne(folder: string, settings: Settings, log: Logger): Promise<number> {
  const hostFile = await readHostFile(folder)
  const problems =
    settings.role === 'web' ? [] : await modelProblems(modelsFolder(settings, folder), hostFile.models ?? {})
  if (problems.length > 0) return refuse(problems)
  const texts = completeTexts(hostFile)
  if (!texts) return refuse([WITHOUT_TEXTS])
  const { calendars, problems: calendarProblems } = calendarsOf(settings, hostFile)
  if (calendarProblems.length > 0) return refuse(calendarProblems)
  const watch = await openWatch(settings, log)
  try {
    const options = { folder, hostFile, texts, calendars, settings, watch, log }
    const leads = settings.role === 'documents' ? NO_LEADS : await openLeads(options)
    return await host(options, leads).finally(() => leads.close())
  } finally {
    await watch.end()
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
  readonly calendars: readonly CalendarAccess[]
  readonly settings: Settings
  readonly watch: Watch
  readonly log: Logger
}

const now = () => new Date()

/** A server that keeps no leads has no use for calendars. */
function calendarsOf({ role }: Settings, { appointments = null }: HostFile) {
  return readCalendars(process.env, role === 'documents' ? null : appointments)
}

/** Where leads are kept and delivered from. */
interface Leads {
  readonly outbox: Outbox
  readonly appointments: Appointments
  readonly calendar: OwnersCalendar | null
  readonly schedule: Schedule
  readonly formSecret: string
  readonly limits: SharedLimits | null
  /** Stops delivering. */
  stop(): Promise<void>
  close(): Promise<void>
}

async function openLeads(options: HostOptions): Promise<Leads> {
  const { folder, hostFile, texts, settings, watch, log } = options
  const { appointments: rules = null } = hostFile
  const sinkServices = { site: siteFacts(hostFile), texts, now, rules, formSecret: () => store.secret('form-token') }
  const calendar = ownersCalendar(options, (uid) => store.appointments.known(uid))
  const sinks = [
    ...settings.sinks.flatMap((open) => open(sinkServices)),
    ...(calendar === null ? [] : [calendarSink(calendar, sinkServices)]),
  ]
  const names = sinks.map(({ name }) => name)
  const threadFile = pathToFileURL(join(folder, 'functions/store-thread.js'))
  const opened = await openServerStore({ url: settings.databaseUrl, sinks: names, threadFile, log })
  const store: ServerStore = watch.store(opened, names)
  const [formSecret, limits] = await Promise.all([
    store.secret('form-token'),
    openLimits(settings, { ...store, log }),
  ]).catch(async (cause: unknown) => {
    await store.close()
    throw cause
  })
  const report = reporting(settings, { store, texts, office: officeHours(rules), log })
  const everyMinute = () => report().then(() => tidyCalendar({ calendar, appointments: store.appointments }, log))
  const endUpkeep = startUpkeep({ register: store.register, time: store.time, log, everyMinute }, hostFile.retention)
  const delivery = startDelivery({ queue: store.queue, sinks, log, random: Math.random })
  const { schedule, endReading } = scheduleOf(options, store)
  return {
    schedule,
    outbox: { ...store.outbox, put: (lead) => store.outbox.put(lead).finally(delivery.wake) },
    appointments: {
      ...store.appointments,
      move: (move) => store.appointments.move(move).finally(delivery.wake),
      cancel: (cancellation) => store.appointments.cancel(cancellation).finally(delivery.wake),
    },
    calendar,
    formSecret,
    limits,
    stop: () => delivery.stop(),
    async close() {
      limits?.close()
      await Promise.all([delivery.stop(), endUpkeep(), endReading()])
      await store.close()
    },
  }
}

/** What sends the weekly report when it is due. */
function reporting({ reporters }: Settings, deps: Pick<WeeklyDeps, 'store' | 'texts' | 'office' | 'log'>) {
  const reports = reporters
    .flatMap((open) => open() ?? [])
    .map((reporter) => weeklyReport({ ...deps, reporter, now, random: Math.random }))
  return async () => {
    for (const report of reports) await report()
  }
}

/** The calendar that appointments are written to; null: none is. */
function ownersCalendar({ hostFile, calendars }: HostOptions, lookup: Lookup): OwnersCalendar | null {
  const { appointments: rules = null } = hostFile
  const access = calendars.find(({ name }) => name === rules?.write)
  return access === undefined ? null : writtenCalendar(access, lookup)
}

/** Begins to read the calendars. */
function scheduleOf(
  { folder, hostFile, calendars, log }: HostOptions,
  { appointments }: Pick<ServerStore, 'appointments'>,
): { readonly schedule: Schedule; endReading(): Promise<void> } {
  const { appointments: rules = null } = hostFile
  const threadFile = pathToFileURL(join(folder, 'functions/calendar-thread.js'))
  const { busy, close } = openCalendars({ calendars, rules, threadFile, log })
  return {
    schedule: { rules, busy, taken: ({ start, end }, visit) => appointments.taken(start, end, visit) },
    endReading: close,
  }
}

async function openLimits(settings: Settings, deps: SharedLimitsDeps): Promise<SharedLimits | null> {
  const { limits: named, limitsRates, databaseUrl } = settings
  const place = named ?? (databaseFile(databaseUrl) === null ? 'store' : 'memory')
  return limitsRates ? await openSharedLimits(place, deps) : null
}

const keepsNone = () => Promise.reject(new Error('A server with ROLE=documents keeps no leads'))

const NO_APPOINTMENTS: Appointments = {
  ...{ taken: keepsNone, hold: keepsNone, release: keepsNone, find: keepsNone, move: keepsNone, cancel: keepsNone },
  ...{ known: keepsNone, abandoned: keepsNone, forget: keepsNone },
}

/** Of a server that has no route to a lead. */
const NO_LEADS: Leads = {
  appointments: NO_APPOINTMENTS,
  calendar: null,
  schedule: { rules: null, busy: async () => [], taken: async () => [] },
  outbox: {
    put: keepsNone,
    answer: keepsNone,
    countVisit: keepsNone,
    countEvent: keepsNone,
    check: async () => undefined,
  },
  formSecret: '',
  limits: limitsInMemory(),
  stop: async () => undefined,
  close: async () => undefined,
}

async function host(options: HostOptions, leads: Leads): Promise<number> {
  const { hostFile, texts, settings, watch, log } = options
  const documents = poolOf(options)
  const limits = documentLimits(hostFile)
  const services = {
    outbox: leads.outbox,
    appointments: leads.appointments,
    calendar: leads.calendar,
    schedule: leads.schedule,
    site: siteFacts(hostFile),
    texts,
    documents,
    documentLimits: limits,
    formSecret: leads.formSecret,
    now,
    newId: () => randomUUID(),
  }
  const server = createServer({ ...TIMEOUTS, maxHeaderSize: MAX_HEADER_BYTES })
  const drain = drainOf(server)
  const { isDraining } = drain
  const { routes, host, files } = await served(options)
  server.on('request', createApp({ routes, host, files, services, settings, log, limits: leads.limits, isDraining }))
  const paths = routes.map(({ path }) => path)
  watch.requests(server, placesOf(siteResolver(host, files), paths))
  server.setTimeout(IDLE_SOCKET_MS)
  limitConnections(server, MAX_CONNECTIONS)
  limitPipelining(server)
  const stopped = stopRequested()
  loadWebClasses()
  const address = await listen(server, placeToListen(process.env, settings.port))
  if (cluster.isWorker) tellListening(address)
  else await announce(address, log)
  await stopped
  const sayStopping = cluster.isWorker ? null : notifySystemd('STOPPING=1', log)
  const drained = drain.run({ log, workMs: MAX_WAIT_MS + limits.maxMs })
  await Promise.all([sayStopping, drained, leads.stop()])
  documents.stop()
  return EXIT_DONE
}

/** Tells people and systemd that visitors may come. */
async function announce(address: string, log: Logger): Promise<void> {
  process.stdout.write(`${address}\n`)
  await notifySystemd('READY=1', log)
}

/** What a role answers: a server that reads documents has no pages. */
async function served({
  folder,
  hostFile,
  settings,
}: HostOptions): Promise<Pick<AppOptions, 'routes' | 'host' | 'files'>> {
  if (settings.role === 'documents') {
    return { routes: DOCUMENT_ROUTES, host: { ...hostFile, pages: {}, redirects: [] }, files: new Map() }
  }
  const [files] = await Promise.all([listFiles(join(folder, 'public')), loadParts()])
  return { routes: [...LEAD_ROUTES, ...DOCUMENT_ROUTES], host: hostFile, files }
}

function poolOf({ folder, hostFile, settings, watch }: HostOptions): DocumentPool {
  if (settings.documentsUrl !== null) return watch.passedOn(remotePool(settings.documentsUrl))
  const models = { folder: modelsFolder(settings, folder), models: hostFile.models ?? {} }
  const worker = join(folder, 'functions/document-worker.js')
  return watch.documents((notes) => documentPool(worker, models, notes))
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
  else {
    process.exitCode = await serve(fileURLToPath(new URL('.', import.meta.url)))
    // The channel to the process that started it would keep a worker alive.
    if (cluster.isWorker) process.exit()
  }
}
