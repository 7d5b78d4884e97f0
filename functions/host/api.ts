import type { RequestHandler } from 'express'
import { createLimiter, network } from '../lib/limit.ts'
import type { Logger } from '../lib/log.ts'
import { type ApiRoute, answerCall, takesMethod, wrongMethod } from '../lib/route.ts'
import type { Settings } from '../lib/settings.ts'
import type { SharedLimits } from '../lib/shared-limits.ts'
import type { Services } from '../lib/types.ts'
import { sendWebResponse, webRequest } from './web.ts'

interface ApiDeps {
  readonly services: Services
  readonly settings: Settings
  readonly log: Logger
  /** Left out: each process counts requests by itself. */
  readonly limits?: SharedLimits | null
}

/** An express handler for a function: for its methods only, rate limited, and never without an answer. */
export function apiRoute(route: ApiRoute, { services, settings, log, limits }: ApiDeps): RequestHandler {
  const limiter = settings.limitsRates ? createLimiter(route.limit, limits?.counterOf(route.path)) : async () => 0
  return async (request, response) => {
    const answer = async (): Promise<Response> => {
      if (!takesMethod(route, request.method)) return wrongMethod(route, services)
      const { path, url } = request
      const standardRequest = webRequest(request, url.includes('?') ? `${path}${url.slice(url.indexOf('?'))}` : path)
      const left = new AbortController()
      response.once('close', () => left.abort())
      const hasLeft = () => left.signal.aborted || request.socket.destroyed
      const address = request.ip ?? ''
      const visitor = { network: network(address), signal: left.signal }
      const waitSeconds = await limiter(address)
      return answerCall(route, standardRequest, { services, log, waitSeconds, visitor, hasLeft })
    }
    await sendWebResponse(await answer(), response)
  }
}
