import type { HostFacts } from './host-facts.ts'
import { leadApi } from './lead-api.ts'
import { NODE_DATABASES } from './node-databases.ts'

/**
 * What Vercel's Node runtime calls with each request. It sets x-real-ip itself, so nobody can choose it.
 *
 * @see https://vercel.com/docs/functions/functions-api-reference
 * @see https://vercel.com/docs/headers/request-headers
 */
export function vercelApi(host: HostFacts): (request: Request) => Promise<Response> {
  const answer = leadApi(host, NODE_DATABASES)
  return (request) => {
    const address = request.headers.get('x-real-ip') ?? ''
    return answer(request, { environment: process.env, address })
  }
}
