// The functions of leads as any host can call them: a request in, an answer out, and everything else from the environment.
import type { Schedule } from '../appointments/offer.ts'
import { LEAD_ROUTES } from '../leads/routes.ts'
import { createLimiter, type Limiter, type MakeCounter, network } from '../lib/limit.ts'
import { describeError } from '../lib/log.ts'
import { type ApiRoute, answerCall, noFunction, takesMethod, wrongMethod } from '../lib/route.ts'
import type { Environment } from '../lib/setting.ts'
import { hashedCounters, storeCounter } from '../lib/store-limits.ts'
import type { SiteTexts } from '../lib/texts.ts'
import type { LeadServices, Outbox } from '../lib/types.ts'
import type { LeadStore } from '../outbox/stateless.ts'
import type { Databases } from './databases.ts'
import { type HostFacts, textsOf } from './host-facts.ts'
import { consoleLog } from './log.ts'
import { SettingsError, storeSettings } from './settings.ts'

/** What a host knows of a request besides itself. */
export interface Circumstances {
  readonly environment: Environment
  /** The visitor's; "" if the host does not say it. */
  readonly address: string
}

export type LeadApi = (request: Request, circumstances: Circumstances) => Promise<Response>

/**
 * What answers below /api/. Opened once by an instance; nothing of one request is seen by another, except that this instance
 * itself counts the requests of an address, so that whoever has to wait costs no database anything.
 */
export function leadApi(host: HostFacts, databases: Databases): LeadApi {
  const texts = textsOf(host)
  const routes = new Map(LEAD_ROUTES.map((route) => [route.path, { route, limiter: createLimiter(route.limit) }]))
  const answer: LeadApi = async (request, circumstances) => {
    const found = routes.get(new URL(request.url).pathname)
    if (!found) return noFunction({ texts })
    if (!takesMethod(found.route, request.method)) return wrongMethod(found.route, { texts })
    const waitSeconds = await secondsToWait(found.limiter, circumstances)
    const opened =
      waitSeconds > 0 ? unavailable(new Error('Nothing is stored')) : await open(databases, host, circumstances)
    return answerFrom(found.route, request, { host, texts, circumstances, waitSeconds, opened })
  }
  return async (request, circumstances) => withHeaders(await answer(request, circumstances), host.apiHeaders)
}

/** Hosts give their own headers to files alone. Those of the answer itself stay. */
function withHeaders(response: Response, headers: HostFacts['apiHeaders']): Response {
  for (const [name, value] of Object.entries(headers)) {
    if (!response.headers.has(name)) response.headers.set(name, value)
  }
  return response
}

/** Visitors whom the host does not tell apart are not limited together. */
async function secondsToWait(limiter: Limiter, { address, environment }: Circumstances): Promise<number> {
  return address === '' || environment['RATE_LIMIT'] === 'off' ? 0 : limiter(address)
}

interface AnswerDeps {
  readonly host: HostFacts
  readonly texts: SiteTexts
  readonly circumstances: Circumstances
  /** 0: this instance has not yet counted too many requests. */
  readonly waitSeconds: number
  readonly opened: Opened
}

async function answerFrom(
  route: ApiRoute<LeadServices>,
  request: Request,
  { host, texts, circumstances, waitSeconds, opened }: AnswerDeps,
): Promise<Response> {
  const facts = {
    site: host.site,
    texts,
    schedule: scheduleOf(host, opened),
    calendar: null,
    now: () => new Date(),
    newId: () => crypto.randomUUID(),
  }
  const visitor = { network: network(circumstances.address), signal: request.signal }
  try {
    const limiter = createLimiter(route.limit, opened.counterOf(route.path))
    const call = { log: consoleLog, visitor, hasLeft: () => request.signal.aborted, services: withFacts(facts, opened) }
    const wait = waitSeconds > 0 ? waitSeconds : await secondsToWait(limiter, circumstances)
    return await answerCall(route, request, { ...call, waitSeconds: wait })
  } finally {
    await opened.close()
  }
}

/**
 * Opening hours and what is booked. Calendars are not read here: to work one out takes longer than functions may, and a
 * function that fetches cannot see where an address leads. So a site that names some offers no times.
 */
function scheduleOf({ appointments: rules = null }: HostFacts, { appointments }: Opened): Schedule {
  const hasCalendars = (rules?.calendars ?? []).length > 0
  const taken: Schedule['taken'] = ({ start, end }, visit) => appointments.taken(start, end, visit)
  return { rules, busy: async () => (hasCalendars ? null : []), taken }
}

type Facts = Omit<LeadServices, 'outbox' | 'appointments' | 'formSecret'>
type Opened = Pick<LeadServices, 'outbox' | 'appointments' | 'formSecret'> & {
  /** Counts the requests to a function for all instances. */
  counterOf(path: string): MakeCounter
  close(): Promise<void>
}

/** Not a spread: reading the secret of a store that could not be opened throws. */
function withFacts(facts: Facts, opened: Opened): LeadServices {
  return {
    ...facts,
    outbox: opened.outbox,
    appointments: opened.appointments,
    get formSecret() {
      return opened.formSecret
    },
  }
}

async function open(
  databases: Databases,
  { appointments: rules = null }: HostFacts,
  { environment }: Circumstances,
): Promise<Opened> {
  let store: LeadStore | null = null
  try {
    const { databaseUrl, sinks } = storeSettings(environment, { databases, rules })
    store = await databases.openLeadStore(databaseUrl, sinks)
    const { outbox, appointments, requests, secret, close } = store
    const [formSecret, limitsSecret] = await Promise.all([secret('form-token'), secret('limits')])
    return { outbox, appointments, formSecret, counterOf: hashedCounters(storeCounter(requests), limitsSecret), close }
  } catch (cause) {
    await store?.close()
    if (cause instanceof SettingsError) consoleLog.error({ settings: cause.message }, 'Nothing can be stored')
    else consoleLog.error({ error: describeError(cause) }, 'The database of leads cannot be opened')
    return unavailable(cause)
  }
}

/** The handlers know what to tell a visitor whose lead cannot be stored; they learn it when they try. */
function unavailable(cause: unknown): Opened {
  const refuse = () => Promise.reject(cause)
  const outbox: Outbox = { put: refuse, answer: refuse, countVisit: refuse, countEvent: refuse, check: refuse }
  return {
    outbox,
    appointments: {
      ...{ taken: refuse, hold: refuse, release: refuse, find: refuse, move: refuse, cancel: refuse },
      ...{ known: refuse, abandoned: refuse, forget: refuse },
    },
    get formSecret(): string {
      throw cause
    },
    // This instance has counted the request already.
    counterOf: () => () => async () => 0,
    close: async () => undefined,
  }
}
