import type { HostFacts } from './host-facts.ts'
import { leadApi } from './lead-api.ts'
import { NODE_DATABASES } from './node-databases.ts'

interface NetlifyContext {
  /** The visitor's address. */
  readonly ip?: string
}

/** What Netlify calls with each request. @see https://docs.netlify.com/build/functions/api/ */
export function netlifyApi(host: HostFacts): (request: Request, context: NetlifyContext) => Promise<Response> {
  const answer = leadApi(host, NODE_DATABASES)
  return (request, { ip = '' }) => answer(request, { environment: process.env, address: ip })
}
