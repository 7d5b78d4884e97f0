import type { Environment } from '../lib/setting.ts'
import { fetchedWebhook } from '../sinks/fetched-webhook.ts'
import { FETCHED_DATABASES } from './databases.ts'
import type { HostFacts } from './host-facts.ts'
import { type Delivered, leadDelivery } from './lead-delivery.ts'

/** A scheduled call may wait for fifteen minutes; the next one comes in one. */
const BUDGET_MS = 50_000

/**
 * What a cron trigger of a Worker calls: to the webhook only, since a Worker has no mail.
 *
 * @see https://developers.cloudflare.com/workers/runtime-apis/handlers/scheduled/
 */
export function cloudflareDelivery(host: HostFacts): (environment: Environment) => Promise<Delivered> {
  const deliver = leadDelivery(host, {
    sendsMail: false,
    databases: FETCHED_DATABASES,
    openSinks: ({ webhook }, { now }) => (webhook ? [fetchedWebhook(webhook, now)] : []),
    openReporter: () => null,
  })
  return (environment) => deliver({ environment, budgetMs: BUDGET_MS })
}
