import type { HostFacts } from './host-facts.ts'
import { nodeDelivery } from './node-delivery.ts'

/** A scheduled function may take 30 seconds. @see https://docs.netlify.com/build/functions/scheduled-functions/ */
const BUDGET_MS = 25_000

/** What a schedule of Netlify calls; nobody else can. */
export function netlifyDelivery(host: HostFacts): () => Promise<void> {
  const deliver = nodeDelivery(host)
  return async () => {
    await deliver({ environment: process.env, budgetMs: BUDGET_MS })
  }
}
