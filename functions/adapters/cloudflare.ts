import { fetchedWebhook } from '../sinks/fetched-webhook.ts'
import type { HostFacts } from './host-facts.ts'
import { leadApi } from './lead-api.ts'
import { leadDelivery } from './lead-delivery.ts'

type Variables = Readonly<Record<string, string | undefined>>

/** A scheduled call may wait for fifteen minutes; the next one comes in one. */
const BUDGET_MS = 50_000

/**
 * A Worker: files are the host's (static assets), /api/ is ours, and a cron trigger delivers.
 *
 * @see https://developers.cloudflare.com/workers/runtime-apis/handlers/
 */
export function cloudflareWorker(host: HostFacts) {
  const answer = leadApi(host)
  const deliver = leadDelivery(host, {
    sendsMail: false,
    openSinks: ({ webhook }, { now }) => (webhook ? [fetchedWebhook(webhook, now)] : []),
  })
  return {
    fetch: (request: Request, environment: Variables) =>
      answer(request, { environment, address: request.headers.get('cf-connecting-ip') ?? '' }),
    async scheduled(_event: unknown, environment: Variables): Promise<void> {
      await deliver({ environment, budgetMs: BUDGET_MS })
    },
  }
}
