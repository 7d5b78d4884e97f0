// Threads that share work with the command's own, which takes its part: on a machine with two cores a thread that only
// plans would waste one. Results are put in order by those who ask for the work, so that their number changes nothing.
import { availableParallelism, freemem } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Config } from '../types.ts'
import { type JobName, type Order, type Report, receivedProblem, type Times } from './protocol.ts'

/** A thread takes 35 MB with landing pages (docs/building.md); this leaves room for larger templates. */
const MEGABYTES_A_THREAD = 120
/** A thread has its next batch at hand while it is busy with one. */
const BATCHES_AHEAD = 2

/** Work in batches that any thread can do. */
export interface SharedWork<Batch, Answer> {
  readonly job: JobName
  /** How many threads besides this one are worth their start. */
  readonly threads: number
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

/** Runs work that may use threads, and ends them after it: one that is left alone would keep the process from ending. */
export async function withThreads<T>(
  { workerFile, jobs = availableParallelism() }: Pick<Config, 'workerFile' | 'jobs'>,
  work: (threads: Threads) => Promise<T>,
): Promise<T> {
  const opened: Hand[] = []
  const share = async <Batch, Answer>(shared: SharedWork<Batch, Answer>) => {
    const wanted = workerFile ? Math.min(jobs - 1, shared.threads, opened.length + threadsInMemory()) : 0
    while (workerFile && opened.length < wanted) {
      const hand = openHand(workerFile, opened.length + 1)
      if (!hand) break
      opened.push(hand)
    }
    await shareWith(opened.slice(0, Math.max(0, wanted)), shared)
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
    this.worker = new Worker(workerFile)
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

async function shareWith<Batch, Answer>(hands: readonly Hand[], work: SharedWork<Batch, Answer>): Promise<void> {
  let isStopped = false
  const shared = { ...work, next: () => (isStopped ? null : work.next()) }
  const stop = (cause: unknown) => {
    // Nothing is handed out any more, so that the others end.
    isStopped = true
    throw cause
  }
  const here = workHere(shared).catch(stop)
  const there = hands.map(async (hand) => {
    // A thread that is not there before everything is done is not waited for.
    const isThere = await Promise.race([hand.isReady.then(() => true), here.then(() => false)])
    if (isThere) await workThere(hand, shared)
  })
  const settled = await Promise.allSettled([here, ...there.map((one) => one.catch(stop))])
  const failed = settled.find((one) => one.status === 'rejected')
  if (failed) throw failed.reason
}

async function workHere<Batch, Answer>({ next, here, done }: SharedWork<Batch, Answer>): Promise<void> {
  for (let batch = next(); batch !== null; batch = next()) {
    done(batch, await here(batch), { thread: 0, times: null })
    // The threads' answers and esbuild's are taken in between.
    await new Promise((resume) => setImmediate(resume))
  }
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
