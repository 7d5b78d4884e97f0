// Calendars are read in the background, in a thread of their own: to work one out takes longer than a visitor should wait, and
// a calendar made to stop us stops that thread alone.
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { describeError, type Logger } from '../../lib/log.ts'
import { type Interval, merged, overlap } from '../intervals.ts'
import type { AppointmentRules } from '../rules.ts'
import type { CalendarAccess } from './access.ts'
import type { CalendarNews, CalendarsJob } from './serve-calendars.ts'

/** Calendars as a server sees them. */
export interface BusyCalendars {
  /** What stands in them at a time; null: one of them could not be read for so long that nobody knows. */
  busy(time: Interval): Promise<readonly Interval[] | null>
  close(): Promise<void>
}

export interface CalendarTimes {
  /** Between two readings of a calendar. */
  readonly refreshMs: number
  /** What is known of a calendar counts for so long. */
  readonly staleMs: number
  /** How long a visitor waits for the first reading after a start. */
  readonly firstMs: number
  /** How long one calendar may take to be worked out. */
  readonly workMs: number
}

const MINUTE_MS = 60_000

const TIMES: CalendarTimes = { refreshMs: 3 * MINUTE_MS, staleMs: 15 * MINUTE_MS, firstMs: 5_000, workMs: 20_000 }

/** The largest calendar that may be read takes a third of it. */
const MAX_MEGABYTES = 768

export interface CalendarsOptions {
  readonly calendars: readonly CalendarAccess[]
  /** null: the site has none. */
  readonly rules: AppointmentRules | null
  /** functions/calendar-thread.ts, as built. */
  readonly threadFile: URL
  readonly log: Logger
  readonly times?: CalendarTimes
}

/** Begins to read calendars; the caller closes them. */
export function openCalendars(options: CalendarsOptions): BusyCalendars {
  const { calendars, rules, times = TIMES } = options
  if (calendars.length === 0 || rules === null) return { busy: async () => [], close: async () => undefined }
  const state = new CalendarStates(options)
  const stop = new AbortController()
  const job = { calendars, rules, refreshMs: times.refreshMs }
  const ended = keepReading(options, job, { state, stop: stop.signal })
  return {
    async busy(time) {
      if (!state.isTried) await Promise.race([state.firstReading, wait(times.firstMs, null, { ref: false })])
      return state.busy(time)
    },
    async close() {
      stop.abort()
      await ended
    },
  }
}

interface CalendarState {
  busy: readonly Interval[]
  /** As performance.now() counts: clocks that are set change nothing. */
  readAt: number
  problem: string | null
  isTried: boolean
}

/** What is known of each calendar. What has to be said is logged once. */
class CalendarStates {
  readonly firstReading: Promise<void>
  readonly #states: ReadonlyMap<string, CalendarState>
  readonly #log: Logger
  readonly #staleMs: number
  #endFirst: () => void = () => undefined
  #isOffering = true
  /** Whether every calendar was asked for. */
  isTried = false

  constructor({ calendars, log, times = TIMES }: CalendarsOptions) {
    const unread = () => ({ busy: [], readAt: Number.NEGATIVE_INFINITY, problem: null, isTried: false })
    this.#states = new Map(calendars.map(({ name }) => [name, unread()]))
    this.#log = log
    this.#staleMs = times.staleMs
    this.firstReading = new Promise((resolve) => {
      this.#endFirst = resolve
    })
  }

  read(name: string, busy: readonly Interval[], readAt: number): void {
    const state = this.#states.get(name)
    if (!state) return
    if (state.problem !== null) this.#log.info({ calendar: name }, 'A calendar can be read again')
    Object.assign(state, { busy, readAt, problem: null })
    this.#tried(state)
  }

  unread(name: string, problem: string): void {
    const state = this.#states.get(name)
    if (!state) return
    if (state.problem !== problem) this.#log.warn({ calendar: name, problem }, 'A calendar cannot be read')
    state.problem = problem
    this.#tried(state)
  }

  #tried(state: CalendarState): void {
    state.isTried = true
    if (![...this.#states.values()].every(({ isTried }) => isTried)) return
    this.isTried = true
    this.#endFirst()
  }

  busy(time: Interval): Interval[] | null {
    const oldest = performance.now() - this.#staleMs
    const stale = [...this.#states].filter(([, { readAt }]) => readAt < oldest).map(([name]) => name)
    this.#tell(stale)
    if (stale.length > 0) return null
    return merged([...this.#states.values()].flatMap(({ busy }) => busy.filter((one) => overlap(one, time))))
  }

  #tell(stale: readonly string[]): void {
    const isOffering = stale.length === 0
    if (isOffering === this.#isOffering) return
    this.#isOffering = isOffering
    if (isOffering) this.#log.info('Times are offered again')
    else
      this.#log.error(
        { calendars: stale },
        'No times are offered, because calendars are not known: visitors are called back',
      )
  }
}

/** Starts the thread again when it stops, until this is stopped. */
async function keepReading(options: CalendarsOptions, job: CalendarsJob, { state, stop }: Reading): Promise<void> {
  const { log, times = TIMES } = options
  while (!stop.aborted) {
    const cause = await runThread(options, job, { state, stop })
    if (stop.aborted) return
    log.error({ error: describeError(cause) }, 'The thread of the calendars stopped')
    await wait(times.refreshMs, null, { signal: stop, ref: false }).catch(() => undefined)
  }
}

interface Reading {
  readonly state: CalendarStates
  readonly stop: AbortSignal
}

/** Resolves with the cause when the thread has stopped. */
function runThread(
  { threadFile, times = TIMES }: CalendarsOptions,
  job: CalendarsJob,
  { state, stop }: Reading,
): Promise<unknown> {
  const worker = new Worker(threadFile, { workerData: job, resourceLimits: { maxOldGenerationSizeMb: MAX_MEGABYTES } })
  const terminate = () => void worker.terminate()
  stop.addEventListener('abort', terminate, { once: true })
  let deadline: NodeJS.Timeout | undefined
  worker.on('message', (news: CalendarNews) => {
    clearTimeout(deadline)
    if (news.kind === 'read') state.read(news.name, news.busy, performance.now() - news.ageMs)
    if (news.kind === 'unread') state.unread(news.name, news.problem)
    if (news.kind === 'working') deadline = setTimeout(() => giveUp(news.name), times.workMs)
  })
  const giveUp = (name: string) => {
    state.unread(name, 'it takes too long to be worked out')
    terminate()
  }
  return new Promise((resolve) => {
    let cause: unknown = new Error('It was stopped')
    worker.on('error', (error) => {
      cause = error
    })
    worker.on('exit', () => {
      clearTimeout(deadline)
      stop.removeEventListener('abort', terminate)
      resolve(cause)
    })
  })
}
