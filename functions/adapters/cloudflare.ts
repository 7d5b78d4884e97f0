import type { Environment } from '../lib/setting.ts'
import { FETCHED_DATABASES } from './databases.ts'
import type { HostFacts } from './host-facts.ts'
import { leadApi } from './lead-api.ts'

/**
 * What a Worker calls with each request below /api/; files are the host's (static assets). Cloudflare sets
 * cf-connecting-ip itself, so nobody can choose it.
 *
 * @see https://developers.cloudflare.com/workers/runtime-apis/handlers/fetch/
 * @see https://developers.cloudflare.com/fundamentals/reference/http-headers/
 */
export function cloudflareApi(host: HostFacts): (request: Request, environment: Environment) => Promise<Response> {
  const answer = leadApi(host, FETCHED_DATABASES)
  return (request, environment) =>
    answer(request, { environment, address: request.headers.get('cf-connecting-ip') ?? '' })
}
