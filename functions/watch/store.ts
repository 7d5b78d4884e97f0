import { describeError, type Logger } from '../lib/log.ts'
import type { Lead, LeadKind, SinkName } from '../lib/types.ts'
import type { DeliveryCount, Settlement } from '../outbox/queue.ts'
import type { ServerStore } from '../outbox/thread-protocol.ts'
import type { Meters } from './meters.ts'

const KINDS: Record<LeadKind, true> = { contact: true, booking: true, partial: true }
const STATES: Record<DeliveryCount['state'], true> = { waiting: true, dead: true }
const OUTCOMES: Record<Settlement['state'], string> = { waiting: 'failed', delivered: 'delivered', dead: 'dead' }

/** The store is not asked more often than this, however many ask. */
const TALLY_MS = 5_000
/** Prometheus waits ten seconds by default, and the other figures matter most when the store does not answer. */
const TALLY_TIMEOUT_MS = 3_000

export interface WatchedStore {
  /** Where it delivers to. */
  readonly sinks: readonly SinkName[]
  readonly log: Logger
}

/** Counts what a store takes and delivers; the store itself works as before. */
export function watchStore(meters: Meters, store: ServerStore, { sinks, log }: WatchedStore): ServerStore {
  const { counter } = meters
  const accepted = counter({
    name: 'site_leads_total',
    help: 'Leads that this process has stored, by kind; one that was sent again counts again. suspicious: looks like a robot’s.',
    labelNames: ['kind', 'suspicious'],
  })
  const failed = counter({
    name: 'site_leads_failed_total',
    help: 'Leads that could not be stored: the visitor was asked to try again.',
    labelNames: ['kind'],
  })
  for (const kind of Object.keys(KINDS)) {
    for (const suspicious of ['yes', 'no']) accepted.inc({ kind, suspicious }, 0)
    failed.inc({ kind }, 0)
  }
  const tries = counter({
    name: 'site_delivery_tries_total',
    help: 'Tries of this process to deliver a lead; failed ones are repeated, dead ones are not.',
    labelNames: ['sink', 'outcome'],
  })
  for (const sink of sinks) for (const outcome of Object.values(OUTCOMES)) tries.inc({ sink, outcome }, 0)
  deliveryGauges(meters, sinks, latest(store.queue.tally, log))
  const put = async (lead: Lead) => {
    const { kind, suspicion } = lead
    const result = await store.outbox.put(lead).catch((error: unknown) => {
      failed.inc({ kind })
      throw error
    })
    if (result === 'stored') accepted.inc({ kind, suspicious: suspicion.length > 0 ? 'yes' : 'no' })
    return result
  }
  const { settle } = store.queue
  return {
    ...store,
    outbox: { ...store.outbox, put },
    queue: {
      ...store.queue,
      async settle(delivery, settlement) {
        const isOurs = await settle(delivery, settlement)
        if (isOurs) tries.inc({ sink: delivery.sink, outcome: OUTCOMES[settlement.state] })
        return isOurs
      },
    },
  }
}

/** null: the store does not answer. */
type Tally = () => Promise<readonly DeliveryCount[] | null>

function deliveryGauges({ gauge }: Meters, sinks: readonly SinkName[], tally: Tally): void {
  const isOfStore = true
  gauge({ name: 'site_store_up', help: 'Whether the store of leads can be read: 1 or 0.', isOfStore }, async (one) =>
    one.set((await tally()) === null ? 0 : 1),
  )
  /** Those of this server, and those that an earlier one has left something for. */
  const known = (counts: readonly DeliveryCount[]) => new Set([...sinks, ...counts.map(({ sink }) => sink)])
  gauge(
    {
      name: 'site_deliveries',
      help: 'Deliveries in the store by receiver and state. All servers of a store show the same.',
      ...{ labelNames: ['sink', 'state'], isOfStore },
    },
    async (one) => {
      const counts = await tally()
      one.reset()
      if (counts === null) return
      for (const sink of known(counts)) for (const state of Object.keys(STATES)) one.set({ sink, state }, 0)
      for (const { sink, state, count } of counts) one.set({ sink, state }, count)
    },
  )
  gauge(
    {
      name: 'site_delivery_oldest_seconds',
      help: 'For how long the oldest delivery that waits has been due. All servers of a store show the same.',
      ...{ labelNames: ['sink'], isOfStore },
    },
    async (one) => {
      const counts = await tally()
      one.reset()
      if (counts === null) return
      for (const sink of known(counts)) one.set({ sink }, 0)
      for (const { sink, state, oldestMs } of counts) if (state === 'waiting') one.set({ sink }, oldestMs / 1000)
    },
  )
}

/** The last tally while it is young, otherwise a new one; all who ask at the same time share it. */
function latest(tally: () => Promise<DeliveryCount[]>, log: Logger): Tally {
  let [last, at]: [ReturnType<Tally> | null, number] = [null, 0]
  return () => {
    if (last && performance.now() - at < TALLY_MS) return last
    at = performance.now()
    last = inTime(tally()).catch((error: unknown) => {
      log.error({ error: describeError(error) }, 'The deliveries cannot be counted')
      // What failed is tried again the next time.
      last = null
      return null
    })
    return last
  }
}

async function inTime<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('The store did not answer')), TALLY_TIMEOUT_MS)
  })
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}
