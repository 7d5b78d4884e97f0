// Delivery where no process waits for it: a schedule of the host calls it, it does what is due, and ends.
import { describeError } from '../lib/log.ts'
import type { Environment } from '../lib/setting.ts'
import { deliverDue } from '../outbox/deliver.ts'
import type { DeliveryStore } from '../outbox/stateless.ts'
import type { Sink, SinkServices } from '../sinks/sink.ts'
import { type HostFacts, textsOf } from './host-facts.ts'
import { consoleLog } from './log.ts'
import { type DeliveryMeans, type DeliverySettings, deliverySettings } from './settings.ts'

/** One scheduled call. */
export interface DeliveryCall {
  readonly environment: Environment
  /** Tries that take longer are cancelled, and do not count. */
  readonly budgetMs: number
}

/** What a call did. */
export interface Delivered {
  /** Deliveries that were tried. */
  readonly tried: number
}

/** How the leads go out from a host. */
export interface Ways extends Omit<DeliveryMeans, 'rules'> {
  openSinks(settings: DeliverySettings, services: SinkServices): readonly Sink[]
}

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * What a schedule calls, best every minute: delivers what is due and removes what is past its retention. Calls may overlap:
 * a delivery belongs to the call that claimed it.
 */
export function leadDelivery(
  host: HostFacts,
  { openSinks, ...means }: Ways,
): (call: DeliveryCall) => Promise<Delivered> {
  const texts = textsOf(host)
  let purgedAt = Number.NEGATIVE_INFINITY
  return async ({ environment, budgetMs }) => {
    const { appointments: rules = null } = host
    const settings = deliverySettings(environment, { ...means, rules })
    const store = await means.databases.openDeliveryStore(settings.databaseUrl)
    try {
      const formSecret = () => store.secret('form-token')
      const sinks = openSinks(settings, { site: host.site, texts, now: () => new Date(), rules, formSecret })
      await store.time.tick()
      const tried = await deliverAll(store, sinks, AbortSignal.timeout(budgetMs))
      if (Date.now() - purgedAt > DAY_MS) {
        await purge(store, host)
        purgedAt = Date.now()
      }
      return { tried }
    } finally {
      await store.close()
    }
  }
}

/** A slow sink does not delay the others. */
async function deliverAll(store: DeliveryStore, sinks: readonly Sink[], cancel: AbortSignal): Promise<number> {
  const counts = await Promise.all(sinks.map((sink) => deliverTo(store, sink, cancel)))
  return counts.reduce((sum, count) => sum + count, 0)
}

async function deliverTo({ queue }: DeliveryStore, sink: Sink, cancel: AbortSignal): Promise<number> {
  const deps = { queue, sink, log: consoleLog, random: Math.random }
  let tried = 0
  try {
    for (let due = -1; due !== 0 && !cancel.aborted; tried += due) due = await deliverDue(deps, cancel)
  } catch (error) {
    consoleLog.error({ error: describeError(error), sink: sink.name }, 'The outbox cannot be read')
  }
  return tried
}

async function purge({ register }: DeliveryStore, { retention }: HostFacts): Promise<void> {
  if (!retention) return
  const { removed, undelivered } = await register.purge(retention)
  if (removed > 0) consoleLog.info({ leads: removed }, 'Leads were removed that were kept as long as the site says')
  if (undelivered > 0)
    consoleLog.warn({ leads: undelivered }, 'Leads are kept longer than the site says, because nobody has them yet')
}
