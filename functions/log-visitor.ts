import schema from '../schemas/api/log-visitor.json' with { type: 'json' }
import type { VisitorLog } from '../schemas/types.ts'
import { readBody } from './lib/body.ts'
import { json } from './lib/http.ts'
import type { Handler, LeadServices } from './lib/types.ts'

const MAX_BODY_BYTES = 8 * 1024

/** Longest path that is kept; our own routes are far shorter. */
const MAX_PATH_CHARACTERS = 200

/** Parameters that identify campaigns. Everything else in a query may be personal. */
const KEPT_PARAMETERS = ['utm_source', 'utm_medium', 'utm_campaign']
const MAX_PARAMETER_CHARACTERS = 64

/**
 * POST /api/log-visitor: counts one visit of a path on this day (UTC), or one event in the form of a source, without
 * address, cookie or time of day.
 * 200 { ok: true }; 400, 413, 415, 422 { ok: false, error, fields } when the body violates schemas/api/log-visitor.json.
 */
export const logVisitor: Handler<LeadServices> = async (request, { outbox, now }) => {
  const body = await readBody<VisitorLog>(request, schema, MAX_BODY_BYTES)
  if (!body.ok) {
    const fields = Object.fromEntries(body.faults.map(({ field, kind }) => [field, kind]))
    return json(body.status, { ok: false, error: body.reason, fields })
  }
  const day = now().toISOString().slice(0, 10)
  const { path, event, source } = body.value
  if (event !== undefined && source !== undefined) await outbox.countEvent(day, event, source)
  else await outbox.countVisit(day, countedPath(path))
  return json(200, { ok: true })
}

/** The path as it is counted: without fragment, and with only the campaign parameters of the query. */
export function countedPath(visited: string): string {
  const [address = ''] = visited.replace(/\p{Surrogate}/gu, '\ufffd').split('#')
  const [path = '/', ...query] = address.split('?')
  const parameters = new URLSearchParams(query.join('?'))
  const kept = KEPT_PARAMETERS.flatMap((name): [string, string][] => {
    const value = parameters.get(name)?.slice(0, MAX_PARAMETER_CHARACTERS)
    return value && isCampaign(value) ? [[name, value]] : []
  })
  const campaign = kept.length > 0 ? `?${new URLSearchParams(kept)}` : ''
  return path.slice(0, MAX_PATH_CHARACTERS) + campaign
}

/** Newsletter tools put addresses and phone numbers into these parameters; such values are dropped. */
function isCampaign(value: string): boolean {
  return !value.includes('@') && !/^[+0][\d\s/()-]{6,}$/.test(value)
}
