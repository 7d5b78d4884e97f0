// Threads that share work with the command's own, which takes its part: on a machine with two cores a thread that only
// plans would waste one. Results are put in order by those who ask for the work, so that their number changes nothing.
import { availableParallelism, freemem } from 'node:os'
import { getHeapSpaceStatistics, setFlagsFromString } from 'node:v8'
import type { Worker } from 'node:worker_threads'
import { lazily } from '../content/lazily.ts'
import type { Config } from '../types.ts'
import { type JobName, type Order, type Report, receivedProblem, type Times } from './protocol.ts'

const workers = lazily<typeof import('node:worker_threads')>('node:worker_threads')

/** A thread takes 35 MB with landing pages (docs/building.md); this leaves room for larger templates. */
const MEGABYTES_A_THREAD = 120
/** What is made for a page is soon forgotten; with 32 in place of 12 a build of 10,000 pages took 27 MB more and no less time. */
const YOUNG_MEGABYTES = 12
/**
 * What this thread has of it at most. Node 24 would give 128 MB, with which a build of 10,000 pages took 60 MB more and no less time
 * (five builds each, in turns); Node 20 gives 32.
 */
const OWN_YOUNG_BYTES = 64 * 1024 * 1024
/** A thread has its next batch at hand while it is busy with one. */
const BATCHES_AHEAD = 2
/** Starts of the command in which code becomes as fast as it gets: what it does meanwhile says little about the rest. */
const WARM_UP_STARTS = 2
/** Processor time for which work is then watched, again and again, to know what the rest will take. */
const WATCHED_MS = 100
/** Processor time that the command took to start. It says how fast the machine is now, which differs by a factor of two. */
const START_MS = processorMs()
/**
 * How much processor time a thread has to take over, in starts of the command. Its own start, and code that runs slowly at
 * first there too, cost five of them: with 1,000 landing pages a second thread made a build longer (1.60 s instead of 1.37),
 * with 3,000 shorter (2.61 s instead of 2.81), and with 10,000 (8.0 s instead of 8.5 when the machine was slow).
 */
const WORTH_STARTS = 6

/** Work in batches that any thread can do. */
export interface SharedWork<Batch, Answer> {
  readonly job: JobName
  /** How many threads besides this one have enough to do. */
  readonly threads: number
  /** How many batches there are. */
  readonly batches: number
  /** What a thread has to know before its first batch; plain data. */
  start(): unknown
  /** The next batch; null when there is none left. */
  next(): Batch | null
  /** A batch as plain data. */
  sent(batch: Batch): unknown
  here(batch: Batch): Answer | Promise<Answer>
  /** @param thread 0: this one */
  done(batch: Batch, answer: Answer, by: { readonly thread: number; readonly times: Times | null }): void
}

export interface Threads {
  /** Resolves when all batches are done. @throws the first problem that is not the author's */
  share<Batch, Answer>(work: SharedWork<Batch, Answer>): Promise<void>
}

/** How many threads there may be, and what the command took to start, in processor time; not there: as it was. */
export interface ThreadOptions extends Pick<Config, 'workerFile' | 'jobs'> {
  readonly startMs?: number
}

/**
 * Runs work that may use threads, and ends them after it: one that is left alone would keep the process from ending. A number
 * of jobs that was asked for is used at once; otherwise a thread is started when the work turns out to take long enough.
 */
export async function withThreads<T>(
  { workerFile, jobs, startMs = START_MS }: ThreadOptions,
  work: (threads: Threads) => Promise<T>,
): Promise<T> {
  const opened: Hand[] = []
  let isAllowed = true
  const open = (wanted: number) => {
    while (workerFile && isAllowed && opened.length < wanted) {
      const hand = openHand(workerFile, opened.length + 1)
      if (hand) opened.push(hand)
      else isAllowed = false
    }
    return opened.slice(0, Math.max(0, wanted))
  }
  const share = async <Batch, Answer>(shared: SharedWork<Batch, Answer>) => {
    const others = (jobs ?? availableParallelism()) - 1
    const most = workerFile ? Math.min(others, shared.threads, opened.length + threadsInMemory()) : 0
    if (jobs !== undefined) return shareWith(open(most), shared)
    const there = open(Math.min(most, opened.length))
    if (there.length === most) return shareWith(there, shared)
    const more = (milliseconds: number) => open(Math.min(most, Math.floor(milliseconds / (WORTH_STARTS * startMs))))
    return shareWith(there, shared, { most, more, warmUpMs: WARM_UP_STARTS * startMs })
  }
  try {
    return await work({ share })
  } finally {
    await Promise.all(opened.map(({ worker }) => worker.terminate()))
  }
}

function threadsInMemory(): number {
  return Math.floor(freemem() / (MEGABYTES_A_THREAD * 1_000_000))
}

/** Another thread. What it says goes to whoever works with it now. */
class Hand {
  readonly worker: Worker
  readonly number: number
  readonly isReady: Promise<void>
  onReport: (report: Report) => void = () => undefined
  onEnd: (cause: unknown) => void = () => undefined

  constructor(workerFile: URL, number: number) {
    const { Worker } = workers()
    this.worker = new Worker(workerFile, { resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MEGABYTES } })
    this.number = number
    this.worker.on('message', (report: Report) => this.onReport(report))
    this.worker.on('error', (cause) => this.onEnd(cause))
    this.worker.on('exit', (code) => this.onEnd(ended(code)))
    this.isReady = new Promise((resolve, reject) => {
      this.onReport = () => resolve()
      this.onEnd = reject
    })
    // There may be nothing left to do for it: then nobody asks.
    this.isReady.catch(() => undefined)
  }

  order(order: Order): void {
    this.worker.postMessage(order)
  }
}

/** A thread ends before its time when code that it runs calls process.exit. */
function ended(exit: number): Error {
  return Object.assign(new Error(`A thread ended (${exit}) before its work was done`), { code: 'ERR_THREAD_ENDED' })
}

/** null where the machine or its rules allow no more threads: then those that run do all of the work. */
function openHand(workerFile: URL, number: number): Hand | null {
  try {
    return new Hand(workerFile, number)
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException
    if (code === 'ERR_WORKER_INIT_FAILED' || code === 'ERR_ACCESS_DENIED') return null
    throw cause
  }
}

/** How threads are added to those that are there. */
interface Growth {
  readonly most: number
  readonly warmUpMs: number
  /** Opens threads for work that would take this one so many milliseconds. */
  more(milliseconds: number): readonly Hand[]
}

/** @param growth null: there are as many as can be */
async function shareWith<Batch, Answer>(
  hands: readonly Hand[],
  work: SharedWork<Batch, Answer>,
  growth: Growth | null = null,
): Promise<void> {
  let isStopped = false
  let handedOut = 0
  const next = () => {
    const batch = isStopped ? null : work.next()
    if (batch !== null) handedOut++
    return batch
  }
  let finished = 0
  const done: typeof work.done = (batch, answer, by) => {
    finished++
    work.done(batch, answer, by)
  }
  const shared = { ...work, next, done }
  const stop = (cause: unknown) => {
    // Nothing is handed out any more, so that the others end.
    isStopped = true
    throw cause
  }
  const there = new Map<Hand, Promise<void>>()
  const join = (some: readonly Hand[]) => {
    for (const hand of some) {
      if (there.has(hand)) continue
      const working = workIn(hand, shared, here).catch(stop)
      // What it throws is looked at when everything has ended.
      working.catch(() => undefined)
      there.set(hand, working)
    }
  }
  const watch = growth && stopwatch(growth.warmUpMs)
  const grow = () => {
    if (!growth || !watch || there.size >= growth.most) return
    const batchMs = watch(finished)
    if (batchMs !== null) join(growth.more(batchMs * (work.batches - handedOut)))
  }
  const here = workHere(shared, grow).catch(stop)
  join(hands)
  const [own] = await Promise.allSettled([here])
  const settled = [own, ...(await Promise.allSettled(there.values()))]
  const failed = settled.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
}

/** A thread that is not there before everything is done is not waited for. */
async function workIn<Batch, Answer>(
  hand: Hand,
  shared: SharedWork<Batch, Answer>,
  here: Promise<void>,
): Promise<void> {
  const isThere = await Promise.race([hand.isReady.then(() => true), here.then(() => false)])
  if (isThere) await workThere(hand, shared)
}

async function workHere<Batch, Answer>(
  { next, here, done }: SharedWork<Batch, Answer>,
  afterEach: () => void,
): Promise<void> {
  for (let batch = next(); batch !== null; batch = next()) {
    done(batch, await here(batch), { thread: 0, times: null })
    holdYoung()
    afterEach()
    // The threads' answers and esbuild's are taken in between.
    await new Promise((resume) => setImmediate(resume))
  }
}

let isYoungHeld = false

/** Lets the memory for what is soon forgotten grow no more when there is enough of it. */
function holdYoung(): void {
  if (isYoungHeld) return
  const young = getHeapSpaceStatistics().find(({ space_name: name }) => name === 'new_space')
  isYoungHeld = young !== undefined && young.space_size >= OWN_YOUNG_BYTES
  if (isYoungHeld) setFlagsFromString('--semi-space-growth-factor=1')
}

/**
 * Asked with the number of batches that all threads have finished, says now and then what one takes of the processor, not
 * before code has run for so long; null at any other time.
 */
function stopwatch(warmUpMs: number): (finished: number) => number | null {
  const isWarmAt = processorMs() + warmUpMs
  let since: { readonly ms: number; readonly finished: number } | null = null
  return (finished) => {
    const ms = processorMs()
    if (since === null ? ms < isWarmAt : ms - since.ms < WATCHED_MS) return null
    const last = since
    since = { ms, finished }
    return last && (ms - last.ms) / (finished - last.finished)
  }
}

/** Of the process so far. Unlike the time that passes, it does not grow with what else the machine does. */
function processorMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function workThere<Batch, Answer>(
  hand: Hand,
  { job, start, next, sent, done }: SharedWork<Batch, Answer>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const underWay: Batch[] = []
    const send = () => {
      const batch = next()
      if (batch === null) return
      underWay.push(batch)
      try {
        hand.order({ batch: sent(batch) })
      } catch (cause) {
        // Content that is fetched for it may be damaged; what is thrown here by a report of the thread has nobody above it.
        reject(cause)
      }
    }
    hand.onEnd = reject
    hand.onReport = (report) => {
      if ('problem' in report) {
        // It may have begun its next batch: once the problem is known, nothing is written any more.
        hand.onEnd = () => reject(receivedProblem(report.problem))
        hand.onReport = () => undefined
        void hand.worker.terminate()
        return
      }
      const [batch] = underWay.splice(0, 1)
      if (batch === undefined || !('answer' in report)) return
      done(batch, report.answer as Answer, { thread: hand.number, times: report.times })
      send()
      if (underWay.length === 0) resolve()
    }
    hand.order({ job, start: start() })
    for (let ahead = 0; ahead < BATCHES_AHEAD; ahead++) send()
    if (underWay.length === 0) resolve()
  })
}
