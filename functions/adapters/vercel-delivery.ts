import { createHash, timingSafeEqual } from 'node:crypto'
import { json } from '../lib/http.ts'
import type { HostFacts } from './host-facts.ts'
import { nodeDelivery } from './node-delivery.ts'

/** Ten seconds less than the function may take (src/targets/vercel). */
const BUDGET_MS = 50_000

/**
 * What Vercel's cron calls: a GET that anybody could send, so it has to name the secret that Vercel adds to its own.
 *
 * @see https://vercel.com/docs/cron-jobs/manage-cron-jobs
 */
export function vercelDelivery(host: HostFacts): (request: Request) => Promise<Response> {
  const deliver = nodeDelivery(host)
  return async (request) => {
    const secret = process.env['CRON_SECRET'] ?? ''
    const given = request.headers.get('authorization') ?? ''
    if (secret === '' || !isSame(given, `Bearer ${secret}`)) return json(401, { ok: false })
    return json(200, await deliver({ environment: process.env, budgetMs: BUDGET_MS }))
  }
}

/** Takes as long for a wrong guess as for a nearly right one. */
function isSame(a: string, b: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(hash(a), hash(b))
}
