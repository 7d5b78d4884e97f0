import type { Visitor } from '../../lib/visitor.ts'
import type { Child } from './child.ts'
import type { Job, Outcome } from './job.ts'
import { type DocumentLoad, type DocumentNotes, NO_NOTES } from './notes.ts'
import { STAGES } from './stages.ts'
import { Turns } from './turns.ts'

/** Maximum queue length, whatever the pace; each holds memory. */
const MAX_WAITING = 32
/** Longest wait for a turn. With maxSeconds of reading it ends before browsers (45 s) and proxies (60 s) give up. */
export const MAX_WAIT_MS = 10_000
/** How long a document takes, until that has been measured. */
const FIRST_PACE_MS = 2_000
/** How much the last document counts in the pace. */
const LAST_SHARE = 0.3
const MAX_RETRY_SECONDS = 600
/** An idle process ends after this and frees its memory. */
const IDLE_MS = 5 * 60 * 1000

interface Waiting {
  readonly job: Job
  readonly body: readonly Uint8Array[]
  readonly visitor: Visitor
  /** When it came. */
  readonly since: number
  readonly patience: NodeJS.Timeout
  settle(outcome: Outcome): void
}

/** Documents that wait for the process that reads them. */
export class DocumentQueue {
  readonly #start: () => Child
  readonly #elapsed: () => number
  readonly #notes: DocumentNotes
  readonly #turns = new Turns<Waiting>()
  #child: Child | null = null
  /** When reading the current document began; null: none is being read. */
  #begun: number | null = null
  #paceMs = FIRST_PACE_MS
  #residentBytes = 0
  /** How many have timed out since then; they will come again one after another. */
  #sentAway = 0
  #ids = 0
  #isStopped = false
  #idle: NodeJS.Timeout | undefined

  /** @param elapsed a monotonic clock, in milliseconds */
  constructor(start: () => Child, elapsed: () => number = () => performance.now(), notes: DocumentNotes = NO_NOTES) {
    this.#start = start
    this.#elapsed = elapsed
    this.#notes = notes
  }

  load(): DocumentLoad {
    return { waiting: this.#turns.length, isReading: this.#begun !== null, residentBytes: this.#residentBytes }
  }

  /** The answer if a visitor's next document would not get its turn in time; null: it would. */
  refusal(visitor: Visitor): Outcome | null {
    const ahead = this.#turns.ahead(visitor.network)
    const isTooLong = this.#begun !== null && this.#waitMs(ahead) > MAX_WAIT_MS
    return this.#isStopped || isTooLong ? this.#busy(ahead + this.#sentAway) : null
  }

  /** Starts the process, unless it runs. */
  wake(): Child {
    if (!this.#child || this.#child.hasEnded()) this.#child = this.#start()
    clearTimeout(this.#idle)
    this.#idle = setTimeout(() => this.#begun === null && this.#retire(), IDLE_MS)
    this.#idle.unref()
    return this.#child
  }

  /** Rejects when the visitor leaves; the document is then not read any further. */
  async run(job: Omit<Job, 'id'>, body: readonly Uint8Array[], visitor: Visitor): Promise<Outcome> {
    if (visitor.signal.aborted) throw new LeftError()
    // Others may have come first while the document was on its way.
    const refusal = this.refusal(visitor) ?? (this.#hasRoom(visitor) ? null : this.#busy(MAX_WAITING))
    if (refusal) return refusal
    this.#ids += 1
    const outcome = this.#wait({ ...job, id: this.#ids }, body, visitor)
    if (this.#begun === null) void this.#readAll()
    return outcome
  }

  stop(): void {
    this.#isStopped = true
    clearTimeout(this.#idle)
    for (let one = this.#turns.next(); one; one = this.#turns.next()) this.#dismiss(one, 0)
    this.#retire()
  }

  #wait(job: Job, body: readonly Uint8Array[], visitor: Visitor): Promise<Outcome> {
    const { network, signal } = visitor
    return new Promise((resolve, reject) => {
      const leave = () => {
        clearTimeout(one.patience)
        this.#turns.remove(network, one)
        reject(new LeftError())
      }
      const settle = (outcome: Outcome) => {
        clearTimeout(one.patience)
        signal.removeEventListener('abort', leave)
        resolve(outcome)
      }
      const patience = setTimeout(() => this.#dismiss(one, this.#sentAway++), MAX_WAIT_MS)
      const one: Waiting = { job, body, visitor, since: this.#elapsed(), patience, settle }
      signal.addEventListener('abort', leave, { once: true })
      this.#turns.add(network, one)
    })
  }

  async #readAll(): Promise<void> {
    for (let one = this.#turns.next(); one; one = this.#turns.next()) {
      const { job, body, visitor, since, patience, settle } = one
      clearTimeout(patience)
      this.#begun = this.#elapsed()
      this.#notes.stage('wait', this.#begun - since)
      this.#sentAway = 0
      const { outcome, isSpent, milliseconds, residentBytes = 0 } = await this.wake().run(job, body, visitor.signal)
      this.#residentBytes = residentBytes
      this.#note(outcome)
      const hasLeft = visitor.signal.aborted
      if (milliseconds !== null) this.#paceMs += LAST_SHARE * (milliseconds - this.#paceMs)
      if (isSpent) this.#retire()
      // The next visitor does not wait for a process to start.
      if (isSpent && !hasLeft && !this.#isStopped) this.wake()
      settle(outcome)
    }
    this.#begun = null
  }

  #note(outcome: Outcome): void {
    const times = outcome.ok ? (outcome.stages ?? {}) : {}
    for (const stage of STAGES) if (times[stage] !== undefined) this.#notes.stage(stage, times[stage])
  }

  #retire(): void {
    this.#child?.end()
    this.#child = null
    this.#residentBytes = 0
  }

  /** Whether there is room for one more, if need be by dismissing another visitor's last. */
  #hasRoom({ network }: Visitor): boolean {
    if (this.#turns.length < MAX_WAITING) return true
    const last = this.#turns.makeRoomFor(network)
    if (last) this.#dismiss(last, MAX_WAITING)
    return last !== undefined
  }

  #dismiss(one: Waiting, turnsBefore: number): void {
    this.#turns.remove(one.visitor.network, one)
    one.settle(this.#busy(turnsBefore))
  }

  #busy(turnsBefore: number): Outcome {
    const seconds = Math.ceil(this.#waitMs(turnsBefore) / 1000)
    return { ok: false, error: 'busy', retrySeconds: Math.min(Math.max(1, seconds), MAX_RETRY_SECONDS) }
  }

  /** How long a document waits for its turn. */
  #waitMs(turnsBefore: number): number {
    const spent = this.#begun === null ? null : this.#elapsed() - this.#begun
    // What takes longer than usual may well take as long again.
    const pace = Math.max(this.#paceMs, spent ?? 0)
    const rest = spent === null ? 0 : spent < this.#paceMs ? this.#paceMs - spent : spent
    return rest + turnsBefore * pace
  }
}

class LeftError extends Error {
  constructor() {
    super('The visitor has left')
  }
}
