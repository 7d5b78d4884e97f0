import type { HostFacts } from './host-facts.ts'
import type { Delivered } from './lead-delivery.ts'
import { nodeDelivery } from './node-delivery.ts'

/** What is left of a call is for writing down what became of it. */
const MARGIN_MS = 5_000

interface LambdaContext {
  getRemainingTimeInMillis(): number
}

/** What a schedule of EventBridge calls. @see https://docs.aws.amazon.com/lambda/latest/dg/nodejs-context.html */
export function lambdaDelivery(host: HostFacts): (event: unknown, context: LambdaContext) => Promise<Delivered> {
  const deliver = nodeDelivery(host)
  return (_event, context) =>
    deliver({ environment: process.env, budgetMs: Math.max(0, context.getRemainingTimeInMillis() - MARGIN_MS) })
}
