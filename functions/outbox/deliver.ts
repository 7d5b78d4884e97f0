import { describeError, type Logger } from '../lib/log.ts'
import type { Outcome, Sink } from '../sinks/sink.ts'
import { pauseAfter } from './backoff.ts'
import type { Delivery, Queue, Settlement } from './queue.ts'

/** So many deliveries to one sink are on their way at once. */
const BATCH = 16
/**
 * So much longer than a try is a lease, so that a delivery is never on its way twice, also where the clocks of servers
 * differ and where its end has to wait to be stored. A crashed server's deliveries are free after it.
 */
const LEASE_MARGIN_MS = 45_000
/** Other servers may have put leads into the same store, and what failed is due again some time. */
const POLL_MS = 5_000
/** How long tries may go on once the server has been asked to stop; what receivers took is then not sent twice. */
const GRACE_MS = 5_000

export interface DeliveryDeps {
  readonly queue: Queue
  readonly sinks: readonly Sink[]
  readonly log: Logger
  /** From 0 to 1. */
  random(): number
}

/** What a sink's deliveries are brought with. */
type SinkDeps = Omit<DeliveryDeps, 'sinks'> & { readonly sink: Sink }

/**
 * Brings to a sink what is due, up to sixteen at once.
 *
 * @param breakOff ends tries without a result: they come again
 * @returns how many were tried
 */
export async function deliverDue(means: SinkDeps, breakOff: AbortSignal): Promise<number> {
  const { queue, sink } = means
  const leaseMs = sink.tryMs + LEASE_MARGIN_MS
  const claimed = await queue.claim({ sink: sink.name, limit: BATCH, leaseMs })
  await Promise.all(claimed.map((delivery) => deliverOne(means, delivery, breakOff)))
  return claimed.length
}

async function deliverOne(means: SinkDeps, delivery: Delivery, breakOff: AbortSignal): Promise<void> {
  const { queue, log, random } = means
  const about = { lead: delivery.lead.id, sink: delivery.sink, attempt: delivery.attempt }
  try {
    const outcome = await tryOnce(means, delivery, breakOff)
    const isBrokenOff = breakOff.aborted && outcome.kind !== 'delivered'
    const settlement: Settlement = isBrokenOff
      ? { state: 'waiting', pauseMs: 0, problem: 'The server was stopped during the try' }
      : settle(delivery, outcome, random())
    const isOurs = await queue.settle(delivery, settlement)
    if (!isOurs) log.warn(about, 'A delivery was taken over by another server, or its lead is gone')
    else if (settlement.state === 'dead')
      log.error({ ...about, problem: settlement.problem }, 'A delivery was given up')
    else if (settlement.state === 'waiting') log.warn({ ...about, problem: settlement.problem }, 'A delivery failed')
  } catch (error) {
    log.error({ ...about, error: describeError(error) }, 'What became of a delivery cannot be stored; it comes again')
  }
}

async function tryOnce({ sink, log }: SinkDeps, { lead }: Delivery, breakOff: AbortSignal): Promise<Outcome> {
  try {
    return await sink.deliver(lead, AbortSignal.any([breakOff, AbortSignal.timeout(sink.tryMs)]))
  } catch (error) {
    // A mistake of ours must not stop the other deliveries.
    log.error({ lead: lead.id, sink: sink.name, error: describeError(error) }, 'A sink failed')
    return { kind: 'failed', problem: 'A mistake of this server; its log tells more' }
  }
}

function settle({ attempt, ageMs }: Delivery, outcome: Outcome, random: number): Settlement {
  if (outcome.kind === 'delivered') return { state: 'delivered' }
  const { problem } = outcome
  if (outcome.kind === 'refused') return { state: 'dead', problem }
  const pauseMs = pauseAfter({ attempt, ageMs, waitMs: outcome.waitMs, random })
  return pauseMs === null ? { state: 'dead', problem } : { state: 'waiting', pauseMs, problem }
}

/** Loops that deliver until they are stopped. */
export interface DeliveryLoop {
  /** Something new is due: do not wait for the next look. */
  wake(): void
  /** Takes nothing more, and ends when nothing is on its way; tries that take too long are broken off. */
  stop(): Promise<void>
}

/** Starts to deliver, to each sink by itself: one that is slow or down keeps no other waiting. */
export function startDelivery({ sinks, ...means }: DeliveryDeps): DeliveryLoop {
  const stopping = new AbortController()
  const breakingOff = new AbortController()
  const loops = sinks.map((sink) => {
    const bell = makeBell()
    return {
      bell,
      ended: deliver({ ...means, sink }, { bell, stopping: stopping.signal, breakOff: breakingOff.signal }),
    }
  })
  const wake = () => {
    for (const { bell } of loops) bell.ring()
  }
  return {
    wake,
    async stop() {
      stopping.abort()
      wake()
      const grace = setTimeout(() => breakingOff.abort(), GRACE_MS)
      await Promise.all(loops.map(({ ended }) => ended))
      clearTimeout(grace)
    },
  }
}

interface Running {
  readonly bell: Bell
  readonly stopping: AbortSignal
  readonly breakOff: AbortSignal
}

async function deliver(means: SinkDeps, { bell, stopping, breakOff }: Running): Promise<void> {
  while (!stopping.aborted) {
    // Set before looking: a lead that comes right after the look rings it.
    const rung = bell.next(POLL_MS)
    try {
      if ((await deliverDue(means, breakOff)) > 0) bell.ring()
    } catch (error) {
      means.log.error({ error: describeError(error), sink: means.sink.name }, 'The outbox cannot be read')
    }
    if (!stopping.aborted) await rung
  }
}

interface Bell {
  /** Resolves when it is rung, or after a time without. */
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
