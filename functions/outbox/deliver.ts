import { describeError, type Logger } from '../lib/log.ts'
import type { Outcome, Sink } from '../sinks/sink.ts'
import { pauseAfter } from './backoff.ts'
import type { Delivery, Queue, Settlement } from './queue.ts'

/** Maximum number of concurrent deliveries to one sink. */
const BATCH = 16
/**
 * How much longer than a try a lease lasts, so that a delivery is never in progress twice, even if the clocks of servers
 * differ or its result is stored late. After the lease, a crashed server's deliveries are free.
 */
const LEASE_MARGIN_MS = 45_000
/** Other servers may have added leads to the same store, and failed deliveries become due again. */
const POLL_MS = 5_000
/** How long tries may continue once the server has been asked to stop; what receivers accepted is then not sent twice. */
const GRACE_MS = 5_000

export interface DeliveryDeps {
  readonly queue: Queue
  readonly sinks: readonly Sink[]
  readonly log: Logger
  /** From 0 to 1. */
  random(): number
}

type SinkDeps = Omit<DeliveryDeps, 'sinks'> & { readonly sink: Sink }

/**
 * Delivers to a sink what is due, up to sixteen at once.
 *
 * @param cancel aborts tries without counting them: they are repeated
 * @returns how many were tried
 */
export async function deliverDue(deps: SinkDeps, cancel: AbortSignal): Promise<number> {
  const { queue, sink } = deps
  const leaseMs = sink.tryMs + LEASE_MARGIN_MS
  const claimed = await queue.claim({ sink: sink.name, limit: BATCH, leaseMs })
  await Promise.all(claimed.map((delivery) => deliverOne(deps, delivery, cancel)))
  return claimed.length
}

async function deliverOne(deps: SinkDeps, delivery: Delivery, cancel: AbortSignal): Promise<void> {
  const { queue, log, random } = deps
  const about = { lead: delivery.lead.id, sink: delivery.sink, attempt: delivery.attempt }
  try {
    const outcome = await tryOnce(deps, delivery, cancel)
    const isCancelled = cancel.aborted && outcome.kind !== 'delivered'
    const settlement: Settlement = isCancelled
      ? { state: 'waiting', pauseMs: 0, problem: 'The server was stopped during the try' }
      : settlementOf(delivery, outcome, random())
    const isOurs = await queue.settle(delivery, settlement)
    if (!isOurs) log.warn(about, 'A delivery was taken over by another server, or its lead is gone')
    else if (settlement.state === 'dead')
      log.error({ ...about, problem: settlement.problem }, 'A delivery was given up')
    else if (settlement.state === 'waiting') log.warn({ ...about, problem: settlement.problem }, 'A delivery failed')
  } catch (error) {
    log.error({ ...about, error: describeError(error) }, 'What became of a delivery cannot be stored; it comes again')
  }
}

async function tryOnce({ sink, log }: SinkDeps, { lead }: Delivery, cancel: AbortSignal): Promise<Outcome> {
  try {
    return await sink.deliver(lead, AbortSignal.any([cancel, AbortSignal.timeout(sink.tryMs)]))
  } catch (error) {
    // A bug of ours must not stop the other deliveries.
    log.error({ lead: lead.id, sink: sink.name, error: describeError(error) }, 'A sink failed')
    return { kind: 'failed', problem: 'A mistake of this server; its log says more' }
  }
}

/** What becomes of a delivery after a try. @param random from 0 to 1 */
export function settlementOf(
  { attempt, ageMs }: Pick<Delivery, 'attempt' | 'ageMs'>,
  outcome: Outcome,
  random: number,
): Settlement {
  if (outcome.kind === 'delivered') return { state: 'delivered' }
  const { problem } = outcome
  if (outcome.kind === 'refused') return { state: 'dead', problem }
  const pauseMs = pauseAfter({ attempt, ageMs, waitMs: outcome.waitMs, random })
  return pauseMs === null ? { state: 'dead', problem } : { state: 'waiting', pauseMs, problem }
}

/** Loops that deliver until they are stopped. */
export interface DeliveryLoop {
  /** Something new is due: do not wait for the next poll. */
  wake(): void
  /** Claims nothing more and resolves when nothing is in progress; tries that take too long are cancelled. */
  stop(): Promise<void>
}

/** Starts delivery, one loop per sink: a slow or unreachable sink does not delay the others. */
export function startDelivery({ sinks, ...deps }: DeliveryDeps): DeliveryLoop {
  const stopping = new AbortController()
  const cancelling = new AbortController()
  const loops = sinks.map((sink) => {
    const bell = makeBell()
    return {
      bell,
      ended: deliver({ ...deps, sink }, { bell, stopping: stopping.signal, cancel: cancelling.signal }),
    }
  })
  const wake = () => {
    for (const { bell } of loops) bell.ring()
  }
  deps.queue.watch?.(wake)
  return {
    wake,
    async stop() {
      stopping.abort()
      wake()
      const grace = setTimeout(() => cancelling.abort(), GRACE_MS)
      await Promise.all(loops.map(({ ended }) => ended))
      clearTimeout(grace)
    },
  }
}

interface LoopSignals {
  readonly bell: Bell
  readonly stopping: AbortSignal
  readonly cancel: AbortSignal
}

async function deliver(deps: SinkDeps, { bell, stopping, cancel }: LoopSignals): Promise<void> {
  while (!stopping.aborted) {
    // Set before polling: a lead that comes right after the poll rings it.
    const rung = bell.next(POLL_MS)
    try {
      if ((await deliverDue(deps, cancel)) > 0) bell.ring()
    } catch (error) {
      deps.log.error({ error: describeError(error), sink: deps.sink.name }, 'The outbox cannot be read')
    }
    if (!stopping.aborted) await rung
  }
}

interface Bell {
  /** Resolves when it is rung, or after a timeout. */
  next(ms: number): Promise<void>
  ring(): void
}

function makeBell(): Bell {
  let ring = () => {}
  return {
    next: (ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms)
        ring = () => {
          clearTimeout(timer)
          resolve()
        }
      }),
    ring: () => ring(),
  }
}
